#include "core/ask/shorter_question.h"

#include "core/text/letter_name.h"
#include "core/text/stop_words.h"
#include "core/text/words.h"

#include <QSet>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Words that stand side by side in a question. Those that a hyphen or apostrophe joins are one.
struct Unit
{
    int start = 0; ///< into the question
    int end = 0;
    QStringList words; ///< folded
    bool isSmall = false; ///< carries no topic: "in", "the"
    bool isApart = false; ///< a mark stands before it
};

bool joins(QStringView between)
{
    return between.size() == 1 && QStringView(u"-\u2010\u2011\u2013'\u2019/").contains(between.front());
}

std::vector<Unit> unitsOf(const QString &question, const QString &language)
{
    std::vector<Unit> units;
    for (const Word &word : splitWords(question)) {
        const int end = word.start + word.length;
        const QStringView between =
            QStringView(question).mid(units.empty() ? 0 : units.back().end, word.start - (units.empty() ? 0 : units.back().end));
        if (!units.empty() && joins(between)) {
            units.back().end = end;
            units.back().words << word.text;
            units.back().isSmall = false;
            continue;
        }
        const bool isSmall = isStopWord(word.text, language) && !isLetterName(word, question);
        units.push_back({ word.start, end, { word.text }, isSmall, !between.trimmed().isEmpty() });
    }
    return units;
}

/// "and", which what it joins does not stand without.
bool isConjunction(const Unit &unit)
{
    static const QSet<QString> conjunctions { u"and"_s, u"or"_s, u"und"_s, u"oder"_s, u"et"_s, u"ou"_s, u"y"_s, u"o"_s, u"e"_s };
    return unit.isSmall && conjunctions.contains(unit.words.front());
}

/// "in", "of", "among": leads to what stands behind it.
bool leads(const Unit &unit)
{
    static const QSet<QString> leading { u"in"_s, u"of"_s, u"on"_s, u"for"_s, u"with"_s, u"without"_s, u"by"_s, u"from"_s,
        u"to"_s, u"at"_s, u"as"_s, u"among"_s, u"between"_s, u"during"_s, u"after"_s, u"before"_s, u"under"_s, u"over"_s,
        u"through"_s, u"about"_s, u"into"_s, u"than"_s, u"against"_s, u"within"_s, u"per"_s, u"via"_s, u"when"_s, u"while"_s,
        u"bei"_s, u"von"_s, u"mit"_s, u"ohne"_s, u"fur"_s, u"auf"_s, u"aus"_s, u"nach"_s, u"vor"_s, u"durch"_s, u"zu"_s, u"zur"_s,
        u"zum"_s, u"im"_s, u"am"_s, u"vom"_s, u"beim"_s, u"unter"_s, u"uber"_s, u"gegen"_s, u"zwischen"_s, u"wahrend"_s, u"an"_s,
        u"chez"_s, u"de"_s, u"des"_s, u"du"_s, u"d"_s, u"dans"_s, u"sur"_s, u"avec"_s, u"sans"_s, u"pour"_s, u"par"_s, u"entre"_s,
        u"pendant"_s, u"apres"_s, u"avant"_s, u"aux"_s, u"au"_s, u"del"_s, u"con"_s, u"sin"_s, u"para"_s, u"por"_s, u"en"_s,
        u"sobre"_s, u"durante"_s, u"tras"_s, u"a"_s, u"al"_s, u"di"_s, u"da"_s, u"nel"_s, u"della"_s, u"em"_s, u"no"_s, u"na"_s,
        u"voor"_s, u"van"_s, u"met"_s, u"op"_s, u"bij"_s };
    return unit.isSmall && leading.contains(unit.words.front());
}

/// From the first to the last of the units that go.
struct Stretch
{
    std::size_t first = 0;
    std::size_t last = 0;
};

/// "does", "are": its subject and its verb follow, which no rule here tells apart.
bool isAuxiliary(const Unit &unit)
{
    static const QSet<QString> auxiliaries { u"do"_s, u"does"_s, u"did"_s, u"is"_s, u"are"_s, u"was"_s, u"were"_s, u"can"_s,
        u"could"_s, u"may"_s, u"might"_s, u"must"_s, u"should"_s, u"will"_s, u"would"_s, u"has"_s, u"have"_s, u"had"_s, u"kann"_s,
        u"konnen"_s, u"ist"_s, u"sind"_s, u"wird"_s, u"werden"_s, u"hat"_s, u"haben"_s, u"est"_s, u"sont"_s, u"ont"_s, u"peut"_s,
        u"peuvent"_s, u"es"_s, u"son"_s, u"puede"_s, u"pueden"_s, u"ha"_s, u"han"_s };
    return auxiliaries.contains(unit.words.front());
}

