#include "core/library/text_store.h"

#include "core/base/error.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/text/words.h"

#include <QDataStream>
#include <QIODevice>
#include <QJsonArray>
#include <QJsonDocument>
#include <QMultiHash>
#include <limits>
#include <set>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Parts as a compact blob: counts and offsets as 32-bit, rectangles as four float32 in points.
QByteArray encode(const std::vector<SentencePart> &parts)
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

std::vector<SentencePart> decode(const QByteArray &bytes)
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

Sentence sentenceFrom(const Statement &row)
{
    Sentence s;
    s.section = row.number(0);
    s.kind = fromName<SentenceKind>(row.text(1));
    s.startsParagraph = row.integer(2) != 0;
    s.doubtful = row.integer(3) != 0;
    s.text = row.text(4);
    s.parts = decode(row.bytes(5));
    return s;
}

constexpr const char *kSentences = "SELECT section, kind, starts_paragraph, doubtful, text, parts FROM sentences "
                                   "WHERE document = ? AND ordinal BETWEEN ? AND ? ORDER BY ordinal";

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
    c.kind = chunkKindFromString(row.text(9));
    c.stableId = row.text(10);
    return c;
}

#define ADDUCE_CHUNK_COLUMNS                                                                                                     \
    "SELECT id, ordinal, section, first_sentence, last_sentence, first_page, last_page, prefix, text, kind, stable_id FROM "     \
    "chunks "

void clear(Database &database, DocumentId id)
{
    for (const char *sql : { "DELETE FROM sentences WHERE document = ?", "DELETE FROM sections WHERE document = ?",
             "DELETE FROM pages WHERE document = ?", "DELETE FROM document_tables WHERE document = ?",
             "DELETE FROM hidden_text WHERE document = ?", "DELETE FROM outlines WHERE document = ?" })
        Statement(database, sql).bind(1, id.value).run();
}

void savePages(Database &database, DocumentId id, const std::vector<Page> &pages)
{
    Statement insert(
        database, "INSERT INTO pages(document, page, label, width, height, text, worth) VALUES (?, ?, ?, ?, ?, ?, ?)");
    for (int i = 0; const Page &page : pages) {
        insert.bind(1, id.value).bind(2, i++).bind(3, page.label).bind(4, page.size.width()).bind(5, page.size.height());
        insert.bind(6, page.text).bind(7, nameOf(page.worth)).run();
    }
}

void saveSections(Database &database, DocumentId id, const std::vector<Section> &sections)
{
    Statement insert(database, "INSERT INTO sections VALUES (?, ?, ?, ?, ?, ?, ?)");
    for (int i = 0; const Section &s : sections) {
        insert.bind(1, id.value).bind(2, i++).bind(3, s.number).bind(4, s.title).bind(5, nameOf(s.type));
        insert.bind(6, s.level).bind(7, s.page).run();
    }
}

