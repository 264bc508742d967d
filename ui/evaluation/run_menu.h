#pragma once
#include "core/evaluation/evaluation_store.h"
#include <QMenu>

namespace adduce {

/// The kept runs, the newest first, to show one of them.
class RunMenu : public QMenu
{
    Q_OBJECT

public:
    using QMenu::QMenu;
    void setRuns(const std::vector<EvaluationRow> &runs, EvaluationId shown);

signals:
    void chosen(adduce::EvaluationId run);
};

} // namespace adduce
