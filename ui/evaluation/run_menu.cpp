#include "ui/evaluation/run_menu.h"

#include "ui/common/menu_text.h"
#include "ui/evaluation/run_list_dialog.h"
#include "ui/evaluation/run_words.h"
#include <ranges>

namespace adduce {

void RunMenu::setRuns(const std::vector<EvaluationRow> &runs, EvaluationId shown)
{
    clear();
    for (const EvaluationRow &run : runs | std::views::take(kMostRunsInMenu)) {
        QAction *action = addAction(menuText(runWithSet(run)), this, [this, id = run.id] { emit chosen(id); });
        action->setCheckable(true);
        action->setChecked(run.id == shown);
    }
    if (runs.size() <= kMostRunsInMenu)
        return;
    addSeparator();
    addAction(tr("All runs..."), this, [this, runs, shown] {
        auto *dialog = new RunListDialog(tr("All runs"), runs, shown, parentWidget());
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &RunListDialog::chosen, this, &RunMenu::chosen);
        dialog->open();
    });
}

} // namespace adduce
