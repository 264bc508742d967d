#include "core/evaluation/evaluation_store.h"

#include "core/library/database.h"
#include <QJsonDocument>

namespace adduce {

EvaluationStore::EvaluationStore(Database &database)
    : m_database(database)
{
}

EvaluationId EvaluationStore::keep(const EvaluationReport &report)
{
    Statement insert(m_database, "INSERT INTO evaluation_runs(started_at, set_name, report) VALUES (?, ?, ?)");
    insert.bind(1, report.startedAt.toUTC().toString(Qt::ISODateWithMs));
    insert.bind(2, report.set);
    insert.bind(3, QString::fromUtf8(QJsonDocument(toJson(report)).toJson(QJsonDocument::Compact)));
    insert.run();
    return { m_database.lastInsertId() };
}

std::vector<EvaluationRow> EvaluationStore::list() const
{
    Statement row(m_database, "SELECT id, started_at, set_name FROM evaluation_runs ORDER BY started_at DESC, id DESC");
    std::vector<EvaluationRow> rows;
    while (row.step())
        rows.push_back({ { row.integer(0) }, QDateTime::fromString(row.text(1), Qt::ISODateWithMs), row.text(2) });
    return rows;
}

std::optional<EvaluationReport> EvaluationStore::find(EvaluationId id) const
{
    Statement row(m_database, "SELECT report FROM evaluation_runs WHERE id = ?");
    row.bind(1, id.value);
    if (!row.step())
        return std::nullopt;
    return evaluationReportFromJson(QJsonDocument::fromJson(row.text(0).toUtf8()).object());
}

void EvaluationStore::remove(EvaluationId id)
{
    Statement statement(m_database, "DELETE FROM evaluation_runs WHERE id = ?");
    statement.bind(1, id.value).run();
}

} // namespace adduce
