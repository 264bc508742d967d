// Every command of the window, in a menu and with the keys that it has unless the user chooses others.
#include "ui/evaluation/evaluation_page.h"
#include "ui/evaluation/evaluation_tools.h"
#include "ui/evidence/evidence_page.h"
#include "ui/history/history_page.h"
#include "ui/library/reference_export.h"
#include "ui/settings/shortcuts.h"
#include "ui/shell/alt_alone.h"
#include "ui/shell/main_window.h"

#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QTabBar>

namespace adduce {

using namespace Qt::StringLiterals;

QAction *MainWindow::newCommand(QMenu *menu, const QString &name, const QString &text, const QKeySequence &keys)
{
    auto *action = new QAction(text, this);
    action->setObjectName(name); // by which its keys are remembered
    action->setShortcut(keys);
    menu->addAction(action);
    addAction(action); // its shortcut works while the menu bar is hidden
    m_actions << action;
    return action;
}

QAction *MainWindow::addCommand(
    QMenu *menu, const QString &name, const QString &text, const QKeySequence &keys, const std::function<void()> &does)
{
    QAction *action = newCommand(menu, name, text, keys);
    connect(action, &QAction::triggered, this, does);
    return action;
}

void MainWindow::makeActions()
{
    makeLibraryMenu();
    makeThreadMenu();
    makeHistoryMenu();
    makeEvidenceMenu();
    makeEvaluationMenu();
    makeReaderMenu();
    makeViewMenu();
    makeHelpMenu();
    m_shortcuts = std::make_unique<Shortcuts>(m_services.settings, m_actions);
    connect(new AltAlone(this), &AltAlone::pressed, this, &MainWindow::toggleMenuBar);
    menuBar()->setVisible(m_services.settings.value(u"window/menu"_s, false).toBool());
    makeGearMenu();
}

void MainWindow::makeLibraryMenu()
{
    QMenu *file = menuBar()->addMenu(tr("&Library"));
    addCommand(file, u"add-files"_s, tr("Add files..."), QKeySequence::Open, [this] { m_library->addFiles(); });
    addCommand(
        file, u"add-a-folder"_s, tr("Add a folder..."), QKeySequence(u"Ctrl+Shift+O"_s), [this] { m_library->addFolder(); });
    addCommand(file, u"new-collection"_s, tr("New collection"), QKeySequence(u"Ctrl+Shift+N"_s), [this] {
        m_libraryDock->show();
        m_library->createCollection();
    });
    addCommand(file, u"retry-all-that-failed"_s, tr("Retry all that failed"), {}, [this] { m_library->retryFailed(); });
    addCommand(file, u"watched-folders"_s, tr("Watched folders..."), {}, [this] { chooseWatched(); });
    addCommand(file, u"import-references"_s, tr("Import references..."), {}, [this] { chooseReferences(); });
    addCommand(file, u"export-references"_s, tr("Export references..."), {}, [this] { m_referenceExport->choose(this); });
    addCommand(file, u"undo"_s, tr("Undo"), QKeySequence::Undo, [this] { m_undo.undo(); });
    addCommand(file, u"redo"_s, tr("Redo"), QKeySequence::Redo, [this] { m_undo.redo(); });
    addCommand(file, u"stop-reading"_s, tr("Stop reading"), {}, [this] { m_job->stop(); });
    addCommand(file, u"settings"_s, tr("Settings..."), QKeySequence(u"Ctrl+,"_s), [this] { openSettings(SettingsPage::Models); });
    addCommand(file, u"quit"_s, tr("Quit"), QKeySequence::Quit, [this] { close(); });
}

void MainWindow::makeThreadMenu()
{
    QMenu *thread = menuBar()->addMenu(tr("&Thread"));
    addCommand(thread, u"new-thread"_s, tr("New thread"), QKeySequence::New, [this] {
        showTab(AskTab);
        m_ask->newThread();
    });
    addCommand(thread, u"write-a-question"_s, tr("Write a question"), QKeySequence(u"Ctrl+L"_s), [this] {
        showTab(AskTab);
        m_ask->box().text().setFocus(Qt::ShortcutFocusReason);
    });
    addCommand(thread, u"read-the-answer"_s, tr("Read the answer"), QKeySequence(u"Ctrl+J"_s), [this] {
        showTab(AskTab);
        m_ask->threadView().focusAnswer();
    });
    addCommand(thread, u"add-the-answer-to-evidence"_s, tr("Add the answer to evidence"), QKeySequence(u"Ctrl+D"_s),
        [this] { m_ask->addEvidence(); });
    addCommand(thread, u"export-thread"_s, tr("Export thread..."), QKeySequence(u"Ctrl+E"_s), [this] { m_ask->exportThread(); });
    addCommand(thread, u"stop-the-question"_s, tr("Stop the question"), {}, [this] { m_ask->stop(); });
}

void MainWindow::makeHistoryMenu()
{
    QMenu *history = menuBar()->addMenu(tr("H&istory"));
    const auto add = [&](const QString &name, const QString &text, const QKeySequence &keys, void (HistoryPage::*does)()) {
        QAction *action = newCommand(history, name, text, keys);
        connect(action, &QAction::triggered, this, [this] { showTab(HistoryTab); });
        connect(action, &QAction::triggered, m_history, does); // after it
    };
    add(u"open-the-thread"_s, tr("Open the thread in Ask"), {}, &HistoryPage::openChosen);
    add(u"rename-the-thread"_s, tr("Rename the thread..."), {}, &HistoryPage::rename);
    add(u"pin-the-thread"_s, tr("Pin or unpin the thread"), {}, &HistoryPage::pinChosen);
    add(u"tag-the-thread"_s, tr("Give the thread a tag..."), {}, &HistoryPage::askForTag);
    add(u"check-the-quotes"_s, tr("Check the quotes of the thread"), {}, &HistoryPage::checkChosen);
    add(u"duplicate-the-thread"_s, tr("Duplicate the thread"), {}, &HistoryPage::duplicateChosen);
    add(u"export-the-threads"_s, tr("Export the chosen threads..."), {}, &HistoryPage::exportChosen);
    add(u"import-threads"_s, tr("Import threads..."), QKeySequence(u"Ctrl+Shift+I"_s), &HistoryPage::chooseImport);
    add(u"delete-the-thread"_s, tr("Delete the thread"), {}, &HistoryPage::removeChosen);
}

void MainWindow::makeEvidenceMenu()
{
    QMenu *evidence = menuBar()->addMenu(tr("&Evidence"));
    const auto add = [&](const QString &name, const QString &text, const QKeySequence &keys, const std::function<void()> &does) {
        addCommand(evidence, name, text, keys, [this, does] {
            showTab(EvidenceTab);
            does();
        });
    };
    add(u"new-table"_s, tr("New table..."), QKeySequence(u"Ctrl+Shift+T"_s), [this] { m_evidence->newTable(); });
    add(u"rename-the-table"_s, tr("Rename the table..."), {}, [this] { m_evidence->renameTable(); });
    add(u"delete-the-table"_s, tr("Delete the table"), {}, [this] { m_evidence->removeTable(); });
    add(u"add-a-row"_s, tr("Add a row"), QKeySequence(u"Ctrl+Shift+R"_s), [this] {
        m_evidence->showMatrix(false);
        m_evidence->addEmptyRow();
    });
    add(u"check-all-quotes"_s, tr("Check all quotes"), {}, [this] { m_evidence->checkQuotes(); });
    add(u"table-or-matrix"_s, tr("Table or matrix"), QKeySequence(u"Ctrl+Shift+M"_s),
        [this] { m_evidence->showMatrix(!m_evidence->isMatrixShown()); });
    add(u"add-a-matrix-question"_s, tr("Add a question to the matrix..."), {}, [this] {
        m_evidence->showMatrix(true);
        m_evidence->addQuestion();
    });
    add(u"add-matrix-papers"_s, tr("Add papers to the matrix..."), {}, [this] {
        m_evidence->showMatrix(true);
        m_evidence->addPapers();
    });
    add(u"import-evidence"_s, tr("Import evidence..."), {}, [this] { m_evidence->chooseImport(); });
    add(u"export-evidence"_s, tr("Export evidence..."), QKeySequence(u"Ctrl+Shift+E"_s), [this] { m_evidence->exportTable(); });
}

void MainWindow::makeEvaluationMenu()
{
    QMenu *evaluation = menuBar()->addMenu(tr("E&valuation"));
    const auto add = [&](const QString &name, const QString &text, void (EvaluationTools::*wanted)()) {
        QAction *action = newCommand(evaluation, name, text, {});
        connect(action, &QAction::triggered, this, [this] { showTab(EvaluationTab); });
        connect(action, &QAction::triggered, &m_evaluation->tools(), wanted); // after it
    };
    addCommand(evaluation, u"run-the-evaluation"_s, tr("Run the evaluation"), {}, [this] {
        showTab(EvaluationTab);
        m_evaluation->run();
    });
    add(u"stop-the-evaluation"_s, tr("Stop the evaluation"), &EvaluationTools::stopWanted);
    add(u"edit-the-questions"_s, tr("Edit the questions..."), &EvaluationTools::setEditWanted);
    addCommand(evaluation, u"open-a-set"_s, tr("Open a set of questions..."), {}, [this] {
        showTab(EvaluationTab);
        emit m_evaluation->tools().setFileWanted({});
    });
    add(u"measure-a-collection"_s, tr("Measure a retrieval collection..."), &EvaluationTools::collectionWanted);
    add(u"rename-the-run"_s, tr("Rename the run..."), &EvaluationTools::renameWanted);
    add(u"export-the-run"_s, tr("Export the run..."), &EvaluationTools::exportWanted);
    add(u"delete-the-run"_s, tr("Delete the run"), &EvaluationTools::removeWanted);
}

void MainWindow::makeReaderMenu()
{
    QMenu *reader = menuBar()->addMenu(tr("&Reader"));
    const auto add = [&](const QString &name, const QString &text, const QKeySequence &keys, void (ReaderPanel::*does)()) {
        connect(newCommand(reader, name, text, keys), &QAction::triggered, m_reader, does);
    };
    addCommand(
        reader, u"back-in-the-reader"_s, tr("Back in the reader"), QKeySequence(u"Alt+Left"_s), [this] { m_reader->back(); });
    addCommand(reader, u"forward-in-the-reader"_s, tr("Forward in the reader"), QKeySequence(u"Alt+Right"_s),
        [this] { m_reader->forward(); });
    add(u"larger-pages"_s, tr("Larger pages"), QKeySequence::ZoomIn, &ReaderPanel::zoomIn);
    add(u"smaller-pages"_s, tr("Smaller pages"), QKeySequence::ZoomOut, &ReaderPanel::zoomOut);
    add(u"fit-the-text"_s, tr("Fit the text"), QKeySequence(u"Ctrl+0"_s), &ReaderPanel::toggleFit);
    add(u"outline"_s, tr("Outline"), QKeySequence(u"F6"_s), &ReaderPanel::toggleOutline);
    add(u"small-pages"_s, tr("Small pages"), QKeySequence(u"Shift+F6"_s), &ReaderPanel::toggleThumbnails);
    add(u"dark-pages"_s, tr("Dark pages in the dark theme"), {}, &ReaderPanel::toggleRecolour);
    addCommand(
        reader, u"next-cited-sentence"_s, tr("Next cited sentence"), QKeySequence(u"F8"_s), [this] { m_reader->stepMark(1); });
    addCommand(reader, u"previous-cited-sentence"_s, tr("Previous cited sentence"), QKeySequence(u"Shift+F8"_s),
        [this] { m_reader->stepMark(-1); });
    add(u"ask-about-this"_s, tr("Ask about this"), QKeySequence(u"Ctrl+Shift+A"_s), &ReaderPanel::askAbout);
    add(u"add-this-to-evidence"_s, tr("Add this to evidence"), QKeySequence(u"Ctrl+Shift+D"_s), &ReaderPanel::addToEvidence);
    addCommand(reader, u"open-outside"_s, tr("Open in another program"), {}, [this] { m_reader->openOutside(false); });
    addCommand(reader, u"show-in-its-folder"_s, tr("Show in its folder"), {}, [this] { m_reader->openOutside(true); });
}

void MainWindow::makeViewMenu()
{
    QMenu *view = menuBar()->addMenu(tr("&View"));
    for (int tab = 0; tab < TabCount; ++tab)
        addCommand(view, u"tab-%1"_s.arg(tab + 1), m_tabs->tabText(tab),
            QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + tab)), [this, tab] { showTab(static_cast<Tab>(tab)); });
    addCommand(view, u"library-panel"_s, tr("Library panel"), QKeySequence(Qt::Key_F9),
        [this] { m_libraryDock->setVisible(!m_libraryDock->isVisible()); });
    addCommand(view, u"reader-panel"_s, tr("Reader panel"), QKeySequence(Qt::Key_F10), [this] {
        if (m_readerDock->isVisible())
            m_readerDock->hide();
        else
            openReader();
    });
    addCommand(view, u"find"_s, tr("Find"), QKeySequence::Find, [this] { find(); });
    addCommand(view, u"menu-bar"_s, tr("Menu bar"), QKeySequence(u"Ctrl+M"_s), [this] { toggleMenuBar(); });
    addCommand(view, u"close-the-top-most"_s, tr("Close the top-most"), QKeySequence(Qt::Key_Escape), [this] { escape(); });
}

void MainWindow::makeHelpMenu()
{
    QMenu *help = menuBar()->addMenu(tr("&Help"));
    addCommand(help, u"all-commands"_s, tr("All commands..."), QKeySequence(u"Ctrl+K"_s), [this] { showPalette(); });
    addCommand(help, u"ask-the-handbook"_s, tr("Ask the handbook"), QKeySequence::HelpContents, [this] {
        askHandbook();
    })->setEnabled(!m_services.handbook.isEmpty());
    addCommand(help, u"keyboard-shortcuts"_s, tr("Keyboard shortcuts"), QKeySequence(u"Ctrl+F1"_s), [this] { showHelp(); });
    addCommand(help, u"about-adduce"_s, tr("About Adduce"), {}, [this] { showAbout(); });
}

} // namespace adduce
