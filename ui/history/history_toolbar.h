#pragma once
#include <QWidget>

class QPushButton;
class QToolButton;

namespace adduce {

class ThreadCommands;

/// Buttons for what is done with the chosen thread; where room is short icons, then the first and a menu alone.
class HistoryToolbar : public QWidget
{
    Q_OBJECT

public:
    explicit HistoryToolbar(ThreadCommands &commands, QWidget *parent = nullptr);

    void setThread(bool any, bool isBin); ///< whether one is chosen, and whether it is in the bin
    void fit(int width); ///< of the page

private:
    void showButtons();

    QPushButton *m_restore;
    QList<QPushButton *> m_kept; ///< that a thread outside the bin needs
    QToolButton *m_more;
    bool m_isBin = false;
    bool m_isNarrow = false;
};

} // namespace adduce
