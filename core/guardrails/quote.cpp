#include "core/guardrails/quote.h"

#include <algorithm>

namespace adduce {

QString comparable(QStringView text)
{
    QString out;
    out.reserve(text.size());
    for (const QChar c : text) {
        const char16_t u = c.unicode();
        if (!c.isSpace() && u != u'-' && u != 0x00ad && u != 0x2010 && u != 0x2011 && u != 0x200b)
            out += c;
    }
    return out;
}

qsizetype indexOfQuote(QStringView quote, QStringView text, qsizetype from)
{
    if (!quote.contains(QChar(kMask)))
        return text.indexOf(quote, from);
    const auto isSame = [](QChar letter, QChar wanted) {
        return wanted == QChar(kMask) ? letter.isLetterOrNumber() : letter == wanted;
    };
    const auto found = std::search(text.begin() + std::min(from, text.size()), text.end(), quote.begin(), quote.end(), isSame);
    return found == text.end() ? -1 : found - text.begin();
}

bool isVerbatim(QStringView quote, QStringView pageText)
{
    const QString needle = comparable(quote);
    return !needle.isEmpty() && indexOfQuote(needle, comparable(pageText)) >= 0;
}

} // namespace adduce
