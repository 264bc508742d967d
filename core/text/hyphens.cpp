#include "core/text/hyphens.h"

#include "core/text/stemmer.h"
#include "core/text/word_list.h"
#include "core/text/words.h"

#include <QSet>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// What stands before a hyphen though it is no word.
bool isPrefix(const QString &folded)
{
    static const QSet<QString> prefixes { u"anti"_s, u"non"_s, u"post"_s, u"pre"_s, u"multi"_s, u"inter"_s, u"intra"_s, u"meta"_s,
        u"pseudo"_s, u"semi"_s, u"sub"_s, u"ultra"_s, u"cross"_s, u"co"_s, u"self"_s, u"ex"_s, u"quasi"_s, u"socio"_s, u"neuro"_s,
        u"trans"_s };
    return prefixes.contains(folded);
}

/// Parts of words that are words by chance ("con-figuration", "per-formance"): no compound begins with them.
bool isSyllable(const QString &folded)
{
    static const QSet<QString> syllables { u"con"_s, u"com"_s, u"per"_s, u"pro"_s, u"un"_s, u"re"_s, u"in"_s, u"im"_s, u"dis"_s,
        u"be"_s, u"ad"_s, u"de"_s, u"en"_s, u"em"_s, u"ac"_s, u"al"_s, u"ob"_s, u"sup"_s };
    return syllables.contains(folded);
}

} // namespace

bool KnownWords::isFormShown(const QString &folded, Stemmer &stem) const
{
    if (m_stems.empty())
        for (const QString &word : m_words)
            m_stems.insert(stem(word));
    return m_words.contains(stem(folded)) || m_stems.contains(stem(folded));
}

bool isPrintersHyphen(const QString &before, const QString &after, const KnownWords &known, Stemmer &stem)
{
    if (before.isEmpty() || after.isEmpty() || before.back().isDigit() || after.front().isDigit())
        return false;
    const auto isShown = [&](const QString &word) { return known.isShown(word) || known.isFormShown(word, stem); };
    const auto isInDictionary = [&](const QString &word) { return known.dictionary() && known.dictionary()->contains(word); };
    const QString first = foldWord(before);
    const QString second = foldWord(after);
    const QString joined = foldWord(before + after);
    if (known.isShown(joined))
        return true;
    const bool isCompound = known.isCompound(first + u'-' + second);
    if (!isCompound && after.front().isLower() && isInDictionary(joined))
        return true;
    if (known.isFormShown(joined, stem))
        return true;
    if (isCompound || !after.front().isLower())
        return false;
    const bool isFirst = isPrefix(first) || (!isSyllable(first) && (isInDictionary(first) || isShown(first)));
    const bool hasDictionary = known.dictionary() && !known.dictionary()->isEmpty();
    const bool isSecond = hasDictionary ? isInDictionary(second) || known.isShown(second) : isShown(second);
    return !isFirst || !isSecond;
}

} // namespace adduce
