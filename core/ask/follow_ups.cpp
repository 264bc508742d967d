#include "core/ask/follow_ups.h"

#include "core/text/stemmer.h"

#include <QHash>
#include <algorithm>

namespace adduce {

namespace {

constexpr int kMost = 3;
constexpr int kFewestSentences = 3;
constexpr double kTogether = 0.4; // of the Dice coefficient, below which two words only happen to meet
constexpr int kShortestWord = 4;

/// Two stems that stand beside each other, as they were first printed.
struct Pair
{
    QString first;
    QString second;
    QString printed;
    int sentences = 0;
    double together = 0;
};

bool isSpoken(const Word &word)
{
    return word.text.size() >= kShortestWord && isContentWord(word)
        && std::ranges::all_of(word.text, [](QChar c) { return c.isLetter() && !isUnspaced(c.unicode()); });
}

} // namespace

QStringList followUps(const QStringList &sentences, const std::vector<KeyTerm> &asked)
{
    Stemmer stem;
    QHash<QString, int> words; // in how many sentences
    QHash<QString, Pair> pairs;
    for (const QString &sentence : sentences) {
        QSet<QString> seen;
        QSet<QString> met;
        Word before;
        QString beforeStem;
        for (const Word &word : splitWords(sentence)) {
            const QString stemmed = isSpoken(word) ? stem(word.text) : QString();
            const bool isAsked = std::ranges::any_of(asked, [&](const KeyTerm &term) { return term.stems.contains(stemmed); });
            if (!stemmed.isEmpty() && !seen.contains(stemmed)) {
                seen.insert(stemmed);
                ++words[stemmed];
            }
            const QString now = isAsked ? QString() : stemmed;
            const bool isBeside = word.start - (before.start + before.length) == 1;
            const QString key = beforeStem + u' ' + now;
            if (isBeside && !beforeStem.isEmpty() && !now.isEmpty() && beforeStem != now && !met.contains(key)) {
                met.insert(key);
                Pair &pair = pairs[key];
                if (pair.printed.isEmpty())
                    pair = { beforeStem, now, sentence.mid(before.start, word.start + word.length - before.start).simplified(), 0,
                        0 };
                ++pair.sentences;
            }
            before = word;
            beforeStem = now;
        }
    }
    std::vector<Pair> strong;
    for (Pair pair : std::as_const(pairs)) {
        pair.together = 2.0 * pair.sentences / (words[pair.first] + words[pair.second]);
        if (pair.sentences >= kFewestSentences && pair.together >= kTogether)
            strong.push_back(std::move(pair));
    }
    std::ranges::sort(strong, [](const Pair &a, const Pair &b) {
        const double one = a.sentences * a.together;
        const double other = b.sentences * b.together;
        return one != other ? one > other : a.printed < b.printed;
    });
    QStringList told;
    QSet<QString> used;
    for (const Pair &pair : strong) {
        if (told.size() == kMost || used.contains(pair.first) || used.contains(pair.second))
            continue;
        used += { pair.first, pair.second };
        // A capital only where the sentence began with it is none of the words' own.
        told << (pair.printed == pair.printed.toUpper() ? pair.printed : pair.printed.left(1).toLower() + pair.printed.mid(1));
    }
    return told;
}

} // namespace adduce
