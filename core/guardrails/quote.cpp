#include "core/guardrails/quote.h"

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

bool isVerbatim(QStringView quote, QStringView pageText)
{
    const QString needle = comparable(quote);
    return !needle.isEmpty() && comparable(pageText).contains(needle);
}

} // namespace adduce
