#include "ui/shell/main_window.h"

#include "core/ingest/folder_watch.h"
#include "core/library/database.h"
#include "core/settings/search.h"
#include "core/threads/thread_file.h"
#include "ui/evaluation/evaluation_page.h"
#include "ui/evidence/evidence_page.h"
#include "ui/evidence/exporter.h"
#include "ui/evidence/matrix_view.h"
#include "ui/history/history_page.h"
#include "ui/library/crossref_lookup.h"
#include "ui/library/document_page.h"
#include "ui/library/reference_export.h"
#include "ui/library/reference_import.h"
#include "ui/settings/model_keeper.h"
#include "ui/settings/search_settings_page.h"
#include "ui/settings/shortcuts.h"
#include "ui/shell/dock_title.h"
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

void MainWindow::connectPages()
{
    auto *exporter = new Exporter(m_services, this);
    showWriting(exporter->writing(), SideJob::Export);
    showWriting(m_referenceExport->writing(), SideJob::References);
    const auto chooseExport = [this, exporter](const std::vector<ThreadId> &threads) { exporter->choose({ threads, {} }, this); };
    connect(m_ask, &AskPage::exportWanted, this, chooseExport);
    connect(m_history, &HistoryPage::exportWanted, this, chooseExport);
    connect(m_evidence, &EvidencePage::exportWanted, this,
        [this, exporter](const ExportWish &wish) { exporter->choose(wish, this); });
    for (ThreadView *view : { &m_ask->threadView(), &m_history->threadView(), &m_evaluation->threadView() })
        connect(view, &ThreadView::evidenceWanted, m_evidence, &EvidencePage::addRows);
    connect(m_evidence, &EvidencePage::said, this, [this](const QString &text) { m_jobBar->say(text); });

    connect(&m_ask->threadView(), &ThreadView::citationActivated, this, &MainWindow::openCitation);
    connect(m_history, &HistoryPage::citationActivated, this, &MainWindow::openCitation);
    connect(m_evidence, &EvidencePage::citationActivated, this, &MainWindow::openCitation);
    connect(m_evaluation, &EvaluationPage::failed, this, &MainWindow::say);
    connect(m_evaluation, &EvaluationPage::said, this, [this](const QString &words) { m_jobBar->say(words); });
    connect(m_evaluation, &EvaluationPage::citationActivated, this, &MainWindow::openCitation);
    const auto follow = [this](const std::vector<Citation> &citations) {
        if (m_readerDock->isVisible())
            m_reader->followSentence(citations);
    };
    connect(&m_ask->threadView(), &ThreadView::sentenceFocused, this, follow);
    connect(m_history, &HistoryPage::sentenceFocused, this, follow);
    connect(m_evaluation, &EvaluationPage::sentenceFocused, this, follow);
    connect(m_reader, &ReaderPanel::citationClicked, this, [this](const Citation &citation) {
        if (m_pages->currentWidget() == m_ask)
            m_ask->threadView().showCitation(citation);
        else if (m_pages->currentWidget() == m_history)
            m_history->threadView().showCitation(citation);
        else if (m_pages->currentWidget() == m_evaluation)
            m_evaluation->threadView().showCitation(citation);
    });

    connect(m_reader, &ReaderPanel::said, this, [this](const QString &text) { m_jobBar->say(text); });
    connect(m_reader, &ReaderPanel::evidenceWanted, this,
        [this](const Citation &citation) { m_evidence->addRows({ { {}, {}, citation, {}, {}, {}, {} } }); });
    connect(m_reader, &ReaderPanel::askWanted, this, [this](const QString &quote) {
        showTab(AskTab);
        m_ask->box().quote(quote);
    });
    connect(m_reader, &ReaderPanel::threadWanted, this, [this](ThreadId thread) {
        m_ask->openThread(thread);
        showTab(AskTab);
    });
    connect(&m_ask->firstRun(), &FirstRun::filesWanted, m_library, &LibraryPanel::addFiles);
    connect(&m_ask->firstRun(), &FirstRun::folderWanted, m_library, &LibraryPanel::addFolder);
    connect(&m_ask->firstRun(), &FirstRun::referencesWanted, this, &MainWindow::chooseReferences);
    connect(&m_ask->firstRun(), &FirstRun::trialWanted, this,
        [this] { addPaths({ m_services.sampleFolder.isEmpty() ? m_services.handbook : m_services.sampleFolder }); });
    connect(&m_ask->threadView(), &ThreadView::papersWanted, m_library, &LibraryPanel::addFiles);
    connect(&m_ask->threadView(), &ThreadView::libraryWanted, this, [this] {
        m_libraryDock->show();
        m_library->find();
    });
    connect(m_ask, &AskPage::threadSaved, this, [this](ThreadId thread) {
        m_history->reload();
        m_evidence->select(thread);
        m_reader->reloadCited();
    });
    connect(m_history, &HistoryPage::openInAsk, this, [this](ThreadId thread) {
        m_ask->openThread(thread);
        showTab(AskTab);
    });
    connect(m_history, &HistoryPage::changed, this, [this] {
        m_evidence->reload();
        m_ask->reloadMarks();
        m_ask->reloadNotes();
    });
    connect(m_evidence, &EvidencePage::checked, this, [this] {
        m_ask->reloadNotes();
        m_history->reload();
    });
    connect(m_history, &HistoryPage::said, this, [this](const QString &text) { m_jobBar->say(text); });
    connect(m_ask, &AskPage::threadMarked, this, [this] {
        m_history->reload();
        m_evidence->reload();
    });
    connect(m_evaluation, &EvaluationPage::progressed, this, [this](int done, int total) {
        m_jobBar->setSideJob(
            SideJob::Evaluation, total > 0 ? tr("Evaluating %1 of %2").arg(done).arg(total) : QString(), done, total);
    });
    connect(&m_evidence->matrix(), &MatrixView::progressed, this, [this](int done, int total) {
        m_jobBar->setSideJob(SideJob::Matrix,
            total > 0 ? tr("Filling the matrix: %1 of %n cell(s)", nullptr, total).arg(done) : QString(), done, total);
    });
    connect(m_spaces, &SpaceJob::progressed, this, [this] {
        constexpr int kThousand = 1000;
        const SpaceProgress &p = m_spaces->progress();
        m_jobBar->setSideJob(SideJob::Space, stageText(p), p.all > 0 ? static_cast<int>(p.done * kThousand / p.all) : 0,
            p.all > 0 ? kThousand : 0);
    });
    connect(m_spaces, &SpaceJob::failed, this, &MainWindow::say);
    connect(m_models, &ModelKeeper::changed, this, &MainWindow::showModel);
    connect(m_models, &ModelKeeper::changed, m_evaluation, &EvaluationPage::modelsChanged);
    const auto fill = [this](Question &question) {
        question.model = m_models->answerModel();
        question.rankers = m_models->rankModels();
        question.retrieval = loadRetrieval(m_services.settings);
    };
    m_ask->setModels(fill);
    connect(m_ask, &AskPage::runningChanged, this, [this](bool running) {
        if (running)
            rememberRecents();
    });
    m_evidence->matrix().setModels(fill);
    m_evaluation->setModels(
        [this] { return EvaluationModels { m_models->answerModel(), m_models->rankModels(), m_models->judgeModel() }; });
    m_evaluation->modelsChanged();
    showModel();
    connect(m_jobBar, &JobBar::sideJobStopped, this, [this](SideJob job) {
        if (job == SideJob::Evaluation)
            m_evaluation->stop();
        else if (job == SideJob::Matrix)
            m_evidence->matrix().stop();
        else if (job == SideJob::Space)
            m_spaces->stop();
    });

    connect(m_library, &LibraryPanel::documentActivated, this, &MainWindow::openDocument);
    connect(m_library, &LibraryPanel::filesDropped, this, &MainWindow::addPaths);
    connect(m_library, &LibraryPanel::detailsWanted, this, &MainWindow::showDetails);
    connect(m_job, &LibraryJob::changed, this, &MainWindow::libraryChanged);
    connect(m_filing, &LibraryFiling::changed, this, &MainWindow::libraryChanged);
    const auto tell = [this](const QString &text) { m_jobBar->say(text); };
    connect(m_library, &LibraryPanel::said, this, tell);
    connect(m_import, &ReferenceImport::said, this, tell);
    connect(m_import, &ReferenceImport::failed, this, &MainWindow::say);
    connect(m_import, &ReferenceImport::changed, m_job, &LibraryJob::changed);
    connect(m_library, &LibraryPanel::lookUpWanted, this,
        [this](const std::vector<DocumentRow> &rows) { m_crossref->askFor(rows, this); });
    connect(m_crossref, &CrossrefLookup::said, this, tell);
    connect(m_crossref, &CrossrefLookup::failed, this, &MainWindow::say);
    connect(m_crossref, &CrossrefLookup::changed, m_job, &LibraryJob::changed);
    connect(m_watch, &FolderWatch::changed, m_job, &LibraryJob::rescan);
    connect(m_job, &LibraryJob::failed, this, &MainWindow::say);
    connect(m_library, &LibraryPanel::failed, this, &MainWindow::say);
    connect(m_ask, &AskPage::failed, this, &MainWindow::say);
    connect(m_ask, &AskPage::said, this, [this](const QString &text) { m_jobBar->say(text, Notifications::Kind::Trouble); });
    connect(m_history, &HistoryPage::failed, this, &MainWindow::say);
    connect(m_evidence, &EvidencePage::failed, this, &MainWindow::say);
}

void MainWindow::showWriting(FileWriting &writing, SideJob job)
{
    connect(&writing, &FileWriting::progressed, this, [this, job](const QString &name, int done, int total) {
        m_jobBar->setSideJob(job, name.isEmpty() ? QString() : tr("Writing %1").arg(name), done, total);
    });
    connect(m_jobBar, &JobBar::sideJobStopped, &writing, [&writing, job](SideJob stopped) {
        if (stopped == job)
            writing.stop();
    });
    connect(&writing, &FileWriting::written, this, [this](const QString &paths) { m_jobBar->say(tr("Written: %1").arg(paths)); });
    connect(&writing, &FileWriting::stopped, this,
        [this](const QString &path) { m_jobBar->say(tr("Stopped; nothing was written: %1").arg(path)); });
    connect(&writing, &FileWriting::failed, this, &MainWindow::say);
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
