#include "core/laboratory/shared_copies.h"

#include "core/base/error.h"
#include "core/base/tr.h"
#include "core/laboratory/desk_store.h"
#include "core/laboratory/laboratory_schema.h"
#include "core/laboratory/postgres.h"
#include "core/laboratory/shareable.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/kept_here.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QUuid>
#include <algorithm>
#include <tuple>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostAtOnce = 20; // each of 8 MB at most

// What the desk notes of each: "mine", "shared" and "sent" (a hash of what was sent) of its own; "owner", "file" (until it is taken over),
// "from" (a hash of the last one that was), "taken" (a hash of the copy as it was made) and "removed" of others'.

bool isMine(const SharedRow &row)
{
    return row.content[u"mine"_s].toBool();
}

/// The name of the paper that keeps it here, if any.
QString keptHere(Database &database, const Shareable &kind, qint64 id)
{
    const DocumentStore documents(database);
    for (const Shareable::CitedPaper &paper : kind.papers(database, id))
        if (isKeptHere(documents, paper.sha256))
            return paper.name;
    return {};
}

QString hashOf(const QJsonObject &json)
{
    const QByteArray text = QJsonDocument(json).toJson(QJsonDocument::Compact);
    return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex());
}

std::optional<SharedRow> rowOf(Database &database, const Shareable &kind, qint64 id)
{
    for (const SharedRow &row : DeskStore(database).rows(kind.relation()))
        if (row.local == id)
            return row;
    return std::nullopt;
}

/// Whether somebody of this desk changed the copy that was made of it; of one that is gone, not.
bool isChangedHere(Database &database, const Shareable &kind, const SharedRow &row)
{
    const auto copy = row.local != 0 ? kind.read(database, row.local) : std::nullopt;
    return copy && hashOf(kind.essence(*copy)) != row.content[u"taken"_s].toString();
}

void takeBack(Database &database, Postgres &server, const Shareable &kind, const SharedRow &row)
{
    server.run("UPDATE adduce." + kind.relation().toLatin1() + " SET is_removed = true, base = $2 WHERE key = $1",
        { row.key, row.revision });
    DeskStore(database).forgetRow(kind.relation(), row.key);
}

void sendCopy(Database &database, Postgres &server, const Shareable &kind, SharedRow row, const QJsonObject &content,
    CopyExchange &exchange)
{
    const QString hash = hashOf(content);
    if (row.content[u"sent"_s].toString() == hash)
        return;
    const PostgresRows sent = server.run("INSERT INTO adduce." + kind.relation().toLatin1()
            + "(key, content, shared) VALUES ($1, $2::jsonb, true) "
              "ON CONFLICT (key) DO UPDATE SET content = excluded.content, shared = true, base = $3 RETURNING revision",
        { row.key, QString::fromUtf8(QJsonDocument(content).toJson(QJsonDocument::Compact)), row.revision });
    if (sent.size() == 1)
        row.revision = sent.integer(0, 0);
    row.content[u"sent"_s] = hash;
    DeskStore(database).setRow(kind.relation(), row);
    ++exchange.sent;
}

/// A copy that was changed here stays, as this desk's own.
void removeCopy(Database &database, const Shareable &kind, const SharedRow &row)
{
    if (row.local != 0 && !isChangedHere(database, kind, row))
        kind.remove(database, row.local);
}

qint64 makeCopy(Database &database, const Shareable &kind, SharedRow &row)
{
    const qint64 before = isChangedHere(database, kind, row) ? 0 : row.local;
    const qint64 copy = kind.putCopy(database, row.content[u"file"_s].toObject(), row.content[u"owner"_s].toString(), before);
    row.content[u"taken"_s] = hashOf(kind.essence(kind.read(database, copy).value_or(QJsonObject {})));
    return copy;
}

