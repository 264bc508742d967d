#include "core/guardrails/quote_match.h"

#include "core/text/hidden_characters.h"
#include "core/text/words.h"

#include <QHash>
#include <algorithm>
#include <edlib.h>

namespace adduce {

namespace {

constexpr qsizetype kFewest = 12;
constexpr qsizetype kFewestUnspaced = 4;
constexpr qsizetype kMost = 4000;

bool isDash(char32_t c)
{
    return c == U'-' || (c >= 0x2010 && c <= 0x2013) || c == 0x2212;
}

/// A dash is compared between digits alone ("12-14"): elsewhere a line end may hide it.
bool isCompared(QStringView text, qsizetype at, char32_t c)
{
    if (isDash(c))
        return at > 0 && at + 1 < text.size() && text[at - 1].isDigit() && text[at + 1].isDigit();
    return !QChar::isSpace(c) && !isHidden(c);
}

/// A character as it is compared: more than one for a ligature, one for quotation marks of any kind.
QString folded(char32_t c)
{
    if (c == 0x2018 || c == 0x2019)
        return QStringLiteral("'");
    if (c == 0x201c || c == 0x201d || c == 0xab || c == 0xbb)
        return QStringLiteral("\"");
    if (isDash(c))
        return QStringLiteral("-");
    return QString::fromUcs4(&c, 1).normalized(QString::NormalizationForm_KC).toLower();
}

/// Calls `visit(character, offset)` for each character that is compared.
template <class Visit> void forEachCompared(QStringView text, Visit visit)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        char32_t c = text[i].unicode();
        const qsizetype at = i;
        if (text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate())
            c = QChar::surrogateToUcs4(text[at], text[++i]);
        if (isCompared(text, at, c))
            visit(c, at);
    }
}

/// Letters as bytes: edlib tells a few hundred apart, and those that the quote has are enough.
class Alphabet
{
public:
    QByteArray ofQuote(const QString &letters)
    {
        constexpr int kMostLetters = 250;
        QByteArray bytes;
        for (const QChar c : letters) {
            const auto known = m_bytes.constFind(c);
            const int byte = known != m_bytes.cend() ? *known : std::min(static_cast<int>(m_bytes.size()), kMostLetters);
            if (known == m_bytes.cend())
                m_bytes.insert(c, byte);
            bytes += static_cast<char>(byte);
        }
        return bytes;
    }
    [[nodiscard]] QByteArray ofText(const QString &letters) const
    {
        constexpr int kNone = 255;
        QByteArray bytes;
        bytes.reserve(letters.size());
        for (const QChar c : letters)
            bytes += static_cast<char>(m_bytes.value(c, kNone));
        return bytes;
    }

private:
    QHash<QChar, int> m_bytes;
};

} // namespace

void PageLetters::add(const PageRun &run, const QString &pageText)
{
    const QStringView text = QStringView(pageText).mid(run.start, run.length);
    forEachCompared(text, [&](char32_t c, qsizetype at) {
        for (const QChar letter : folded(c)) {
            m_letters += letter;
            m_places.push_back({ run.page, run.start + static_cast<int>(at), m_runs });
        }
    });
    ++m_runs;
}

std::vector<PageRun> PageLetters::runs(qsizetype first, qsizetype end) const
{
    std::vector<PageRun> found;
    int last = -1; // run that the letter before came with
    for (qsizetype i = first; i < end; ++i) {
        const Place &place = m_places[static_cast<std::size_t>(i)];
        constexpr int kGap = 40; // characters between two runs of a page that still go on: a line end, a mark, a number
        const bool goesOn = !found.empty() && found.back().page == place.page
            && place.offset >= found.back().start + found.back().length - 1
            && (place.run == last || place.offset <= found.back().start + found.back().length + kGap);
        if (!goesOn)
            found.push_back({ place.page, place.offset, 0 });
        found.back().length = place.offset - found.back().start + 1;
        last = place.run;
    }
    return found;
}

std::optional<QuoteMatch> locate(QStringView quote, const PageLetters &where, double least)
{
    QString letters;
    bool isUnspacedScript = false;
    forEachCompared(quote, [&](char32_t c, qsizetype) {
        letters += folded(c);
        isUnspacedScript = isUnspacedScript || isUnspaced(c);
    });
    const qsizetype length = letters.size();
    if (length < (isUnspacedScript ? kFewestUnspaced : kFewest) || length > kMost || where.letters().isEmpty())
        return std::nullopt;
    if (const qsizetype at = where.letters().indexOf(letters); at >= 0)
        return QuoteMatch { at, at + length, 1 };
    Alphabet alphabet;
    const QByteArray query = alphabet.ofQuote(letters);
    const QByteArray text = alphabet.ofText(where.letters());
    const int most = static_cast<int>((1 - least) * static_cast<double>(length));
    const EdlibAlignResult found = edlibAlign(query.constData(), static_cast<int>(query.size()), text.constData(),
        static_cast<int>(text.size()), edlibNewAlignConfig(most, EDLIB_MODE_HW, EDLIB_TASK_LOC, nullptr, 0));
    std::optional<QuoteMatch> match;
    if (found.status == EDLIB_STATUS_OK && found.editDistance >= 0 && found.numLocations > 0)
        match = QuoteMatch { found.startLocations[0], found.endLocations[0] + 1,
            1 - static_cast<double>(found.editDistance) / static_cast<double>(length) };
    edlibFreeAlignResult(found);
    return match;
}

} // namespace adduce
