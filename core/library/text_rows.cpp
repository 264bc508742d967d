#include "core/library/text_rows.h"

#include "core/base/error.h"
#include "core/text/words.h"

#include <QDataStream>
#include <QIODevice>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr char kShortForm =
    1; // the first byte of parts; in what versions before 24 wrote it is 0, the highest of a number of parts

class PartsWriter
{
public:
    /// Seven bits a byte, the low ones first; all but the last byte have the eighth.
    void number(quint32 value)
    {
        for (; value >= 0x80; value >>= 7)
            m_bytes += static_cast<char>(value | 0x80);
        m_bytes += static_cast<char>(value);
    }
    /// Small whatever its sign: 0, -1, 1, -2, ... are 0, 1, 2, 3, ...
    void difference(qint32 value) { number((static_cast<quint32>(value) << 1) ^ static_cast<quint32>(value >> 31)); }
    QByteArray take() { return std::move(m_bytes); }

private:
    QByteArray m_bytes { 1, kShortForm };
};

class PartsReader
{
public:
    explicit PartsReader(QByteArrayView bytes)
        : m_rest(bytes)
    {
    }
    quint32 number()
    {
        quint32 value = 0;
        for (int shift = 0; shift < 32; shift += 7) {
            const quint8 byte = static_cast<quint8>(take(1).front());
            value |= static_cast<quint32>(byte & 0x7f) << shift;
            if ((byte & 0x80) == 0)
                return value;
        }
        fail();
    }
    /// How many things of at least `size` bytes follow.
    quint32 count(qsizetype size)
    {
        const quint32 value = number();
        if (value > m_rest.size() / size)
            fail();
        return value;
    }
    qint32 difference()
    {
        const quint32 value = number();
        return static_cast<qint32>(value >> 1) ^ -static_cast<qint32>(value & 1);
    }
    [[noreturn]] static void fail() { throw Error(ErrorKind::DamagedLibrary, {}, u"the place of a sentence cannot be read"_s); }

private:
    QByteArrayView take(qsizetype count)
    {
        if (count > m_rest.size())
            fail();
        const QByteArrayView taken = m_rest.first(count);
        m_rest = m_rest.sliced(count);
        return taken;
    }

    QByteArrayView m_rest;
};

constexpr double kUnits = 100; // a point
constexpr double kFarthest = 1e6; // points; no page reaches so far

/// A rectangle in hundredths of a point.
struct Place
{
    std::array<qint32, 4> numbers {}; ///< x, y, width, height

    static Place of(const QRectF &rect)
    {
        const auto units = [](double value) {
            return std::isfinite(value) ? static_cast<qint32>(std::lround(kUnits * std::clamp(value, -kFarthest, kFarthest))) : 0;
        };
        return { { units(rect.x()), units(rect.y()), units(rect.width()), units(rect.height()) } };
    }
    [[nodiscard]] QRectF rect() const
    {
        return { numbers[0] / kUnits, numbers[1] / kUnits, numbers[2] / kUnits, numbers[3] / kUnits };
    }
};

/// As versions before 24 wrote them.
std::vector<SentencePart> decodeLongForm(const QByteArray &bytes)
{
    QDataStream in(bytes);
    in.setFloatingPointPrecision(QDataStream::SinglePrecision);
    quint32 count = 0;
    in >> count;
    std::vector<SentencePart> parts;
    for (quint32 i = 0; i < count && in.status() == QDataStream::Ok; ++i) {
        SentencePart part;
        quint32 rects = 0;
        in >> part.page >> part.start >> part.length >> rects;
        for (quint32 k = 0; k < rects && in.status() == QDataStream::Ok; ++k) {
            double x = 0;
            double y = 0;
            double w = 0;
            double h = 0;
            in >> x >> y >> w >> h;
            part.rects.emplace_back(x, y, w, h);
        }
        parts.push_back(std::move(part));
    }
    if (in.status() != QDataStream::Ok)
        PartsReader::fail();
    return parts;
}

/// Adds what QString::simplified() makes of it, behind a space where the text is not empty.
void addSimplified(QStringView printed, QString &text)
{
    bool isApart = !text.isEmpty();
    qsizetype size = text.size();
    text.resize(size + printed.size() + 1);
    QChar *const letters = text.data();
    for (const QChar c : printed)
        if (c.isSpace()) {
            isApart = size > 0;
        } else {
            if (std::exchange(isApart, false))
                letters[size++] = u' ';
            letters[size++] = c;
        }
    text.truncate(size);
}

} // namespace

QByteArray encodeParts(const std::vector<SentencePart> &parts)
{
    PartsWriter out;
    out.number(static_cast<quint32>(parts.size()));
    for (const SentencePart &part : parts) {
        for (const int number : { part.page, part.start, part.length, static_cast<int>(part.rects.size()) })
            out.number(static_cast<quint32>(number));
        Place before;
        for (const QRectF &rect : part.rects) {
            const Place place = Place::of(rect);
            for (std::size_t i = 0; i < place.numbers.size(); ++i)
                out.difference(place.numbers[i] - before.numbers[i]);
            before = place;
        }
    }
    return out.take();
}

std::vector<SentencePart> decodeParts(const QByteArray &bytes)
{
    if (bytes.isEmpty() || bytes.front() != kShortForm)
        return decodeLongForm(bytes);
    constexpr qsizetype kLeastPart = 4;
    constexpr qsizetype kLeastRect = 4;
    PartsReader in(QByteArrayView(bytes).sliced(1));
    std::vector<SentencePart> parts(in.count(kLeastPart));
    for (SentencePart &part : parts) {
        part.page = static_cast<int>(in.number());
        part.start = static_cast<int>(in.number());
        part.length = static_cast<int>(in.number());
        part.rects.resize(in.count(kLeastRect));
        Place place;
        for (QRectF &rect : part.rects) {
            for (qint32 &number : place.numbers)
                number = static_cast<qint32>(static_cast<quint32>(number) + static_cast<quint32>(in.difference()));
            rect = place.rect();
        }
    }
    return parts;
}

QString textOnPages(std::span<const SentencePart> parts, const std::function<QStringView(int page)> &page)
{
    QString text;
    for (const SentencePart &part : parts) {
        const QStringView all = page(part.page);
        const qsizetype start = std::clamp<qsizetype>(part.start, 0, all.size());
        addSimplified(all.mid(start, std::max(part.length, 0)), text);
    }
    return text;
}

PageTexts::PageTexts(const Database &database, DocumentId id)
    : m_row(database, "SELECT unpacked(text) FROM pages WHERE document = ? AND page = ?")
    , m_id(id)
{
}

QStringView PageTexts::operator()(int page)
{
    if (const auto known = m_texts.find(page); known != m_texts.end())
        return known->second;
    const QString text = m_row.bind(1, m_id.value).bind(2, page).step() ? m_row.text(0) : QString();
    m_row.reset();
    return m_texts.emplace(page, text).first->second;
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
    Statement insert(database, "INSERT INTO temp.new_chunks VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, packed(?), ?, ?)");
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
