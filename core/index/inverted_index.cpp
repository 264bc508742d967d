#include "core/index/inverted_index.h"

#include <QFile>
#include <algorithm>
#include <array>
#include <cstring>
#include <numeric>
#include <zlib.h>

namespace adduce {

namespace {

constexpr std::array<char, 8> kMagic { 'A', 'D', 'D', 'W', 'O', 'R', 'D', 'S' };
constexpr quint32 kFormat = 2; // of the image and of the terms in it; read back on the machine that wrote it

/// The image: this, then chunks, documents, posting starts (8 bytes each), lengths, term starts, rows (4 bytes each),
/// counts and the text of the terms (1 byte each). Terms are sorted by their UTF-8.
struct Header
{
    std::array<char, 8> magic = kMagic;
    quint32 format = kFormat;
    quint32 checksum = 0; ///< CRC-32 of all that follows this field
    qint64 stamp = 0;
    qint64 revision = 0;
    qint64 totalLength = 0;
    quint64 chunks = 0;
    quint64 terms = 0;
    quint64 postings = 0;
    quint64 textBytes = 0;
};
static_assert(sizeof(Header) == 72 && std::is_trivially_copyable_v<Header>);
constexpr std::size_t kUnchecked = offsetof(Header, checksum) + sizeof(quint32);

quint32 checksumOf(const char *bytes, std::size_t size)
{
    return static_cast<quint32>(crc32_z(0, reinterpret_cast<const Bytef *>(bytes) + kUnchecked, size - kUnchecked));
}

/// The bytes that an image with these counts has; none when they are beyond reason.
std::optional<std::size_t> sizeOf(const Header &header)
{
    constexpr quint64 kMost = quint64(1) << 40;
    if (std::max({ header.chunks, header.terms, header.postings, header.textBytes }) > kMost)
        return std::nullopt;
    return sizeof(Header) + 16 * header.chunks + 8 * (header.terms + 1) + 4 * header.chunks + 4 * (header.terms + 1)
        + 5 * header.postings + header.textBytes;
}

template <class Value> void append(QByteArray &image, const std::vector<Value> &values)
{
    image.append(reinterpret_cast<const char *>(values.data()), static_cast<qsizetype>(values.size() * sizeof(Value)));
}

template <class Value> std::span<const Value> take(const char *&at, std::size_t count)
{
    const std::span values(reinterpret_cast<const Value *>(at), count);
    at += count * sizeof(Value);
    return values;
}

} // namespace

void InvertedIndex::Builder::add(ChunkId chunk, DocumentId document, const QStringList &terms)
{
    const auto row = static_cast<quint32>(m_chunks.size());
    m_chunks.push_back(chunk.value);
    m_documents.push_back(document.value);
    m_lengths.push_back(static_cast<quint32>(terms.size()));
    for (const QString &term : terms) {
        auto known = m_numbers.constFind(term);
        if (known == m_numbers.constEnd()) {
            known = m_numbers.insert(term, static_cast<quint32>(m_postings.size()));
            m_postings.emplace_back();
        }
        auto &list = m_postings[*known];
        if (list.empty() || list.back().row != row)
            list.push_back({ row, 1 });
        else if (list.back().count < std::numeric_limits<quint8>::max())
            ++list.back().count;
    }
}

QByteArray InvertedIndex::Builder::image(qint64 stamp, qint64 revision) const
{
    std::vector<std::pair<QByteArray, quint32>> terms;
    terms.reserve(static_cast<std::size_t>(m_numbers.size()));
    for (auto it = m_numbers.cbegin(); it != m_numbers.cend(); ++it)
        terms.emplace_back(it.key().toUtf8(), it.value());
    std::ranges::sort(terms);
    std::vector<quint64> postingStarts { 0 };
    std::vector<quint32> termStarts { 0 };
    std::vector<quint32> rows;
    std::vector<quint8> counts;
    QByteArray text;
    for (const auto &[term, number] : terms) {
        for (const Posting &posting : m_postings[number]) {
            rows.push_back(posting.row);
            counts.push_back(posting.count);
        }
        text += term;
        postingStarts.push_back(rows.size());
        termStarts.push_back(static_cast<quint32>(text.size()));
    }
    Header header;
    header.stamp = stamp;
    header.revision = revision;
    header.totalLength = std::accumulate(m_lengths.begin(), m_lengths.end(), qint64(0));
    header.chunks = m_chunks.size();
    header.terms = terms.size();
    header.postings = rows.size();
    header.textBytes = static_cast<quint64>(text.size());
    QByteArray image(reinterpret_cast<const char *>(&header), sizeof header);
    image.reserve(static_cast<qsizetype>(sizeOf(header).value_or(0)));
    append(image, m_chunks);
    append(image, m_documents);
    append(image, postingStarts);
    append(image, m_lengths);
    append(image, termStarts);
    append(image, rows);
    append(image, counts);
    image += text;
    header.checksum = checksumOf(image.constData(), static_cast<std::size_t>(image.size()));
    std::memcpy(image.data(), &header, sizeof header);
    return image;
}

std::optional<InvertedIndex> InvertedIndex::over(std::shared_ptr<const void> owner, const char *bytes, std::size_t size)
{
    Header header;
    if (size < sizeof header)
        return std::nullopt;
    std::memcpy(&header, bytes, sizeof header);
    if (header.magic != kMagic || header.format != kFormat || sizeOf(header) != size
        || header.checksum != checksumOf(bytes, size))
        return std::nullopt;
    InvertedIndex index;
    index.m_owner = std::move(owner);
    index.m_stamp = header.stamp;
    index.m_revision = header.revision;
    index.m_totalLength = header.totalLength;
    const char *at = bytes + sizeof header;
    index.m_chunks = take<qint64>(at, header.chunks);
    index.m_documents = take<qint64>(at, header.chunks);
    index.m_postingStarts = take<quint64>(at, header.terms + 1);
    index.m_lengths = take<quint32>(at, header.chunks);
    index.m_termStarts = take<quint32>(at, header.terms + 1);
    index.m_rows = take<quint32>(at, header.postings);
    index.m_counts = take<quint8>(at, header.postings);
    index.m_text = take<char>(at, header.textBytes);
    return index;
}

std::optional<InvertedIndex> InvertedIndex::fromImage(QByteArray image)
{
    const auto owner = std::make_shared<const QByteArray>(std::move(image));
    return over(owner, owner->constData(), static_cast<std::size_t>(owner->size()));
}

std::optional<InvertedIndex> InvertedIndex::fromFile(const QString &path)
{
    const auto file = std::make_shared<QFile>(path);
    if (!file->open(QIODevice::ReadOnly) || file->size() == 0)
        return std::nullopt;
    const uchar *bytes = file->map(0, file->size());
    return bytes ? over(file, reinterpret_cast<const char *>(bytes), static_cast<std::size_t>(file->size())) : std::nullopt;
}

std::optional<std::size_t> InvertedIndex::rowOf(ChunkId chunk) const
{
    const auto at = std::ranges::lower_bound(m_chunks, chunk.value);
    if (at == m_chunks.end() || *at != chunk.value)
        return std::nullopt;
    return static_cast<std::size_t>(at - m_chunks.begin());
}

QByteArrayView InvertedIndex::term(std::size_t number) const
{
    const auto text = m_text.subspan(m_termStarts[number], m_termStarts[number + 1] - m_termStarts[number]);
    return { text.data(), static_cast<qsizetype>(text.size()) };
}

std::size_t InvertedIndex::firstNotBefore(QByteArrayView wanted) const
{
    std::size_t low = 0;
    std::size_t high = m_termStarts.size() - 1;
    while (low < high) {
        const std::size_t middle = low + (high - low) / 2;
        if (term(middle).compare(wanted) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

InvertedIndex::Postings InvertedIndex::postings(const QString &wanted) const
{
    const QByteArray utf8 = wanted.toUtf8();
    const std::size_t number = firstNotBefore(utf8);
    if (number + 1 >= m_termStarts.size() || term(number) != utf8)
        return {};
    const std::size_t start = m_postingStarts[number];
    const std::size_t count = m_postingStarts[number + 1] - start;
    return { m_rows.subspan(start, count), m_counts.subspan(start, count) };
}

std::vector<QString> InvertedIndex::termsWithPrefix(const QString &prefix, std::size_t most) const
{
    const QByteArray utf8 = prefix.toUtf8();
    std::vector<QString> found;
    for (std::size_t number = firstNotBefore(utf8);
        number + 1 < m_termStarts.size() && found.size() < most && term(number).startsWith(utf8); ++number)
        found.push_back(QString::fromUtf8(term(number)));
    return found;
}

} // namespace adduce
