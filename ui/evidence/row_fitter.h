#pragma once
#include <QObject>
#include <QTimer>

class QTableView;

namespace adduce {

/// Gives the rows of a table the height of their text, those in sight first and the rest some at a time while nothing
/// else is to be done, so that a long table never holds the window up.
class RowFitter : public QObject
{
    Q_OBJECT

public:
    explicit RowFitter(QTableView *table);
    void restart(); ///< widths or texts have changed
    void restartSoon(); ///< once, however many rows change before
    [[nodiscard]] bool isDone() const { return m_next < 0 && !m_isStale; }

private:
    void fitVisible();
    void fitSome();

    QTableView *m_table;
    QTimer m_timer;
    int m_next = -1; ///< the first row that was not fitted; -1: all were
    bool m_isStale = false;
};

} // namespace adduce