/// Verbs that nothing ends with.
bool wantsObject(const Unit &unit)
{
    static const QSet<QString> verbs { u"affect"_s, u"influence"_s, u"improve"_s, u"increase"_s, u"decrease"_s, u"reduce"_s,
        u"cause"_s, u"prevent"_s, u"impair"_s, u"enhance"_s, u"promote"_s, u"inhibit"_s, u"treat"_s, u"contain"_s, u"use"_s,
        u"need"_s, u"require"_s, u"find"_s, u"support"_s, u"predict"_s, u"raise"_s, u"lower"_s, u"protect"_s, u"produce"_s };
    return verbs.contains(unit.words.back());
}

/// Does an auxiliary stand before these, whatever articles are between?
bool isBehindAuxiliary(std::size_t first, const std::vector<Unit> &units)
{
    while (first > 0 && units[first - 1].isSmall && !leads(units[first - 1]) && !isConjunction(units[first - 1]))
        if (isAuxiliary(units[--first]))
            return true;
    return false;
}

std::optional<Stretch> goingWith(std::size_t place, const std::vector<Unit> &units)
{
    const bool hasNext = place + 1 < units.size() && !units[place + 1].isApart; // one follows, and no mark between
    std::size_t first = place; // of the words beside it that carry a topic
    while (first > 0 && !units[first].isApart && !units[first - 1].isSmall)
        --first;
    const bool isOfClause = !units[first].isApart && isBehindAuxiliary(first, units);
    if (hasNext && !units[place + 1].isSmall) { // it says of which kind the next is
        if (isOfClause)
            return std::nullopt;
        const bool isJoined = place > 0 && !units[place].isApart && isConjunction(units[place - 1]);
        return Stretch { isJoined ? place - 1 : place, place };
    }
    if (hasNext && isConjunction(units[place + 1]) && first == place) // "caffeine and" theanine
        return Stretch { place, place + 1 };
    if (first == 0) // a search of bare words
        return place > 0 ? std::optional(Stretch { place, place }) : std::nullopt;
    if (units[first].isApart) // a member of a list
        return Stretch { first, place };
    if (isOfClause) // "Does zinc help", without whom
        return first + 2 <= place && !wantsObject(units[place - 1]) && place + 1 == units.size()
            ? std::optional(Stretch { place, place })
            : std::nullopt;
    std::size_t from = first;
    while (from > 0 && units[from - 1].isSmall) {
        --from;
        if (leads(units[from]) || isConjunction(units[from]))
            return from > 0 ? std::optional(Stretch { from, place }) : std::nullopt;
        if (units[from].isApart)
            break;
    }
    return std::nullopt;
}

QString cutOut(const QString &question, int start, int end)
{
    QString left = question.left(start);
    QString right = question.mid(end);
    const bool isAtEnd = right.trimmed().isEmpty() || !right.trimmed().front().isLetterOrNumber();
    if (isAtEnd)
        left = left.trimmed();
    const bool isAtBeginning = left.trimmed().isEmpty();
    QString whole = (left + right).simplified();
    if (isAtBeginning && !whole.isEmpty())
        whole[0] = whole[0].toUpper();
    return whole;
}

} // namespace

std::optional<ShorterQuestion> withoutWords(const QString &question, const QStringList &words, const QString &language)
{
    QSet<QString> wanted;
    for (const QString &word : words)
        wanted.insert(foldWord(word));
    ShorterQuestion shorter { question.simplified(), {} };
    if (std::ranges::any_of(shorter.text, [](QChar c) { return isUnspaced(c.unicode()); }))
        return std::nullopt;
    for (;;) {
        const std::vector<Unit> units = unitsOf(shorter.text, language);
        const auto found = std::ranges::find_if(units,
            [&](const Unit &unit) { return std::ranges::any_of(unit.words, [&](const auto &w) { return wanted.contains(w); }); });
        if (found == units.end())
            break;
        const auto going = goingWith(static_cast<std::size_t>(found - units.begin()), units);
        if (!going)
            return std::nullopt;
        QStringList left;
        int kept = 0;
        for (std::size_t i = 0; i < units.size(); ++i) {
            const bool goes = i >= going->first && i <= going->last;
            if (!units[i].isSmall && goes)
                left << shorter.text.mid(units[i].start, units[i].end - units[i].start);
            kept += !units[i].isSmall && !goes ? 1 : 0;
        }
        constexpr qsizetype kMostTogether = 2; // of what goes with one word
        if (kept == 0 || left.size() > kMostTogether)
            return std::nullopt;
        shorter.without << left.join(u' ');
        const bool isOfList =
            units[going->first].isApart && !units[going->first].isSmall && going->first > 0; // with the comma before it
        shorter.text =
            cutOut(shorter.text, isOfList ? units[going->first - 1].end : units[going->first].start, units[going->last].end);
        if (shorter.text.count(u'(') != shorter.text.count(u')') || shorter.text.count(u'"') % 2 != 0)
            return std::nullopt;
    }
    return shorter.without.isEmpty() ? std::nullopt : std::optional(shorter);
}

} // namespace adduce
