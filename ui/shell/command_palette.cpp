#include "ui/shell/command_palette.h"

#include "ui/common/widgets.h"
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

CommandPalette::CommandPalette(const QList<QAction *> &actions, QWidget *parent)
    : QDialog(parent)
    , m_actions(actions)
    , m_find(new QLineEdit)
    , m_list(new QListWidget)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("All commands"));
    m_find->setPlaceholderText(tr("What to do"));
    m_find->setAccessibleName(tr("What to do"));
    m_find->installEventFilter(this);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setAccessibleName(tr("Commands"));
    m_list->setFocusPolicy(Qt::NoFocus);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(space(3), space(3), space(3), space(3));
    column->setSpacing(space(2));
    column->addWidget(m_find);
    column->addWidget(m_list);
    resize(space(110), space(90));
    connect(m_find, &QLineEdit::textChanged, this, &CommandPalette::fill);
    connect(m_find, &QLineEdit::returnPressed, this, &CommandPalette::run);
    connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::run);
    fill({});
}

void CommandPalette::fill(const QString &text)
{
    m_list->clear();
    for (qsizetype i = 0; i < m_actions.size(); ++i) {
        const QAction &action = *m_actions[i];
        if (!action.text().contains(text.trimmed(), Qt::CaseInsensitive))
            continue;
        const QString keys = action.shortcut().toString(QKeySequence::NativeText);
        auto *item = new QListWidgetItem(keys.isEmpty() ? action.text() : u"%1   %2"_s.arg(action.text(), keys), m_list);
        item->setData(Qt::UserRole, i);
        item->setSizeHint(QSize(0, controlHeight()));
    }
    m_list->setCurrentRow(0);
}

void CommandPalette::run()
{
    const QListWidgetItem *item = m_list->currentItem();
    if (!item)
        return;
    QAction *action = m_actions[item->data(Qt::UserRole).toInt()];
    accept();
    action->trigger();
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const int step = key->key() == Qt::Key_Down ? 1 : key->key() == Qt::Key_Up ? -1 : 0;
        if (step != 0) {
            m_list->setCurrentRow(std::clamp(m_list->currentRow() + step, 0, std::max(0, m_list->count() - 1)));
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace adduce
