#include "core/library/chunking_store.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/metadata_store.h"
#include "core/library/search_state.h"
#include "core/library/text_rows.h"
#include "core/library/text_store.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QMultiHash>

namespace adduce {

namespace {

void clear(Database &database, DocumentId id)
{
    for (const char *sql : { "DELETE FROM sentences WHERE document = ?", "DELETE FROM sections WHERE document = ?",
             "DELETE FROM pages WHERE document = ?", "DELETE FROM document_tables WHERE document = ?",
             "DELETE FROM hidden_text WHERE document = ?", "DELETE FROM outlines WHERE document = ?",
             "DELETE FROM chunking_chunks WHERE document = ?" }) // whose sentences these were
        Statement(database, sql).bind(1, id.value).run();
}

void savePages(Database &database, DocumentId id, const std::vector<Page> &pages)
{
    Statement insert(
        database, "INSERT INTO pages(document, page, label, width, height, text, worth) VALUES (?, ?, ?, ?, ?, packed(?), ?)");
    for (int i = 0; const Page &page : pages) {
        insert.bind(1, id.value).bind(2, i++).bind(3, page.label).bind(4, page.size.width()).bind(5, page.size.height());
        insert.bind(6, page.text).bind(7, nameOf(page.quality)).run();
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

void saveSentences(Database &database, DocumentId id, const Document &document)
{
    const auto page = [&](int index) {
        const auto at = static_cast<std::size_t>(index);
        return index >= 0 && at < document.pages.size() ? QStringView(document.pages[at].text) : QStringView();
    };
    Statement insert(database, "INSERT INTO sentences VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
    for (int i = 0; const Sentence &s : document.sentences) {
        insert.bind(1, id.value).bind(2, i++).bind(3, s.section).bind(4, nameOf(s.kind)).bind(5, int(s.startsParagraph));
        insert.bind(6, int(s.isDoubtful)).bind(7, textOnPages(s.parts, page) == s.text ? QString() : s.text);
        insert.bind(8, encodeParts(s.parts)).run();
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
        insert.bind(5, encodeParts({ SentencePart { h.page, 0, 0, h.rects } })).run();
    }
}

void saveOutline(Database &database, DocumentId id, const std::vector<OutlineItem> &outline)
{
    Statement insert(database, "INSERT INTO outlines VALUES (?, ?, ?, ?, ?)");
    for (int i = 0; const OutlineItem &o : outline)
        insert.bind(1, id.value).bind(2, i++).bind(3, o.title).bind(4, o.level).bind(5, o.page).run();
}

/// The chunks that a document has, by stable id; those of one id in their order.
QMultiHash<QString, Chunk> storedChunks(Database &database, DocumentId id)
{
    QMultiHash<QString, Chunk> chunks;
    Statement row(database, ADDUCE_SELECT_CHUNKS "WHERE document = ? ORDER BY ordinal DESC");
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

void removeChunks(Database &database, const QMultiHash<QString, Chunk> &gone)
{
    QJsonArray ids;
    for (const Chunk &chunk : gone)
        ids.append(chunk.id.value);
    if (!ids.isEmpty())
        Statement(database, "DELETE FROM chunks WHERE id IN (SELECT value FROM json_each(?))")
            .bind(1, QString::fromUtf8(QJsonDocument(ids).toJson(QJsonDocument::Compact)))
            .run();
}

SavedChunks saveChunks(Database &database, DocumentId id, const std::vector<Chunk> &chunks)
{
    SavedChunks saved;
    auto stored = storedChunks(database, id);
    std::vector<ChunkId> kept;
    Statement known(database, "SELECT 1 FROM chunks WHERE stable_id = ? AND stable_id <> '' LIMIT 1");
    for (const Chunk &c : chunks) {
        ++(known.bind(1, c.stableId).step() ? saved.alreadyThere : saved.added);
        known.reset();
        kept.push_back(takeSame(stored, c));
    }
    removeChunks(database, stored);
    // Out of the way of the new numbers.
    Statement(database, "UPDATE chunks SET ordinal = -1 - ordinal WHERE document = ?").bind(1, id.value).run();
    Statement update(database,
        "UPDATE chunks SET ordinal = ?, section = ?, first_sentence = ?, last_sentence = ?, first_page = ?, last_page = ? "
        "WHERE id = ?");
    std::vector<NewChunk> fresh;
    for (std::size_t i = 0; i < chunks.size(); ++i) {
        const Chunk &c = chunks[i];
        if (!kept[i]) {
            fresh.push_back({ id, &c });
            continue;
        }
        update.bind(1, c.ordinal).bind(2, c.section).bind(3, c.firstSentence).bind(4, c.lastSentence);
        update.bind(5, c.firstPage).bind(6, c.lastPage).bind(7, kept[i].value).run();
    }
    insertChunks(database, fresh);
    return saved;
}

/// All but the chunks.
void saveText(Database &database, DocumentId id, const Document &document)
{
    savePages(database, id, document.pages);
    saveSections(database, id, document.sections);
    saveSentences(database, id, document);
    saveTables(database, id, document.tables);
    saveHidden(database, id, document.hidden);
    saveOutline(database, id, document.outline);
    Statement update(database,
        "UPDATE documents SET warnings = ?, format = ?, encoding = ?, reader_version = ?, state = 'ready', reason = '', "
        "reason_detail = '' WHERE id = ?");
    update.bind(1, document.warnings.join(u'\n')).bind(2, nameOf(document.format)).bind(3, document.encoding);
    update.bind(4, kReaderVersion).bind(5, id.value).run();
    MetadataStore(database).merge(id, document.metadata);
}

} // namespace

SavedChunks TextStore::save(DocumentId id, const Document &document, const std::vector<Chunk> &chunks)
{
    clear(m_database, id);
    saveText(m_database, id, document);
    const SavedChunks saved = saveChunks(m_database, id, chunks);
    bumpSearchRevision(m_database);
    return saved;
}

void TextStore::saveNew(std::span<const DocumentText> texts)
{
    std::vector<NewChunk> chunks;
    for (const auto &[id, document, own] : texts) {
        saveText(m_database, id, document);
        for (const Chunk &chunk : own)
            chunks.push_back({ id, &chunk });
    }
    insertChunks(m_database, chunks);
    for (const Chunking &chunking : ChunkingStore(m_database).complete())
        ChunkingStore(m_database).setBeingMade(chunking.id); // of these it has no chunk yet
    bumpSearchRevision(m_database);
}

} // namespace adduce
