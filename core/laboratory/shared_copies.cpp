#include "core/laboratory/shared_threads.h"

#include "core/base/error.h"
#include "core/base/tr.h"
#include "core/laboratory/desk_store.h"
#include "core/laboratory/laboratory_schema.h"
#include "core/laboratory/postgres.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/kept_here.h"
#include "core/threads/quote_check.h"
#include "core/threads/thread_file.h"
#include "core/threads/thread_store.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QJsonDocument>
#include <QUuid>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

const QString kThreads = u"threads"_s;

// What the desk notes of each: "mine", "shared" and "sent" (a hash of what was sent) of its own; "owner", "file" (until it is taken over) and
// "removed" of others'.

bool isMine(const SharedRow &row)
{
    return row.content[u"mine"_s].toBool();
}

/// The name of the paper that keeps a thread here, if any.
QString keptHere(Database &database, const Thread &thread)
{
    const DocumentStore documents(database);
    for (const Citation &citation : everyCitationOf(thread))
        if (isKeptHere(documents, citation.sha256))
            return citation.source;
    return {};
}

/// As it may leave: without how its answers came about, and without what else was looked at, which may be of papers that stay here.
QByteArray fileOf(Thread thread)
{
    thread.row.marks.tags.clear();
    thread.row.marks.isPinned = false;
    for (Turn &turn : thread.turns) {
        turn.answer.trace = {};
        turn.answer.search.nearest.clear();
        turn.answer.search.unsearched.clear();
        turn.answer.search.paper.reset();
    }
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    writeThreadFile({ thread }, buffer);
    return buffer.data();
}

std::optional<SharedRow> rowOf(Database &database, ThreadId thread)
{
    for (const SharedRow &row : DeskStore(database).rows(kThreads))
        if (row.local == thread.value)
            return row;
    return std::nullopt;
}

void removeCopy(Database &database, const SharedRow &row)
{
    if (row.local != 0)
        ThreadStore(database).remove({ row.local });
}

/// In place of the copy that was here, whose marks stay.
ThreadId makeCopy(Database &database, const SharedRow &row)
{
    const QByteArray file = QJsonDocument(row.content[u"file"_s].toObject()).toJson();
    const QString owner = row.content[u"owner"_s].toString().left(60);
    std::vector<Thread> threads = readThreadFile(file, owner);
    if (threads.size() != 1)
        throw Error(ErrorKind::Damaged, owner);
    const auto before = row.local != 0 ? ThreadStore(database).findRow({ row.local }) : std::nullopt;
    if (before) {
        threads[0].row.marks.tags = before->marks.tags;
        threads[0].row.marks.isPinned = before->marks.isPinned;
        threads[0].row.marks.isDeleted = before->marks.isDeleted;
    }
    for (Turn &turn : threads[0].turns)
        turn.rating.reset();
    setTag(threads[0].row.marks, owner, true);
    adoptSources(database, threads[0]);
    removeCopy(database, row);
    return insertThread(database, threads[0]);
}

void takeBack(Database &database, Postgres &server, const SharedRow &row)
{
    server.run("UPDATE adduce.threads SET is_removed = true, base = $2 WHERE key = $1", { row.key, row.revision });
    DeskStore(database).forgetRow(kThreads, row.key);
}

void send(Database &database, Postgres &server, SharedRow row, const QByteArray &file, ThreadExchange &exchange)
{
    const QString hash = QString::fromLatin1(QCryptographicHash::hash(file, QCryptographicHash::Sha256).toHex());
    if (row.content[u"sent"_s].toString() == hash)
        return;
    const PostgresRows sent =
        server.run("INSERT INTO adduce.threads(key, content, shared) VALUES ($1, $2::jsonb, true) "
                   "ON CONFLICT (key) DO UPDATE SET content = excluded.content, shared = true, base = $3 RETURNING revision",
            { row.key, QString::fromUtf8(file), row.revision });
    if (sent.size() == 1)
        row.revision = sent.integer(0, 0);
    row.content[u"sent"_s] = hash;
    DeskStore(database).setRow(kThreads, row);
    ++exchange.sent;
}

} // namespace

void shareThread(Database &database, ThreadId thread)
{
    const std::optional<Thread> found = ThreadStore(database).find(thread);
    if (!found)
        throw Error(ErrorKind::NoSuchThread, QString::number(thread.value));
    const std::optional<SharedRow> known = rowOf(database, thread);
    if (known && !isMine(*known))
        throw Error(ErrorKind::BadInput,
            tr("this thread is %1's, and only its owner shares it").arg(known->content[u"owner"_s].toString()));
    if (const QString kept = keptHere(database, *found); !kept.isEmpty())
        throw Error(ErrorKind::DocumentLocalOnly, kept);
    SharedRow row = known.value_or(SharedRow { QUuid::createUuid().toString(QUuid::WithoutBraces), thread.value });
    row.content[u"mine"_s] = true;
    row.content[u"shared"_s] = true;
    DeskStore(database).setRow(kThreads, row);
}

