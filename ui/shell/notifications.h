#pragma once
#include <QFrame>
#include <QToolButton>

class QListWidget;

namespace adduce {

/// What was said at the foot of the window, the last first: a button with how many are unread, which opens the list.
class Notifications : public QToolButton
{
    Q_OBJECT

public:
    enum class Kind
    {
        News,
        Error
    };
    explicit Notifications(QWidget *parent = nullptr);

    void add(const QString &text, Kind kind);
    void showList();
    [[nodiscard]] int count() const;
    [[nodiscard]] int unread() const { return m_unread; }

signals:
    void seen(); ///< the list was opened

private:
    void showUnread();

    QFrame *m_panel;
    QListWidget *m_list;
    int m_unread = 0;
};

} // namespace adduce
