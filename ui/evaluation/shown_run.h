#pragma once
#include "core/evaluation/trend.h"
#include <QObject>

namespace adduce {

/// What was asked of the set before.
struct EarlierRuns
{
    std::optional<Comparison> before; ///< that the shown run is compared with
    std::vector<TrendRun> trend; ///< with the shown one, where it is kept
};

/// The run that is shown: what was asked in it, the run that it is compared with, and its place in the library. A run that could
/// not be saved is held until it is, or is given up.
class ShownRun : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] const Comparison &comparison() const { return m_comparison; }
    [[nodiscard]] const std::vector<EvaluationQuery> &queries() const { return m_queries; } ///< also those not asked
    [[nodiscard]] int variant() const { return m_variant; } ///< whose answers are shown
    [[nodiscard]] const EvaluationReport &report() const; ///< of that variant; an empty one before anything was asked
    [[nodiscard]] const Comparison *before() const
    {
        return m_earlier.before ? &*m_earlier.before : nullptr;
    } ///< null without one
    [[nodiscard]] const std::vector<TrendRun> &trend() const { return m_earlier.trend; }
    [[nodiscard]] EvaluationId id() const { return m_id; } ///< none while it is not in the library
    [[nodiscard]] int serial() const { return m_serial; } ///< of the run, among those that were shown
    [[nodiscard]] bool isUnkept() const { return m_isUnkept; } ///< the run, or what came last of it

    void begin(std::vector<EvaluationQuery> queries, std::vector<EvaluationReport> reports = {}); ///< that are to be filled
    void put(const QueryResult &result, int variant);
    void end(const Comparison &comparison, EvaluationId kept);
    void setUnkept(bool unkept);
    void setKept(EvaluationId id); ///< there, as it is now
    void setVariant(int variant);

    void open(EvaluationId id, const Comparison &comparison); ///< with its own questions
    void setEarlier(EarlierRuns earlier);
    void rename(const QString &name);
    /// By the user; none takes it back. False where there is nothing to judge.
    bool judge(const EvaluationQuery &query, std::optional<bool> right);

signals:
    void replaced(); ///< by another run
    void variantChanged();
    void grew(const adduce::QueryResult &result, int variant); ///< by a result, or in it
    void compared(); ///< with another run
    void kept(); ///< nothing of it waits to be saved

private:
    void updateTrend(); ///< by what the shown run is now

    Comparison m_comparison;
    std::vector<EvaluationQuery> m_queries;
    EarlierRuns m_earlier;
    EvaluationId m_id;
    int m_serial = 0;
    bool m_isUnkept = false;
    int m_variant = 0;
};

} // namespace adduce
