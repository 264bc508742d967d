#include "core/evaluation/gold.h"

#include "core/evaluation/query_set.h"
#include "core/text/letters.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLeast = 25; // letters of a part of a gold sentence

/// All is told that every right answer tells.
bool matchesAll(const QString &told, const QStringList &expressions)
{
    return std::ranges::all_of(
        expressions, [&](const QString &expression) { return mustExpression(expression).match(told).hasMatch(); });
}

} // namespace

GoldKey goldKey(const GoldSentence &gold)
{
    GoldKey key { gold.file, lettersAndDigits(gold.quote) };
    for (const QString &cell : gold.cells)
        key.cells << lettersAndDigits(cell);
    return key;
}

bool isGold(const QString &file, const QString &quote, std::span<const GoldKey> gold)
{
    const QString letters = lettersAndDigits(quote);
    if (letters.isEmpty())
        return false;
    return std::ranges::any_of(gold, [&](const GoldKey &key) {
        if (key.file != file)
            return false;
        const bool hasCells =
            !key.cells.isEmpty() && std::ranges::all_of(key.cells, [&](const QString &cell) { return letters.contains(cell); });
        return hasCells || (!key.letters.isEmpty() && letters.contains(key.letters))
            || (letters.size() >= kLeast && key.letters.contains(letters));
    });
}

GoldTold goldTold(const Answer &answer, const EvaluationQuery &query)
{
    GoldTold told;
    told.hasWords = query.must.isEmpty();
    if (answer.verdict != Verdict::Answered)
        return told;
    std::vector<GoldKey> gold;
    std::ranges::transform(query.gold, std::back_inserter(gold), goldKey);
    QSet<QString> papers;
    QStringList text;
    for (const AnswerSentence &sentence : answer.sentences) {
        bool isOne = false;
        for (const Citation &citation : sentence.citations)
            if (const QString file = QFileInfo(citation.path).fileName(); isGold(file, citation.quote, gold)) {
                isOne = true;
                papers.insert(file);
            }
        told.sentences.push_back(isOne);
        text << sentence.text;
    }
    told.papers = static_cast<int>(papers.size());
    told.hasWords = matchesAll(text.join(u' '), query.must);
    return told;
}

} // namespace adduce
