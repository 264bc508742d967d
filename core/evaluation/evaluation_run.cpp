#include "core/evaluation/evaluation_run.h"

#include "core/base/run.h"
#include "core/library/database.h"

#include <QElapsedTimer>
#include <utility>

namespace adduce {

namespace {

/// Writes a run into the library while it grows. For one thread.
class GrowingRun
{
public:
    explicit GrowingRun(const Library &library)
        : m_library(library)
    {
    }

    void keep(const Comparison &comparison)
    {
        Database database = m_library.open();
        EvaluationStore store(database);
        if (m_id)
            store.change(m_id, comparison);
        else
            m_id = store.keep(comparison);
    }

    /// Now and then, so that writing takes a small part of the time, however long the run is.
    void keepInPassing(const Comparison &comparison)
    {
        if (m_sinceKept.isValid() && m_sinceKept.elapsed() < m_pause)
            return;
        QElapsedTimer writing;
        writing.start();
        try {
            keep(comparison);
        } catch (const Error &) { // NOLINT(bugprone-empty-catch): the end of the run tells of what stays wrong
        }
        m_pause = std::max(kShortestPause, kShare * writing.elapsed());
        m_sinceKept.start();
    }

    [[nodiscard]] EvaluationId id() const { return m_id; } ///< none before anything was written

private:
    static constexpr qint64 kShortestPause = 1000; // ms
    static constexpr qint64 kShare = 20; // times what writing took
    const Library &m_library;
    EvaluationId m_id;
    QElapsedTimer m_sinceKept;
    qint64 m_pause = 0;
};

} // namespace

EvaluationRun::EvaluationRun(
    const Ask &ask, QuerySet set, std::vector<Variant> variants, Scope scope, std::optional<TaskModel> judge, QObject *parent)
    : QObject(parent)
{
    m_worker = startRun(this,
        [this, &ask, set = std::move(set), variants = std::move(variants), scope = std::move(scope), judge = std::move(judge),
            stop = m_stop.get_token()](auto post) {
            GrowingRun growing(ask.library());
            const auto report = [&](const Comparison &soFar, const QueryResult &r, int variant, int done, int total) {
                growing.keepInPassing(soFar);
                post([this, r, variant, done, total] { emit result(r, variant, done, total); });
            };
            const Comparison comparison = compare(ask, set, variants, report, stop, scope, judge);
            if (comparison.asked() == 0)
                return;
            std::optional<Error> unkept;
            try {
                growing.keep(comparison);
            } catch (const Error &error) {
                unkept = error; // what was asked is worth as much
            }
            post([this, comparison, kept = growing.id()] { emit done(comparison, kept); });
            if (unkept)
                post([this, error = *unkept] { emit notKept(error); });
            if (comparison.error)
                throw *comparison.error; // NOLINT(cert-err60-cpp)
        });
}

EvaluationRun::~EvaluationRun()
{
    m_stop.request_stop();
    m_worker.wait();
}

void EvaluationRun::stop()
{
    m_stop.request_stop();
}

} // namespace adduce
