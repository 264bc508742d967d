#pragma once
#include "ui/ask/ask_page.h"
#include "ui/common/services.h"
#include "ui/jobs/library_job.h"
#include "ui/library/library_panel.h"
#include "ui/reader/reader_panel.h"
#include "ui/settings/settings_dialog.h"
#include "ui/shell/library_dock.h"
#include "ui/shell/reader_dock.h"
#include "ui/shell/scope_chip.h"
#include "ui/shell/tabs.h"
#include <QMainWindow>
#include <QUndoStack>
#include <memory>

namespace adduce {

class CommandTable;
class DockKeeper;
class HandbookOpener;
class HideableMenuBar;
class HighlightsOpener;
class JobBar;
class LaboratoryKeeper;
class Librarian;
class LibraryCare;
class ModelChip;
class SearchOpener;
class SpaceJob;
class WindowSession;
struct Command;

/// The window: tabs, chips and gear on top, the library and the reader beside the tab, the job bar at the foot. It makes them
/// and lets them know of each other.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    using Tab = Tabs::Tab;
    using enum Tabs::Tab;

    explicit MainWindow(const Services &services, QWidget *parent = nullptr);
    ~MainWindow() override;

    void showTab(Tab tab) { m_tabs->showTab(tab); }
    void comeForward(const QStringList &paths); ///< a second start of the program hands its files over
    /// Papers, folders of them, and what reference managers or Adduce itself wrote; into this collection, if any.
    void addPaths(const QStringList &paths, CollectionId collection = {});
    void openSettings(SettingsPage page);
    [[nodiscard]] ScopeChip &scopeChip() { return *m_scope; }
    [[nodiscard]] QUndoStack &undoStack() { return m_undo; }
    [[nodiscard]] AskPage &ask() { return m_tabs->ask(); }
    [[nodiscard]] HistoryPage &history() { return m_tabs->history(); }
    [[nodiscard]] EvidencePage &evidence() { return m_tabs->evidence(); }
    [[nodiscard]] EvaluationPage &evaluation() { return m_tabs->evaluation(); }
    [[nodiscard]] ReaderPanel &reader() { return m_readerDock->panel(); }
    [[nodiscard]] LibraryPanel &library() { return m_libraryDock->panel(); }
    [[nodiscard]] LibraryJob &job();
    [[nodiscard]] ModelKeeper &models() { return *m_models; }
    [[nodiscard]] ReaderDock &readerDock() { return *m_readerDock; }
    [[nodiscard]] LibraryDock &libraryDock() { return *m_libraryDock; }

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    void makeCommands(HideableMenuBar &menus);
    [[nodiscard]] std::vector<Command> helpCommands();
    void connectReader();
    void connectLibrary();
    void connectFoot();
    void restore();

    const Services &m_services;
    QUndoStack m_undo; ///< of what is edited in the library
    Librarian *m_librarian;
    LibraryCare *m_care;
    SpaceJob *m_spaces;
    LaboratoryKeeper *m_laboratory;
    ModelKeeper *m_models;
    Tabs *m_tabs;
    LibraryDock *m_libraryDock;
    HighlightsOpener *m_highlights;
    ReaderDock *m_readerDock;
    DockKeeper *m_docks = nullptr;
    ScopeChip *m_scope;
    ModelChip *m_writer;
    HandbookOpener *m_handbook;
    SearchOpener *m_search;
    JobBar *m_jobBar = nullptr;
    bool m_isClosing = false; ///< once what is being saved is
    std::unique_ptr<CommandTable> m_commands;
    std::unique_ptr<WindowSession> m_session;
};

} // namespace adduce
