#include "core/guardrails/quote.h"

#include <QRegularExpression>
#include <algorithm>
#include <iterator>

namespace adduce {

static bool isCompared(QChar c)
{
    const char16_t u = c.unicode();
    return !c.isSpace() && u != u'-' && u != 0x00ad && u != 0x2010 && u != 0x2011 && u != 0x200b;
}

QString comparable(QStringView text)
{
    QString out;
    out.reserve(text.size());
    std::ranges::copy_if(text, std::back_inserter(out), isCompared);
    return out;
}

std::vector<QuoteRange> quoteRanges(QStringView quote, QStringView pageText)
{
    std::vector<QuoteRange> ranges;
    const QString wanted = comparable(quote);
    const QString letters = comparable(pageText);
    std::vector<qsizetype> places; // of each letter on the page
    for (qsizetype i = 0; i < pageText.size(); ++i)
        if (isCompared(pageText[i]))
            places.push_back(i);
    const auto placeOf = [&](qsizetype letter) { return places[static_cast<std::size_t>(letter)]; };
    for (qsizetype at = wanted.isEmpty() ? -1 : indexOfQuote(wanted, letters); at >= 0;
        at = indexOfQuote(wanted, letters, at + 1))
        ranges.push_back({ placeOf(at), placeOf(at + wanted.size() - 1) });
    return ranges;
}

qsizetype indexOfQuote(QStringView quote, QStringView text, qsizetype from)
{
    if (!quote.contains(QChar(kMask)))
        return text.indexOf(quote, from);
    const auto isSame = [](QChar letter, QChar wanted) {
        return letter == wanted || (wanted == QChar(kMask) && letter.isLetterOrNumber()); // a bullet may be printed so
    };
    const auto found = std::search(text.begin() + std::min(from, text.size()), text.end(), quote.begin(), quote.end(), isSame);
    return found == text.end() ? -1 : found - text.begin();
}

bool isWordForWord(const QString &quote, const QString &pageText)
{
    constexpr QChar kParted = QChar::ObjectReplacementCharacter;
    static const QRegularExpression lineEnd(
        QStringLiteral("(?<=\\p{L})[-\\x{2010}\\x{00AD}]\\s*\\n\\s*(?=\\p{L})"), QRegularExpression::UseUnicodePropertiesOption);
    const QString page = QString(pageText).replace(lineEnd, QString(kParted)).simplified();
    const QString wanted = quote.simplified();
    const auto standsAt = [&](qsizetype at) {
        for (qsizetype i = 0; i < wanted.size(); ++at) {
            if (at >= page.size())
                return false;
            if (page[at] == kParted) {
                i += wanted[i] == u'-' || wanted[i] == QChar(0x2010) || wanted[i] == QChar(0x00AD) ? 1 : 0;
                i += i < wanted.size() && wanted[i] == u' ' ? 1 : 0; // as quotes were kept before
            } else if (page[at] == wanted[i]) {
                ++i;
            } else {
                return false;
            }
        }
        return true;
    };
    for (qsizetype at = 0; at < page.size(); ++at)
        if (!wanted.isEmpty() && page[at] == wanted.front() && standsAt(at))
            return true;
    return false;
}

bool isVerbatim(QStringView quote, QStringView pageText)
{
    const QString needle = comparable(quote);
    return !needle.isEmpty() && indexOfQuote(needle, comparable(pageText)) >= 0;
}

} // namespace adduce
