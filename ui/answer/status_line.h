#pragma once
#include "core/answer/answer.h"
#include <QToolButton>
#include <QWidget>

class QBoxLayout;

namespace adduce {

class ElidedLabel;
class PlainLabel;

/// The quiet line under an answer: confidence with its reason, what was searched, who wrote, how long it took, and
/// what can be opened.
class StatusLine : public QWidget
{
    Q_OBJECT

public:
    explicit StatusLine(const Answer &answer, QWidget *parent = nullptr);
    [[nodiscard]] QToolButton *removed() const { return m_removed; } ///< null when nothing was
    [[nodiscard]] QToolButton *trace() const { return m_trace; }

private:
    void resizeEvent(QResizeEvent *event) override;

    QBoxLayout *m_lines; ///< the reason and the rest: beside each other, or on two lines where room is short
    PlainLabel *m_dot; ///< between the two
    ElidedLabel *m_facts;
    int m_narrow = 0; ///< px; less wide, it takes two lines
    QToolButton *m_removed = nullptr;
    QToolButton *m_trace = nullptr;
};

/// What the line says: confidence with its reason, what was searched, who wrote, the time.
[[nodiscard]] QStringList statusWords(const Answer &answer);
/// A time in a person's measure: "0.03 s".
[[nodiscard]] QString secondsWords(double milliseconds);

} // namespace adduce