/// One that others shared, as it was heard of last.
void takeCopyOver(Database &database, const Shareable &kind, SharedRow row, CopyExchange &exchange)
{
    DeskStore desk(database);
    if (row.content[u"removed"_s].toBool()) {
        exchange.went += row.local != 0 ? 1 : 0;
        removeCopy(database, kind, row);
        return desk.forgetRow(kind.relation(), row.key);
    }
    if (!row.content.contains(u"file"_s))
        return;
    const bool isGone = row.local != 0 && !kind.read(database, row.local); // removed here for good: it stays away
    const QString hash = hashOf(row.content[u"file"_s].toObject());
    const bool isKnown = row.local != 0 && row.content[u"from"_s].toString() == hash; // told again, after a backup
    try {
        if (!isGone && !isKnown) {
            row.local = makeCopy(database, kind, row);
            row.content[u"from"_s] = hash;
            ++exchange.came;
        }
    } catch (const Error &error) {
        if (error.kind() != ErrorKind::Damaged && error.kind() != ErrorKind::NewerFile)
            throw;
        exchange.failed << sentence(error);
        if (error.kind() == ErrorKind::NewerFile)
            return; // it waits for a newer version of this program
    }
    row.content.remove(u"file"_s);
    desk.setRow(kind.relation(), row);
}

} // namespace

void share(Database &database, const Shareable &kind, qint64 id)
{
    if (!kind.read(database, id))
        throw kind.missing(id);
    const std::optional<SharedRow> known = rowOf(database, kind, id);
    if (known && !isMine(*known))
        throw Error(
            ErrorKind::BadInput, tr("it is %1's, and only its owner shares it").arg(known->content[u"owner"_s].toString()));
    if (const QString kept = keptHere(database, kind, id); !kept.isEmpty())
        throw Error(ErrorKind::DocumentLocalOnly, kept);
    SharedRow row = known.value_or(SharedRow { QUuid::createUuid().toString(QUuid::WithoutBraces), id });
    row.content[u"mine"_s] = true;
    row.content[u"shared"_s] = true;
    DeskStore(database).setRow(kind.relation(), row);
}

void unshare(Database &database, const Shareable &kind, qint64 id)
{
    std::optional<SharedRow> row = rowOf(database, kind, id);
    if (!row || !isMine(*row))
        return;
    row->content[u"shared"_s] = false;
    DeskStore(database).setRow(kind.relation(), *row);
}

std::vector<qint64> sharedOf(Database &database, const Shareable &kind)
{
    std::vector<qint64> ids;
    for (const SharedRow &row : DeskStore(database).rows(kind.relation()))
        if (isMine(row) && row.content[u"shared"_s].toBool())
            ids.push_back(row.local);
    return ids;
}

/// Some of those that are new, each as it was told; how many, and the greatest revision.
static std::pair<int, qint64> hearOfSome(Database &database, Postgres &server, const Shareable &kind, qint64 since)
{
    DeskStore desk(database);
    const QString relation = kind.relation();
    const PostgresRows rows = server.run("SELECT key, content::text, owner, is_removed, revision FROM adduce."
            + relation.toLatin1() + " WHERE revision > $1 ORDER BY revision LIMIT $2",
        { since, qint64(kMostAtOnce) });
    qint64 greatest = since;
    for (int i = 0; i < rows.size(); ++i) {
        greatest = std::max(greatest, rows.integer(i, 4));
        SharedRow row = desk.row(relation, rows.text(i, 0)).value_or(SharedRow { rows.text(i, 0) });
        if (isMine(row) || row.revision >= rows.integer(i, 4))
            continue;
        row.revision = rows.integer(i, 4);
        row.content[u"owner"_s] = rows.text(i, 2);
        row.content[u"removed"_s] = rows.isTrue(i, 3);
        row.content[u"file"_s] = QJsonDocument::fromJson(rows.text(i, 1).toUtf8()).object();
        desk.setRow(relation, row);
    }
    return { rows.size(), greatest };
}

