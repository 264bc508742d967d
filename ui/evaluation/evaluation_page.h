#pragma once
#include "core/base/error.h"
#include "core/evaluation/evaluation_run.h"
#include "ui/ask/thread_view.h"
#include "ui/common/services.h"
#include "ui/evaluation/evaluation_model.h"
#include "ui/evaluation/figure.h"

class QSplitter;
class QTableView;

namespace adduce {

/// Asks the bundled questions and shows how many are right, how exact the citations and how fast the answers are.
class EvaluationPage : public QWidget
{
    Q_OBJECT

public:
    explicit EvaluationPage(const Services &services, QWidget *parent = nullptr);

    void setScope(const Scope &scope, const QString &name); ///< of the next run; an empty name for single documents
    void run();
    void stop();
    [[nodiscard]] bool isRunning() const { return m_run != nullptr; }
    bool closeTopmost();
    [[nodiscard]] EvaluationModel &model() { return *m_model; }
    [[nodiscard]] QTableView &table() { return *m_table; }

signals:
    void progressed(int done, int total); ///< 0 of 0 when it is over
    void citationActivated(const adduce::Citation &citation, const std::vector<adduce::Citation> &others);
    void sentenceFocused(const adduce::Citation &citation);
    void failed(const adduce::Error &error);

private:
    QWidget *makeTools();
    QWidget *makeFigures();
    void showFigures();
    void showAnswer();
    void finished();

    const Services &m_services;
    QuerySet m_set;
    EvaluationModel *m_model;
    EvaluationRun *m_run = nullptr;
    QPushButton *m_start, *m_stop;
    PlainLabel *m_state;
    ElidedLabel *m_scopeWords;
    Scope m_scope;
    Figure *m_direct, *m_synthesis, *m_refused, *m_verbatim, *m_time;
    QTableView *m_table;
    QSplitter *m_split = nullptr;
    ThreadView *m_answer;
    PlainLabel *m_summary;
};

} // namespace adduce
