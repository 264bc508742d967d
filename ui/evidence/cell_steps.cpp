#include "ui/evidence/cell_steps.h"

#include "ui/common/flow_layout.h"
#include "ui/common/widgets.h"
#include <QToolButton>
#include <QVBoxLayout>

namespace adduce {

CellSteps::CellSteps(QWidget *parent)
    : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    PlainLabel *why = quiet(tr("No sentence of this paper answers the question well enough. What may lead on:"), Type::Caption);
    why->setWordWrap(true);
    column->addWidget(why);
    auto *steps = new FlowLayout;
    const auto add = [&](const QString &text, const QString &says, void (CellSteps::*wanted)()) {
        QToolButton *step = linkButton(text);
        step->setAccessibleDescription(says);
        setTip(*step, says);
        connect(step, &QToolButton::clicked, this, wanted);
        steps->addWidget(step);
    };
    add(tr("Nearest sentences..."),
        tr("Shows the sentences of this paper that are nearest to the question, to quote one of them"),
        &CellSteps::nearestWanted);
    add(tr("Ask all papers"), tr("Asks this question of all papers, in the Ask tab"), &CellSteps::othersWanted);
    add(tr("Ask in other words..."), tr("Adds the question in other words as a column of its own"), &CellSteps::rewordWanted);
    column->addLayout(steps);
    setAccessibleName(tr("What may lead on"));
}

} // namespace adduce
