#pragma once
#include <QWidget>

namespace adduce {

class PlainLabel;
class ThreadView;

/// Goes from match to match of the words that are sought in a thread.
class MatchSteps : public QWidget
{
    Q_OBJECT

public:
    explicit MatchSteps(ThreadView &view, QWidget *parent = nullptr);

    void restart(); ///< another thread, or other words: the first match is shown, and nothing of this without any

private:
    void go(int match); ///< 0-based; past the last comes the first

    ThreadView &m_view;
    PlainLabel *m_text;
    int m_match = 0;
};

} // namespace adduce
