#include "core/guardrails/clauses.h"

#include "core/text/sentence_cues.h"
#include "core/text/stop_words.h"

#include <QSet>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Words that say that something is said, found or done by a study, and nothing of what.
bool isReporting(const QString &word)
{
    static const QSet<QString> words { u"study"_s, u"studies"_s, u"paper"_s, u"papers"_s, u"author"_s, u"authors"_s,
        u"research"_s, u"researchers"_s, u"article"_s, u"articles"_s, u"review"_s, u"trial"_s, u"report"_s, u"reports"_s,
        u"reported"_s, u"show"_s, u"shows"_s, u"showed"_s, u"shown"_s, u"find"_s, u"finds"_s, u"found"_s, u"finding"_s,
        u"findings"_s, u"result"_s, u"results"_s, u"demonstrate"_s, u"demonstrates"_s, u"demonstrated"_s, u"state"_s, u"states"_s,
        u"stated"_s, u"indicate"_s, u"indicates"_s, u"indicated"_s, u"reveal"_s, u"revealed"_s, u"conclude"_s, u"concludes"_s,
        u"concluded"_s, u"observed"_s, u"evidence"_s, u"data"_s, u"according"_s, u"present"_s, u"presented"_s, u"described"_s,
        u"noted"_s, u"et"_s, u"al"_s, u"also"_s, u"however"_s, u"thus"_s, u"therefore"_s, u"moreover"_s, u"furthermore"_s,
        u"respectively"_s, u"overall"_s, u"specifically"_s, u"made"_s, u"make"_s, u"used"_s, u"using"_s, u"use"_s, u"one"_s,
        u"two"_s, u"participants"_s, u"participated"_s, u"participate"_s, u"people"_s, u"persons"_s, u"individuals"_s,
        u"subjects"_s };
    return words.contains(word);
}

/// Words that carry direction, denial, amount: function words by a list, and yet what a sentence turns on.
bool isTelling(const QString &word)
{
    static const QSet<QString> words { u"more"_s, u"most"_s, u"before"_s, u"after"_s, u"above"_s, u"below"_s, u"under"_s,
        u"over"_s, u"up"_s, u"down"_s, u"between"_s, u"during"_s, u"against"_s };
    return words.contains(word);
}

bool beginsClause(const QString &word)
{
    static const QSet<QString> words { u"but"_s, u"while"_s, u"whereas"_s, u"although"_s, u"though"_s, u"because"_s, u"which"_s,
        u"whose"_s, u"who"_s, u"unless"_s, u"yet"_s, u"despite"_s, u"except"_s, u"and"_s, u"however"_s, u"since"_s };
    return words.contains(word);
}

bool endsClause(QStringView between)
{
    return std::ranges::any_of(between, [](QChar c) { return QStringView(u";:()[]–—,").contains(c); });
}

/// A comma between digits parts nothing: "1,000".
bool isInsideNumber(QStringView between, const TextWord &before, const TextWord &behind)
{
    return between.size() == 1 && before.isNumber && behind.isNumber;
}

} // namespace

bool ParsedSentence::hasWord(const QString &word) const
{
    return std::ranges::any_of(words, [&](const TextWord &one) { return one.text == word; });
}

bool ParsedSentence::hasStem(const QString &stem) const
{
    return std::ranges::any_of(words, [&](const TextWord &one) { return one.stem == stem; });
}

ParsedSentence parsed(const QString &sentence, Stemmer &stem)
{
    ParsedSentence result { sentence, {}, {} };
    for (const Word &word : splitWords(sentence)) {
        TextWord one { word.text, stem.of(word, sentence), word.start, word.length, false, isNumber(word) };
        one.isContent =
            !one.isNumber && word.text.size() > 1 && (!isStopWord(word.text) || isTelling(word.text)) && !isReporting(word.text);
        result.words.push_back(std::move(one));
    }
    std::size_t first = 0;
    for (std::size_t i = 1; i < result.words.size(); ++i) {
        const TextWord &before = result.words[i - 1];
        const int end = before.start + before.length;
        const QStringView between = QStringView(sentence).mid(end, result.words[i].start - end);
        if ((endsClause(between) && !isInsideNumber(between, before, result.words[i])) || beginsClause(result.words[i].text)) {
            result.clauses.push_back({ first, i });
            first = i;
        }
    }
    if (!result.words.empty())
        result.clauses.push_back({ first, result.words.size() });
    return result;
}

} // namespace adduce
