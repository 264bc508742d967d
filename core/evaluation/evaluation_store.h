#pragma once
#include "core/evaluation/evaluate.h"
#include <optional>

namespace adduce {

class Database;
using EvaluationId = Id<struct EvaluationTag>;

struct EvaluationRow
{
    EvaluationId id;
    QDateTime startedAt; ///< UTC
    QString set;
    friend bool operator==(const EvaluationRow &, const EvaluationRow &) = default;
};

/// Evaluation runs of the past. Each call commits before it returns. For the thread of its connection.
class EvaluationStore
{
public:
    explicit EvaluationStore(Database &database);

    EvaluationId keep(const EvaluationReport &report);
    [[nodiscard]] std::vector<EvaluationRow> list() const; ///< newest first
    /// Throws Error{DamagedLibrary} when what is stored is no report.
    [[nodiscard]] std::optional<EvaluationReport> find(EvaluationId id) const;
    void remove(EvaluationId id);

private:
    Database &m_database;
};

} // namespace adduce
