#include "core/text/letters.h"

#include <algorithm>

namespace adduce {

namespace {

/// As below, for what nearly every text is.
QString lettersAndDigitsOfAscii(QStringView text)
{
    QString letters(text.size(), Qt::Uninitialized);
    QChar *end = letters.data();
    for (const QChar c : text) {
        const char16_t small = c.unicode() | 0x20;
        if (small >= u'a' && small <= u'z')
            *end++ = QChar(small);
        else if (c >= u'0' && c <= u'9')
            *end++ = c;
    }
    letters.truncate(end - letters.constData());
    return letters;
}

} // namespace

QString lettersAndDigits(QStringView text)
{
    if (std::ranges::all_of(text, [](QChar c) { return c.unicode() < 0x80; }))
        return lettersAndDigitsOfAscii(text);
    const QString folded = text.toString().normalized(QString::NormalizationForm_KC);
    QString letters;
    letters.reserve(folded.size());
    for (const QChar c : folded)
        if (c.isLetterOrNumber())
            letters += c.toLower();
    return letters;
}

} // namespace adduce
