#pragma once
#include "ui/ask/ask_page.h"
#include "ui/common/services.h"
#include "ui/library/library_panel.h"
#include "ui/reader/reader_panel.h"
#include "ui/settings/settings_dialog.h"
#include "ui/shell/menu_chip.h"
#include <QMainWindow>
#include <QTimer>
#include <QUndoStack>
#include <array>
#include <memory>

class QStackedWidget;
class QTabBar;

namespace adduce {

class DockTitle;
class EvaluationPage;
class EvidencePage;
class FileWriting;
class Handbook;
class HistoryPage;
class ReferenceExport;
class CrossrefLookup;
class ModelKeeper;
class SessionKeeper;
class Shortcuts;
class SpaceJob;
class ReferenceImport;
class FolderWatch;
class JobBar;
enum class SideJob;

/// The window: tabs, chips and gear on top, the library and the reader beside the tab, the job bar at the foot.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    enum Tab
    {
        AskTab,
        HistoryTab,
        EvidenceTab,
        EvaluationTab,
        TabCount
    };
    explicit MainWindow(const Services &services, QWidget *parent = nullptr);
    ~MainWindow() override;

    void showTab(Tab tab);
    void comeForward(const QStringList &paths); ///< a second start of the program hands its files over
    /// Papers, folders of them, and what reference managers wrote; into this collection, if any.
    void addPaths(const QStringList &paths, CollectionId collection = {});
    void setScope(Scope scope); ///< of the next question
    void watchFolders(); ///< those that the library names
    [[nodiscard]] const Scope &scope() const { return m_scope; }
    [[nodiscard]] QUndoStack &undoStack() { return m_undo; }
    [[nodiscard]] AskPage &ask() { return *m_ask; }
    [[nodiscard]] HistoryPage &history() { return *m_history; }
    [[nodiscard]] EvidencePage &evidence() { return *m_evidence; }
    [[nodiscard]] EvaluationPage &evaluation() { return *m_evaluation; }
    [[nodiscard]] ReaderPanel &reader() { return *m_reader; }
    [[nodiscard]] LibraryPanel &library() { return *m_library; }
    [[nodiscard]] LibraryJob &job() { return *m_job; }
    void openSettings(SettingsPage page);
    [[nodiscard]] SpaceJob &spaces() { return *m_spaces; }
    [[nodiscard]] Shortcuts &shortcuts() { return *m_shortcuts; }
    [[nodiscard]] ModelKeeper &models() { return *m_models; }
    [[nodiscard]] QDockWidget &readerDock() { return *m_readerDock; }
    [[nodiscard]] QDockWidget &libraryDock() { return *m_libraryDock; }

protected:
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void makeTop();
    void makeDocks();
    void makeTabs();
    QAction *newCommand(QMenu *menu, const QString &name, const QString &text, const QKeySequence &keys);
    QAction *addCommand(
        QMenu *menu, const QString &name, const QString &text, const QKeySequence &keys, const std::function<void()> &does);
    void makeActions();
    void makeLibraryMenu();
    void makeThreadMenu();
    void makeHistoryMenu();
    void makeEvidenceMenu();
    void makeEvaluationMenu();
    void makeReaderMenu();
    void makeViewMenu();
    void makeHelpMenu();
    void makeGearMenu();
    void fillScopeMenu();
    void fillModelMenu();
    void rememberRecents(); ///< what a question was asked with
    void showModel(); ///< who writes the next answer, on the chip
    void restoreScope();
    void chooseWatched();
    void chooseReferences();
    void connectPages();
    void connectCitations();
    void connectThreads();
    void connectLibrary();
    void connectModels();
    void connectJobs();
    void connectWords();
    void libraryChanged();
    void openCitation(const Citation &citation, const std::vector<Citation> &others);
    void openReader();
    void openDocument(const DocumentRow &row);
    void showThread(ThreadId thread); ///< in History
    void showDetails(const DocumentRow &row);
    void changeTab(int tab); ///< each tab remembers its docks
    void rememberDocks();
    void toggleMenuBar();
    void shareWidth(); ///< gives squeezed docks their usual width
    void restore();
    void restoreSession();
    void keepSession(); ///< what a window that was killed comes back to
    void escape();
    void find();
    void showWriting(FileWriting &writing, SideJob job); ///< at the foot, with Stop
    void say(const Error &error);
    void showHelp();
    void askHandbook();
    void showAbout();
    void showPalette();

    const Services &m_services;
    LibraryJob *m_job;
    QUndoStack m_undo; ///< of what is edited in the library
    std::unique_ptr<Shortcuts> m_shortcuts;
    std::unique_ptr<Handbook> m_handbook; ///< once it was asked
    LibraryFiling *m_filing;
    ReferenceImport *m_import;
    ReferenceExport *m_referenceExport;
    CrossrefLookup *m_crossref;
    SpaceJob *m_spaces;
    ModelKeeper *m_models;
    FolderWatch *m_watch;
    QTabBar *m_tabs = nullptr;
    QStackedWidget *m_pages = nullptr;
    MenuChip *m_scopeChip = nullptr;
    MenuChip *m_modelChip = nullptr;
    QToolButton *m_gear = nullptr;
    QDockWidget *m_libraryDock = nullptr, *m_readerDock = nullptr;
    DockTitle *m_readerTitle = nullptr;
    LibraryPanel *m_library = nullptr;
    ReaderPanel *m_reader = nullptr;
    AskPage *m_ask = nullptr;
    HistoryPage *m_history = nullptr;
    EvidencePage *m_evidence = nullptr;
    EvaluationPage *m_evaluation = nullptr;
    JobBar *m_jobBar = nullptr;
    QList<QAction *> m_actions; ///< all, for the menu bar and the palette
    Scope m_scope; ///< of the next question
    std::unique_ptr<SessionKeeper> m_session;
    QTimer m_sessionTimer; ///< what is typed is written some moments later
    struct Docks
    {
        bool library = false;
        bool reader = false;
    };
    std::array<Docks, TabCount> m_docks {};
    int m_tab = AskTab;
    bool m_wasEmpty = false;
};

} // namespace adduce
