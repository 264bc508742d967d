#include "core/ask/follow_ups.h"

#include "core/text/stemmer.h"
#include "core/text/word_hash.h"

#include <QHash>
#include <algorithm>

namespace adduce {

namespace {

/// Two stems that stand beside each other, as they were first printed.
struct Pair
{
    QString first;
    QString second;
    QString printed;
    int sentences = 0;
    double together = 0;
};

bool isSpoken(const Word &word, int shortest)
{
    return word.text.size() >= shortest && isContentWord(word)
        && std::ranges::all_of(word.text, [](QChar c) { return c.isLetter() && !isUnspaced(c.unicode()); });
}

} // namespace

QStringList followUps(const QStringList &sentences, const std::vector<KeyTerm> &asked, const FollowUpParameters &parameters)
{
    Stemmer stem;
    WordSet ofQuestion;
    for (const KeyTerm &term : asked)
        ofQuestion.insert(term.stems.begin(), term.stems.end());
    WordMap<int> words; // in how many sentences
    QHash<QString, Pair> pairs;
    for (const QString &sentence : sentences) {
        WordSet seen;
        QSet<QString> met;
        Word before;
        QString beforeStem;
        for (const Word &word : splitWords(sentence)) {
            const QString stemmed = isSpoken(word, parameters.shortestWord) ? stem(word.text) : QString();
            if (!stemmed.isEmpty() && seen.insert(stemmed).second)
                ++words[stemmed];
            const QString now = ofQuestion.contains(stemmed) ? QString() : stemmed;
            const bool isBeside = word.start - (before.start + before.length) == 1;
            if (isBeside && !beforeStem.isEmpty() && !now.isEmpty() && beforeStem != now) {
                const QString key = beforeStem + u' ' + now;
                if (!met.contains(key)) {
                    met.insert(key);
                    Pair &pair = pairs[key];
                    if (pair.printed.isEmpty())
                        pair = { beforeStem, now,
                            sentence.mid(before.start, word.start + word.length - before.start).simplified(), 0, 0 };
                    ++pair.sentences;
                }
            }
            before = word;
            beforeStem = now;
        }
    }
    std::vector<Pair> strong;
    for (Pair pair : std::as_const(pairs)) {
        pair.together = 2.0 * pair.sentences / (words[pair.first] + words[pair.second]);
        if (pair.sentences >= parameters.fewestSentences && pair.together >= parameters.association)
            strong.push_back(std::move(pair));
    }
    std::ranges::sort(strong, [](const Pair &a, const Pair &b) {
        const double one = a.sentences * a.together;
        const double other = b.sentences * b.together;
        return one != other ? one > other : a.printed < b.printed;
    });
    QStringList chosen;
    QSet<QString> used;
    for (const Pair &pair : strong) {
        if (static_cast<int>(chosen.size()) >= parameters.most || used.contains(pair.first) || used.contains(pair.second))
            continue;
        used += { pair.first, pair.second };
        // A capital only where the sentence began with it is none of the words' own.
        chosen << (pair.printed == pair.printed.toUpper() ? pair.printed : pair.printed.left(1).toLower() + pair.printed.mid(1));
    }
    return chosen;
}

} // namespace adduce
