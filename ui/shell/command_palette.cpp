#include "ui/shell/command_palette.h"

#include "ui/common/live_region.h"
#include "ui/common/theme.h"
#include "ui/common/widgets.h"
#include "ui/shell/name_fit.h"
#include "ui/shell/palette_delegate.h"
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

// What a row is: a place in one of three lists.
constexpr int kAction = Qt::UserRole;
constexpr int kDocument = Qt::UserRole + 1;
constexpr int kThread = Qt::UserRole + 2;
constexpr qsizetype kLongest = 300; ///< letters of a title

bool canBeChosen(const QListWidgetItem *item)
{
    return item->flags().testFlag(Qt::ItemIsSelectable);
}

} // namespace

CommandPalette::CommandPalette(const Library &library, const QList<QAction *> &actions, QWidget *parent)
    : QDialog(parent)
    , m_actions(actions)
    , m_finder(new PaletteFinder(library, this))
    , m_find(new QLineEdit)
    , m_list(new QListWidget)
    , m_live(new LiveRegion(this))
{
    setWindowFlag(Qt::FramelessWindowHint);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("All commands"));
    m_find->setPlaceholderText(tr("A command, a paper or a thread"));
    m_find->setAccessibleName(tr("A command, a paper or a thread"));
    m_find->installEventFilter(this);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setItemDelegate(new PaletteDelegate(m_list));
    m_list->setMouseTracking(true);
    m_list->setAccessibleName(tr("Commands, papers and threads"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(space(3), space(3), space(3), space(3));
    column->setSpacing(space(2));
    column->addWidget(m_find);
    column->addWidget(m_list);
    resize(space(110), space(90));
    connect(m_find, &QLineEdit::textChanged, this, &CommandPalette::fill);
    connect(m_find, &QLineEdit::returnPressed, this, &CommandPalette::run);
    connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::run);
    connect(m_finder, &PaletteFinder::found, this, &CommandPalette::showFound);
    fill({});
}

QListWidgetItem *CommandPalette::addRow(const QString &text, const QString &spoken, int role, qsizetype place)
{
    auto *item = new QListWidgetItem(text, m_list);
    item->setData(role, place);
    item->setData(Qt::AccessibleTextRole, spoken);
    return item;
}

void CommandPalette::addGroup(const QString &name)
{
    auto *item = new QListWidgetItem(name, m_list);
    item->setFlags(Qt::NoItemFlags);
}

/// Over the middle of the window it belongs to, near its top.
void CommandPalette::showEvent(QShowEvent *event)
{
    if (const QWidget *window = parentWidget() ? parentWidget()->window() : nullptr) {
        resize(std::min(width(), window->width()), std::min(height(), window->height() - controlHeight()));
        move(window->mapToGlobal(QPoint((window->width() - width()) / 2, std::min(space(12), window->height() - height()))));
    }
    QDialog::showEvent(event);
}

/// As a menu does, it goes when something else is clicked.
void CommandPalette::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isVisible() && !isActiveWindow())
        reject();
}

void CommandPalette::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setBrush(palette().base());
    painter.setPen(colours(palette()).lineStrong);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void CommandPalette::fill(const QString &text)
{
    m_list->clear();
    m_finds = {};
    std::vector<std::pair<NameFit, qsizetype>> fitting;
    for (qsizetype i = 0; i < m_actions.size(); ++i)
        if (const NameFit fit = nameFit(text, m_actions[i]->text()); fit != NameFit::None)
            fitting.emplace_back(fit, i);
    std::ranges::stable_sort(fitting, std::ranges::greater {}, [](const auto &one) { return one.first; });
    for (const auto &[fit, i] : fitting) {
        const QAction &action = *m_actions[i];
        const QString keys = action.shortcut().toString(QKeySequence::NativeText);
        const QString spoken = keys.isEmpty() ? action.text() : u"%1, %2"_s.arg(action.text(), keys);
        addRow(action.text(), spoken, kAction, i)->setData(PaletteDelegate::kAside, keys);
    }
    m_list->setCurrentRow(0);
    m_finder->find(text);
}

/// Behind the commands, so that none of them moves under the hand.
void CommandPalette::showFound(const PaletteFinds &finds)
{
    m_finds = finds;
    if (!finds.documents.empty())
        addGroup(tr("Papers"));
    for (std::size_t i = 0; i < finds.documents.size(); ++i) {
        const QString title = displayTitle(finds.documents[i]).simplified().left(kLongest);
        const QString name = shortName(finds.documents[i]).simplified().left(kLongest);
        QListWidgetItem *item = addRow(title, tr("Paper: %1, %2").arg(title, name), kDocument, static_cast<qsizetype>(i));
        item->setData(PaletteDelegate::kAside, name);
        item->setToolTip(plainTip(title));
    }
    if (!finds.threads.empty())
        addGroup(tr("Threads"));
    for (std::size_t i = 0; i < finds.threads.size(); ++i) {
        const QString title = finds.threads[i].title.simplified().left(kLongest);
        addRow(title, tr("Thread: %1").arg(title), kThread, static_cast<qsizetype>(i))->setToolTip(plainTip(title));
    }
    if (m_list->count() == 0) {
        addGroup(tr("Nothing is called so"));
        m_live->say(m_list->item(0)->text());
    } else if (!m_list->currentItem())
        step(1);
}

void CommandPalette::step(int direction)
{
    for (int row = m_list->currentRow() + direction; row >= 0 && row < m_list->count(); row += direction)
        if (const QListWidgetItem *item = m_list->item(row); canBeChosen(item)) {
            m_list->setCurrentRow(row);
            m_live->say(item->data(Qt::AccessibleTextRole).toString());
            return;
        }
}

void CommandPalette::run()
{
    const QListWidgetItem *item = m_list->currentItem();
    if (!item || !canBeChosen(item))
        return;
    const auto place = [item](int role) { return item->data(role).toULongLong(); };
    if (item->data(kDocument).isValid()) {
        const DocumentRow row = m_finds.documents.at(place(kDocument));
        accept();
        emit documentChosen(row);
    } else if (item->data(kThread).isValid()) {
        const ThreadId thread = m_finds.threads.at(place(kThread)).id;
        accept();
        emit threadChosen(thread);
    } else {
        QAction *action = m_actions[item->data(kAction).toInt()];
        accept();
        action->trigger();
    }
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const int direction = key->key() == Qt::Key_Down ? 1 : key->key() == Qt::Key_Up ? -1 : 0;
        if (direction != 0) {
            step(direction);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace adduce
