#pragma once
#include "ui/answer/answer_view.h"

class QVBoxLayout;

namespace adduce {

class AskedQuestion;
class PlainLabel;

/// What is written while a question is asked: the parts that it is asked in and what was found of each, the sentences found so far, and under them
/// what is done at the moment.
class RunningAnswer : public QWidget
{
    Q_OBJECT

public:
    RunningAnswer(const AskedQuestion &asked, AnswerMarks marks, QWidget *parent = nullptr);

signals:
    void viewMade(adduce::AnswerView *view); ///< with the first sentence

private:
    void addSentence(const AnswerSentence &sentence);
    void showParts();

    const AskedQuestion &m_asked;
    AnswerMarks m_marks;
    QVBoxLayout *m_column;
    QWidget *m_parts = nullptr; ///< null while it is not known to have any
    QStringList m_shownParts; ///< in words
    PlainLabel *m_stage;
    AnswerView *m_view = nullptr; ///< null before the first sentence
};

} // namespace adduce
