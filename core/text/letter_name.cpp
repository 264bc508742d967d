#include "core/text/letter_name.h"

namespace adduce {

bool isLetterName(const Word &word, QStringView text)
{
    if (word.length != 1)
        return false;
    const QChar letter = text[word.start];
    if (letter < u'A' || letter > u'Z' || letter == u'I')
        return false;
    const QStringView behind = text.sliced(word.start + 1).trimmed();
    if (behind.startsWith(u'.') && behind.size() > 1)
        return false;
    const QStringView before = text.first(word.start).trimmed();
    return letter != u'A' || (!before.isEmpty() && !QStringView(u".?!:\"“").contains(before.back()));
}

} // namespace adduce
