#include "core/evaluation/evaluation_store.h"

#include "core/base/error.h"
#include "core/evaluation/evaluation_json.h"
#include "core/library/database.h"
#include "core/library/profile_store.h"
#include <QHash>
#include <QJsonDocument>
#include <QSet>
#include <algorithm>
#include <ranges>

namespace adduce {

EvaluationStore::EvaluationStore(Database &database)
    : m_database(database)
{
}

namespace {

/// Without the results.
QString description(const Comparison &comparison)
{
    const ResultsIn where = comparison.isCutShort() ? ResultsIn::GrowingRows : ResultsIn::Rows;
    return QString::fromUtf8(QJsonDocument(toJson(comparison, where)).toJson(QJsonDocument::Compact));
}

/// Reports name theirs by hash.
void keepProfiles(Database &database, const Comparison &comparison)
{
    for (const EvaluationReport &report : comparison.reports)
        if (const auto &profile = report.profileUsed; profile && !profile->value.isEmpty())
            ProfileStore(database).keep(profile->name, profile->value);
}

/// Where the results of a report stand in the set; one after the other where the set is not known.
std::vector<int> placesOf(const EvaluationReport &report, const Comparison &comparison)
{
    QHash<QString, int> known;
    for (int place = 0; const EvaluationQuery &query : comparison.queries)
        known.insert(query.id, place++);
    std::vector<int> places;
    for (int number = 0; const QueryResult &result : report.results)
        places.push_back(known.value(result.query.id, static_cast<int>(comparison.queries.size()) + number++));
    return places;
}

/// Throws Error{DamagedLibrary}.
QueryResult keptResult(const QJsonObject &json)
try {
    return resultFromJson(json);
} catch (const Error &error) {
    throw Error(ErrorKind::DamagedLibrary, {}, error.kind() == ErrorKind::DamagedLibrary ? error.technical() : error.detail());
}

/// Those of questions that the model failed on: asked again, they may come out otherwise.
enum class FailedResults
{
    Kept,
    LeftOut
};

/// As its row holds it, before it is packed.
QString packable(const QueryResult &result)
{
    return QString::fromUtf8(QJsonDocument(toJson(result)).toJson(QJsonDocument::Compact));
}

/// Those that have no row yet.
void insertResults(Database &database, EvaluationId id, const Comparison &comparison, FailedResults failed = FailedResults::Kept)
{
    QSet<std::pair<int, int>> kept;
    Statement row(database, "SELECT way, place FROM evaluation_results WHERE run = ?");
    for (row.bind(1, id.value); row.step();)
        kept.insert({ row.number(0), row.number(1) });
    Statement insert(database, "INSERT INTO evaluation_results(run, way, place, text) VALUES (?, ?, ?, packed(?))");
    for (int way = 0; const EvaluationReport &report : comparison.reports) {
        if (!report.startedAt.isValid())
            continue;
        const std::vector<int> places = placesOf(report, comparison);
        for (std::size_t i = 0; i < report.results.size(); ++i) {
            if (kept.contains({ way, places[i] }) || (failed == FailedResults::LeftOut && !report.results[i].isMeasured()))
                continue;
            insert.bind(1, id.value).bind(2, way).bind(3, places[i]).bind(4, packable(report.results[i])).run();
        }
        ++way;
    }
}

} // namespace

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
    insert.bind(5, description(comparison));
    insert.run();
    const EvaluationId id { m_database.lastInsertId() };
    insertResults(m_database, id, comparison);
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

void EvaluationStore::describe(EvaluationId id, const Comparison &comparison)
{
    keepProfiles(m_database, comparison);
    Statement update(m_database, "UPDATE evaluation_runs SET name = ?, cut_short = ?, report = ? WHERE id = ?");
    update.bind(1, comparison.name).bind(2, comparison.isCutShort() ? 1 : 0);
    update.bind(3, description(comparison)).bind(4, id.value).run();
}

void EvaluationStore::change(EvaluationId id, const Comparison &comparison)
{
    Transaction transaction(m_database);
    describe(id, comparison);
    if (m_database.changes() > 0) { // else it was removed meanwhile
        Statement(m_database, "DELETE FROM evaluation_results WHERE run = ?").bind(1, id.value).run();
        insertResults(m_database, id, comparison);
    }
    transaction.commit();
}

void EvaluationStore::changeResult(EvaluationId id, const Comparison &comparison, std::size_t report, const QString &query)
{
    const std::vector<QueryResult> &results = comparison.reports.at(report).results;
    const auto changed = std::ranges::find(results, query, [](const QueryResult &result) { return result.query.id; });
    if (changed == results.end())
        return;
    const int place = placesOf(comparison.reports[report], comparison).at(static_cast<std::size_t>(changed - results.begin()));
    const auto way = std::ranges::count_if(
        comparison.reports | std::views::take(report), [](const EvaluationReport &one) { return one.startedAt.isValid(); });
    Transaction transaction(m_database);
    describe(id, comparison);
    if (m_database.changes() == 0)
        return; // it was removed meanwhile
    Statement update(m_database, "UPDATE evaluation_results SET text = packed(?) WHERE run = ? AND way = ? AND place = ?");
    update.bind(1, packable(*changed)).bind(2, id.value).bind(3, static_cast<qint64>(way)).bind(4, place).run();
    if (m_database.changes() == 0) // a run of an earlier version, whose results have no rows
        insertResults(m_database, id, comparison);
    transaction.commit();
}

void EvaluationStore::grow(EvaluationId id, const Comparison &comparison)
{
    Transaction transaction(m_database);
    describe(id, comparison);
    if (m_database.changes() > 0)
        insertResults(m_database, id, comparison, FailedResults::LeftOut);
    transaction.commit();
}

QByteArray EvaluationStore::described(EvaluationId id) const
{
    Statement row(m_database, "SELECT report FROM evaluation_runs WHERE id = ?");
    row.bind(1, id.value);
    return row.step() ? row.text(0).toUtf8() : QByteArray();
}

std::optional<Comparison> EvaluationStore::find(EvaluationId id) const
{
    const QByteArray described = this->described(id);
    if (described.isEmpty())
        return std::nullopt;
    Comparison comparison = comparisonFromJson(QJsonDocument::fromJson(described).object());
    Statement result(m_database, "SELECT way, unpacked(text) FROM evaluation_results WHERE run = ? ORDER BY way, place");
    for (result.bind(1, id.value); result.step();) {
        const auto way = static_cast<std::size_t>(result.integer(0));
        const QJsonDocument json = QJsonDocument::fromJson(result.text(1).toUtf8());
        if (way >= comparison.reports.size() || !json.isObject())
            throw Error(ErrorKind::DamagedLibrary, {}, QStringLiteral("a result of an evaluation cannot be read"));
        comparison.reports[way].results.push_back(keptResult(json.object()));
    }
    return comparison;
}

void EvaluationStore::remove(EvaluationId id)
{
    Statement statement(m_database, "DELETE FROM evaluation_runs WHERE id = ?");
    statement.bind(1, id.value).run();
}

} // namespace adduce