void saveSentences(Database &database, DocumentId id, const std::vector<Sentence> &sentences)
{
    Statement insert(database, "INSERT INTO sentences VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
    for (int i = 0; const Sentence &s : sentences) {
        insert.bind(1, id.value).bind(2, i++).bind(3, s.section).bind(4, nameOf(s.kind)).bind(5, int(s.startsParagraph));
        insert.bind(6, int(s.doubtful)).bind(7, s.text).bind(8, encode(s.parts)).run();
    }
}

void saveTables(Database &database, DocumentId id, const std::vector<Table> &tables)
{
    Statement insert(database, "INSERT INTO document_tables VALUES (?, ?, ?, ?, ?, ?, ?)");
    for (int i = 0; const Table &t : tables) {
        QJsonArray rows;
        for (const TableRow &row : t.rows)
            rows.append(QJsonArray { row.sentence, QJsonArray::fromStringList(row.cells) });
        insert.bind(1, id.value).bind(2, i++).bind(3, t.label).bind(4, t.caption).bind(5, t.section).bind(6, t.headerRows);
        insert.bind(7, QString::fromUtf8(QJsonDocument(rows).toJson(QJsonDocument::Compact))).run();
    }
}

void saveHidden(Database &database, DocumentId id, const std::vector<HiddenText> &hidden)
{
    Statement insert(database, "INSERT INTO hidden_text VALUES (?, ?, ?, ?, ?)");
    for (const HiddenText &h : hidden) {
        insert.bind(1, id.value).bind(2, h.page).bind(3, nameOf(h.reason)).bind(4, h.text);
        insert.bind(5, encode({ SentencePart { h.page, 0, 0, h.rects } })).run();
    }
}

void saveOutline(Database &database, DocumentId id, const std::vector<OutlineItem> &outline)
{
    Statement insert(database, "INSERT INTO outlines VALUES (?, ?, ?, ?, ?)");
    for (int i = 0; const OutlineItem &o : outline)
        insert.bind(1, id.value).bind(2, i++).bind(3, o.title).bind(4, o.level).bind(5, o.page).run();
}

bool isThere(Database &database, const QString &stableId)
{
    Statement row(database, "SELECT 1 FROM chunks WHERE stable_id = ? LIMIT 1");
    row.bind(1, stableId);
    return !stableId.isEmpty() && row.step();
}

/// The chunks that a document has, by stable id; those of one id in their order.
QMultiHash<QString, Chunk> storedChunks(Database &database, DocumentId id)
{
    QMultiHash<QString, Chunk> chunks;
    Statement row(database, ADDUCE_CHUNK_COLUMNS "WHERE document = ? ORDER BY ordinal DESC");
    row.bind(1, id.value);
    while (row.step()) {
        Chunk chunk = chunkFrom(row);
        chunks.insert(chunk.stableId, chunk);
    }
    return chunks;
}

/// The stored chunk whose kind, text and prefix are those of `c`, taken out of `stored`; none if there is none.
ChunkId takeSame(QMultiHash<QString, Chunk> &stored, const Chunk &c)
{
    for (auto it = stored.find(c.stableId); it != stored.end() && it.key() == c.stableId; ++it)
        if (it->kind == c.kind && it->text == c.text && it->prefix == c.prefix) {
            const ChunkId id = it->id;
            stored.erase(it);
            return id;
        }
    return {};
}

SavedChunks saveChunks(Database &database, DocumentId id, const std::vector<Chunk> &chunks)
{
    SavedChunks saved;
    auto stored = storedChunks(database, id);
    std::vector<ChunkId> kept;
    for (const Chunk &c : chunks) {
        ++(isThere(database, c.stableId) ? saved.alreadyThere : saved.added);
        kept.push_back(takeSame(stored, c));
    }
    for (const Chunk &gone : std::as_const(stored))
        Statement(database, "DELETE FROM chunks WHERE id = ?").bind(1, gone.id.value).run();
    // Out of the way of the new numbers.
    Statement(database, "UPDATE chunks SET ordinal = -1 - ordinal WHERE document = ?").bind(1, id.value).run();
    Statement insert(database,
        "INSERT INTO chunks(ordinal, section, first_sentence, last_sentence, first_page, last_page, kind, document, prefix, "
        "text, stable_id, bigrams) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    Statement update(database,
        "UPDATE chunks SET ordinal = ?, section = ?, first_sentence = ?, last_sentence = ?, first_page = ?, last_page = ? "
        "WHERE id = ?");
    for (std::size_t i = 0; i < chunks.size(); ++i) {
        const Chunk &c = chunks[i];
        Statement &row = kept[i] ? update : insert;
        row.bind(1, c.ordinal).bind(2, c.section).bind(3, c.firstSentence).bind(4, c.lastSentence);
        row.bind(5, c.firstPage).bind(6, c.lastPage);
        if (kept[i])
            row.bind(7, kept[i].value);
        else
            row.bind(7, nameOf(c.kind))
                .bind(8, id.value)
                .bind(9, c.prefix)
                .bind(10, c.text)
                .bind(11, c.stableId)
                .bind(12, letterPairs(c.text).join(u' '));
        row.run();
    }
    return saved;
}

} // namespace

