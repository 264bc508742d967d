#include "core/threads/thread_store.h"

#include "core/answer/trace_json.h"
#include "core/base/error.h"
#include "core/library/database.h"
#include "core/library/library.h"
#include "core/library/profile_store.h"
#include "core/threads/changed_answers.h"
#include "core/threads/rating_store.h"
#include "core/threads/saved_trace.h"
#include "core/threads/thread_facts.h"
#include "core/threads/thread_list.h"

#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <functional>
#include <map>
#include <set>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr QStringView kTrace = u"trace"; // of an answer's JSON

/// Of id, version_of, answer, trace.
Turn turnFrom(const Statement &row)
{
    const QJsonDocument json = QJsonDocument::fromJson(row.text(2).toUtf8());
    if (!json.isObject())
        throw Error(ErrorKind::DamagedLibrary, {}, u"a saved answer cannot be read"_s);
    QJsonObject answer = json.object();
    if (!row.isNull(3))
        answer[kTrace] = unpackTrace(row.bytes(3));
    return { TurnId { row.integer(0) }, TurnId { row.integer(1) }, answerFromJson(answer) };
}

/// Answers name their profiles by hash; `known`: what was read already. One whose value is lost is read without it.
void readProfile(Database &database, Trace &trace, QHash<QString, QJsonObject> &known)
{
    if (!trace.profile)
        return;
    auto value = known.find(trace.profile->hash);
    if (value == known.end())
        value = known.insert(trace.profile->hash, ProfileStore(database).find(trace.profile->hash).value_or(QJsonObject()));
    setProfileValue(trace, *value);
}

ThreadId insertRow(Database &database, const QString &title, const QString &created, const QString &updated, UserId owner = {})
{
    Statement(database, "INSERT INTO threads(title, created_at, updated_at, owner) VALUES (?, ?, ?, ?)")
        .bind(1, title)
        .bind(2, created)
        .bind(3, updated)
        .bindOptional(4, owner)
        .run();
    return { database.lastInsertId() };
}

TurnId insertTurn(Database &database, const TurnPlace &place, const Answer &answer)
{
    if (const auto &profile = answer.trace.profile; profile && !profile->value.isEmpty())
        ProfileStore(database).keep(profile->name, profile->value);
    QJsonObject json = toJson(answer);
    const QJsonObject trace = json.take(kTrace).toObject();
    Statement(database, "INSERT INTO turns(thread, answer, version_of, trace) VALUES (?, ?, ?, ?)")
        .bind(1, place.thread.value)
        .bind(2, QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact)))
        .bindOptional(3, place.versionOf)
        .bind(4, packTrace(trace))
        .run();
    const TurnId turn { database.lastInsertId() };
    saveTurnFacts(database, turn, answer);
    return turn;
}

void saveMarks(Database &database, ThreadId id, const ThreadMarks &marks)
{
    const QString now = QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs);
    Statement(database,
        "UPDATE threads SET title = ?1, pinned = ?2, shared = ?6, "
        "deleted_at = CASE WHEN ?3 THEN coalesce(nullif(deleted_at, ''), ?4) ELSE '' END WHERE id = ?5")
        .bind(1, marks.title.simplified())
        .bind(2, marks.isPinned ? 1 : 0)
        .bind(3, marks.isDeleted ? 1 : 0)
        .bind(4, now)
        .bind(5, id.value)
        .bind(6, marks.isShared ? 1 : 0)
        .run();
    if (database.changes() == 0)
        return; // it was removed meanwhile
    Statement(database, "DELETE FROM thread_tags WHERE thread = ?").bind(1, id.value).run();
    Statement tag(database, "INSERT OR IGNORE INTO thread_tags(thread, tag) VALUES (?, ?)");
    for (const QString &name : marks.tags)
        if (!name.simplified().isEmpty())
            tag.bind(1, id.value).bind(2, name.simplified()).run();
    saveThreadText(database, id);
}

} // namespace

ThreadStore::ThreadStore(Database &database)
    : m_database(database)
{
}

