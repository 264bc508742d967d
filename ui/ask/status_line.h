#pragma once
#include "core/ask/answer.h"
#include <QToolButton>
#include <QWidget>

namespace adduce {

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
    QToolButton *m_removed = nullptr;
    QToolButton *m_trace = nullptr;
};

/// What the line says: confidence with its reason, what was searched, who wrote, the time.
[[nodiscard]] QStringList statusWords(const Answer &answer);
/// A time in a person's measure: "0.03 s".
[[nodiscard]] QString secondsWords(double milliseconds);

} // namespace adduce
