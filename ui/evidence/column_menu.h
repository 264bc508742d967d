#pragma once
#include <QMenu>
#include <QStringList>

namespace adduce {

/// What a matrix can ask next: a question of the user's own, or what is asked of every study, by name or all of it.
class ColumnMenu : public QMenu
{
    Q_OBJECT

public:
    explicit ColumnMenu(QWidget *parent = nullptr);

signals:
    void ownWanted(); ///< it is to be typed
    void questionsWanted(const QStringList &questions);
};

} // namespace adduce
