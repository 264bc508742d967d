#pragma once
#include <QObject>
#include <QTimer>

class QMouseEvent;

namespace adduce {

class AnswerDocument;

/// The mouse over an answer: the chip under it, which asks for its card when the mouse rests there, and what is clicked.
class ChipPointer : public QObject
{
    Q_OBJECT

public:
    explicit ChipPointer(const AnswerDocument &content, QObject *parent = nullptr);

    /// What came to the viewport. `selecting`: words were selected before it.
    void follow(const QEvent &event, bool selecting);
    void forget(); ///< the content is another
    [[nodiscard]] int chip() const { return m_chip; } ///< under the mouse; -1 for none

signals:
    void moved(); ///< onto a chip, or off it
    void rested(int chip);
    void left(); ///< a chip
    void chipClicked(int chip);
    void sentenceClicked(int sentence);

private:
    void moveTo(int chip);
    void release(const QMouseEvent &event, bool selecting);

    const AnswerDocument &m_content;
    QTimer m_rest;
    int m_chip = -1;
    int m_pressed = -1;
};

} // namespace adduce
