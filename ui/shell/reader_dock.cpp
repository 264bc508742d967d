#include "ui/shell/reader_dock.h"

#include "ui/reader/reader_panel.h"
#include "ui/reader/reader_places.h"
#include "ui/shell/dock_title.h"
#include <QSettings>

namespace adduce {

using namespace Qt::StringLiterals;

ReaderDock::ReaderDock(const Services &services, HighlightEditing &editing, FileWriting &writing)
    : QDockWidget(tr("Reader"))
    , m_panel(new ReaderPanel(services, editing, writing))
{
    setObjectName(u"reader"_s);
    auto *title = new DockTitle(this);
    setTitleBarWidget(title);
    setWidget(m_panel);
    connect(m_panel, &ReaderPanel::titleChanged, title, &DockTitle::setText);
}

void ReaderDock::bringUp()
{
    if (isVisible())
        return;
    show();
    if (!isFloating())
        emit broughtUp();
}

void ReaderDock::openCitation(const Citation &citation, const std::vector<Citation> &others)
{
    bringUp();
    m_panel->places().openCitation(citation, others);
}

void ReaderDock::openDocument(const DocumentRow &row, int page)
{
    bringUp();
    m_panel->openDocument(row, page);
}

void ReaderDock::openStart(const DocumentRow &row)
{
    openDocument(row, 0);
}

void ReaderDock::openHighlight(const Citation &citation, HighlightId highlight)
{
    bringUp();
    m_panel->highlights().open(citation, highlight);
}

void ReaderDock::follow(const std::vector<Citation> &citations)
{
    if (isVisible())
        m_panel->places().followSentence(citations);
}

void ReaderDock::keepZoom(QSettings &settings) const
{
    settings.setValue(u"reader/zoom"_s, m_panel->view().fit() == PageView::Fit::Text ? 0.0 : m_panel->view().zoom());
}

} // namespace adduce
