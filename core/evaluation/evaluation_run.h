#pragma once
#include "core/base/error.h"
#include "core/base/pause.h"
#include "core/evaluation/evaluation_store.h"
#include <QObject>
#include <future>

namespace adduce {

/// `compare()` on a thread of its own. What was asked is kept in the library while it runs, so seldom that writing takes a
/// twentieth of the time at most, and all of it before `done` tells of it. `done` comes where anything was asked; `notKept` after
/// it when the whole could not be saved, and then `kept` is what was saved before, if anything; `failed` where something went
/// wrong; `finished` last. The destructor stops and waits.
class EvaluationRun : public QObject
{
    Q_OBJECT

public:
    /// `options`: without `earlier` and `pause`.
    EvaluationRun(
        const Ask &ask, QuerySet set, std::vector<Variant> variants, ComparisonOptions options, QObject *parent = nullptr);
    ~EvaluationRun() override;

    void stop();
    void pause(bool isHeld); ///< no question is begun meanwhile

signals:
    void result(const adduce::QueryResult &result, int variant, int done, int total);
    void done(const adduce::Comparison &comparison, adduce::EvaluationId kept);
    void notKept(const adduce::Error &error);
    void failed(const adduce::Error &error);
    void finished();

private:
    std::stop_source m_stop;
    Pause m_pause;
    std::future<void> m_worker;
};

} // namespace adduce