std::vector<ThreadRow> ThreadStore::list(bool deleted) const
{
    completeThreadFacts(m_database);
    return listThreads(m_database, deleted ? ListedThreads::Deleted : ListedThreads::Kept);
}

int ThreadStore::countDeleted() const
{
    Statement row(m_database, "SELECT count(*) FROM threads WHERE deleted_at <> ''");
    return row.step() ? row.number(0) : 0;
}

std::optional<Thread> ThreadStore::find(ThreadId id) const
{
    completeThreadFacts(m_database);
    std::optional<ThreadRow> row = findThreadRow(m_database, id);
    if (!row)
        return std::nullopt;
    Thread thread { std::move(*row), {} };
    Statement turn(m_database,
        "SELECT id, version_of, answer, trace, rating FROM turns LEFT JOIN ratings ON turn = id WHERE thread = ? ORDER BY id");
    turn.bind(1, id.value);
    QHash<QString, QJsonObject> profiles;
    while (turn.step()) {
        thread.turns.push_back(turnFrom(turn));
        thread.turns.back().rating = valueNamed<Rating>(turn.text(4));
        readProfile(m_database, thread.turns.back().answer.trace, profiles);
    }
    return thread;
}

std::optional<ThreadRow> ThreadStore::findRow(ThreadId id) const
{
    completeThreadFacts(m_database);
    return findThreadRow(m_database, id);
}

std::vector<EarlierTurn> ThreadStore::earlierTurns(ThreadId id) const
{
    std::vector<EarlierTurn> turns;
    Statement turn(m_database,
        "SELECT json_remove(answer, '$.trace', '$.search', '$.also_said', '$.removed') FROM turns WHERE id IN "
        "(SELECT max(id) FROM turns WHERE thread = ? GROUP BY coalesce(version_of, id)) ORDER BY coalesce(version_of, id)");
    turn.bind(1, id.value);
    while (turn.step())
        turns.push_back(earlierTurn(answerFromJson(QJsonDocument::fromJson(turn.text(0).toUtf8()).object()), turns));
    return turns;
}

QHash<QString, int> ThreadStore::citingCounts() const
{
    QHash<QString, int> counts;
    Statement row(m_database,
        "SELECT q.sha256, count(DISTINCT q.thread) FROM turn_quotes q JOIN threads t ON t.id = q.thread "
        "WHERE t.deleted_at = '' GROUP BY q.sha256");
    while (row.step())
        counts.insert(row.text(0), row.number(1));
    return counts;
}

std::vector<CitingThread> ThreadStore::citing(const QString &sha256) const
{
    completeThreadFacts(m_database);
    std::vector<CitingThread> found;
    if (sha256.isEmpty())
        return found;
    QHash<ThreadId, int> quotes;
    Statement row(m_database, "SELECT thread, count(*) FROM turn_quotes WHERE sha256 = ? GROUP BY thread");
    row.bind(1, sha256);
    while (row.step())
        quotes.insert(ThreadId { row.integer(0) }, row.number(1));
    if (quotes.isEmpty())
        return found;
    for (ThreadRow &thread : listThreads(m_database, ListedThreads::Kept))
        if (const int count = quotes.value(thread.id))
            found.push_back({ std::move(thread), count });
    return found;
}

std::vector<Citation> ThreadStore::citationsFrom(const QString &sha256) const
{
    completeThreadFacts(m_database);
    std::vector<Citation> all;
    std::set<std::pair<int, QString>> seen;
    Statement turn(m_database,
        "SELECT id, version_of, answer, NULL FROM turns WHERE id IN (SELECT turn FROM turn_quotes WHERE sha256 = ?1 AND ?1 <> "
        "'') "
        "AND thread IN (SELECT id FROM threads WHERE deleted_at = '')");
    turn.bind(1, sha256);
    while (turn.step())
        for (const AnswerSentence &sentence : turnFrom(turn).answer.sentences)
            for (const Citation &citation : sentence.citations)
                if (citation.sha256 == sha256 && seen.emplace(citation.page, citation.quote).second)
                    all.push_back(citation);
    return all;
}

