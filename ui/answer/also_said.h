#pragma once
#include "ui/answer/answer_view.h"

class QVBoxLayout;

namespace adduce {

/// What else the papers say, folded up under an answer: a line that opens it, then each paper by name over its sentences.
class AlsoSaid : public QWidget
{
    Q_OBJECT

public:
    /// `sentences`: not empty, those of a paper together.
    AlsoSaid(std::vector<AnswerSentence> sentences, AnswerMarks marks, QWidget *parent = nullptr);

    void setSentences(std::vector<AnswerSentence> sentences); ///< the same with other words: personal data that were masked

signals:
    void viewMade(adduce::AnswerView *view); ///< when it is opened first

private:
    void open();

    std::vector<AnswerSentence> m_sentences;
    AnswerMarks m_marks;
    QVBoxLayout *m_column;
    QWidget *m_papers = nullptr;
};

} // namespace adduce
