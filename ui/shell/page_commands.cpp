#include "ui/shell/page_commands.h"

#include "core/base/tr.h"
#include "ui/answer/turn_widget.h"
#include "ui/ask/ask_page.h"
#include "ui/evaluation/evaluation_page.h"
#include "ui/evaluation/evaluation_tools.h"
#include "ui/evaluation/run_actions_menu.h"
#include "ui/evaluation/set_menu.h"
#include "ui/evidence/evidence_page.h"
#include "ui/evidence/matrix_commands.h"
#include "ui/evidence/matrix_view.h"
#include "ui/evidence/row_commands.h"
#include "ui/evidence/table_commands.h"
#include "ui/history/history_page.h"
#include "ui/history/thread_commands.h"
#include "ui/history/thread_import.h"
#include "ui/history/verify_dialog.h"
#include "ui/reader/page_printer.h"
#include "ui/reader/quote_actions.h"
#include "ui/reader/reader_file.h"
#include "ui/reader/reader_highlights.h"
#include "ui/reader/reader_panel.h"
#include "ui/reader/reader_places.h"
#include "ui/reader/reader_toolbar.h"
#include "ui/shell/reader_dock.h"
#include "ui/shell/tabs.h"

namespace adduce {

using namespace Qt::StringLiterals;

/// To evidence; nothing while the last question has no answer.
static void addLastAnswer(const ThreadView &thread)
{
    if (!thread.turns().empty() && thread.turns().back()->view())
        emit thread.turns().back()->evidenceWanted();
}

std::vector<Command> threadCommands(Tabs &tabs)
{
    AskPage *ask = &tabs.ask();
    const auto there = [&tabs](auto does) {
        return [&tabs, does] {
            tabs.showTab(Tabs::AskTab);
            does();
        };
    };
    return {
        { u"new-thread"_s, adduce::tr("New thread"), QKeySequence::New, there([ask] { ask->newThread(); }) },
        { u"write-a-question"_s, adduce::tr("Write a question"), QKeySequence(u"Ctrl+L"_s),
            there([ask] { ask->box().text().setFocus(Qt::ShortcutFocusReason); }) },
        { u"read-the-answer"_s, adduce::tr("Read the answer"), QKeySequence(u"Ctrl+J"_s),
            there([ask] { ask->threadView().focusAnswer(); }) },
        { u"add-the-answer-to-evidence"_s, adduce::tr("Add the answer to evidence"), QKeySequence(u"Ctrl+D"_s),
            [ask] { addLastAnswer(ask->threadView()); } },
        { u"export-thread"_s, adduce::tr("Export thread..."), QKeySequence(u"Ctrl+E"_s), [ask] { ask->exportThread(); } },
        { u"stop-the-question"_s, adduce::tr("Stop the question"), {}, [ask] { ask->asker().stop(); } },
    };
}

std::vector<Command> historyCommands(Tabs &tabs, Workspace &workspace)
{
    const auto there = [&tabs](void (ThreadCommands::*does)()) {
        return [&tabs, does] {
            tabs.showTab(Tabs::HistoryTab);
            (tabs.history().commands().*does)();
        };
    };
    const auto importThreads = [&tabs] {
        tabs.showTab(Tabs::HistoryTab);
        tabs.history().imports().choose(&tabs.history());
    };
    const auto verifyExport = [&tabs, &workspace] {
        HistoryPage *history = &tabs.history();
        tabs.showTab(Tabs::HistoryTab);
        VerifyDialog::choose(
            workspace, history, [history](const Citation &citation) { emit history->citationActivated(citation, { citation }); });
    };
    return {
        { u"open-the-thread"_s, adduce::tr("Open the thread in Ask"), {}, there(&ThreadCommands::open) },
        { u"rename-the-thread"_s, adduce::tr("Rename the thread..."), {}, there(&ThreadCommands::rename) },
        { u"pin-the-thread"_s, adduce::tr("Pin or unpin the thread"), {}, there(&ThreadCommands::pin) },
        { u"tag-the-thread"_s, adduce::tr("Give the thread a tag..."), {}, there(&ThreadCommands::askForTag) },
        { u"questions-like-this-one"_s, adduce::tr("Questions like this one"), {}, there(&ThreadCommands::findLike) },
        { u"check-the-quotes"_s, adduce::tr("Check the quotes of the thread"), {}, there(&ThreadCommands::checkQuotes) },
        { u"duplicate-the-thread"_s, adduce::tr("Duplicate the thread"), {}, there(&ThreadCommands::duplicate) },
        { u"export-the-threads"_s, adduce::tr("Export the chosen threads..."), {}, there(&ThreadCommands::exportChosen) },
        { u"import-threads"_s, adduce::tr("Import threads..."), QKeySequence(u"Ctrl+Shift+I"_s), importThreads },
        { u"verify-an-export"_s, adduce::tr("Verify an exported file..."), {}, verifyExport },
        { u"delete-the-thread"_s, adduce::tr("Delete the thread"), {}, there(&ThreadCommands::remove) },
    };
}

std::vector<Command> evidenceCommands(Tabs &tabs)
{
    EvidencePage *evidence = &tabs.evidence();
    const auto there = [&tabs](auto does) {
        return [&tabs, does] {
            tabs.showTab(Tabs::EvidenceTab);
            does();
        };
    };
    const auto addRow = [evidence] {
        evidence->showMatrix(false);
        evidence->rowCommands().addEmpty();
    };
    const auto addQuestion = [evidence] {
        evidence->showMatrix(true);
        evidence->matrix().commands().askQuestion();
    };
    const auto addPapers = [evidence] {
        evidence->showMatrix(true);
        evidence->matrix().commands().choosePapers();
    };
    const auto showNumbers = [evidence] {
        evidence->showMatrix(true);
        evidence->matrix().commands().showNumbers(-1);
    };
    return {
        { u"new-table"_s, adduce::tr("New table..."), QKeySequence(u"Ctrl+Shift+T"_s),
            there([evidence] { evidence->tableCommands().create(); }) },
        { u"rename-the-table"_s, adduce::tr("Rename the table..."), {},
            there([evidence] { evidence->tableCommands().rename(); }) },
        { u"delete-the-table"_s, adduce::tr("Delete the table"), {}, there([evidence] { evidence->tableCommands().remove(); }) },
        { u"add-a-row"_s, adduce::tr("Add a row"), QKeySequence(u"Ctrl+Shift+R"_s), there(addRow) },
        { u"check-all-quotes"_s, adduce::tr("Check all quotes"), {},
            there([evidence] { evidence->tableCommands().checkQuotes(); }) },
        { u"table-or-matrix"_s, adduce::tr("Table or matrix"), QKeySequence(u"Ctrl+Shift+M"_s),
            there([evidence] { evidence->showMatrix(!evidence->isMatrixShown()); }) },
        { u"add-a-matrix-question"_s, adduce::tr("Add a question to the matrix..."), {}, there(addQuestion) },
        { u"add-matrix-papers"_s, adduce::tr("Add papers to the matrix..."), {}, there(addPapers) },
        { u"draw-the-numbers"_s, adduce::tr("Draw the numbers of the matrix..."), {}, there(showNumbers) },
        { u"import-evidence"_s, adduce::tr("Import evidence..."), {},
            there([evidence] { evidence->tableCommands().chooseImport(); }) },
        { u"export-evidence"_s, adduce::tr("Export evidence..."), QKeySequence(u"Ctrl+Shift+E"_s),
            there([evidence] { evidence->tableCommands().exportShown(); }) },
    };
}

std::vector<Command> evaluationCommands(Tabs &tabs)
{
    EvaluationPage *evaluation = &tabs.evaluation();
    const auto there = [&tabs](auto does) {
        return [&tabs, does] {
            tabs.showTab(Tabs::EvaluationTab);
            does();
        };
    };
    const auto request = [there](auto &menu, auto wanted) { return there([&menu, wanted] { emit(menu.*wanted)(); }); };
    SetMenu &sets = evaluation->tools().sets();
    RunActionsMenu &run = evaluation->tools().actions();
    return {
        { u"run-the-evaluation"_s, adduce::tr("Run the evaluation"), {}, there([evaluation] { evaluation->run(); }) },
        { u"stop-the-evaluation"_s, adduce::tr("Stop the evaluation"), {}, there([evaluation] { evaluation->stop(); }) },
        { u"edit-the-questions"_s, adduce::tr("Edit the questions..."), {}, request(sets, &SetMenu::editWanted) },
        { u"open-a-set"_s, adduce::tr("Open a set of questions..."), {}, there([&sets] { emit sets.fileWanted({}); }) },
        { u"measure-a-collection"_s, adduce::tr("Measure a retrieval collection..."), {},
            request(sets, &SetMenu::collectionWanted) },
        { u"rename-the-run"_s, adduce::tr("Rename the run..."), {}, request(run, &RunActionsMenu::renameWanted) },
        { u"export-the-run"_s, adduce::tr("Export the run..."), {}, request(run, &RunActionsMenu::exportWanted) },
        { u"delete-the-run"_s, adduce::tr("Delete the run"), {}, request(run, &RunActionsMenu::removeWanted) },
    };
}

std::vector<Command> readerCommands(ReaderDock &reader)
{
    return {
        { u"back-in-the-reader"_s, adduce::tr("Back in the reader"), QKeySequence(u"Alt+Left"_s),
            [&reader] { reader.panel().places().back(); } },
        { u"forward-in-the-reader"_s, adduce::tr("Forward in the reader"), QKeySequence(u"Alt+Right"_s),
            [&reader] { reader.panel().places().forward(); } },
        { u"larger-pages"_s, adduce::tr("Larger pages"), QKeySequence::ZoomIn, [&reader] { reader.panel().toolbar().zoomIn(); } },
        { u"smaller-pages"_s, adduce::tr("Smaller pages"), QKeySequence::ZoomOut,
            [&reader] { reader.panel().toolbar().zoomOut(); } },
        { u"fit-the-text"_s, adduce::tr("Fit the text"), QKeySequence(u"Ctrl+0"_s),
            [&reader] { reader.panel().toolbar().toggleFit(); } },
        { u"outline"_s, adduce::tr("Outline"), QKeySequence(u"F6"_s), [&reader] { reader.panel().toolbar().toggleOutline(); } },
        { u"small-pages"_s, adduce::tr("Small pages"), QKeySequence(u"Shift+F6"_s),
            [&reader] { reader.panel().toolbar().toggleThumbnails(); } },
        { u"highlights"_s, adduce::tr("Highlights"), QKeySequence(u"Ctrl+F6"_s),
            [&reader] { reader.panel().toolbar().toggleHighlights(); } },
        { u"dark-pages"_s, adduce::tr("Dark pages in the dark theme"), {},
            [&reader] { reader.panel().toolbar().toggleRecolour(); } },
        { u"next-cited-sentence"_s, adduce::tr("Next cited sentence"), QKeySequence(u"F8"_s),
            [&reader] { reader.panel().places().step(1); } },
        { u"previous-cited-sentence"_s, adduce::tr("Previous cited sentence"), QKeySequence(u"Shift+F8"_s),
            [&reader] { reader.panel().places().step(-1); } },
        { u"ask-about-this"_s, adduce::tr("Ask about this"), QKeySequence(u"Ctrl+Shift+A"_s),
            [&reader] { reader.panel().quotes().ask(); } },
        { u"add-this-to-evidence"_s, adduce::tr("Add this to evidence"), QKeySequence(u"Ctrl+Shift+D"_s),
            [&reader] { reader.panel().quotes().addToEvidence(); } },
        { u"highlight"_s, adduce::tr("Highlight"), QKeySequence(u"Ctrl+H"_s), [&reader] { reader.panel().highlights().make(); } },
        { u"highlight-with-note"_s, adduce::tr("Highlight and write a note"), QKeySequence(u"Ctrl+Alt+H"_s),
            [&reader] { reader.panel().highlights().makeWithNote(); } },
        { u"next-paper"_s, adduce::tr("Next open paper"), QKeySequence(u"Ctrl+PgDown"_s), [&reader] { reader.step(1); } },
        { u"previous-paper"_s, adduce::tr("Previous open paper"), QKeySequence(u"Ctrl+PgUp"_s), [&reader] { reader.step(-1); } },
        { u"new-reader-tab"_s, adduce::tr("New tab in the reader"), QKeySequence(u"Ctrl+T"_s),
            [&reader] {
                reader.bringUp();
                reader.tabs().add(reader.tabs().sideOf(reader.panel()));
            } },
        { u"other-side"_s, adduce::tr("Paper to the other side"), QKeySequence(u"Ctrl+Shift+B"_s),
            [&reader] { reader.moveToOtherSide(); } },
        { u"close-reader-tab"_s, adduce::tr("Close the paper"), QKeySequence(u"Ctrl+W"_s), [&reader] { reader.closeTab(); } },
        { u"print"_s, adduce::tr("Print..."), QKeySequence::Print, [&reader] { reader.panel().printer().choose(); } },
        { u"open-outside"_s, adduce::tr("Open in another program"), {}, [&reader] { reader.panel().file().openOutside(false); } },
        { u"show-in-its-folder"_s, adduce::tr("Show in its folder"), {}, [&reader] { reader.panel().file().openOutside(true); } },
    };
}

} // namespace adduce
