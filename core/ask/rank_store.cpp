#include "core/ask/rank_store.h"

#include "core/library/database.h"

namespace adduce {

RankStore::RankStore(Database &database)
    : m_database(database)
{
}

std::optional<double> RankStore::find(const QString &model, const QString &question, const QString &chunk) const
{
    Statement row(m_database, "SELECT score FROM rank_scores WHERE model = ? AND question = ? AND chunk = ?");
    row.bind(1, model).bind(2, question).bind(3, chunk);
    return row.step() ? std::optional(row.real(0)) : std::nullopt;
}

void RankStore::keep(const QString &model, const QString &question, const QString &chunk, double score)
{
    if (m_database.isReadOnly())
        return; // it is asked again
    Statement(m_database, "INSERT OR REPLACE INTO rank_scores(model, question, chunk, score) VALUES (?, ?, ?, ?)")
        .bind(1, model)
        .bind(2, question)
        .bind(3, chunk)
        .bind(4, score)
        .run();
    Statement(m_database, "DELETE FROM rank_scores WHERE id <= (SELECT max(id) FROM rank_scores) - 50000").run();
}

} // namespace adduce
