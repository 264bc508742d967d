#include "core/library/text_rows.h"

#include "core/base/error.h"
#include "core/library/database.h"
#include "core/text/words.h"

#include <QDataStream>
#include <QIODevice>

namespace adduce {

using namespace Qt::StringLiterals;

QByteArray encodeParts(const std::vector<SentencePart> &parts)
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setFloatingPointPrecision(QDataStream::SinglePrecision);
    out << static_cast<quint32>(parts.size());
    for (const SentencePart &part : parts) {
        out << static_cast<qint32>(part.page) << static_cast<qint32>(part.start) << static_cast<qint32>(part.length)
            << static_cast<quint32>(part.rects.size());
        for (const QRectF &r : part.rects)
            out << r.x() << r.y() << r.width() << r.height();
    }
    return bytes;
}

std::vector<SentencePart> decodeParts(const QByteArray &bytes)
{
    QDataStream in(bytes);
    in.setFloatingPointPrecision(QDataStream::SinglePrecision);
    quint32 count = 0;
    in >> count;
    std::vector<SentencePart> parts;
    for (quint32 i = 0; i < count && in.status() == QDataStream::Ok; ++i) {
        SentencePart part;
        qint32 page = 0;
        qint32 start = 0;
        qint32 length = 0;
        quint32 rects = 0;
        in >> page >> start >> length >> rects;
        for (quint32 k = 0; k < rects && in.status() == QDataStream::Ok; ++k) {
            double x = 0;
            double y = 0;
            double w = 0;
            double h = 0;
            in >> x >> y >> w >> h;
            part.rects.emplace_back(x, y, w, h);
        }
        part.page = page;
        part.start = start;
        part.length = length;
        parts.push_back(std::move(part));
    }
    if (in.status() != QDataStream::Ok)
        throw Error(ErrorKind::DamagedLibrary, {}, u"the place of a sentence cannot be read"_s);
    return parts;
}

Chunk chunkFrom(const Statement &row)
{
    Chunk c;
    c.id = ChunkId { row.integer(0) };
    c.ordinal = row.number(1);
    c.section = row.number(2);
    c.firstSentence = row.number(3);
    c.lastSentence = row.number(4);
    c.firstPage = row.number(5);
    c.lastPage = row.number(6);
    c.prefix = row.text(7);
    c.text = row.text(8);
    c.kind = valueNamed<ChunkKind>(row.text(9)).value_or(ChunkKind::Text);
    c.stableId = row.text(10);
    return c;
}

void insertChunks(Database &database, std::span<const NewChunk> chunks, ChunkingId chunking)
{
    if (chunks.empty())
        return;
    Statement(database,
        "CREATE TEMP TABLE IF NOT EXISTS new_chunks(document, ordinal, section, first_sentence, last_sentence, first_page, "
        "last_page, kind, prefix, text, stable_id, bigrams)")
        .run();
    Statement insert(database, "INSERT INTO temp.new_chunks VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    for (const auto &[document, c] : chunks) {
        insert.bind(1, document.value).bind(2, c->ordinal).bind(3, c->section).bind(4, c->firstSentence);
        insert.bind(5, c->lastSentence).bind(6, c->firstPage).bind(7, c->lastPage).bind(8, nameOf(c->kind));
        insert.bind(9, c->prefix).bind(10, c->text).bind(11, c->stableId).bind(12, letterPairs(c->text).join(u' ')).run();
    }
    if (chunking)
        Statement(database,
            "INSERT INTO chunking_chunks(chunking, id, document, ordinal, section, first_sentence, last_sentence, first_page, "
            "last_page, kind, prefix, text, stable_id, bigrams) SELECT ?, (SELECT highest_chunk FROM search_revision) + "
            "row_number() OVER (ORDER BY rowid), * FROM temp.new_chunks ORDER BY rowid")
            .bind(1, chunking.value)
            .run();
    else
        Statement(database,
            "INSERT INTO chunks(id, document, ordinal, section, first_sentence, last_sentence, first_page, last_page, kind, "
            "prefix, text, stable_id, bigrams) SELECT (SELECT highest_chunk FROM search_revision) + row_number() OVER (ORDER BY "
            "rowid), * FROM temp.new_chunks ORDER BY rowid")
            .run();
    Statement(database, "DELETE FROM temp.new_chunks").run();
    Statement(database,
        "UPDATE search_revision SET highest_chunk = max(highest_chunk, coalesce((SELECT max(id) FROM chunks), 0), "
        "coalesce((SELECT max(id) FROM chunking_chunks), 0))")
        .run();
}

} // namespace adduce
