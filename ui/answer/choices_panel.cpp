#include "ui/answer/choices_panel.h"

#include "ui/common/menu_text.h"
#include "ui/common/theme.h"
#include "ui/common/widgets.h"
#include <QPushButton>
#include <QVBoxLayout>

namespace adduce {

ChoicesPanel::ChoicesPanel(const QStringList &choices, QWidget *parent)
    : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(gutter(), 0, 0, 0);
    column->setSpacing(space(1));
    setMaximumWidth(readingWidth());
    for (const QString &choice : choices) {
        QPushButton *one = button(menuText(choice));
        one->setAccessibleName(tr("Ask: %1").arg(choice));
        connect(one, &QPushButton::clicked, this, [this, choice] { emit chosen(choice); });
        column->addWidget(one, 0, Qt::AlignLeft);
    }
    auto *asItStands = linkButton(tr("Answer it as it stands"));
    connect(asItStands, &QAbstractButton::clicked, this, &ChoicesPanel::asItStandsWanted);
    column->addWidget(asItStands, 0, Qt::AlignLeft);
}

} // namespace adduce
