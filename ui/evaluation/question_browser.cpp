#include "ui/evaluation/question_browser.h"

#include "ui/evaluation/evaluation_model.h"
#include "ui/evaluation/opened_answer.h"
#include "ui/evaluation/question_list.h"
#include <QTableView>

namespace adduce {

QuestionBrowser::QuestionBrowser(LibraryThread &library, QWidget *tool, QWidget *parent)
    : QSplitter(Qt::Vertical, parent)
    , m_list(new QuestionList(tool))
    , m_opened(new OpenedAnswer(library))
{
    setChildrenCollapsible(false);
    addWidget(m_list);
    addWidget(m_opened);
    setStretchFactor(0, 3);
    setStretchFactor(1, 2);
    m_opened->hide();
    connect(m_list, &QuestionList::selectionChanged, this, &QuestionBrowser::showAnswer);
    connect(m_opened, &OpenedAnswer::failed, this, &QuestionBrowser::failed);
}

ThreadView &QuestionBrowser::threadView() const
{
    return m_opened->view();
}

void QuestionBrowser::setQuestions(const std::vector<EvaluationQuery> &queries)
{
    m_list->model().setQueries(queries);
}

void QuestionBrowser::setReport(const EvaluationReport &report)
{
    m_judge = report.judge;
    m_list->setResults(report);
    showAnswer();
}

void QuestionBrowser::put(const QueryResult &result)
{
    m_list->model().addResult(result);
}

void QuestionBrowser::showAnswer()
{
    const auto result = m_list->selected();
    const bool opens = result && !m_opened->isVisible();
    m_opened->setVisible(result.has_value());
    emit answerShown(result.has_value()); // which makes room, before it is shared out
    if (!result)
        return m_opened->clear();
    if (opens)
        setSizes({ height() / 2, height() / 2 });
    m_opened->setResult(*result, m_judge, m_besideOf ? m_besideOf(*result) : QStringList());
}

bool QuestionBrowser::closeAnswer()
{
    if (!m_opened->isVisible())
        return false;
    m_list->table().clearSelection();
    return true;
}

} // namespace adduce
