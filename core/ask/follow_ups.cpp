#include "core/ask/follow_ups.h"

#include "core/text/stemmer.h"
#include "core/text/word_hash.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace adduce {

namespace {

/// A stem, and in how many sentences it stands.
struct Stem
{
    std::size_t number = 0;
    int sentences = 0;
    std::size_t lastSentence = 0; ///< from 1 on
};

/// Two stems that stand beside each other.
struct Pair
{
    const Stem *first = nullptr;
    const Stem *second = nullptr;
    QString printed; ///< where they first do
    int sentences = 0;
    std::size_t lastSentence = 0; ///< from 1 on
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
    WordMap<Stem> stems;
    std::map<std::pair<std::size_t, std::size_t>, Pair> pairs; // by the numbers of their stems
    std::size_t number = 0;
    for (const QString &sentence : sentences) {
        ++number;
        Word before;
        const Stem *beforeStem = nullptr; // null for a word of the question
        for (Word &word : splitWords(sentence)) {
            const Stem *now = nullptr;
            if (isSpoken(word, parameters.shortestWord)) {
                const auto [known, isNew] = stems.try_emplace(stem(word.text));
                Stem &met = known->second;
                if (isNew)
                    met.number = stems.size();
                met.sentences += std::exchange(met.lastSentence, number) != number;
                now = ofQuestion.contains(known->first) ? nullptr : &met;
            }
            const bool isBeside = word.start - (before.start + before.length) == 1;
            if (isBeside && beforeStem && now && beforeStem != now) {
                Pair &pair = pairs[{ beforeStem->number, now->number }];
                if (!pair.first)
                    pair = { beforeStem, now, sentence.mid(before.start, word.start + word.length - before.start) };
                pair.sentences += std::exchange(pair.lastSentence, number) != number;
            }
            before = std::move(word);
            beforeStem = now;
        }
    }
    std::vector<Pair> strong;
    for (auto &[numbers, pair] : pairs) {
        pair.together = 2.0 * pair.sentences / (pair.first->sentences + pair.second->sentences);
        if (pair.sentences < parameters.fewestSentences || pair.together < parameters.association)
            continue;
        pair.printed = pair.printed.simplified();
        strong.push_back(std::move(pair));
    }
    std::ranges::sort(strong, [](const Pair &a, const Pair &b) {
        const double one = a.sentences * a.together;
        const double other = b.sentences * b.together;
        return one != other ? one > other : a.printed < b.printed;
    });
    QStringList chosen;
    std::set<const Stem *> used;
    for (const Pair &pair : strong) {
        if (static_cast<int>(chosen.size()) >= parameters.most || used.contains(pair.first) || used.contains(pair.second))
            continue;
        used.insert({ pair.first, pair.second });
        // A capital only where the sentence began with it is none of the words' own.
        chosen << (pair.printed == pair.printed.toUpper() ? pair.printed : pair.printed.left(1).toLower() + pair.printed.mid(1));
    }
    return chosen;
}

} // namespace adduce
