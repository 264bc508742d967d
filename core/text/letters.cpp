#include "core/text/letters.h"

#include <algorithm>

namespace adduce {

QString lettersAndDigits(QStringView text)
{
    const bool isPlain = std::ranges::all_of(text, [](QChar c) { return c.unicode() < 0x80; });
    const QString folded = isPlain ? text.toString() : text.toString().normalized(QString::NormalizationForm_KC);
    QString letters;
    letters.reserve(folded.size());
    for (const QChar c : folded)
        if (c.isLetterOrNumber())
            letters += c.toLower();
    return letters;
}

} // namespace adduce
