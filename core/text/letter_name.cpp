#include "core/text/letter_name.h"

namespace adduce {

bool isAmidSentence(const Word &word, QStringView text)
{
    const QStringView before = text.first(word.start).trimmed();
    return !before.isEmpty() && !QStringView(u".?!:\"“„«¿¡").contains(before.back());
}

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
    constexpr QStringView kWords = u"AEOY"; // of English, French and Spanish
    return !kWords.contains(letter) || isAmidSentence(word, text);
}

} // namespace adduce
