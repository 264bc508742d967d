#include "ui/shell/main_window.h"

#include "core/base/tr.h"
#include "core/library/database.h"
#include "core/threads/thread_file.h"
#include "ui/ask/overview_pane.h"
#include "ui/ask/overview_reader.h"
#include "ui/evaluation/evaluation_page.h"
#include "ui/evaluation/evaluation_tools.h"
#include "ui/evidence/evidence_page.h"
#include "ui/evidence/exporter.h"
#include "ui/evidence/matrix_filler.h"
#include "ui/evidence/matrix_view.h"
#include "ui/evidence/row_commands.h"
#include "ui/highlights/highlight_pane.h"
#include "ui/history/history_page.h"
#include "ui/history/thread_import.h"
#include "ui/jobs/evidence_watch.h"
#include "ui/jobs/laboratory_keeper.h"
#include "ui/jobs/local_model_runner.h"
#include "ui/jobs/model_keeper.h"
#include "ui/jobs/space_job.h"
#include "ui/library/document_list.h"
#include "ui/library/document_pages.h"
#include "ui/library/filter_bar.h"
#include "ui/library/librarian.h"
#include "ui/library/library_filing.h"
#include "ui/library/reference_export.h"
#include "ui/settings/get_model_dialog.h"
#include "ui/settings/run_model_dialog.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/dock_keeper.h"
#include "ui/shell/file_drop.h"
#include "ui/shell/gear_menu.h"
#include "ui/shell/handbook.h"
#include "ui/shell/help.h"
#include "ui/shell/hideable_menu_bar.h"
#include "ui/shell/highlights_opener.h"
#include "ui/shell/job_bar.h"
#include "ui/shell/library_care.h"
#include "ui/shell/model_chip.h"
#include "ui/shell/page_commands.h"
#include "ui/shell/search_opener.h"
#include "ui/shell/side_jobs.h"
#include "ui/shell/top_bar.h"
#include "ui/shell/window_commands.h"
#include "ui/shell/window_place.h"
#include "ui/shell/window_session.h"
#include <QCloseEvent>
#include <QMenu>
#include <QSettings>
#include <QStandardPaths>
#include <QTabBar>

