#include "ui/shell/notifications.h"

#include "ui/common/widgets.h"
#include <QClipboard>
#include <QGuiApplication>
#include <QListWidget>
#include <QLocale>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMost = 100;

} // namespace

Notifications::Notifications(QWidget *parent)
    : QToolButton(parent)
    , m_panel(new QFrame(this, Qt::Popup))
    , m_list(new QListWidget)
{
    setIcon(adduce::icon(u"notifications"_s, Tone::Secondary));
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setAutoRaise(true);
    setFont(typeFont(Type::Caption));
    setFocusPolicy(Qt::TabFocus);
    m_panel->setFrameShape(QFrame::StyledPanel);
    m_list->setWordWrap(true);
    m_list->setSpacing(space(1) / 2);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setAccessibleName(tr("Messages"));
    auto *copy = linkButton(tr("Copy"));
    auto *clear = linkButton(tr("Clear"));
    auto *head = new QHBoxLayout;
    head->addWidget(new PlainLabel(tr("Messages"), Type::Strong), 1);
    head->addWidget(copy);
    head->addWidget(clear);
    auto *column = new QVBoxLayout(m_panel);
    column->setContentsMargins(space(3), space(2), space(2), space(2));
    column->addLayout(head);
    column->addWidget(m_list, 1);
    connect(this, &QToolButton::clicked, this, &Notifications::showList);
    connect(clear, &QToolButton::clicked, this, [this] {
        m_list->clear();
        m_panel->hide();
        showUnread();
    });
    connect(copy, &QToolButton::clicked, this, [this] {
        QStringList lines;
        for (int i = 0; i < m_list->count(); ++i)
            lines << m_list->item(i)->text();
        QGuiApplication::clipboard()->setText(lines.join(u'\n'));
    });
    showUnread();
}

int Notifications::count() const
{
    return m_list->count();
}

void Notifications::add(const QString &text, Kind kind)
{
    if (text.isEmpty())
        return;
    const QString time = QLocale().toString(QTime::currentTime(), QLocale::ShortFormat);
    auto *item = new QListWidgetItem(u"%1  %2"_s.arg(time, text));
    if (kind == Kind::Error)
        item->setIcon(adduce::icon(u"dialog-warning"_s, Tone::Attention));
    m_list->insertItem(0, item);
    while (m_list->count() > kMost)
        delete m_list->takeItem(m_list->count() - 1);
    if (kind == Kind::Error && !m_panel->isVisible())
        ++m_unread;
    showUnread();
}

void Notifications::showUnread()
{
    if (m_list->count() == 0)
        m_unread = 0;
    setVisible(m_list->count() > 0);
    setText(m_unread > 0 ? QLocale().toString(m_unread) : QString());
    const QString name = m_unread > 0 ? tr("Messages, %Ln unread", nullptr, m_unread) : tr("Messages");
    setTip(*this, name);
    setAccessibleName(name);
}

void Notifications::showList()
{
    m_unread = 0;
    showUnread();
    const QSize size(space(110), space(80));
    const QPoint corner = mapToGlobal(QPoint(width(), 0));
    m_panel->setGeometry(corner.x() - size.width(), corner.y() - size.height(), size.width(), size.height());
    m_panel->show();
    m_list->setFocus();
    emit seen();
}

} // namespace adduce
