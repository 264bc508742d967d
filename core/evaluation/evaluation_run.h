#pragma once
#include "core/base/error.h"
#include "core/evaluation/evaluate.h"
#include <QObject>
#include <future>

namespace adduce {

/// `evaluate()` on a thread of its own. One of `done`, `failed` comes, then `finished`. The destructor stops and waits.
class EvaluationRun : public QObject
{
    Q_OBJECT

public:
    EvaluationRun(const Ask &ask, QuerySet set, DocumentScope scope, QObject *parent = nullptr);
    ~EvaluationRun() override;

    void stop();

signals:
    void result(const adduce::QueryResult &result, int done, int total);
    void done(const adduce::EvaluationReport &report);
    void failed(const adduce::Error &error);
    void finished();

private:
    std::stop_source m_stop;
    std::future<void> m_worker;
};

} // namespace adduce
