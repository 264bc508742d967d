#include "core/library/repack.h"

#include "core/library/chunked_write.h"
#include "core/library/database.h"
#include "core/library/packed_text.h"
#include "core/library/shrink.h"
#include "core/library/space_store.h"
#include "core/library/text_rows.h"

#include <map>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// search_revision.repack_due
enum Due
{
    Nothing,
    Rows,
    File ///< the rows are done, and leave their pages half empty
};

constexpr int kRepackedAtOnce = 200; // rows of a transaction: a few milliseconds

Due due(const Database &database)
{
    Statement row(database, "SELECT repack_due FROM search_revision");
    return row.step() ? static_cast<Due>(row.number(0)) : Nothing;
}

void setDue(Database &database, Due due)
{
    Statement(database, "UPDATE search_revision SET repack_due = ?").bind(1, int(due)).run();
}

/// Calls `write(first, last)` for the numbers of the rows of `table`, a few of them each time.
void forEachRange(Database &database, const QString &table, const std::stop_token &stop, const auto &write)
{
    const QByteArray next =
        u"SELECT max(rowid) FROM (SELECT rowid FROM %1 WHERE rowid > ? ORDER BY rowid LIMIT ?)"_s.arg(table).toUtf8();
    for (qint64 before = 0;;) {
        Statement row(database, next.constData());
        if (!row.bind(1, before).bind(2, kRepackedAtOnce).step() || row.isNull(0))
            return;
        const qint64 last = row.integer(0);
        row.reset();
        writeInChunks(
            database, [&] { write(before + 1, last); }, stop);
        before = last;
    }
}

void packTexts(Database &database, const QString &table, const std::stop_token &stop)
{
    const QByteArray sql =
        u"UPDATE %1 SET text = packed(text) WHERE rowid BETWEEN ? AND ? AND typeof(text) = 'text'"_s.arg(table).toUtf8();
    forEachRange(database, table, stop,
        [&](qint64 first, qint64 last) { Statement(database, sql.constData()).bind(1, first).bind(2, last).run(); });
}

void shortenSentences(Database &database, const std::stop_token &stop)
{
    forEachRange(database, u"sentences"_s, stop, [&](qint64 first, qint64 last) {
        Statement row(database, "SELECT rowid, document, text, parts FROM sentences WHERE rowid BETWEEN ? AND ? ORDER BY rowid");
        Statement update(database, "UPDATE sentences SET text = ?, parts = ? WHERE rowid = ?");
        std::map<DocumentId, PageTexts> pages;
        for (row.bind(1, first).bind(2, last); row.step();) {
            const DocumentId document { row.integer(1) };
            const std::vector<SentencePart> parts = decodeParts(row.bytes(3));
            const QString text = row.text(2);
            PageTexts &ofDocument = pages.try_emplace(document, database, document).first->second;
            update.bind(1, textOnPages(parts, std::ref(ofDocument)) == text ? QString() : text).bind(2, encodeParts(parts));
            update.bind(3, row.integer(0)).run();
        }
    });
}

} // namespace

void repack(Database &database, const std::stop_token &stop)
{
    if (due(database) == Rows) {
        for (const QLatin1StringView table : kPackedTables)
            packTexts(database, table, stop);
        shortenSentences(database, stop);
        for (const QString &table : { u"vectors"_s, u"chunking_vectors"_s })
            forEachRange(database, table, stop, [&](qint64 first, qint64 last) { halveVectors(database, table, first, last); });
        setDue(database, File);
    }
    if (due(database) == File) {
        writeAnew(database, stop);
        setDue(database, Nothing);
    }
}

} // namespace adduce
