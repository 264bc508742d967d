#pragma once
#include "core/base/error.h"
#include "core/evaluation/evaluation_report.h"
#include <QSplitter>
#include <functional>

namespace adduce {

class LibraryThread;
class OpenedAnswer;
class QuestionList;
class ThreadView;

/// The questions of an evaluation, and under them the answer to the chosen one.
class QuestionBrowser : public QSplitter
{
    Q_OBJECT

public:
    QuestionBrowser(LibraryThread &library, QWidget *tool, QWidget *parent = nullptr); ///< `tool` as QuestionList has it
    [[nodiscard]] QuestionList &list() const { return *m_list; }
    [[nodiscard]] ThreadView &threadView() const;
    void setQuestions(const std::vector<EvaluationQuery> &queries); ///< not asked yet
    void setReport(const EvaluationReport &report); ///< of these questions
    /// What came of a question in other ways, a line each, which stands over its answer.
    void setBeside(std::function<QStringList(const QueryResult &)> beside) { m_besideOf = std::move(beside); }
    void put(const QueryResult &result); ///< in the list
    void showAnswer(); ///< to the chosen question, as the list has it
    bool closeAnswer(); ///< false when none is open

signals:
    void answerShown(bool isShown); ///< or closed
    void failed(const adduce::Error &error);

private:
    QuestionList *m_list;
    OpenedAnswer *m_opened;
    QString m_judge;
    std::function<QStringList(const QueryResult &)> m_besideOf;
};

} // namespace adduce
