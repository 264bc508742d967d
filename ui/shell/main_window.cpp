#include "ui/shell/main_window.h"

#include "core/ingest/folder_watch.h"
#include "core/library/database.h"
#include "core/threads/thread_file.h"
#include "ui/evaluation/evaluation_page.h"
#include "ui/evidence/evidence_page.h"
#include "ui/evidence/matrix_view.h"
#include "ui/history/history_page.h"
#include "ui/library/crossref_lookup.h"
#include "ui/library/document_page.h"
#include "ui/library/reference_export.h"
#include "ui/library/reference_import.h"
#include "ui/jobs/model_keeper.h"
#include "ui/settings/search_settings_page.h"
#include "ui/settings/shortcuts.h"
#include "ui/shell/handbook.h"
#include "ui/shell/job_bar.h"
#include "ui/shell/session.h"
#include <QCloseEvent>
#include <QDir>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QLocale>
#include <QMenu>
#include <QMimeData>
#include <QScreen>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabBar>
#include <QTimer>

namespace adduce {

using namespace Qt::StringLiterals;

/// A window that does not answer for a second is taken for dead. The passages of a manual of more than 1,000 pages are
/// written in 0.15 s, and a space is written in many short transactions.
static constexpr int kPatienceMs = 800;

MainWindow::MainWindow(const Services &services, QWidget *parent)
    : QMainWindow(parent)
    , m_services(services)
    , m_job(new LibraryJob(services, this))
    , m_filing(new LibraryFiling(services.library, m_undo, this))
    , m_import(new ReferenceImport(services, *m_job, this))
    , m_referenceExport(new ReferenceExport(services, this))
    , m_crossref(new CrossrefLookup(services, this))
    , m_spaces(new SpaceJob(services, this))
    , m_models(new ModelKeeper(services.settings, true, this))
    , m_watch(new FolderWatch(std::chrono::seconds(1), this))
{
    setPatience(kPatienceMs);
    setWindowTitle(u"Adduce"_s);
    setWindowIcon(icon(u"adduce"_s, Tone::Accent));
    setAcceptDrops(true);
    setDockOptions(QMainWindow::AnimatedDocks);
    makeTabs();
    makeDocks();
    makeTop();
    m_jobBar = new JobBar(statusBar(), *m_job, this);
    connectPages();
    makeActions();
    restore();
    libraryChanged();
    restoreSession();
    m_job->resume();
    watchFolders();
}

MainWindow::~MainWindow()
{
    keepSession();
    m_sessionTimer.stop();
}

void MainWindow::makeTabs()
{
    m_pages = new QStackedWidget;
    m_ask = new AskPage(m_services, m_undo);
    m_history = new HistoryPage(m_services, m_undo);
    m_evidence = new EvidencePage(m_services, m_undo);
    m_evaluation = new EvaluationPage(m_services);
    m_pages->addWidget(m_ask);
    m_pages->addWidget(m_history);
    m_pages->addWidget(m_evidence);
    m_pages->addWidget(m_evaluation);
    m_pages->setMinimumWidth(space(75)); // large fonts squeeze a page before they widen the window
    setCentralWidget(m_pages);
}

void MainWindow::say(const Error &error)
{
    m_jobBar->say(sentence(error), Notifications::Kind::Trouble);
}

void MainWindow::comeForward(const QStringList &paths)
{
    setWindowState(windowState() & ~Qt::WindowMinimized);
    raise();
    activateWindow();
    if (!paths.isEmpty())
        addPaths(paths);
}

void MainWindow::libraryChanged()
{
    const int all = m_library->model().rowCount();
    const int ready = m_library->model().countReady();
    m_jobBar->setSearchable(ready, all);
    if (m_evidence->matrix().isVisible())
        m_evidence->matrix().reload(); // papers that were read meanwhile are asked
    m_ask->setLibraryEmpty(all == 0);
    if (all == 0)
        m_libraryDock->hide();
    else if (m_wasEmpty && m_docks.at(static_cast<std::size_t>(m_tab)).library)
        m_libraryDock->show(); // the first paper brings it
    m_wasEmpty = all == 0;
    Scope scope = m_scope;
    const bool chosen = !scope.documents.empty();
    std::erase_if(scope.documents, [&](DocumentId id) {
        return std::ranges::find(m_library->model().rows(), id, &DocumentRow::id) == m_library->model().rows().end();
    });
    if (chosen && scope.documents.empty())
        scope = {}; // none of them is there any more
    setScope(std::move(scope));
}

void MainWindow::openReader()
{
    if (m_readerDock->isVisible())
        return;
    m_readerDock->show();
    if (m_readerDock->isFloating())
        return;
    QTimer::singleShot(0, this, &MainWindow::shareWidth); // once the layout knows of the dock
}

void MainWindow::openDocument(const DocumentRow &row)
{
    openReader();
    m_reader->openDocument(row);
}

void MainWindow::showThread(ThreadId thread)
{
    showTab(HistoryTab);
    m_history->reveal(thread);
}

/// One page a document; it is raised when it is open.
void MainWindow::showDetails(const DocumentRow &row)
{
    for (DocumentPage *page : findChildren<DocumentPage *>())
        if (page->document() == row.id) {
            page->raise();
            page->activateWindow();
            return;
        }
    auto *page = new DocumentPage(m_services, *m_job, m_undo, row.id, this);
    connect(page, &DocumentPage::failed, this, &MainWindow::say);
    connect(page, &DocumentPage::documentWanted, this, &MainWindow::showDetails);
    connect(page, &DocumentPage::pageWanted, this, [this](const DocumentRow &wanted, int number) {
        openReader();
        m_reader->openDocument(wanted, number);
    });
    connect(page, &DocumentPage::threadWanted, this, &MainWindow::showThread);
    page->show();
}

void MainWindow::openCitation(const Citation &citation, const std::vector<Citation> &others)
{
    openReader();
    m_reader->openCitation(citation, others);
}

void MainWindow::addPaths(const QStringList &paths, CollectionId collection)
{
    QStringList papers;
    for (const QString &path : paths)
        if (isThreadFile(path)) {
            showTab(HistoryTab);
            m_history->importFile(path);
        } else if (ReferenceImport::canImport(path))
            m_import->add(path, collection);
        else
            papers << path;
    m_job->add(papers, collection);
}

static QStringList localFiles(const QMimeData &data)
{
    QStringList paths;
    for (const QUrl &url : data.urls())
        if (url.isLocalFile())
            paths << url.toLocalFile();
    return paths;
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (localFiles(*event->mimeData()).isEmpty())
        return;
    event->acceptProposedAction();
    m_ask->firstRun().setHovering(true);
}

void MainWindow::dragLeaveEvent(QDragLeaveEvent *)
{
    m_ask->firstRun().setHovering(false);
}

void MainWindow::dropEvent(QDropEvent *event)
{
    m_ask->firstRun().setHovering(false);
    event->acceptProposedAction();
    addPaths(localFiles(*event->mimeData()));
}

} // namespace adduce
