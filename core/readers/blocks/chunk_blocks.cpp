#include "core/readers/blocks/chunk_blocks.h"

#include "core/base/error.h"
#include "core/readers/blocks/markdown_blocks.h"
#include "core/text/doi.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <array>
#include <span>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kShortestRepeat = 20; // UTF-16 units: less may be said twice by chance
constexpr qsizetype kLongestRepeat = 4000; // UTF-16 units
constexpr qsizetype kMostHeadings = 6;

/// Of the names that a value goes by, the first with something in it.
QJsonValue firstOf(const QJsonObject &object, std::span<const QLatin1StringView> names)
{
    for (const QLatin1StringView name : names)
        if (const QJsonValue value = object[name]; !value.toString().isEmpty() || !value.toArray().isEmpty())
            return value;
    return {};
}

QStringList wordsOf(const QJsonValue &value)
{
    QStringList words;
    for (const QJsonValue &one : value.isArray() ? value.toArray() : QJsonArray { value })
        if (const QString word = one.toString().simplified(); !word.isEmpty())
            words << word;
    return words;
}

/// Without the prefix that goes before it for vectors, where both are there.
constexpr std::array kTextNames { "text_raw"_L1, "text"_L1, "content"_L1, "page_content"_L1 };

bool isChunk(const QJsonValue &value)
{
    return std::ranges::any_of(kTextNames, [&](QLatin1StringView name) { return value[name].isString(); });
}

QString textOf(const QJsonObject &chunk)
{
    return firstOf(chunk, kTextNames).toString();
}

/// What was put beside the chunk rather than into it.
QJsonObject aboutOf(const QJsonObject &chunk)
{
    const QJsonObject meta = chunk[u"meta"_s].toObject();
    return meta.isEmpty() ? chunk[u"metadata"_s].toObject() : meta;
}

QStringList headingsOf(const QJsonObject &chunk)
{
    static constexpr std::array names { "headings"_L1, "section"_L1, "heading"_L1, "section_title"_L1 };
    const QStringList own = wordsOf(firstOf(chunk, names));
    return (own.isEmpty() ? wordsOf(firstOf(aboutOf(chunk), names)) : own).mid(0, kMostHeadings);
}

/// How much of the beginning of `next` is the end of `before`: the longest that is, from a certain length on.
qsizetype repeated(QStringView before, QStringView next)
{
    const QStringView tail = before.last(std::min(before.size(), kLongestRepeat));
    if (next.size() < kShortestRepeat)
        return 0;
    const QStringView head = next.first(kShortestRepeat);
    for (qsizetype at = tail.indexOf(head); at >= 0; at = tail.indexOf(head, at + 1))
        if (next.startsWith(tail.sliced(at)))
            return tail.size() - at;
    return 0;
}

/// Whether a text ends inside a sentence that the next one goes on with.
bool breaksOff(QStringView text, QStringView next)
{
    static constexpr QStringView kEnds = u".?!:;…。！？”\"’)]|";
    return !text.isEmpty() && !next.isEmpty() && !kEnds.contains(text.back()) && next.front().isLower();
}

/// Takes the chunks in their order.
class ChunkReader
{
public:
    explicit ChunkReader(BlockText &out)
        : m_out(out)
    {
    }

    void take(const QJsonObject &chunk)
    {
        if (const QStringList headings = headingsOf(chunk); headings != m_headings) {
            finish();
            takeHeadings(headings);
        }
        const QString text = withoutHeadings(textOf(chunk).trimmed());
        const QString more = text.sliced(repeated(m_text, text));
        if (more.trimmed().isEmpty())
            return;
        if (more.size() < text.size() || breaksOff(m_text, more))
            m_text += more.size() < text.size() ? more : u' ' + more;
        else
            m_text += (m_text.isEmpty() ? QString() : u"\n\n"_s) + more;
    }

    /// What was gathered becomes blocks: paragraphs between empty lines, or what Markdown says where it is used.
    void finish()
    {
        if (looksLikeMarkdown(m_text)) {
            const BlockText markdown = markdownBlocks(m_text);
            m_out.blocks.insert(m_out.blocks.end(), markdown.blocks.begin(), markdown.blocks.end());
        } else {
            for (const QString &paragraph : m_text.split(u"\n\n"_s))
                addBlock(m_out.blocks, BlockKind::Paragraph, paragraph);
        }
        if (m_out.blocks.size() > kMostBlocks)
            throw Error(ErrorKind::TooLarge, {}, u"more than %1 paragraphs"_s.arg(kMostBlocks));
        m_text.clear();
    }

private:
    /// Those that the chunk before did not stand under, each on its level.
    void takeHeadings(const QStringList &headings)
    {
        qsizetype known = 0;
        while (known < std::min(headings.size(), m_headings.size()) && headings[known] == m_headings[known])
            ++known;
        for (qsizetype i = known; i < headings.size(); ++i)
            addBlock(m_out.blocks, BlockKind::Heading, headings[i], static_cast<int>(i) + 1);
        m_headings = headings;
    }

    /// Many parsers put the headings into the text, too.
    [[nodiscard]] QString withoutHeadings(QString text) const
    {
        for (const QString &heading : m_headings) {
            qsizetype begin = 0;
            while (begin < text.size() && (text[begin] == u'#' || text[begin].isSpace()))
                ++begin;
            const qsizetype end = begin + heading.size();
            if (QStringView(text).sliced(begin).startsWith(heading) && (end == text.size() || text[end] == u'\n'))
                text = text.sliced(end).trimmed();
        }
        return text;
    }

    BlockText &m_out;
    QStringList m_headings; ///< of the chunk before
    QString m_text; ///< under them, not yet in blocks
};

void takeDescription(BlockText &out, const QJsonObject &document, const QJsonObject &first)
{
    const QJsonObject about = aboutOf(first);
    const auto value = [&](const auto &...name) {
        const std::array names { name... };
        const QJsonValue own = firstOf(document, names);
        return own.isNull() || own.isUndefined() ? firstOf(about, names) : own;
    };
    out.title = value("title"_L1).toString().simplified();
    out.authors = wordsOf(value("authors"_L1, "author"_L1));
    out.published.doi = onlyDoi(value("doi"_L1, "DOI"_L1).toString());
    const QJsonValue year = document.contains(u"year"_s) ? document[u"year"_s] : about[u"year"_s];
    out.published.year = year.isString() ? year.toString().toInt() : year.toInt();
}

} // namespace

bool looksLikeJson(QStringView text)
{
    const QStringView trimmed = text.trimmed();
    return trimmed.startsWith(u'{') || trimmed.startsWith(u'[');
}

std::optional<BlockText> chunkBlocks(const QString &json)
{
    const QJsonDocument read = QJsonDocument::fromJson(json.toUtf8());
    const QJsonObject document = read.object();
    const QJsonArray chunks = read.isArray() ? read.array() : document[u"chunks"_s].toArray();
    if (chunks.isEmpty() || !std::ranges::all_of(chunks, isChunk))
        return std::nullopt;
    BlockText text;
    const QJsonObject about = document[u"document"_s].toObject();
    takeDescription(text, about.isEmpty() ? document : about, chunks.first().toObject());
    addBlock(text.blocks, BlockKind::Title, text.title);
    ChunkReader reader(text);
    for (const QJsonValue &chunk : chunks)
        reader.take(chunk.toObject());
    reader.finish();
    if (text.blocks.empty())
        throw Error(ErrorKind::Empty);
    return text;
}

} // namespace adduce
