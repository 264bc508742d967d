#include "ui/answer/running_answer.h"

#include "ui/answer/asked_question.h"
#include "ui/common/widgets.h"
#include <QVBoxLayout>

namespace adduce {

RunningAnswer::RunningAnswer(const AskedQuestion &asked, AnswerMarks marks, QWidget *parent)
    : QWidget(parent)
    , m_marks(std::move(marks))
    , m_column(new QVBoxLayout(this))
    , m_stage(quiet(tr("Looking…"), Type::Caption))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(space(2));
    m_stage->setContentsMargins(gutter(), 0, 0, 0);
    m_column->addWidget(m_stage);
    connect(&asked, &AskedQuestion::stageStarted, this, [this](const QString &words) { m_stage->setText(words); });
    connect(&asked, &AskedQuestion::sentenceFound, this, &RunningAnswer::addSentence);
}

void RunningAnswer::addSentence(const AnswerSentence &sentence)
{
    if (!m_view) {
        m_view = new AnswerView(m_marks);
        m_view->setMaximumWidth(readingWidth());
        m_column->insertWidget(0, m_view);
        emit viewMade(m_view);
    }
    m_view->addSentence(sentence);
}

} // namespace adduce
