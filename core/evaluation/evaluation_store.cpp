#include "core/evaluation/evaluation_store.h"

#include "core/evaluation/evaluation_json.h"
#include "core/library/database.h"
#include "core/library/profile_store.h"
#include <QJsonDocument>

namespace adduce {

EvaluationStore::EvaluationStore(Database &database)
    : m_database(database)
{
}

static QString stored(const Comparison &comparison)
{
    return QString::fromUtf8(QJsonDocument(toJson(comparison)).toJson(QJsonDocument::Compact));
}

/// Reports name theirs by hash.
static void keepProfiles(Database &database, const Comparison &comparison)
{
    for (const EvaluationReport &report : comparison.reports)
        if (const auto &profile = report.profileUsed; profile && !profile->value.isEmpty())
            ProfileStore(database).keep(profile->name, profile->value);
}

EvaluationId EvaluationStore::keep(const Comparison &comparison)
{
    Transaction transaction(m_database);
    keepProfiles(m_database, comparison);
    Statement insert(
        m_database, "INSERT INTO evaluation_runs(started_at, set_name, name, cut_short, report) VALUES (?, ?, ?, ?, ?)");
    insert.bind(1, comparison.startedAt().toUTC().toString(Qt::ISODateWithMs));
    insert.bind(2, comparison.set());
    insert.bind(3, comparison.name);
    insert.bind(4, comparison.isCutShort() ? 1 : 0);
    insert.bind(5, stored(comparison));
    insert.run();
    const EvaluationId id { m_database.lastInsertId() };
    transaction.commit();
    return id;
}

std::vector<EvaluationRow> EvaluationStore::list() const
{
    Statement row(
        m_database, "SELECT id, started_at, set_name, name, cut_short FROM evaluation_runs ORDER BY started_at DESC, id DESC");
    std::vector<EvaluationRow> rows;
    while (row.step())
        rows.push_back({ { row.integer(0) }, QDateTime::fromString(row.text(1), Qt::ISODateWithMs), row.text(2), row.text(3),
            row.integer(4) != 0 });
    return rows;
}

void EvaluationStore::change(EvaluationId id, const Comparison &comparison)
{
    Transaction transaction(m_database);
    keepProfiles(m_database, comparison);
    Statement update(m_database, "UPDATE evaluation_runs SET name = ?, cut_short = ?, report = ? WHERE id = ?");
    update.bind(1, comparison.name).bind(2, comparison.isCutShort() ? 1 : 0);
    update.bind(3, stored(comparison)).bind(4, id.value).run();
    transaction.commit();
}

std::optional<Comparison> EvaluationStore::find(EvaluationId id) const
{
    Statement row(m_database, "SELECT report FROM evaluation_runs WHERE id = ?");
    row.bind(1, id.value);
    if (!row.step())
        return std::nullopt;
    return comparisonFromJson(QJsonDocument::fromJson(row.text(0).toUtf8()).object());
}

void EvaluationStore::remove(EvaluationId id)
{
    Statement statement(m_database, "DELETE FROM evaluation_runs WHERE id = ?");
    statement.bind(1, id.value).run();
}

} // namespace adduce