TextStore::TextStore(Database &database)
    : m_database(database)
{
}

SavedChunks TextStore::save(DocumentId id, const Document &document, const std::vector<Chunk> &chunks)
{
    clear(m_database, id);
    savePages(m_database, id, document.pages);
    saveSections(m_database, id, document.sections);
    saveSentences(m_database, id, document.sentences);
    const SavedChunks saved = saveChunks(m_database, id, chunks);
    saveTables(m_database, id, document.tables);
    saveHidden(m_database, id, document.hidden);
    saveOutline(m_database, id, document.outline);
    Statement update(m_database,
        "UPDATE documents SET warnings = ?, format = ?, encoding = ?, reader_version = ?, state = 'ready', reason = '', "
        "reason_detail = '' WHERE id = ?");
    update.bind(1, document.warnings.join(u'\n')).bind(2, nameOf(document.format)).bind(3, document.encoding);
    update.bind(4, kReaderVersion).bind(5, id.value).run();
    DocumentStore(m_database).mergeMetadata(id, document.metadata);
    bumpSearchRevision();
    return saved;
}

std::optional<Page> TextStore::page(DocumentId id, int page) const
{
    Statement row(m_database, "SELECT label, width, height, text, worth FROM pages WHERE document = ? AND page = ?");
    row.bind(1, id.value).bind(2, page);
    if (!row.step())
        return std::nullopt;
    return Page { row.text(0), QSizeF(row.real(1), row.real(2)), row.text(3), fromName<PageText>(row.text(4)) };
}

std::vector<Section> TextStore::sections(DocumentId id) const
{
    Statement row(m_database, "SELECT number, title, type, level, page FROM sections WHERE document = ? ORDER BY ordinal");
    row.bind(1, id.value);
    std::vector<Section> sections;
    while (row.step())
        sections.push_back({ row.text(0), row.text(1), fromName<SectionType>(row.text(2)), row.number(3), row.number(4) });
    return sections;
}

std::vector<Table> TextStore::tables(DocumentId id) const
{
    Statement row(
        m_database, "SELECT label, caption, section, header_rows, rows FROM document_tables WHERE document = ? ORDER BY ordinal");
    row.bind(1, id.value);
    std::vector<Table> tables;
    while (row.step()) {
        Table table { row.text(0), row.number(1), row.number(2), row.number(3), {} };
        const QJsonArray rows = QJsonDocument::fromJson(row.text(4).toUtf8()).array();
        for (const QJsonValue &value : rows) {
            QStringList cells;
            const QJsonArray stored = value[1].toArray();
            for (const QJsonValue &cell : stored)
                cells << cell.toString();
            table.rows.push_back({ value[0].toInt(), cells });
        }
        tables.push_back(std::move(table));
    }
    return tables;
}

std::vector<HiddenText> TextStore::hidden(DocumentId id) const
{
    Statement row(m_database, "SELECT page, reason, text, rects FROM hidden_text WHERE document = ? ORDER BY page, rowid");
    row.bind(1, id.value);
    std::vector<HiddenText> hidden;
    while (row.step()) {
        const std::vector<SentencePart> parts = decode(row.bytes(3));
        hidden.push_back({ row.number(0), fromName<HiddenReason>(row.text(1)), row.text(2),
            parts.empty() ? std::vector<QRectF> {} : parts.front().rects });
    }
    return hidden;
}

std::vector<OutlineItem> TextStore::outline(DocumentId id) const
{
    Statement row(m_database, "SELECT title, level, page FROM outlines WHERE document = ? ORDER BY ordinal");
    row.bind(1, id.value);
    std::vector<OutlineItem> outline;
    while (row.step())
        outline.push_back({ row.text(0), row.number(1), row.number(2) });
    return outline;
}