void unshareThread(Database &database, ThreadId thread)
{
    std::optional<SharedRow> row = rowOf(database, thread);
    if (!row || !isMine(*row))
        return;
    row->content[u"shared"_s] = false;
    DeskStore(database).setRow(kThreads, *row);
}

std::vector<ThreadId> sharedThreads(Database &database)
{
    std::vector<ThreadId> threads;
    for (const SharedRow &row : DeskStore(database).rows(kThreads))
        if (isMine(row) && row.content[u"shared"_s].toBool())
            threads.push_back({ row.local });
    return threads;
}

qint64 hearOfThreads(Database &database, Postgres &server, qint64 since)
{
    DeskStore desk(database);
    qint64 greatest = since;
    const PostgresRows threads = server.run(
        "SELECT key, content::text, owner, is_removed, revision FROM adduce.threads WHERE revision > $1 ORDER BY revision",
        { since });
    for (int i = 0; i < threads.size(); ++i) {
        greatest = std::max(greatest, threads.integer(i, 4));
        SharedRow row = desk.row(kThreads, threads.text(i, 0)).value_or(SharedRow { threads.text(i, 0) });
        if (isMine(row) || row.revision >= threads.integer(i, 4))
            continue;
        row.revision = threads.integer(i, 4);
        row.content[u"owner"_s] = threads.text(i, 2);
        row.content[u"removed"_s] = threads.isTrue(i, 3);
        row.content[u"file"_s] = QJsonDocument::fromJson(threads.text(i, 1).toUtf8()).object();
        desk.setRow(kThreads, row);
    }
    const PostgresRows withdrawn =
        server.run("SELECT key, revision FROM adduce.withdrawals WHERE relation = 'threads' AND revision > $1", { since });
    for (int i = 0; i < withdrawn.size(); ++i) {
        greatest = std::max(greatest, withdrawn.integer(i, 1));
        std::optional<SharedRow> row = desk.row(kThreads, withdrawn.text(i, 0));
        if (!row || isMine(*row) || row->revision > withdrawn.integer(i, 1))
            continue;
        row->content[u"removed"_s] = true;
        desk.setRow(kThreads, *row);
    }
    return greatest;
}

/// One that others shared, as it was heard of last.
static void takeThreadOver(Database &database, SharedRow row, ThreadExchange &exchange)
{
    DeskStore desk(database);
    if (row.content[u"removed"_s].toBool()) {
        exchange.went += row.local != 0 ? 1 : 0;
        removeCopy(database, row);
        return desk.forgetRow(kThreads, row.key);
    }
    if (!row.content.contains(u"file"_s))
        return;
    const bool isGone = row.local != 0 && !ThreadStore(database).findRow({ row.local }); // removed here for good: it stays away
    try {
        if (!isGone)
            row.local = makeCopy(database, row).value;
        exchange.came += isGone ? 0 : 1;
    } catch (const Error &error) {
        if (error.kind() != ErrorKind::Damaged && error.kind() != ErrorKind::NewerFile)
            throw;
        exchange.failed << sentence(error);
    }
    row.content.remove(u"file"_s);
    desk.setRow(kThreads, row);
}

void takeThreadsOver(Database &database, ThreadExchange &exchange)
{
    for (const SharedRow &row : DeskStore(database).rows(kThreads)) {
        if (isMine(row))
            continue;
        Transaction transaction(database); // a copy and what is known of it, or neither
        takeThreadOver(database, row, exchange);
        transaction.commit();
    }
}

void pushThreads(Database &database, Postgres &server, ThreadExchange &exchange)
{
    std::vector<SharedRow> mine = DeskStore(database).rows(kThreads);
    std::erase_if(mine, [](const SharedRow &row) { return !isMine(row); });
    if (mine.empty())
        return;
    PostgresTransaction transaction(server);
    Transaction here(database);
    server.run("SELECT adduce.take_turn($1::integer)", { qint64(kLaboratoryVersion) });
    for (const SharedRow &row : mine) {
        const std::optional<Thread> thread = ThreadStore(database).find({ row.local });
        const bool isShared = row.content[u"shared"_s].toBool() && thread && !thread->row.marks.isDeleted;
        const QString kept = isShared ? keptHere(database, *thread) : QString();
        if (!kept.isEmpty())
            exchange.failed << sentence(Error(ErrorKind::DocumentLocalOnly, kept));
        if (!isShared || !kept.isEmpty())
            takeBack(database, server, row);
        else
            send(database, server, row, fileOf(*thread), exchange);
    }
    transaction.commit();
    here.commit();
}

} // namespace adduce
