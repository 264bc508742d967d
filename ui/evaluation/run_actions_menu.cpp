#include "ui/evaluation/run_actions_menu.h"

#include "ui/common/menu_text.h"
#include "ui/common/widgets.h"
#include "ui/evaluation/run_list_dialog.h"
#include "ui/evaluation/run_words.h"
#include <algorithm>
#include <ranges>

namespace adduce {

using namespace Qt::StringLiterals;

void RunActionsMenu::setRuns(const std::vector<EvaluationRow> &runs, EvaluationId shown, bool restorable)
{
    clear();
    if (restorable)
        addAction(adduce::icon(u"edit-reset"_s), tr("Bring back the deleted run"), this, &RunActionsMenu::restoreWanted);
    if (!shown)
        return;
    addAction(adduce::icon(u"document-edit"_s), tr("Rename run..."), this, &RunActionsMenu::renameWanted);
    addComparisons(runs, shown);
    addAction(adduce::icon(u"document-export"_s), tr("Export run..."), this, &RunActionsMenu::exportWanted);
    addSeparator();
    addAction(adduce::icon(u"edit-delete"_s), tr("Delete run"), this, &RunActionsMenu::removeWanted);
}

void RunActionsMenu::addComparisons(const std::vector<EvaluationRow> &runs, EvaluationId shown)
{
    QMenu *compare = addMenu(tr("Compare with"));
    compare->addAction(tr("The run before"), this, [this] { emit comparedWith({}); });
    compare->addSeparator();
    const auto row = std::ranges::find(runs, shown, &EvaluationRow::id);
    if (row == runs.end())
        return;
    std::vector<EvaluationRow> others = runs;
    std::erase_if(others, [&](const EvaluationRow &run) { return run.id == shown || run.set != row->set; });
    for (const EvaluationRow &run : others | std::views::take(kMostRunsInMenu))
        compare->addAction(menuText(runWords(run)), this, [this, id = run.id] { emit comparedWith(id); });
    if (others.size() <= kMostRunsInMenu)
        return;
    compare->addAction(tr("All runs..."), this, [this, others, shown] {
        auto *dialog = new RunListDialog(tr("Compare with"), others, shown, parentWidget());
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &RunListDialog::chosen, this, &RunActionsMenu::comparedWith);
        dialog->open();
    });
}

} // namespace adduce