std::vector<Sentence> TextStore::sentences(DocumentId id, int first, int last) const
{
    Statement row(m_database, kSentences);
    row.bind(1, id.value).bind(2, first).bind(3, last);
    std::vector<Sentence> sentences;
    while (row.step())
        sentences.push_back(sentenceFrom(row));
    return sentences;
}

std::vector<Sentence> TextStore::sentences(DocumentId id) const
{
    return sentences(id, 0, std::numeric_limits<int>::max());
}

std::optional<Sentence> TextStore::sentence(DocumentId id, int ordinal) const
{
    auto found = sentences(id, ordinal, ordinal);
    if (found.empty())
        return std::nullopt;
    return std::move(found.front());
}

std::optional<Chunk> TextStore::chunk(ChunkId id) const
{
    Statement row(m_database, ADDUCE_CHUNK_COLUMNS "WHERE id = ?");
    row.bind(1, id.value);
    if (!row.step())
        return std::nullopt;
    return chunkFrom(row);
}

DocumentId TextStore::documentOf(ChunkId id) const
{
    Statement row(m_database, "SELECT document FROM chunks WHERE id = ?");
    row.bind(1, id.value);
    return row.step() ? DocumentId { row.integer(0) } : DocumentId {};
}

std::optional<Chunk> TextStore::chunk(DocumentId id, int ordinal) const
{
    Statement row(m_database, ADDUCE_CHUNK_COLUMNS "WHERE document = ? AND ordinal = ?");
    row.bind(1, id.value).bind(2, ordinal);
    if (!row.step())
        return std::nullopt;
    return chunkFrom(row);
}

std::vector<Chunk> TextStore::chunks(DocumentId id) const
{
    Statement row(m_database, ADDUCE_CHUNK_COLUMNS "WHERE document = ? ORDER BY ordinal");
    row.bind(1, id.value);
    std::vector<Chunk> chunks;
    while (row.step())
        chunks.push_back(chunkFrom(row));
    return chunks;
}

int TextStore::chunkCount() const
{
    Statement row(m_database, "SELECT count(*) FROM prose_chunks");
    return row.step() ? row.number(0) : 0;
}

void TextStore::forEachChunk(const std::function<void(const Chunk &)> &visit) const
{
    Statement row(m_database,
        ADDUCE_CHUNK_COLUMNS "WHERE kind <> 'table_row' ORDER BY (SELECT sha256 FROM documents WHERE id = chunks.document), "
                             "document, ordinal");
    while (row.step())
        visit(chunkFrom(row));
}

void TextStore::forEachSentence(std::span<const ChunkId> chunks,
    const std::function<void(DocumentId document, int ordinal, const QString &text)> &visit) const
{
    Statement row(m_database,
        "SELECT s.document, s.ordinal, s.text FROM chunks c JOIN sentences s ON s.document = c.document "
        "AND s.ordinal BETWEEN c.first_sentence AND c.last_sentence "
        "WHERE c.id = ? AND s.section = c.section AND CASE c.kind WHEN 'caption' THEN s.kind = 'caption' "
        "WHEN 'table_row' THEN s.kind = 'table' ELSE s.kind IN ('body', 'footnote') END");
    std::set<std::pair<qint64, int>> seen; // chunks overlap
    for (const ChunkId id : chunks) {
        row.bind(1, id.value);
        while (row.step())
            if (seen.emplace(row.integer(0), row.number(1)).second)
                visit(DocumentId { row.integer(0) }, row.number(1), row.text(2));
        row.reset();
    }
}

qint64 TextStore::searchRevision() const
{
    Statement row(m_database, "SELECT value FROM search_revision");
    return row.step() ? row.integer(0) : 0;
}

void TextStore::bumpSearchRevision()
{
    m_database.execute("UPDATE search_revision SET value = value + 1");
}

} // namespace adduce
