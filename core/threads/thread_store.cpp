#include "core/threads/thread_store.h"

#include "core/base/error.h"
#include "core/library/database.h"
#include "core/library/library.h"

#include <QJsonDocument>
#include <map>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr const char *kRow = "SELECT id, title, created_at, updated_at, (SELECT count(*) FROM turns WHERE thread = threads.id), "
                             "(SELECT coalesce(sum(citations), 0) FROM turns WHERE thread = threads.id) FROM threads ";

ThreadRow rowFrom(const Statement &row)
{
    return { ThreadId { row.integer(0) }, row.text(1), QDateTime::fromString(row.text(2), Qt::ISODateWithMs),
        QDateTime::fromString(row.text(3), Qt::ISODateWithMs), row.number(4), row.number(5) };
}

Turn turnFrom(const Statement &row)
{
    const QJsonDocument json = QJsonDocument::fromJson(row.text(1).toUtf8());
    if (!json.isObject())
        throw Error(ErrorKind::DamagedLibrary, {}, u"a saved answer cannot be read"_s);
    return { TurnId { row.integer(0) }, answerFromJson(json.object()) };
}

qint64 citationsIn(const Answer &answer)
{
    qint64 count = 0;
    for (const AnswerSentence &sentence : answer.sentences)
        count += static_cast<qint64>(sentence.citations.size());
    return count;
}

} // namespace

ThreadStore::ThreadStore(Database &database)
    : m_database(database)
{
}

std::vector<ThreadRow> ThreadStore::list() const
{
    Statement row(m_database, (QByteArray(kRow) + "ORDER BY updated_at DESC, id DESC").constData());
    std::vector<ThreadRow> rows;
    while (row.step())
        rows.push_back(rowFrom(row));
    return rows;
}

std::optional<Thread> ThreadStore::find(ThreadId id) const
{
    Statement row(m_database, (QByteArray(kRow) + "WHERE id = ?").constData());
    row.bind(1, id.value);
    if (!row.step())
        return std::nullopt;
    Thread thread { rowFrom(row), {} };
    Statement turn(m_database, "SELECT id, answer FROM turns WHERE thread = ? ORDER BY id");
    turn.bind(1, id.value);
    while (turn.step())
        thread.turns.push_back(turnFrom(turn));
    return thread;
}

std::vector<CitingThread> ThreadStore::citing(const QString &sha256) const
{
    std::vector<CitingThread> found;
    if (sha256.isEmpty())
        return found;
    Statement row(m_database,
        "SELECT turns.thread, count(*) FROM turns, json_each(CASE WHEN json_valid(turns.answer) THEN turns.answer ELSE '{}' END, "
        "'$.sentences') AS sentence, "
        "json_each(sentence.value, '$.citations') AS citation WHERE instr(turns.answer, ?1) > 0 "
        "AND json_extract(citation.value, '$.sha256') = ?1 GROUP BY turns.thread");
    row.bind(1, sha256);
    std::map<ThreadId, int> quotes;
    while (row.step())
        quotes[ThreadId { row.integer(0) }] = row.number(1);
    for (const ThreadRow &thread : list())
        if (const auto count = quotes.find(thread.id); count != quotes.end())
            found.push_back({ thread, count->second });
    return found;
}

std::optional<Turn> ThreadStore::findTurn(TurnId id) const
{
    Statement row(m_database, "SELECT id, answer FROM turns WHERE id = ?");
    row.bind(1, id.value);
    if (!row.step())
        return std::nullopt;
    return turnFrom(row);
}

SavedTurn ThreadStore::append(ThreadId thread, const Answer &answer)
{
    const QString now = answer.askedAt.toString(Qt::ISODateWithMs);
    Transaction transaction(m_database);
    Statement(m_database, "UPDATE threads SET updated_at = ? WHERE id = ?").bind(1, now).bind(2, thread.value).run();
    if (m_database.changes() == 0) {
        Statement(m_database, "INSERT INTO threads(title, created_at, updated_at) VALUES (?1, ?2, ?2)")
            .bind(1, answer.question.simplified())
            .bind(2, now)
            .run();
        thread = ThreadId { m_database.lastInsertId() };
    }
    const QByteArray json = QJsonDocument(toJson(answer)).toJson(QJsonDocument::Compact);
    Statement(m_database, "INSERT INTO turns(thread, citations, answer) VALUES (?, ?, ?)")
        .bind(1, thread.value)
        .bind(2, citationsIn(answer))
        .bind(3, QString::fromUtf8(json))
        .run();
    const TurnId turn { m_database.lastInsertId() };
    transaction.commit();
    return { thread, turn };
}

void ThreadStore::rename(ThreadId id, const QString &title)
{
    Statement(m_database, "UPDATE threads SET title = ? WHERE id = ?").bind(1, title.simplified()).bind(2, id.value).run();
}

void ThreadStore::remove(ThreadId id)
{
    Statement(m_database, "DELETE FROM threads WHERE id = ?").bind(1, id.value).run();
}

AnswerKeeper keepIn(const Library &library, ThreadId thread)
{
    return [&library, thread](const Answer &answer) {
        Database database = library.open();
        return ThreadStore(database).append(thread, answer);
    };
}

} // namespace adduce
