#include "core/text/letter_name.h"

#include "core/text/stop_words.h"

namespace adduce {

namespace {

bool isApostrophe(QChar c)
{
    return c == u'\'' || c == u'’';
}

/// "R. Fisher", "R. A. Fisher", but "vitamin D. How much" and "vitamin D.[12]". `behind`: what follows the letter.
bool isInitial(QStringView behind)
{
    if (!behind.startsWith(u'.'))
        return false;
    const QStringView following = behind.sliced(1).trimmed();
    if (following.isEmpty() || !following.front().isLetter())
        return false;
    const std::vector<Word> words = splitWords(following.first(std::min<qsizetype>(following.size(), 40)));
    return words.front().length == 1 || !following.front().isUpper() || !isStopWord(words.front().text);
}

} // namespace

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
    const QStringView before = text.first(word.start);
    const QStringView behind = text.sliced(word.start + 1);
    if ((!before.isEmpty() && isApostrophe(before.back())) || (!behind.isEmpty() && isApostrophe(behind.front())))
        return false;
    if (isInitial(behind.trimmed()))
        return false;
    constexpr QStringView kWords = u"AEOY"; // of English, French and Spanish, in capitals where everything is
    const QStringView beside = before.trimmed();
    return !kWords.contains(letter) || (isAmidSentence(word, text) && !beside.back().isUpper());
}

bool isPartOfTerm(const Word &word, QStringView text)
{
    const QStringView behind = text.sliced(word.start + word.length);
    return behind.startsWith(u'-') || behind.startsWith(u'‑')
        || (word.length == 1 && behind.trimmed().startsWith(u"value", Qt::CaseInsensitive));
}

} // namespace adduce
