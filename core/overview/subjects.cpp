#include "core/overview/subjects.h"

#include "core/text/stemmer.h"
#include "core/text/stop_words.h"

#include <algorithm>
#include <map>
#include <set>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kShortestWord = 3; // letters

using Stems = std::pair<QString, QString>;

/// Two words beside each other in a text, and how they are printed there.
struct PairOfWords
{
    Stems stems;
    QString printed;
    bool isInside = false; ///< not at the beginning, where the first has a capital for that
};

bool isSpoken(const Word &word)
{
    return word.text.size() >= kShortestWord && isContentWord(word)
        && std::ranges::all_of(word.text, [](QChar c) { return c.isLetter() && !isUnspaced(c.unicode()); });
}

/// Can a pair name something, by the form of its words? "linear mixed" and "physically active" only describe, and a "narrative review" is what a paper
/// is, not what it is about.
bool isName(const Word &first, const Word &second)
{
    static const WordSet kinds =
        wordSet(u"review reviews study studies article paper papers version report reports approach approaches"_s);
    const auto ends = [](const Word &word, std::initializer_list<QStringView> endings) {
        return std::ranges::any_of(endings, [&](QStringView ending) { return word.text.endsWith(ending); });
    };
    return !ends(first, { u"ly" }) && !ends(second, { u"ed", u"ly", u"ive", u"ous", u"ional", u"ical", u"ile", u"etric" })
        && !kinds.contains(second.text);
}

std::vector<PairOfWords> pairsOf(const QString &text, Stemmer &stem)
{
    std::vector<PairOfWords> pairs;
    const std::vector<Word> words = splitWords(text);
    for (std::size_t i = 1; i < words.size(); ++i) {
        const Word &first = words[i - 1];
        const Word &second = words[i];
        const int between = first.start + first.length;
        const bool isTail = first.start > 0 && text[first.start - 1] == u'-'; // of "object-oriented"
        const bool isBeside = !isTail && second.start - between == 1 && (text[between] == u' ' || text[between] == u'-');
        if (!isBeside || !isSpoken(first) || !isSpoken(second) || !isName(first, second))
            continue;
        PairOfWords pair { { stem(first.text), stem(second.text) },
            text.mid(first.start, second.start + second.length - first.start), first.start > 0 };
        if (pair.stems.first != pair.stems.second)
            pairs.push_back(std::move(pair));
    }
    return pairs;
}

/// A word without the capital that titles give it: "Regression" and not "CrossFit" or "DNA".
QString withoutTitleCapitals(const QString &printed)
{
    QString text = printed;
    bool isFirst = true;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool nextIsSmall = i + 1 < text.size() && text[i + 1].isLower();
        const QStringView rest = QStringView(text).mid(i + 1);
        const QStringView word = rest.left(std::ranges::find_if(rest, [](QChar c) { return !c.isLetter(); }) - rest.begin());
        if (isFirst && text[i].isUpper() && nextIsSmall && std::ranges::none_of(word, [](QChar c) { return c.isUpper(); }))
            text[i] = text[i].toLower();
        isFirst = !text[i].isLetter();
    }
    return text;
}

struct Subject
{
    std::set<std::size_t> papers;
    int times = 0;
    QString ofTitle;
    std::map<QString, int> inside; ///< as it is printed inside of sentences, and how often
    friend bool operator==(const Subject &, const Subject &) = default;

    [[nodiscard]] QString printed() const
    {
        const QString title = withoutTitleCapitals(ofTitle);
        const auto most = std::ranges::max_element(inside, {}, [](const auto &one) { return one.second; });
        if (most == inside.end())
            return title;
        const QString plural = most->first + u's'; // which a question can be asked about without an article
        return inside.contains(plural) || title == plural ? plural : most->first;
    }
};

} // namespace

QStringList subjectsOf(const std::vector<Opening> &openings, int most)
{
    Stemmer stem;
    std::map<Stems, Subject> subjects;
    for (const Opening &opening : openings)
        for (PairOfWords &pair : pairsOf(opening.title, stem))
            subjects[pair.stems].ofTitle = std::move(pair.printed);
    for (std::size_t paper = 0; paper < openings.size(); ++paper) {
        const auto count = [&](const QString &text, bool isSentence) {
            for (const PairOfWords &pair : pairsOf(text, stem)) {
                const auto known = subjects.find(pair.stems);
                if (known == subjects.end())
                    continue;
                known->second.papers.insert(paper);
                ++known->second.times;
                if (isSentence && pair.isInside)
                    ++known->second.inside[pair.printed.simplified()];
            }
        };
        count(openings[paper].title, false);
        for (const QString &sentence : openings[paper].sentences)
            count(sentence, true);
    }
    std::vector<std::pair<Stems, Subject>> ranked(subjects.begin(), subjects.end());
    std::ranges::stable_sort(ranked, [](const auto &a, const auto &b) {
        return std::pair(a.second.papers.size(), a.second.times) > std::pair(b.second.papers.size(), b.second.times);
    });
    QStringList told;
    std::set<QString> used;
    for (const auto &[stems, subject] : ranked) {
        if (told.size() == most)
            break;
        if (used.contains(stems.first) || used.contains(stems.second))
            continue;
        used.insert({ stems.first, stems.second });
        told << subject.printed();
    }
    return told;
}

} // namespace adduce
