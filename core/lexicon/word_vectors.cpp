#include "core/lexicon/word_vectors.h"

#include <QtEndian>

static void initResource()
{
    Q_INIT_RESOURCE(words);
}

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr QByteArrayView kMark("ADDWORD1");
constexpr qsizetype kNumber = sizeof(quint32);
constexpr qsizetype kStarts = kMark.size() + 2 * kNumber; ///< of the starts of words

qsizetype numberAt(QByteArrayView bytes, qsizetype at)
{
    return qFromLittleEndian<quint32>(bytes.data() + at);
}

} // namespace

std::optional<WordVectors> WordVectors::open(const QString &path)
{
    constexpr qsizetype kMostWords = 10'000'000;
    constexpr qsizetype kMostDimensions = 1'000;
    const auto file = MappedFile::open(path);
    if (!file || file->bytes().size() < kStarts || !file->bytes().startsWith(kMark))
        return std::nullopt;
    const QByteArrayView bytes = file->bytes();
    const qsizetype words = numberAt(bytes, kMark.size());
    const qsizetype dimensions = numberAt(bytes, kMark.size() + kNumber);
    if (words > kMostWords || dimensions == 0 || dimensions > kMostDimensions)
        return std::nullopt;
    const qsizetype start = kStarts + (words + 1) * kNumber;
    const qsizetype text = bytes.size() - start - words * dimensions;
    if (text < 0 || numberAt(bytes, start - kNumber) != text)
        return std::nullopt;
    WordVectors vectors;
    vectors.m_file = *file;
    vectors.m_text = bytes.sliced(start, text);
    vectors.m_words = static_cast<std::size_t>(words);
    vectors.m_dimensions = static_cast<std::size_t>(dimensions);
    return vectors;
}

std::optional<WordVectors> WordVectors::builtIn()
{
    initResource();
    return open(u":/words/english.vectors"_s);
}

std::string_view WordVectors::wordAt(std::size_t number) const
{
    const qsizetype at = kStarts + static_cast<qsizetype>(number) * kNumber;
    const qsizetype start = numberAt(m_file.bytes(), at);
    const qsizetype end = numberAt(m_file.bytes(), at + kNumber);
    if (start > end || end > m_text.size())
        return {};
    return { m_text.data() + start, static_cast<std::size_t>(end - start) };
}

std::span<const qint8> WordVectors::of(const QString &word) const
{
    const QByteArray utf8 = word.toUtf8();
    const std::string_view key(utf8.constData(), static_cast<std::size_t>(utf8.size()));
    std::size_t low = 0;
    std::size_t high = m_words;
    while (low < high) {
        const std::size_t middle = low + (high - low) / 2;
        if (wordAt(middle) < key)
            low = middle + 1;
        else
            high = middle;
    }
    if (low == m_words || wordAt(low) != key)
        return {};
    const auto *vectors = reinterpret_cast<const qint8 *>(m_text.data() + m_text.size());
    return { vectors + low * m_dimensions, m_dimensions };
}

} // namespace adduce