QStringList ThreadStore::questionsRestingOn(const QStringList &sha256s) const
{
    completeThreadFacts(m_database);
    std::map<qint64, QString, std::greater<>> questions;
    for (const QString &sha256 : sha256s) {
        Statement turn(m_database,
            "SELECT id, json_extract(answer, '$.question') FROM turns "
            "WHERE id IN (SELECT turn FROM turn_quotes WHERE sha256 = ?1 AND ?1 <> '') "
            "AND thread IN (SELECT id FROM threads WHERE deleted_at = '')");
        turn.bind(1, sha256);
        while (turn.step())
            questions.emplace(turn.integer(0), turn.text(1));
    }
    QStringList said;
    for (const auto &[id, question] : questions)
        said << question;
    said.removeDuplicates(); // a question that was asked again
    return said;
}

std::vector<ThreadRow> ThreadStore::quoting(const Citation &citation) const
{
    std::vector<ThreadRow> rows;
    Statement row(m_database,
        "SELECT DISTINCT thread FROM turn_quotes JOIN threads ON threads.id = thread "
        "WHERE sha256 = ? AND page = ? AND quote = ? AND deleted_at = '' ORDER BY updated_at DESC");
    row.bind(1, citation.sha256).bind(2, citation.page).bind(3, citation.quote);
    while (row.step())
        if (auto thread = findThreadRow(m_database, { row.integer(0) }))
            rows.push_back(std::move(*thread));
    return rows;
}

QStringList ThreadStore::tags() const
{
    QStringList tags;
    Statement row(m_database, "SELECT DISTINCT tag FROM thread_tags ORDER BY tag");
    while (row.step())
        tags << row.text(0);
    return tags;
}

SavedTurn ThreadStore::append(const TurnPlace &place, const Answer &answer)
{
    const QString now = answer.askedAt.toString(Qt::ISODateWithMs);
    Transaction transaction(m_database);
    TurnPlace at = place;
    Statement(m_database, "UPDATE threads SET updated_at = ?1, deleted_at = '' WHERE id = ?2 AND (?3 IS NULL OR owner IS ?3)")
        .bind(1, now)
        .bind(2, at.thread.value)
        .bindOptional(3, place.owner) // the number may be another's by now
        .run();
    if (m_database.changes() == 0)
        at = { insertRow(m_database, answer.question.simplified(), now, now, place.owner), {} };
    const TurnId turn = insertTurn(m_database, at, answer);
    if (at.versionOf)
        forgetChangesOf(m_database, at.versionOf);
    saveThreadText(m_database, at.thread);
    transaction.commit();
    return { at.thread, turn };
}

ThreadId insertThread(Database &database, const Thread &thread)
{
    const ThreadId id = insertRow(database, thread.row.marks.title, thread.row.createdAt.toString(Qt::ISODateWithMs),
        thread.row.updatedAt.toString(Qt::ISODateWithMs));
    for (const std::vector<Turn> &versions : byQuestion(thread)) {
        TurnId first;
        for (const Turn &turn : versions) {
            const TurnId made = insertTurn(database, { id, first }, turn.answer);
            if (turn.rating)
                RatingStore(database).set(made, turn.rating);
            if (!first)
                first = made;
        }
    }
    saveMarks(database, id, thread.row.marks);
    return id;
}

ThreadId ThreadStore::insert(const Thread &thread)
{
    Transaction transaction(m_database);
    const ThreadId id = insertThread(m_database, thread);
    transaction.commit();
    return id;
}

void ThreadStore::setMarks(ThreadId id, const ThreadMarks &marks)
{
    Transaction transaction(m_database);
    saveMarks(m_database, id, marks);
    transaction.commit();
}

void ThreadStore::remove(ThreadId id)
{
    Statement(m_database, "DELETE FROM threads WHERE id = ?").bind(1, id.value).run();
}

AnswerKeeper keepIn(const Library &library, TurnPlace place)
{
    return [&library, place](const Answer &answer) {
        if (answer.isPassing() && !place.thread)
            return SavedTurn {};
        Database database = library.open();
        return ThreadStore(database).append(place, answer);
    };
}

} // namespace adduce
