#pragma once
#include "core/evaluation/evaluation_store.h"
#include <QObject>

namespace adduce {

class Library;

/// The run that is shown: what was asked in it, the run that it is compared with, and its place in the library. A run that could
/// not be saved is held until it is, or is given up. What reads or writes the library throws Error.
class ShownRun : public QObject
{
    Q_OBJECT

public:
    explicit ShownRun(const Library &library, QObject *parent = nullptr);

    [[nodiscard]] const Comparison &comparison() const { return m_comparison; }
    [[nodiscard]] const std::vector<EvaluationQuery> &queries() const { return m_queries; } ///< also those not asked
    [[nodiscard]] int variant() const { return m_variant; } ///< whose answers are shown
    [[nodiscard]] const EvaluationReport &report() const; ///< of that variant; an empty one before anything was asked
    [[nodiscard]] const Comparison *before() const { return m_before ? &*m_before : nullptr; } ///< null without one
    [[nodiscard]] EvaluationId id() const { return m_id; } ///< none while it is not in the library
    [[nodiscard]] bool isUnkept() const { return m_isUnkept; } ///< the run, or what came last of it

    void begin(std::vector<EvaluationQuery> queries, std::vector<EvaluationReport> reports = {}); ///< that are to be filled
    void put(const QueryResult &result, int variant);
    void end(const Comparison &comparison, EvaluationId kept);
    void setUnkept(bool unkept);
    void setVariant(int variant);

    bool open(EvaluationId id); ///< with its own questions; false where it is gone
    void compareWith(EvaluationId id); ///< none: the newest of the same set that began earlier
    void keep(); ///< as it is now
    void rename(const QString &name);
    void judge(const EvaluationQuery &query, std::optional<bool> right); ///< by the user; none takes it back

signals:
    void replaced(); ///< by another run
    void variantChanged();
    void grew(const adduce::QueryResult &result, int variant); ///< by a result, or in it
    void compared(); ///< with another run
    void kept(); ///< nothing of it waits to be saved

private:
    const Library &m_library;
    Comparison m_comparison;
    std::vector<EvaluationQuery> m_queries;
    std::optional<Comparison> m_before;
    EvaluationId m_id;
    bool m_isUnkept = false;
    int m_variant = 0;
};

} // namespace adduce
