#pragma once
#include "core/evaluation/comparison.h"
#include <optional>

namespace adduce {

class Database;
using EvaluationId = Id<struct EvaluationTag>;

struct EvaluationRow
{
    EvaluationId id;
    QDateTime startedAt; ///< UTC
    QString set;
    QString name; ///< by the user; empty without one
    bool isCutShort = false; ///< as Comparison::isCutShort()
    friend bool operator==(const EvaluationRow &, const EvaluationRow &) = default;
};

/// Evaluation runs of the past, each result in a row of its own. Each call commits before it returns. For the thread of its connection.
class EvaluationStore
{
public:
    explicit EvaluationStore(Database &database);

    EvaluationId keep(const Comparison &comparison);
    void change(EvaluationId id, const Comparison &comparison); ///< all of it: its name, what was judged
    /// Of the way at `report` of the comparison what came of this question alone, as the user has judged it, and the run's figures.
    void changeResult(EvaluationId id, const Comparison &comparison, std::size_t report, const QString &query);
    /// The same of a run that goes on, with its ways in the order that they had: what was measured since is added; what failed, and is asked
    /// again, has to wait for change().
    void grow(EvaluationId id, const Comparison &comparison);
    [[nodiscard]] std::vector<EvaluationRow> list() const; ///< newest first
    /// Throws Error{DamagedLibrary} when what is stored is no comparison.
    [[nodiscard]] std::optional<Comparison> find(EvaluationId id) const;
    /// What find() reads first, as JSON: the run, with its figures where it was asked to its end, without the results that have rows of
    /// their own. Empty for no run.
    [[nodiscard]] QByteArray described(EvaluationId id) const;
    void remove(EvaluationId id);

private:
    void describe(EvaluationId id, const Comparison &comparison);

    Database &m_database;
};

} // namespace adduce
