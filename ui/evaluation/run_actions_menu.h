#pragma once
#include "core/evaluation/evaluation_store.h"
#include <QMenu>

namespace adduce {

/// What can be done with the run that is shown, and the one that was deleted last.
class RunActionsMenu : public QMenu
{
    Q_OBJECT

public:
    using QMenu::QMenu;
    void setRuns(const std::vector<EvaluationRow> &runs, EvaluationId shown, bool restorable);

signals:
    void comparedWith(adduce::EvaluationId run); ///< none: the one before
    void renameWanted();
    void removeWanted();
    void restoreWanted(); ///< the run that was deleted last
    void exportWanted();

private:
    void addComparisons(const std::vector<EvaluationRow> &runs, EvaluationId shown);
};

} // namespace adduce
