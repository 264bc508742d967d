#pragma once
#include "ui/common/find_line.h"
#include <QPointer>
#include <QTextCursor>
#include <vector>

class QTextEdit;

namespace adduce {

class ThreadView;

/// Finds words in the questions and answers of a thread, those of folded turns, too: they are unfolded. Marks every place, and scrolls
/// the one in hand into sight.
class ThreadFind : public FindLine
{
    Q_OBJECT

public:
    explicit ThreadFind(ThreadView &view, QWidget *parent = nullptr); ///< `view` outlives this

    void refresh(); ///< the thread is another, or an answer came: nothing while this is hidden
    [[nodiscard]] int count() const { return static_cast<int>(m_matches.size()); }
    [[nodiscard]] int match() const { return m_at; } ///< 0-based; -1 without any

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    struct Match
    {
        QPointer<QTextEdit> text;
        QTextCursor place; ///< selects it
    };
    void find();
    void look();
    void step(int direction);
    void mark();
    void reveal();
    [[nodiscard]] int firstInSight() const;

    ThreadView &m_view;
    std::vector<Match> m_matches; ///< from the top down
    int m_at = -1;
};

} // namespace adduce
