#include "core/library/text_store.h"

#include "core/library/database.h"
#include "core/library/text_rows.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <limits>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

Sentence sentenceFrom(const Statement &row)
{
    Sentence s;
    s.section = row.number(0);
    s.kind = valueNamed<SentenceKind>(row.text(1)).value_or(SentenceKind {});
    s.startsParagraph = row.integer(2) != 0;
    s.isDoubtful = row.integer(3) != 0;
    s.text = row.text(4);
    s.parts = decodeParts(row.bytes(5));
    return s;
}

constexpr const char *kSentences = "SELECT section, kind, starts_paragraph, doubtful, text, parts FROM sentences "
                                   "WHERE document = ? AND ordinal BETWEEN ? AND ? ORDER BY ordinal";

} // namespace

TextStore::TextStore(Database &database)
    : m_database(database)
{
}

std::optional<Page> TextStore::page(DocumentId id, int page) const
{
    Statement row(m_database, "SELECT label, width, height, unpacked(text), worth FROM pages WHERE document = ? AND page = ?");
    row.bind(1, id.value).bind(2, page);
    if (!row.step())
        return std::nullopt;
    return Page { row.text(0), QSizeF(row.real(1), row.real(2)), row.text(3),
        valueNamed<PageQuality>(row.text(4)).value_or(PageQuality {}) };
}

QString TextStore::label(DocumentId id, int page) const
{
    Statement row(m_database, "SELECT label FROM pages WHERE document = ? AND page = ?");
    row.bind(1, id.value).bind(2, page);
    return row.step() ? row.text(0) : QString();
}

QStringList TextStore::labels(DocumentId id) const
{
    Statement row(m_database, "SELECT page, label FROM pages WHERE document = ? ORDER BY page");
    row.bind(1, id.value);
    QStringList labels;
    while (row.step()) {
        while (labels.size() < row.number(0)) // one that was not read
            labels << QString::number(labels.size() + 1);
        labels << row.text(1);
    }
    return labels;
}

std::vector<Section> TextStore::sections(DocumentId id) const
{
    Statement row(m_database, "SELECT number, title, type, level, page FROM sections WHERE document = ? ORDER BY ordinal");
    row.bind(1, id.value);
    std::vector<Section> sections;
    while (row.step())
        sections.push_back({ row.text(0), row.text(1), valueNamed<SectionType>(row.text(2)).value_or(SectionType {}),
            row.number(3), row.number(4) });
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
        const std::vector<SentencePart> parts = decodeParts(row.bytes(3));
        hidden.push_back({ row.number(0), valueNamed<HiddenReason>(row.text(1)).value_or(HiddenReason {}), row.text(2),
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
    PageTexts pages(m_database, id);
    return sentences(id, first, last, std::ref(pages));
}

std::vector<Sentence> TextStore::sentences(
    DocumentId id, int first, int last, const std::function<QStringView(int page)> &page) const
{
    Statement row(m_database, kSentences);
    row.bind(1, id.value).bind(2, first).bind(3, last);
    std::vector<Sentence> sentences;
    while (row.step()) {
        sentences.push_back(sentenceFrom(row));
        if (Sentence &sentence = sentences.back(); sentence.text.isEmpty())
            sentence.text = textOnPages(sentence.parts, page);
    }
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
    Statement row(m_database, ADDUCE_SELECT_ALL_CHUNKS "WHERE id = ?");
    row.bind(1, id.value);
    if (!row.step())
        return std::nullopt;
    return chunkFrom(row);
}

DocumentId TextStore::documentOf(ChunkId id) const
{
    Statement row(m_database, "SELECT document FROM all_chunks WHERE id = ?");
    row.bind(1, id.value);
    return row.step() ? DocumentId { row.integer(0) } : DocumentId {};
}

std::optional<Chunk> TextStore::chunk(DocumentId id, int ordinal) const
{
    Statement row(m_database, ADDUCE_SELECT_CHUNKS "WHERE document = ? AND ordinal = ?");
    row.bind(1, id.value).bind(2, ordinal);
    if (!row.step())
        return std::nullopt;
    return chunkFrom(row);
}

std::optional<Chunk> TextStore::chunkBeside(ChunkId id, int offset) const
{
    Statement place(m_database, "SELECT chunking, document, ordinal FROM all_chunks WHERE id = ?");
    place.bind(1, id.value);
    if (!place.step())
        return std::nullopt;
    Statement row(m_database, ADDUCE_SELECT_ALL_CHUNKS "WHERE chunking = ? AND document = ? AND ordinal = ?");
    row.bind(1, place.integer(0)).bind(2, place.integer(1)).bind(3, place.number(2) + offset);
    if (!row.step())
        return std::nullopt;
    return chunkFrom(row);
}

std::vector<Chunk> TextStore::chunks(DocumentId id) const
{
    Statement row(m_database, ADDUCE_SELECT_CHUNKS "WHERE document = ? ORDER BY ordinal");
    row.bind(1, id.value);
    std::vector<Chunk> chunks;
    while (row.step())
        chunks.push_back(chunkFrom(row));
    return chunks;
}

int TextStore::chunkCount() const
{
    Statement row(m_database, "SELECT count(*) FROM chunks_fts_docsize");
    return row.step() ? row.number(0) : 0;
}

} // namespace adduce
