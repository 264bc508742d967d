#include "core/index/inverted_index.h"

#include "core/index/keyword_terms.h"

#include <algorithm>
#include <numeric>
#include <string_view>

namespace adduce {

namespace {

constexpr ImageKind kIndexKind { { 'A', 'D', 'D', 'W', 'O', 'R', 'D', 'S' }, 4 };

/// The image: this, then chunks, documents, posting starts, position starts (8 bytes each), lengths, term starts, rows (4 bytes each),
/// counts, positions and the text of the terms (1 byte each). Terms are sorted by their UTF-8.
struct IndexSizes
{
    quint64 chunks = 0;
    quint64 terms = 0;
    quint64 postings = 0;
    quint64 positions = 0;
    quint64 textBytes = 0;
};

/// Whether each part begins where the one before it ends, the first at 0 and the last ends at `end`.
template <class Start> bool areStarts(std::span<const Start> starts, quint64 end)
{
    return !starts.empty() && starts.front() == 0 && starts.back() == end && std::ranges::is_sorted(starts);
}

/// To compare them: QByteArrayView's own comparison costs three times as much, and a term is looked for in fifteen steps.
std::string_view bytesOf(QByteArrayView view)
{
    return { view.data(), static_cast<std::size_t>(view.size()) };
}

} // namespace

quint32 InvertedIndex::Builder::numberOf(const QString &term)
{
    if (const auto known = m_numbers.constFind({ term }); known != m_numbers.constEnd())
        return *known;
    return *m_numbers.insert({ term }, static_cast<quint32>(m_numbers.size()));
}

std::optional<quint32> InvertedIndex::Builder::termOf(QStringView word, Language &language)
{
    constexpr qsizetype kMostKept = 1'000'000;
    // Looked up without a copy.
    if (const auto known = language.words.constFind({ QString::fromRawData(word.data(), word.size()) });
        known != language.words.constEnd())
        return *known;
    const QStringList terms = indexTerms(word, language.stem);
    if (terms.size() != 1)
        return std::nullopt;
    if (language.words.size() == kMostKept)
        language.words.clear();
    return *language.words.insert({ word.toString() }, numberOf(terms.front()));
}

void InvertedIndex::Builder::add(ChunkId chunk, DocumentId document, QStringView text, const QString &name)
{
    auto known = m_languages.find(name);
    if (known == m_languages.end())
        known = m_languages.emplace(name, Language { Stemmer(name) }).first;
    Language &language = known->second;
    m_here.clear();
    const auto take = [&](quint32 term) { m_here.push_back(quint64 { term } << 32 | m_here.size()); };
    for (const QStringView word : wordsIn(text)) {
        if (const auto term = termOf(word, language))
            take(*term);
        else
            for (const QString &pair : indexTerms(word, language.stem))
                take(numberOf(pair));
    }
    std::ranges::sort(m_here);
    for (auto first = m_here.cbegin(); first != m_here.cend();) {
        constexpr std::ptrdiff_t kMost = std::numeric_limits<quint8>::max();
        const auto term = static_cast<quint32>(*first >> 32);
        const auto next = std::find_if(first, m_here.cend(), [&](quint64 place) { return place >> 32 != term; });
        const auto count = std::min(next - first, kMost);
        m_terms.push_back(term);
        m_counts.push_back(static_cast<quint8>(count));
        std::transform(
            first, first + count, std::back_inserter(m_positions), [](quint64 place) { return static_cast<quint8>(place); });
        first = next;
    }
    m_ends.push_back(m_terms.size());
    m_chunks.push_back(chunk.value);
    m_documents.push_back(document.value);
    m_lengths.push_back(static_cast<quint32>(m_here.size()));
}

QByteArray InvertedIndex::Builder::image(qint64 stamp, qint64 revision) const
{
    std::vector<std::pair<QByteArray, quint32>> terms;
    terms.reserve(static_cast<std::size_t>(m_numbers.size()));
    for (auto it = m_numbers.cbegin(); it != m_numbers.cend(); ++it)
        terms.emplace_back(it.key().text.toUtf8(), it.value());
    std::ranges::sort(terms);
    struct Place
    {
        quint64 posting = 0;
        quint64 position = 0;
    };
    std::vector<Place> sizes(terms.size()); // by number
    for (std::size_t i = 0; i < m_terms.size(); ++i) {
        ++sizes[m_terms[i]].posting;
        sizes[m_terms[i]].position += m_counts[i];
    }
    std::vector<quint64> postingStarts { 0 };
    std::vector<quint64> positionStarts { 0 };
    std::vector<quint32> termStarts { 0 };
    std::vector<Place> next(terms.size()); // where what comes next of a term goes, by number
    QByteArray text;
    for (const auto &[term, number] : terms) {
        next[number] = { postingStarts.back(), positionStarts.back() };
        postingStarts.push_back(postingStarts.back() + sizes[number].posting);
        positionStarts.push_back(positionStarts.back() + sizes[number].position);
        text += term;
        termStarts.push_back(static_cast<quint32>(text.size()));
    }
    std::vector<quint32> rows(m_terms.size());
    std::vector<quint8> counts(m_terms.size());
    std::vector<quint8> positions(m_positions.size());
    auto from = m_positions.cbegin();
    for (std::size_t row = 0, i = 0; row < m_ends.size(); ++row)
        for (; i < m_ends[row]; ++i) {
            Place &to = next[m_terms[i]];
            rows[to.posting] = static_cast<quint32>(row);
            counts[to.posting++] = m_counts[i];
            std::copy_n(from, m_counts[i], positions.begin() + static_cast<std::ptrdiff_t>(to.position));
            from += m_counts[i];
            to.position += m_counts[i];
        }
    const IndexSizes header { m_chunks.size(), terms.size(), rows.size(), positions.size(), static_cast<quint64>(text.size()) };
    ImageWriter image(kIndexKind, stamp, revision);
    image.append(std::span(&header, 1));
    image.append(m_chunks);
    image.append(m_documents);
    image.append(postingStarts);
    image.append(positionStarts);
    image.append(m_lengths);
    image.append(termStarts);
    image.append(rows);
    image.append(counts);
    image.append(positions);
    image.append(std::span<const char>(text.constData(), static_cast<std::size_t>(text.size())));
    return image.finish();
}

std::optional<InvertedIndex> InvertedIndex::over(std::optional<CacheImage> image)
{
    if (!image)
        return std::nullopt;
    ImageReader in(image->content());
    const auto header = in.take<IndexSizes>(1);
    if (!in.isSound())
        return std::nullopt;
    const IndexSizes &sizes = header.front();
    InvertedIndex index;
    index.m_chunks = in.take<qint64>(sizes.chunks);
    index.m_documents = in.take<qint64>(sizes.chunks);
    index.m_postingStarts = in.take<quint64>(sizes.terms + 1);
    index.m_positionStarts = in.take<quint64>(sizes.terms + 1);
    index.m_lengths = in.take<quint32>(sizes.chunks);
    index.m_termStarts = in.take<quint32>(sizes.terms + 1);
    index.m_rows = in.take<quint32>(sizes.postings);
    index.m_counts = in.take<quint8>(sizes.postings);
    index.m_positions = in.take<quint8>(sizes.positions);
    index.m_text = in.take<char>(sizes.textBytes);
    // A checksum tells of damage, not of who wrote the file: whatever points into it is looked at.
    if (!in.isAtEnd() || !areStarts(index.m_postingStarts, sizes.postings) || !areStarts(index.m_termStarts, sizes.textBytes)
        || !areStarts(index.m_positionStarts, sizes.positions)
        || std::ranges::any_of(index.m_rows, [&](quint32 row) { return row >= sizes.chunks; }))
        return std::nullopt;
    index.m_totalLength = std::accumulate(index.m_lengths.begin(), index.m_lengths.end(), qint64(0));
    index.m_image = std::move(*image);
    return index;
}

std::optional<InvertedIndex> InvertedIndex::fromImage(QByteArray image)
{
    return over(CacheImage::fromBytes(std::move(image), kIndexKind));
}

std::optional<InvertedIndex> InvertedIndex::fromFile(const QString &path)
{
    return over(CacheImage::fromFile(path, kIndexKind));
}

std::optional<std::size_t> InvertedIndex::rowOf(ChunkId chunk) const
{
    const auto at = std::ranges::lower_bound(m_chunks, chunk.value);
    if (at == m_chunks.end() || *at != chunk.value)
        return std::nullopt;
    return static_cast<std::size_t>(at - m_chunks.begin());
}

InvertedIndex::Postings InvertedIndex::postingsAt(std::size_t number) const
{
    const std::size_t start = m_postingStarts[number];
    const std::size_t count = m_postingStarts[number + 1] - start;
    const std::size_t first = m_positionStarts[number];
    return { m_rows.subspan(start, count), m_counts.subspan(start, count),
        m_positions.subspan(first, m_positionStarts[number + 1] - first) };
}

QByteArrayView InvertedIndex::term(std::size_t number) const
{
    const auto text = m_text.subspan(m_termStarts[number], m_termStarts[number + 1] - m_termStarts[number]);
    return { text.data(), static_cast<qsizetype>(text.size()) };
}

std::size_t InvertedIndex::firstNotBefore(QByteArrayView wanted) const
{
    const std::string_view key = bytesOf(wanted);
    std::size_t low = 0;
    std::size_t high = terms();
    while (low < high) {
        const std::size_t middle = low + (high - low) / 2;
        if (bytesOf(term(middle)) < key)
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
    return number < terms() && term(number) == utf8 ? postingsAt(number) : Postings {};
}

std::vector<QString> InvertedIndex::termsWithPrefix(const QString &prefix, std::size_t most) const
{
    const QByteArray utf8 = prefix.toUtf8();
    std::vector<QString> found;
    for (std::size_t number = firstNotBefore(utf8); number < terms() && found.size() < most && term(number).startsWith(utf8);
        ++number)
        found.push_back(QString::fromUtf8(term(number)));
    return found;
}

} // namespace adduce
