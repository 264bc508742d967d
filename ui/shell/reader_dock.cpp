#include "ui/shell/reader_dock.h"

#include "ui/common/type.h"
#include "ui/highlights/highlight_editing.h"
#include "ui/highlights/highlight_pane.h"
#include "ui/reader/reader_panel.h"
#include "ui/reader/reader_places.h"
#include "ui/shell/dock_title.h"
#include <QMainWindow>
#include <QSettings>

namespace adduce {

using namespace Qt::StringLiterals;

ReaderDock::ReaderDock(const Services &services, HighlightEditing &editing, FileWriting &writing)
    : QDockWidget(tr("Reader"))
    , m_tabs(new ReaderTabs([&services, &editing, &writing] { return new ReaderPanel(services, editing, writing); }))
{
    setObjectName(u"reader"_s);
    auto *title = new DockTitle(this);
    setTitleBarWidget(title);
    setWidget(m_tabs);
    connect(&editing, &HighlightEditing::said, this, &ReaderDock::said);
    connect(&editing, &HighlightEditing::failed, this, [this](const Error &error) { emit said(sentence(error)); });
    const auto showTitle = [this, title] { title->setText(panel().file().title()); };
    connect(m_tabs, &ReaderTabs::added, this, &ReaderDock::connectPanel);
    connect(m_tabs, &ReaderTabs::closing, this, [](ReaderPanel &panel) { panel.highlights().pane().keep(); });
    connect(m_tabs, &ReaderTabs::currentChanged, this, &ReaderDock::moved);
    connect(m_tabs, &ReaderTabs::lastClosed, this, &QWidget::hide);
    connect(this, &ReaderDock::moved, title, showTitle);
    m_tabs->add(ReaderTabs::Left);
}

void ReaderDock::connectPanel(ReaderPanel &panel)
{
    connect(&panel, &ReaderPanel::titleChanged, this, &ReaderDock::moved);
    connect(&panel.view(), &PageView::currentPageChanged, this, &ReaderDock::moved);
    connect(&panel, &ReaderPanel::citationClicked, this, &ReaderDock::citationClicked);
    connect(&panel, &ReaderPanel::askWanted, this, &ReaderDock::askWanted);
    connect(&panel, &ReaderPanel::evidenceWanted, this, &ReaderDock::evidenceWanted);
    connect(&panel, &ReaderPanel::threadWanted, this, &ReaderDock::threadWanted);
    connect(&panel, &ReaderPanel::said, this, &ReaderDock::said);
}

void ReaderDock::bringUp()
{
    if (isVisible())
        return;
    show();
    if (!isFloating())
        emit broughtUp();
}

ReaderPanel &ReaderDock::panelFor(const QString &sha256)
{
    if (ReaderPanel *panel = m_tabs->showing(sha256))
        m_tabs->setCurrent(*panel);
    return panel();
}

void ReaderDock::openCitation(const Citation &citation, const std::vector<Citation> &others)
{
    bringUp();
    panelFor(citation.sha256).places().openCitation(citation, others);
}

void ReaderDock::openDocument(const DocumentRow &row, int page)
{
    bringUp();
    panelFor(row.sha256).openDocument(row, page);
}

void ReaderDock::openStart(const DocumentRow &row)
{
    openDocument(row, 0);
}

void ReaderDock::openInNewTab(const DocumentRow &row)
{
    if (!m_tabs->showing(row.sha256) && !panel().file().title().isEmpty())
        m_tabs->add(m_tabs->sideOf(panel()));
    openStart(row);
}

void ReaderDock::openBeside(const DocumentRow &row)
{
    if (ReaderPanel *panel = m_tabs->showing(row.sha256))
        m_tabs->setCurrent(*panel);
    if (panel().file().title().isEmpty() || m_tabs->showing(row.sha256))
        return openStart(row);
    m_tabs->add(otherSide(m_tabs->sideOf(panel())));
    widen();
    openStart(row);
}

void ReaderDock::openHighlight(const Citation &citation, HighlightId highlight)
{
    bringUp();
    panelFor(citation.sha256).highlights().open(citation, highlight);
}

void ReaderDock::moveToOtherSide()
{
    bringUp();
    m_tabs->moveToOtherSide();
    widen();
}

void ReaderDock::step(int direction)
{
    if (isVisible())
        m_tabs->step(direction);
}

void ReaderDock::closeTab()
{
    if (isVisible())
        m_tabs->close(panel());
}

void ReaderDock::widen()
{
    constexpr int kNarrowest = 100; // units, of each
    auto *window = qobject_cast<QMainWindow *>(parentWidget());
    if (window && !isFloating() && width() < 2 * space(kNarrowest))
        window->resizeDocks({ this }, { std::min(2 * space(kNarrowest), window->width() * 2 / 3) }, Qt::Horizontal);
}

void ReaderDock::follow(const std::vector<Citation> &citations)
{
    if (isVisible())
        panel().places().followSentence(citations);
}

void ReaderDock::keepZoom(QSettings &settings) const
{
    settings.setValue(u"reader/zoom"_s, panel().view().fit() == PageView::Fit::Text ? 0.0 : panel().view().zoom());
}

} // namespace adduce