qint64 hearOfCopies(Database &database, Postgres &server, const Shareable &kind, qint64 since)
{
    DeskStore desk(database);
    const QString relation = kind.relation();
    qint64 greatest = since;
    for (auto [count, last] = hearOfSome(database, server, kind, since); last > greatest;) {
        greatest = last;
        if (count == kMostAtOnce)
            std::tie(count, last) = hearOfSome(database, server, kind, greatest);
    }
    const PostgresRows withdrawn =
        server.run("SELECT key, revision FROM adduce.withdrawals WHERE relation = $1 AND revision > $2", { relation, since });
    for (int i = 0; i < withdrawn.size(); ++i) {
        greatest = std::max(greatest, withdrawn.integer(i, 1));
        std::optional<SharedRow> row = desk.row(relation, withdrawn.text(i, 0));
        if (!row || isMine(*row) || row->revision > withdrawn.integer(i, 1))
            continue;
        row->content[u"removed"_s] = true;
        desk.setRow(relation, *row);
    }
    return greatest;
}

void takeCopiesOver(Database &database, const Shareable &kind, CopyExchange &exchange)
{
    for (const SharedRow &row : DeskStore(database).rows(kind.relation())) {
        if (isMine(row))
            continue;
        Transaction transaction(database); // a copy and what is known of it, or neither
        if (const auto now = DeskStore(database).row(kind.relation(), row.key); now && !isMine(*now)) // it was not left meanwhile
            takeCopyOver(database, kind, *now, exchange);
        transaction.commit();
    }
}

/// What is to be done about one of this desk's own.
enum class Errand
{
    None,
    Send,
    TakeBack
};

static Errand errandOf(Database &database, const Shareable &kind, const SharedRow &row, const std::optional<QJsonObject> &content)
{
    const bool isShared = row.content[u"shared"_s].toBool() && content && !kind.isInBin(database, row.local);
    if (!isShared || !keptHere(database, kind, row.local).isEmpty())
        return Errand::TakeBack;
    return row.content[u"sent"_s].toString() == hashOf(*content) ? Errand::None : Errand::Send;
}

static std::vector<SharedRow> ownRows(Database &database, const Shareable &kind)
{
    std::vector<SharedRow> rows = DeskStore(database).rows(kind.relation());
    std::erase_if(rows, [&](const SharedRow &row) {
        return !isMine(row) || errandOf(database, kind, row, kind.read(database, row.local)) == Errand::None;
    });
    return rows;
}

/// In parts of both transactions, so that one which the server does not take holds no other up.
static void pushCopy(Database &database, Postgres &server, const Shareable &kind, const SharedRow &row, CopyExchange &exchange)
{
    Transaction part(database);
    server.run("SAVEPOINT copy");
    try {
        const std::optional<QJsonObject> content = kind.read(database, row.local);
        if (errandOf(database, kind, row, content) == Errand::TakeBack) {
            if (const QString kept = keptHere(database, kind, row.local); row.content[u"shared"_s].toBool() && !kept.isEmpty())
                exchange.failed << sentence(Error(ErrorKind::DocumentLocalOnly, kept));
            takeBack(database, server, kind, row);
        } else {
            sendCopy(database, server, kind, row, *content, exchange);
        }
        part.commit();
    } catch (const Error &error) {
        if (endsSynchronisation(error.kind()))
            throw;
        server.run("ROLLBACK TO SAVEPOINT copy");
        exchange.failed << sentence(error);
    }
}

void pushCopies(Database &database, Postgres &server, const Shareable &kind, CopyExchange &exchange)
{
    if (ownRows(database, kind).empty())
        return; // without anybody's turn
    PostgresTransaction transaction(server);
    server.run("SELECT adduce.take_turn($1::integer)", { qint64(kLaboratoryVersion) });
    Transaction here(database); // after the turn, for which there may be a wait
    for (const SharedRow &row : ownRows(database, kind)) // as they are now
        pushCopy(database, server, kind, row, exchange);
    transaction.commit();
    here.commit();
}

} // namespace adduce