namespace adduce {

using namespace Qt::StringLiterals;

constexpr auto kTab = "window/tab"_L1;

MainWindow::MainWindow(const Services &services, QWidget *parent)
    : QMainWindow(parent)
    , m_services(services)
    , m_librarian(new Librarian(services, m_undo, this))
    , m_care(new LibraryCare(services, *this))
    , m_spaces(new SpaceJob(services, this))
    , m_laboratory(new LaboratoryKeeper(services, this))
    , m_models(new ModelKeeper(services.configuration, services.keys, services.servers, this))
    , m_tabs(new Tabs(services, m_undo))
    , m_libraryDock(new LibraryDock(services, *m_librarian))
    , m_highlights(new HighlightsOpener(services, m_undo, this))
    , m_readerDock(new ReaderDock(services, m_highlights->editing(), m_highlights->writing()))
    , m_scope(new ScopeChip(m_libraryDock->panel(), m_librarian->filing(), services))
    , m_writer(new ModelChip(*m_models, services.settings))
    , m_handbook(new HandbookOpener(services, this))
    , m_search(new SearchOpener(services, this))
{
    setWindowTitle(u"Adduce"_s);
    setWindowIcon(icon(u"adduce"_s, Tone::Accent));
    setCentralWidget(m_tabs);
    m_docks = new DockKeeper(*this, *m_libraryDock, *m_readerDock);
    makeCommands(*new HideableMenuBar(this, services.settings));
    m_jobBar = new JobBar(statusBar(), m_librarian->job(), this);
    connect(&services.libraryThread, &LibraryThread::written, this, [this](bool isAll) {
        if (!std::exchange(m_isClosing, false))
            return;
        if (isAll)
            close();
        else
            m_tabs->showUnkept();
    });
    m_session = std::make_unique<WindowSession>(services, m_tabs->ask(), *m_readerDock);
    m_tabs->setModels(*m_models);
    connectReader();
    connectLibrary();
    connectFoot();
    m_tabs->setScope(m_scope->scope(), {}); // until it is known what is left of it: never more than was chosen
    library().reload();
    restore();
    m_session->restore();
    m_librarian->begin();
    m_laboratory->begin();
}

MainWindow::~MainWindow() = default;

LibraryJob &MainWindow::job()
{
    return m_librarian->job();
}

void MainWindow::comeForward(const QStringList &paths)
{
    setWindowState(windowState() & ~Qt::WindowMinimized);
    raise();
    activateWindow();
    if (!paths.isEmpty())
        addPaths(paths);
}

void MainWindow::addPaths(const QStringList &paths, CollectionId collection)
{
    QStringList papers;
    for (const QString &path : paths)
        if (isThreadFile(path)) {
            showTab(HistoryTab);
            m_tabs->history().imports().add(path);
        } else
            papers << path;
    m_librarian->add(papers, collection);
}

void MainWindow::openSettings(SettingsPage page)
{
    showSettings(
        { m_services.settings, m_services.configuration, m_services.libraryThread, m_services.gate, m_services.theme, *m_spaces,
            *m_models, *m_laboratory, m_commands->shortcuts(), [this] { return ask().isRunning() || m_jobBar->hasSideJob(); } },
        this, page);
}

void MainWindow::makeCommands(HideableMenuBar &menus)
{
    std::vector<Command> library = libraryCommands(*m_libraryDock, *m_librarian, *m_care, m_undo);
    library.push_back({ u"search-everything"_s, adduce::tr("Search everything..."), QKeySequence(u"Ctrl+Shift+F"_s),
        [this] { m_search->open(); } });
    library.push_back({ u"highlights-and-notes"_s, adduce::tr("Highlights and notes..."), QKeySequence(u"Ctrl+Shift+H"_s),
        [this] { m_highlights->open(); } });
    library.push_back(
        { u"settings"_s, adduce::tr("Settings..."), QKeySequence(u"Ctrl+,"_s), [this] { openSettings(SettingsPage::Models); } });
    library.push_back({ u"quit"_s, adduce::tr("Quit"), QKeySequence::Quit, [this] { close(); } });
    const std::vector<CommandMenu> all { { adduce::tr("&Library"), library }, { adduce::tr("&Thread"), threadCommands(*m_tabs) },
        { adduce::tr("H&istory"), historyCommands(*m_tabs, m_services.workspace) },
        { adduce::tr("&Evidence"), evidenceCommands(*m_tabs) }, { adduce::tr("E&valuation"), evaluationCommands(*m_tabs) },
        { adduce::tr("&Reader"), readerCommands(*m_readerDock) },
        { adduce::tr("&View"), viewCommands(*m_tabs, *m_libraryDock, *m_readerDock, menus) },
        { adduce::tr("&Help"), helpCommands() } };
    m_commands = std::make_unique<CommandTable>(*this, m_services.settings, all);
    addToolBar(new TopBar(m_tabs->bar(), { m_scope, m_writer }, makeGearMenu(m_services, *m_commands, this)));
}

std::vector<Command> MainWindow::helpCommands()
{
    const auto showPalette = [this] {
        auto *palette = new CommandPalette(m_services.library, m_commands->actions(), this);
        connect(palette, &CommandPalette::documentChosen, m_readerDock, &ReaderDock::openStart);
        connect(palette, &CommandPalette::threadChosen, m_tabs, &Tabs::reveal);
        palette->show();
    };
    return {
        { u"all-commands"_s, adduce::tr("All commands..."), QKeySequence(u"Ctrl+K"_s), showPalette },
        { u"ask-the-handbook"_s, adduce::tr("Ask the handbook"), QKeySequence::HelpContents, [this] { m_handbook->open(); },
            !m_services.handbook.isEmpty() },
        { u"keyboard-shortcuts"_s, adduce::tr("Keyboard shortcuts"), QKeySequence(u"Ctrl+F1"_s),
            [this] { showShortcuts(m_commands->actions(), this); } },
        { u"about-adduce"_s, adduce::tr("About Adduce"), {}, [this] { showAbout(this); } },
    };
}

/// From a citation to its page, and from the page to what cites it.
void MainWindow::connectReader()
{
    connect(m_tabs, &Tabs::citationActivated, m_readerDock, &ReaderDock::openCitation);
    connect(m_tabs, &Tabs::sentenceFocused, m_readerDock, &ReaderDock::follow);
    connect(&ask().opened(), &OpenThread::saved, m_readerDock, [this] {
        for (ReaderPanel *panel : m_readerDock->tabs().panels())
            panel->places().reloadCited();
    });
    connect(m_readerDock, &ReaderDock::citationClicked, m_tabs, &Tabs::showCitation);
    connect(m_readerDock, &ReaderDock::threadWanted, m_tabs, &Tabs::openThread);
    const auto addToEvidence = [this](const Citation &citation) { evidence().rowCommands().add({ { .citation = citation } }); };
    const auto askAbout = [this](const QString &quote) {
        showTab(AskTab);
        ask().box().quote(quote);
    };
    connect(m_readerDock, &ReaderDock::evidenceWanted, m_tabs, addToEvidence);
    connect(m_readerDock, &ReaderDock::askWanted, m_tabs, askAbout);
    connect(m_search, &SearchOpener::evidenceWanted, m_tabs, addToEvidence);
    connect(m_search, &SearchOpener::askWanted, m_tabs, askAbout);
    connect(m_search, &SearchOpener::citationActivated, m_readerDock, &ReaderDock::openCitation);
    connect(m_search, &SearchOpener::pageWanted, m_readerDock, &ReaderDock::openDocument);
    connect(m_highlights, &HighlightsOpener::opened, m_readerDock, &ReaderDock::openHighlight);
    connect(
        &library(), &LibraryPanel::documentActivated, m_readerDock, [this](const DocumentRow &row) { // with Ctrl as in a browser
            const bool isNew = QGuiApplication::keyboardModifiers() & Qt::ControlModifier;
            isNew ? m_readerDock->openInNewTab(row) : m_readerDock->openStart(row);
        });
    connect(&library(), &LibraryPanel::menuMade, m_readerDock, [this](DocumentMenu &menu) {
        connect(&menu, &DocumentMenu::newTabWanted, m_readerDock, &ReaderDock::openInNewTab);
        connect(&menu, &DocumentMenu::besideWanted, m_readerDock, &ReaderDock::openBeside);
    });
    connect(&library(), &LibraryPanel::menuMade, m_tabs, [this](DocumentMenu &menu) {
        connect(&menu, &DocumentMenu::compareWanted, m_tabs, [this](const std::vector<DocumentId> &documents) {
            showTab(EvidenceTab);
            evidence().matrix().commands().compare(documents);
        });
    });
    connect(m_librarian, &Librarian::openWanted, m_readerDock, &ReaderDock::openStart);
    connect(&m_librarian->pages(), &DocumentPages::pageWanted, m_readerDock, &ReaderDock::openDocument);
    connect(&m_librarian->pages(), &DocumentPages::threadWanted, m_tabs, &Tabs::reveal);
}

/// What is asked, and what there is to be asked.
/// On the first page: by what is installed, so that nobody is asked before the user wants it.
static void offerModels(AskPage &ask, ModelKeeper &models, QWidget *window)
{
    FirstRun &firstRun = ask.firstRun();
    firstRun.setModelPrograms({ !QStandardPaths::findExecutable(u"ollama"_s).isEmpty(), !LocalServer::installed().isEmpty() });
    const auto offer = [&ask, &firstRun, &models] {
        const bool isOffered = !models.models().usedFor(ModelTask::Answer);
        firstRun.setModelOffered(isOffered);
        ask.overview().pane().setModelOffered(isOffered);
    };
    QObject::connect(&models, &ModelKeeper::changed, &firstRun, offer);
    offer();
    QObject::connect(
        &firstRun, &FirstRun::modelWanted, window, [&models, window] { (new GetModelDialog(models, window))->open(); });
    QObject::connect(
        &firstRun, &FirstRun::modelFileWanted, window, [&models, window] { (new RunModelDialog(models, window))->open(); });
}

/// What there is to ask, of all papers or of the one that is chosen, is as the library's list.
static void connectOverview(OverviewReader &overview, const LibraryPanel &library)
{
    const auto choose = [&overview, &library] {
        const std::vector<DocumentRow> rows = library.list().chosen();
        overview.setPaper(rows.size() == 1 ? rows.front().id : DocumentId {});
    };
    QObject::connect(&library.list(), &DocumentList::chosenChanged, &overview, choose);
    QObject::connect(&library, &LibraryPanel::reloaded, &overview, choose); // which may have lost the choice
}

void MainWindow::connectLibrary()
{
    connect(&library(), &LibraryPanel::reloaded, this, [this] {
        const int all = library().model().rowCount();
        const int searchable = library().model().countReady();
        m_jobBar->setSearchable(searchable, all);
        m_tabs->setPapers(all, searchable, job().isRunning());
        m_docks->setPapers(all);
        m_search->reload();
        m_highlights->reload();
        for (ReaderPanel *panel : m_readerDock->tabs().panels())
            panel->highlights().reload();
        m_scope->reload();
    });
    connect(&library(), &LibraryPanel::filesDropped, this, &MainWindow::addPaths);
    auto *drop = new FileDrop(this);
    FirstRun &firstRun = ask().firstRun();
    connect(drop, &FileDrop::hovering, &firstRun, &FirstRun::setHovering);
    connect(drop, &FileDrop::dropped, this, [this](const QStringList &paths) { addPaths(paths); });
    connect(&firstRun, &FirstRun::filesWanted, m_libraryDock, &LibraryDock::addFiles);
    connect(&firstRun, &FirstRun::folderWanted, m_libraryDock, &LibraryDock::addFolder);
    connect(&firstRun, &FirstRun::referencesWanted, m_librarian, &Librarian::importReferences);
    connect(&firstRun, &FirstRun::trialWanted, this,
        [this] { addPaths({ m_services.sampleFolder.isEmpty() ? m_services.handbook : m_services.sampleFolder }); });
    connect(&evaluation().tools(), &EvaluationTools::papersWanted, this, [this](const QStringList &paths) { addPaths(paths); });
    offerModels(ask(), *m_models, this);
    connectOverview(ask().overview(), library());
    const OverviewPane &overview = ask().overview().pane();
    connect(&overview, &OverviewPane::filesWanted, m_libraryDock, &LibraryDock::addFiles);
    connect(&overview, &OverviewPane::modelWanted, this, [this] { openSettings(SettingsPage::Models); });
    connect(&overview, &OverviewPane::handbookWanted, m_handbook, &HandbookOpener::open);
    connect(&firstRun, &FirstRun::modelSettingsWanted, this, [this] { openSettings(SettingsPage::Models); });
    connect(&ask().threadView(), &ThreadView::papersWanted, this, [this](const QString &question) {
        if (question.isEmpty())
            m_libraryDock->addFiles();
        else
            m_librarian->findPapers(question);
    });
    connect(&ask().threadView(), &ThreadView::libraryWanted, m_libraryDock, &LibraryDock::find);
    connect(m_scope, &ScopeChip::scopeChanged, m_tabs, &Tabs::setScope);
    connect(m_scope, &ScopeChip::chooseWanted, m_libraryDock, &LibraryDock::find);
    connect(&library().bar(), &FilterBar::textSearchWanted, m_search, &SearchOpener::open);
    connect(&library().bar(), &FilterBar::askWanted, this, [this] {
        m_scope->takeShown();
        showTab(AskTab);
        ask().box().text().setFocus(Qt::OtherFocusReason);
    });
    connect(m_writer, &ModelChip::settingsWanted, this, [this] { openSettings(SettingsPage::Models); });
    connect(&ask().asker(), &Asker::runningChanged, this, [this](bool running) {
        if (running) {
            m_scope->remember();
            m_writer->remember();
        }
    });
}

/// What is said at the foot of the window: what takes long, what was done, and what went wrong.
void MainWindow::connectFoot()
{
    auto *exporter = new Exporter(m_services, this);
    connect(m_tabs, &Tabs::exportWanted, exporter,
        [this, exporter](const ExportRequest &request) { exporter->choose(request, this); });
    showAtFoot(*m_jobBar, exporter->writing(), SideJob::Export);
    showAtFoot(*m_jobBar, m_librarian->referenceExport().writing(), SideJob::References);
    showAtFoot(*m_jobBar, m_highlights->writing(), SideJob::Highlights);
    connect(&evidence().matrix().commands(), &MatrixCommands::written, m_jobBar, &JobBar::sayWritten);
    showAtFoot(*m_jobBar, evaluation());
    showAtFoot(*m_jobBar, evidence().matrix().filler());
    showAtFoot(*m_jobBar, *m_spaces);
    connect(&ask().asker(), &Asker::runningChanged, m_spaces, [this](bool running) {
        if (running) // that question is answered by what is there
            m_spaces->cutAsAsked();
    });
    auto *watch = new EvidenceWatch(m_services, m_librarian->job(), this);
    showAtFoot(*m_jobBar, *watch);
    connect(watch, &EvidenceWatch::found, &history(), &HistoryPage::reload);
    const auto say = [this](const QString &text) { m_jobBar->say(text); };
    connect(m_readerDock, &ReaderDock::said, m_jobBar, say);
    connect(m_tabs, &Tabs::said, m_jobBar, say);
    connect(m_librarian, &Librarian::said, m_jobBar, say);
    connect(m_laboratory, &LaboratoryKeeper::said, m_jobBar, say);
    connect(m_laboratory, &LaboratoryKeeper::papersChanged, &library(), &LibraryPanel::reload);
    connect(m_laboratory, &LaboratoryKeeper::threadsChanged, &history(), &HistoryPage::reload);
    connect(m_laboratory, &LaboratoryKeeper::tablesChanged, &evidence(), &EvidencePage::reload);
    connect(&evidence().matrix().commands(), &MatrixCommands::said, m_jobBar, say);
    const auto warn = [this](const QString &text) { m_jobBar->say(text, Notifications::Kind::Error); };
    connect(&m_models->local(), &LocalModelRunner::brokeOff, m_jobBar, warn);
    connect(&ask(), &AskPage::said, m_jobBar, warn);
    connect(m_session.get(), &WindowSession::warned, m_jobBar, warn);
    connect(m_session.get(), &WindowSession::failed, m_jobBar, &JobBar::sayError);
    connect(m_tabs, &Tabs::failed, m_jobBar, &JobBar::sayError);
    connect(m_librarian, &Librarian::failed, m_jobBar, &JobBar::sayError);
    showAtFoot(*m_jobBar, *m_care, job(), *m_tabs);
    connect(m_scope, &ScopeChip::failed, m_jobBar, &JobBar::sayError);
    connect(m_handbook, &HandbookOpener::failed, m_jobBar, &JobBar::sayError);
}

/// As the window was left.
void MainWindow::restore()
{
    QSettings &settings = m_services.settings;
    if (!settings.isWritable())
        m_jobBar->say(tr("The settings cannot be saved: %1 cannot be written. What you change holds until the window is closed.")
                          .arg(settings.fileName()),
            Notifications::Kind::Error);
    restorePlace(*this, settings);
    m_docks->restore(settings);
    connect(m_tabs->bar(), &QTabBar::currentChanged, m_docks, &DockKeeper::changeTab);
    showTab(static_cast<Tab>(std::clamp(settings.value(kTab, 0).toInt(), 0, TabCount - 1)));
    m_tabs->currentWidget()->setFocus(Qt::OtherFocusReason); // the question box, where it asks
    history().reload();
    evidence().reload();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_highlights->keep();
    for (ReaderPanel *panel : m_readerDock->tabs().panels())
        panel->highlights().pane().keep();
    const bool isKept = m_tabs->keep() && m_librarian->pages().close();
    m_isClosing = m_services.libraryThread.isWriting();
    if (!m_isClosing && !isKept)
        m_tabs->showUnkept(); // with why it cannot be kept, and a way to go on without it
    if (m_isClosing || !isKept)
        return event->ignore();
    m_highlights->close();
    m_handbook->close(); // or the program would go on with it alone
    QSettings &settings = m_services.settings;
    savePlace(*this, settings);
    m_docks->save(settings);
    settings.setValue(kTab, m_tabs->bar()->currentIndex());
    m_readerDock->keepZoom(settings);
    event->accept();
}

} // namespace adduce
