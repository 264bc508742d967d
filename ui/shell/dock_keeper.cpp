#include "ui/shell/dock_keeper.h"

#include "ui/common/theme.h"
#include "ui/library/document_list.h"
#include "ui/library/filter_bar.h"
#include "ui/library/library_filter.h"
#include "ui/library/library_panel.h"
#include "ui/shell/library_dock.h"
#include "ui/shell/reader_dock.h"
#include <QMainWindow>
#include <QResizeEvent>
#include <QSettings>
#include <QTimer>

namespace adduce {

using namespace Qt::StringLiterals;

constexpr auto kState = "window/state"_L1, kParts = "library/parts"_L1, kOrder = "library/order"_L1, kTable = "library/table"_L1,
               kFirstPages = "library/first-pages"_L1, kColumns = "library/columns"_L1;

static QString libraryKey(std::size_t tab)
{
    return u"window/library%1"_s.arg(tab);
}

DockKeeper::DockKeeper(QMainWindow &window, LibraryDock &library, ReaderDock &reader)
    : QObject(&window)
    , m_window(window)
    , m_library(library)
    , m_reader(reader)
{
    window.setDockOptions(QMainWindow::AnimatedDocks);
    window.addDockWidget(Qt::LeftDockWidgetArea, &library);
    window.addDockWidget(Qt::RightDockWidgetArea, &reader);
    reader.hide();
    window.installEventFilter(this);
    connect(&reader, &ReaderDock::broughtUp, this, &DockKeeper::shareSoon);
}

void DockKeeper::restore(const QSettings &settings)
{
    m_window.resizeDocks({ &m_library }, { space(66) }, Qt::Horizontal);
    m_window.restoreState(settings.value(kState).toByteArray());
    LibraryPanel &library = m_library.panel();
    library.restoreState(settings.value(kParts).toByteArray());
    library.filter().setOrder(orderNamed(settings.value(kOrder).toString()));
    library.list().setColumns(settings.value(kColumns).toByteArray());
    library.bar().showTable(settings.value(kTable).toBool());
    library.list().setTable(settings.value(kTable).toBool());
    library.bar().showFirstPages(settings.value(kFirstPages).toBool());
    library.list().showFirstPages(settings.value(kFirstPages).toBool());
    m_reader.hide(); // it opens on demand
    for (std::size_t tab = 0; tab < m_open.size(); ++tab)
        m_open.at(tab).isLibraryOpen = settings.value(libraryKey(tab), tab == Tabs::AskTab).toBool();
    m_library.setVisible(m_open[Tabs::AskTab].isLibraryOpen && m_library.panel().model().rowCount() > 0);
}

void DockKeeper::save(QSettings &settings)
{
    remember();
    settings.setValue(kState, m_window.saveState());
    const LibraryPanel &library = m_library.panel();
    settings.setValue(kParts, library.saveState());
    settings.setValue(kOrder, nameOf(library.filter().order()));
    settings.setValue(kColumns, library.list().columns());
    settings.setValue(kTable, library.list().isTable());
    settings.setValue(kFirstPages, library.list().hasFirstPages());
    for (std::size_t tab = 0; tab < m_open.size(); ++tab)
        settings.setValue(libraryKey(tab), m_open.at(tab).isLibraryOpen);
}

void DockKeeper::remember()
{
    Open &open = m_open.at(m_tab);
    if (m_library.panel().model().rowCount() > 0) // hidden by an empty library is not hidden by choice
        open.isLibraryOpen = !m_library.isHidden();
    open.isReaderOpen = !m_reader.isHidden();
}

void DockKeeper::changeTab(int tab)
{
    remember();
    m_tab = static_cast<std::size_t>(tab);
    const Open &open = m_open.at(m_tab);
    m_library.setVisible(open.isLibraryOpen && m_library.panel().model().rowCount() > 0);
    m_reader.setVisible(open.isReaderOpen);
    shareSoon();
}

void DockKeeper::setPapers(int papers)
{
    if (papers == 0)
        m_library.hide();
    else if (m_wasEmpty && m_open.at(m_tab).isLibraryOpen)
        m_library.show(); // the first paper brings it
    m_wasEmpty = papers == 0;
}

bool DockKeeper::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize) {
        const auto *resized = static_cast<QResizeEvent *>(event);
        if (resized->oldSize().isValid() && std::abs(resized->size().width() - resized->oldSize().width()) > space(10))
            shareSoon();
    }
    return QObject::eventFilter(watched, event);
}

void DockKeeper::shareSoon()
{
    QTimer::singleShot(0, this, &DockKeeper::share);
}

void DockKeeper::share()
{
    const auto docked = [](const QDockWidget &dock) { return dock.isVisible() && !dock.isFloating(); };
    const int width = m_window.width();
    if (docked(m_reader) && m_window.centralWidget()->width() < space(110)) { // a narrow window: the tab keeps half of it
        m_window.resizeDocks({ &m_library, &m_reader }, { docked(m_library) ? width / 6 : 0, width * 35 / 100 }, Qt::Horizontal);
        return;
    }
    const int library = docked(m_library) ? std::max(m_library.width(), std::min(space(64), width / 6)) : 0;
    // The reader gets what the column of reading text leaves.
    const int spare = width - library - readingWidth() - space(18);
    const int reader = docked(m_reader) ? std::clamp(spare, width * 35 / 100, space(200)) : 0;
    if (library > m_library.width() || reader > m_reader.width())
        m_window.resizeDocks({ &m_library, &m_reader }, { library, reader }, Qt::Horizontal);
}

} // namespace adduce
