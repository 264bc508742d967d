#include "core/threads/thread_list.h"

#include "core/library/database.h"
#include "core/library/document_versions.h"

#include <QHash>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

using Rows = QHash<ThreadId, ThreadRow *>;

/// Of one thread, or of all.
struct Only
{
    ThreadId id;
    [[nodiscard]] QByteArray sql(const char *select, const char *order = "") const
    {
        return QByteArray(select) + (id ? " WHERE thread = ?1 " : " WHERE ?1 = 0 ") + order;
    }
};

/// "2026-03-01T12:30:00.000Z", as this library writes it: Qt's own reading of any ISO date takes ten times as long, which
/// shows in a list of ten thousand.
QDateTime momentFrom(const QString &iso)
{
    constexpr qsizetype kLength = 24;
    const auto number = [&](qsizetype at, qsizetype length) { return QStringView(iso).mid(at, length).toInt(); };
    if (iso.size() != kLength || !iso.endsWith(u'Z'))
        return QDateTime::fromString(iso, Qt::ISODateWithMs);
    return { QDate(number(0, 4), number(5, 2), number(8, 2)), QTime(number(11, 2), number(14, 2), number(17, 2), number(20, 3)),
        Qt::UTC };
}

void addOnce(QStringList &to, const QString &value)
{
    if (!to.contains(value))
        to << value;
}

void readFacts(const Database &database, const Only &only, const Rows &rows)
{
    Statement fact(database,
        only.sql("SELECT thread, again, citations, verdict, confidence, model, scope FROM turn_facts", "ORDER BY turn")
            .constData());
    fact.bind(1, only.id.value);
    const QString answered = nameOf(Verdict::Answered);
    const QString refused = nameOf(Verdict::NoEvidence);
    while (fact.step()) {
        ThreadRow *row = rows.value(ThreadId { fact.integer(0) });
        if (!row)
            continue;
        row->questions += 1 - fact.number(1);
        row->citations += fact.number(2);
        const QString verdict = fact.text(3);
        row->isRefused = verdict == refused;
        if (verdict == answered)
            row->confidence = valueNamed<Confidence>(fact.text(4));
        if (const QString model = fact.text(5); !model.isEmpty())
            addOnce(row->models, model);
        addOnce(row->scopes, fact.text(6));
    }
}

void readTags(const Database &database, const Only &only, const Rows &rows)
{
    Statement tag(database, only.sql("SELECT thread, tag FROM thread_tags", "ORDER BY thread, tag").constData());
    tag.bind(1, only.id.value);
    while (tag.step())
        if (ThreadRow *row = rows.value(ThreadId { tag.integer(0) }))
            row->marks.tags << tag.text(1);
}

/// Counts papers in the rows of the threads that quote them. One query a paper reads the threads off the index in its order;
/// one for all would sort every quote.
class PaperCount
{
public:
    PaperCount(const Database &database, const Rows &rows)
        : m_quoting(database, "SELECT DISTINCT thread FROM turn_quotes WHERE sha256 = ?")
        , m_rows(rows)
    {
    }
    void add(const QString &sha256, int ThreadRow::*number)
    {
        m_quoting.reset();
        m_quoting.bind(1, sha256);
        while (m_quoting.step())
            if (ThreadRow *row = m_rows.value(ThreadId { m_quoting.integer(0) }))
                ++(row->*number);
    }

private:
    Statement m_quoting;
    const Rows &m_rows;
};

/// Papers are few and quotes are many: first which papers have changed or are gone, then who quotes those.
void readSources(const Database &database, const Rows &rows)
{
    const QHash<QString, bool> versions = formerVersions(database);
    PaperCount count(database, rows);
    for (const auto &[sha256, isFormer] : versions.asKeyValueRange())
        if (isFormer)
            count.add(sha256, &ThreadRow::changedSources);
    Statement quoted(database,
        "WITH RECURSIVE sources(sha256) AS (SELECT min(sha256) FROM turn_quotes WHERE sha256 > '' "
        "UNION ALL SELECT (SELECT min(sha256) FROM turn_quotes WHERE turn_quotes.sha256 > sources.sha256) FROM sources "
        "WHERE sha256 IS NOT NULL) " // one step of the index for each paper
        "SELECT sha256 FROM sources WHERE sha256 IS NOT NULL");
    while (quoted.step())
        if (!versions.contains(quoted.text(0)))
            count.add(quoted.text(0), &ThreadRow::missingSources);
    Statement failed(database,
        "SELECT thread, count(*) FROM quote_checks AS q JOIN turn_quotes AS t ON t.sha256 = q.sha256 AND t.page = q.page "
        "AND t.quote = q.quote WHERE q.outcome <> 'found' AND q.outcome <> 'no_document' GROUP BY thread");
    while (failed.step())
        if (ThreadRow *row = rows.value(ThreadId { failed.integer(0) }))
            row->failedQuotes = failed.number(1);
}

