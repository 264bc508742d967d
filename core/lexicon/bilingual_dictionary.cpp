#include "core/lexicon/bilingual_dictionary.h"

#include <QRegularExpression>
#include <zlib.h>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Of dictd: digits of base 64, the highest first; -1 for what is no number.
qint64 numberIn(QByteArrayView text)
{
    static const QByteArray digits("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/");
    constexpr qsizetype kMostDigits = 8;
    if (text.isEmpty() || text.size() > kMostDigits)
        return -1;
    qint64 value = 0;
    for (const char c : text) {
        const qsizetype digit = digits.indexOf(c);
        if (digit < 0)
            return -1;
        value = value * 64 + digit;
    }
    return value;
}

int wordAt(QByteArrayView bytes, qsizetype at)
{
    return at + 1 < bytes.size() ? static_cast<uchar>(bytes[at]) | static_cast<uchar>(bytes[at + 1]) << 8 : 0;
}

struct ChunkTable
{
    qint64 length = 0;
    std::vector<qint64> starts;
};

/// Of the gzip header (RFC 1952), whose extra field "RA" lists the sizes of the chunks.
std::optional<ChunkTable> chunksOf(QByteArrayView file)
{
    constexpr qsizetype kHeader = 12;
    constexpr int kExtra = 4;
    constexpr int kName = 8;
    constexpr int kComment = 16;
    constexpr int kChecksum = 2;
    if (file.size() < kHeader || !file.startsWith("\x1f\x8b\x08"))
        return std::nullopt;
    const int flags = static_cast<uchar>(file[3]);
    if (!(flags & kExtra))
        return std::nullopt;
    const qsizetype end = kHeader + wordAt(file, 10);
    ChunkTable table;
    std::vector<int> sizes;
    for (qsizetype at = kHeader; at + 4 <= end && end <= file.size(); at += 4 + wordAt(file, at + 2))
        if (file.sliced(at, 2) == "RA") {
            table.length = wordAt(file, at + 6);
            for (int chunk = 0; chunk < wordAt(file, at + 8); ++chunk)
                sizes.push_back(wordAt(file, at + 10 + 2 * chunk));
        }
    qsizetype start = end;
    for (const int text : { kName, kComment })
        if (flags & text)
            start = file.indexOf('\0', start) + 1;
    if (flags & kChecksum)
        start += 2;
    if (table.length == 0 || start < end)
        return std::nullopt;
    table.starts.push_back(start);
    for (const int size : sizes)
        table.starts.push_back(table.starts.back() + size);
    if (table.starts.back() > file.size())
        return std::nullopt;
    return table;
}

} // namespace

std::optional<BilingualDictionary> BilingualDictionary::open(const QString &path)
{
    auto index = MappedFile::open(path + u".index"_s);
    auto articles = MappedFile::open(path + u".dict.dz"_s);
    if (!index || !articles)
        return std::nullopt;
    const auto chunks = chunksOf(articles->bytes());
    if (!chunks)
        return std::nullopt;
    BilingualDictionary dictionary;
    dictionary.m_index = *std::move(index);
    dictionary.m_articles = *std::move(articles);
    dictionary.m_chunkLength = chunks->length;
    dictionary.m_chunkStarts = chunks->starts;
    return dictionary;
}

QByteArray BilingualDictionary::chunk(std::size_t number) const
{
    if (number + 1 >= m_chunkStarts.size())
        return {};
    const QByteArrayView packed =
        m_articles.bytes().sliced(m_chunkStarts[number], m_chunkStarts[number + 1] - m_chunkStarts[number]);
    QByteArray text(m_chunkLength, Qt::Uninitialized);
    z_stream stream {};
    constexpr int kRawWindow = -15;
    if (inflateInit2(&stream, kRawWindow) != Z_OK)
        return {};
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(packed.data())); // zlib reads it only
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef *>(text.data());
    stream.avail_out = static_cast<uInt>(text.size());
    const int result = inflate(&stream, Z_PARTIAL_FLUSH);
    text.truncate(static_cast<qsizetype>(stream.total_out));
    inflateEnd(&stream);
    return result == Z_OK || result == Z_STREAM_END || result == Z_BUF_ERROR ? text : QByteArray();
}

QByteArray BilingualDictionary::article(qint64 offset, qint64 length) const
{
    constexpr qint64 kLongest = 64 * 1024;
    if (offset < 0 || length < 0 || length > kLongest)
        return {};
    QByteArray text;
    const qint64 first = offset / m_chunkLength;
    const qint64 last = (offset + length) / m_chunkLength;
    for (qint64 number = first; number <= last; ++number)
        text += chunk(static_cast<std::size_t>(number));
    return text.mid(offset - first * m_chunkLength, length);
}

void BilingualDictionary::letGo() const
{
    m_index.letGo();
    m_articles.letGo();
}

QStringList BilingualDictionary::translationsOf(const QString &word) const
{
    constexpr std::size_t kMostArticles = 8;
    QStringList translations;
    std::size_t articles = 0;
    for (const QByteArrayView place : linesOf(m_index.bytes(), word.toUtf8(), '\t')) {
        if (articles++ == kMostArticles)
            break;
        const qsizetype tab = place.indexOf('\t');
        if (tab < 0)
            continue;
        translations << translationsIn(
            QString::fromUtf8(article(numberIn(place.first(tab)), numberIn(place.sliced(tab + 1).trimmed()))));
    }
    translations.removeDuplicates();
    return translations;
}

QStringList translationsIn(const QString &article)
{
    static const QRegularExpression marks(uR"(<[^>]*>|\[[^\]]*\]|\([^)]*\)|/[^/]*/|^\s*\d+\.)"_s);
    static const QRegularExpression beside(uR"(^\s*(["“]|Synonyms?:|see:|Note:|Antonyms?:|\{))"_s);
    QStringList translations;
    const QStringList lines = article.split(u'\n');
    for (const QString &line : lines.mid(1)) { // the first is the headword
        if (beside.match(line).hasMatch())
            continue;
        for (const QString &one : QString(line).remove(marks).split(QRegularExpression(u"[,;]"_s)))
            if (const QString word = one.simplified().toLower(); !word.isEmpty())
                translations << word;
    }
    return translations;
}

} // namespace adduce