/// The same of one thread, by its own quotes.
void readSources(const Database &database, ThreadRow &row)
{
    const QHash<QString, bool> versions = formerVersions(database);
    Statement source(database,
        "SELECT DISTINCT sha256 FROM turn_quotes WHERE turn IN (SELECT turn FROM turn_facts WHERE thread = ?) AND sha256 <> ''");
    source.bind(1, row.id.value);
    while (source.step()) {
        const auto known = versions.constFind(source.text(0));
        row.missingSources += known == versions.cend() ? 1 : 0;
        row.changedSources += known != versions.cend() && *known ? 1 : 0;
    }
    Statement failed(database,
        "SELECT count(*) FROM turn_quotes AS t JOIN quote_checks AS q ON t.sha256 = q.sha256 AND t.page = q.page AND t.quote = "
        "q.quote "
        "WHERE t.turn IN (SELECT turn FROM turn_facts WHERE thread = ?) AND q.outcome <> 'found' AND q.outcome <> 'no_document'");
    failed.bind(1, row.id.value);
    if (failed.step())
        row.failedQuotes = failed.number(0);
}

std::vector<ThreadRow> read(Statement &row)
{
    std::vector<ThreadRow> threads;
    while (row.step()) {
        ThreadRow thread;
        thread.id = { row.integer(0) };
        thread.marks = { row.text(1), row.integer(2) != 0, {}, !row.text(3).isEmpty(), row.integer(7) != 0 };
        thread.createdAt = momentFrom(row.text(4));
        thread.updatedAt = momentFrom(row.text(5));
        thread.owner = { row.integer(6) };
        threads.push_back(std::move(thread));
    }
    return threads;
}

void readChanges(const Database &database, const Only &only, const Rows &rows)
{
    Statement changed(database, only.sql("SELECT thread, count(*) FROM evidence_changes", "GROUP BY thread").constData());
    changed.bind(1, only.id.value);
    while (changed.step())
        if (ThreadRow *row = rows.value(ThreadId { changed.integer(0) }))
            row->changedAnswers = changed.number(1);
}

void fill(const Database &database, std::vector<ThreadRow> &threads, const Only &only)
{
    Rows rows;
    rows.reserve(static_cast<qsizetype>(threads.size()));
    for (ThreadRow &thread : threads)
        rows.insert(thread.id, &thread);
    readFacts(database, only, rows);
    readTags(database, only, rows);
    readChanges(database, only, rows);
    if (only.id)
        readSources(database, threads.front());
    else
        readSources(database, rows);
}

constexpr const char *kRow = "SELECT id, title, pinned, deleted_at, created_at, updated_at, owner, shared FROM threads ";

} // namespace

std::vector<ThreadRow> listThreads(Database &database, ListedThreads which)
{
    // A clock that was ahead when a thread was asked would keep it on top until that day: it stands over those that were begun before it.
    Statement row(database,
        (QByteArray(kRow)
            + "WHERE (deleted_at <> '') = ?1 ORDER BY CASE WHEN updated_at <= ?2 THEN updated_at ELSE coalesce("
              "(SELECT max(o.updated_at) FROM threads o WHERE o.updated_at <= ?2 AND o.id < threads.id), '') END DESC, id DESC")
            .constData());
    row.bind(1, which == ListedThreads::Deleted ? 1 : 0).bind(2, QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs));
    std::vector<ThreadRow> threads = read(row);
    fill(database, threads, {});
    return threads;
}

std::optional<ThreadRow> findThreadRow(Database &database, ThreadId id)
{
    Statement row(database, (QByteArray(kRow) + "WHERE id = ?").constData());
    row.bind(1, id.value);
    std::vector<ThreadRow> threads = read(row);
    if (threads.empty())
        return std::nullopt;
    fill(database, threads, { id });
    return std::move(threads.front());
}

} // namespace adduce
