#include "core/evaluation/mutations.h"

#include <QRandomGenerator>
#include <QRegularExpression>
#include <algorithm>
#include <optional>
#include <span>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// A word, or words, and what makes the sentence false in their place. `*`: both ways.
struct Pair
{
    MutationKind kind;
    QStringView from;
    QStringView to;
    bool isBothWays = true;
    bool isHeldOut = false;
};

using enum MutationKind;

constexpr Pair kPairs[] {
    { Direction, u"increased", u"decreased" },
    { Direction, u"increase", u"reduction" },
    { Direction, u"higher", u"lower" },
    { Direction, u"greater", u"smaller" },
    { Direction, u"improved", u"impaired" },
    { Direction, u"more", u"less" },
    { Direction, u"reduce", u"raise" },
    { Direction, u"longer", u"shorter" },
    { Direction, u"faster", u"slower" },
    { Direction, u"improve", u"worsen" },
    { Direction, u"increased", u"plummeted", false, true },
    { Direction, u"increase", u"slump", false, true },
    { Direction, u"higher", u"scantier", false, true },
    { Direction, u"lower", u"heftier", false, true },
    { Direction, u"improve", u"spoil", false, true },
    { Direction, u"reduced", u"swelled", false, true },
    { Direction, u"improvement", u"setback", false, true },
    { Direction, u"decrease", u"surge", false, true },
    { Antonym, u"beneficial", u"harmful" },
    { Antonym, u"likely", u"unlikely" },
    { Antonym, u"effective", u"ineffective" },
    { Antonym, u"similar", u"different" },
    { Antonym, u"positive", u"negative" },
    { Antonym, u"important", u"unimportant" },
    { Antonym, u"common", u"rare" },
    { Antonym, u"high", u"low" },
    { Antonym, u"benefits", u"harms" },
    { Antonym, u"important", u"trifling", false, true },
    { Antonym, u"effective", u"futile", false, true },
    { Antonym, u"positive", u"dismal", false, true },
    { Antonym, u"similar", u"contrary", false, true },
    { Antonym, u"common", u"exceptional", false, true },
    { Antonym, u"benefits", u"drawbacks", false, true },
    { Population, u"women", u"men" },
    { Population, u"female", u"male" },
    { Population, u"athletes", u"patients" },
    { Population, u"players", u"rats" },
    { Population, u"patients", u"children" },
    { Population, u"adults", u"infants" },
    { Population, u"athletes", u"librarians", false, true },
    { Population, u"women", u"sailors", false, true },
    { Population, u"patients", u"tourists", false, true },
    { Population, u"players", u"pianists", false, true },
    { Population, u"participants", u"hamsters", false, true },
    { Hedge, u"may", u"does", false },
    { Hedge, u"might", u"will", false },
    { Hedge, u"could", u"will", false },
    { Hedge, u"suggest that", u"prove that", false },
    { Hedge, u"suggests that", u"proves that", false },
    { Hedge, u"can", u"always does", false, true },
    { Hedge, u"appears to", u"is known to", false, true },
    { Quantifier, u"most", u"few" },
    { Quantifier, u"some", u"all" },
    { Quantifier, u"many", u"all" },
    { Quantifier, u"all", u"some" },
    { Quantifier, u"often", u"always" },
    { Quantifier, u"several", u"all" },
    { Quantifier, u"most", u"a handful of", false, true },
    { Quantifier, u"many", u"hardly any", false, true },
    { Points, u"reduced by", u"reduced to", false },
    { Points, u"increased by", u"increased to", false },
    { Points, u"fall by", u"fall to", false },
    { Points, u"%", u" percentage points", false },
    { Order, u"before", u"after" },
    { Order, u"prior to", u"following" },
    { Order, u"first", u"last" },
    { Order, u"early", u"late" },
    { Order, u"pre", u"post" },
    { Order, u"after", u"ahead of", false, true },
    { Order, u"before", u"in the wake of", false, true },
    { Cause, u"is associated with", u"causes", false },
    { Cause, u"are associated with", u"cause", false },
    { Cause, u"associated with", u"caused by", false },
    { Cause, u"related to", u"caused by", false },
    { Cause, u"linked to", u"due to", false },
    { Cause, u"correlated with", u"produced by", false, true },
    { Comparator, u"more than", u"less than" },
    { Comparator, u"at least", u"at most" },
    { Comparator, u"up to", u"at least" },
    { Comparator, u"over", u"under" },
    { Comparator, u"<", u">" },
    { Comparator, u"≥", u"≤" },
    { Comparator, u"above", u"below" },
    { Comparator, u"up to", u"upwards of", false, true },
    { Significance, u"no significant", u"a significant", false },
    { Significance, u"significantly", u"insignificantly", false },
    { Significance, u"not significantly", u"significantly", false },
    { NegationDropped, u"did not", u"did", false },
    { NegationDropped, u"does not", u"does", false },
    { NegationDropped, u"do not", u"do", false },
    { NegationDropped, u"was not", u"was", false },
    { NegationDropped, u"were not", u"were", false },
    { NegationDropped, u"is not", u"is", false },
    { NegationDropped, u"are not", u"are", false },
    { NegationDropped, u"no differences", u"differences", false },
    { NegationDropped, u"without", u"with", false },
    { NegationDropped, u"not", u"", false },
    { NegationAdded, u" was ", u" was not ", false },
    { NegationAdded, u" were ", u" were not ", false },
    { NegationAdded, u" is ", u" is not ", false },
    { NegationAdded, u" are ", u" are not ", false },
    { NegationAdded, u" has ", u" has never ", false },
    { NegationAdded, u" can ", u" cannot ", false },
    { Unit, u" mg", u" g" },
    { Unit, u" kg", u" g" },
    { Unit, u" weeks", u" days" },
    { Unit, u" months", u" weeks" },
    { Unit, u" years", u" months" },
    { Unit, u" min", u" h" },
    { Unit, u"%", u" mg", false },
    { Unit, u" km", u" m" },
    { Period, u"per day", u"per week" },
    { Period, u"daily", u"weekly" },
    { Period, u"per week", u"per month" },
    { Period, u"/day", u"/week" },
    { Period, u"per hour", u"per day" },
    { NumberWord, u"two", u"five", false },
    { NumberWord, u"three", u"seven", false },
    { NumberWord, u"four", u"nine", false },
    { NumberWord, u"half", u"a quarter" },
    { NumberWord, u"six", u"eleven", false },
    { NumberWord, u"eight", u"three", false },
    { NumberWord, u"twice", u"four times", false },
    { NumberWord, u"majority", u"third", false },
    { Word, u"protein", u"ketamine", false, true },
    { Word, u"training", u"gardening", false, true },
    { Word, u"diet", u"medication", false, true },
    { Word, u"iron", u"copper", false, true },
    { Word, u"fasting", u"smoking", false, true },
    { Word, u"muscle", u"bladder", false, true },
    { Word, u"carbohydrate", u"nicotine", false, true },
    { Word, u"performance", u"eyesight", false, true },
    { Word, u"energy", u"sodium", false, true },
    { Word, u"weight", u"hearing", false, true },
    { Word, u"exercise", u"meditation", false, true },
    { Word, u"nutrition", u"astronomy", false, true },
    { Word, u"strength", u"memory", false, true },
    { Word, u"blood", u"saliva", false, true },
    { Word, u"cancer", u"asthma", false, true },
};

/// The pair's words in the sentence, whole and in any case; an offset, or none.
std::optional<std::pair<qsizetype, qsizetype>> find(const QString &sentence, QStringView words)
{
    const QString escaped = QRegularExpression::escape(words.toString());
    const auto edge = [&](bool isBeginning) {
        return (isBeginning ? words.front() : words.back()).isLetterOrNumber() ? u"\\b"_s : QString();
    };
    const QRegularExpression pattern(edge(true) + escaped + edge(false), QRegularExpression::CaseInsensitiveOption);
    const auto match = pattern.match(sentence);
    return match.hasMatch() ? std::optional(std::pair(match.capturedStart(), match.capturedLength())) : std::nullopt;
}

std::optional<Mutant> replaced(const QString &sentence, const Pair &pair, QStringView from, QStringView to)
{
    const auto place = find(sentence, from);
    if (!place)
        return std::nullopt;
    QString with = to.toString();
    if (sentence[place->first].isUpper() && !with.isEmpty())
        with[0] = with[0].toUpper();
    QString text = sentence;
    text.replace(place->first, place->second, with);
    return Mutant { pair.kind, text.simplified(), from.trimmed().toString() + u" > "_s + to.trimmed().toString(),
        pair.isHeldOut };
}

struct NumberPlace
{
    qsizetype start = 0;
    qsizetype length = 0;
};

std::vector<NumberPlace> numbersIn(const QString &sentence)
{
    static const QRegularExpression number(uR"((?<![\w\[(.,–-])\d+(?:\.\d+)?(?![\w\]])(?!\.\d))"_s);
    std::vector<NumberPlace> numbers;
    for (auto it = number.globalMatch(sentence); it.hasNext();) {
        const auto match = it.next();
        numbers.push_back({ match.capturedStart(), match.capturedLength() });
    }
    return numbers;
}

QString with(const QString &sentence, const NumberPlace &number, const QString &other)
{
    QString text = sentence;
    return text.replace(number.start, number.length, other);
}

QString otherNumber(const QString &number, QRandomGenerator &random)
{
    const double value = number.toDouble();
    const int decimals = static_cast<int>(number.contains(u'.') ? number.size() - number.indexOf(u'.') - 1 : 0);
    constexpr double kFactors[] { 0.4, 0.6, 1.7, 2.3 };
    const double other = value * kFactors[random.bounded(4)] + (decimals == 0 ? 1 : 0);
    return QString::number(other, 'f', decimals);
}

void addNumbers(const QString &sentence, QRandomGenerator &random, std::vector<Mutant> &mutants)
{
    const std::vector<NumberPlace> numbers = numbersIn(sentence);
    if (numbers.empty())
        return;
    const auto textOf = [&](const NumberPlace &n) { return sentence.mid(n.start, n.length); };
    const NumberPlace &one = numbers[random.bounded(static_cast<quint32>(numbers.size()))];
    const QString changed = otherNumber(textOf(one), random);
    mutants.push_back({ Number, with(sentence, one, changed), textOf(one) + u" > "_s + changed });
    for (std::size_t i = 0; i + 1 < numbers.size(); ++i)
        if (textOf(numbers[i]) != textOf(numbers[i + 1])) {
            QString text = with(sentence, numbers[i + 1], textOf(numbers[i]));
            text.replace(numbers[i].start, numbers[i].length, textOf(numbers[i + 1]));
            mutants.push_back({ NumbersExchanged, text, textOf(numbers[i]) + u" <> "_s + textOf(numbers[i + 1]) });
            break;
        }
    static const QRegularExpression pValue(uR"(\bp\s*([<=>])\s*(0?\.\d+))"_s, QRegularExpression::CaseInsensitiveOption);
    if (const auto match = pValue.match(sentence); match.hasMatch()) {
        QString text = sentence;
        text.replace(match.capturedStart(2), match.capturedLength(2), match.captured(2) == u"0.05" ? u"0.001"_s : u"0.05"_s);
        mutants.push_back({ PValue, text, match.captured(2) });
    }
    static const QRegularExpression range(uR"((\d+(?:\.\d+)?)\s?(?:–|-|to)\s?(\d+(?:\.\d+)?))"_s);
    if (const auto match = range.match(sentence); match.hasMatch()) {
        QString text = sentence;
        text.replace(match.capturedStart(2), match.capturedLength(2), otherNumber(match.captured(2), random));
        mutants.push_back({ Range, text, match.captured() });
    }
}

/// What is compared changes places: "A ... higher than B".
void addRoles(const QString &sentence, std::vector<Mutant> &mutants)
{
    static const QRegularExpression sides(
        uR"(\b(in|for|of|by|with) (?:the )?([\w-]+)( [^.,;]*?than (?:in |for |of |by |with )?)(?:the )?([\w-]+))"_s);
    if (const auto match = sides.match(sentence); match.hasMatch() && match.captured(2) != match.captured(4)) {
        QString text = sentence;
        text.replace(match.capturedStart(4), match.capturedLength(4), match.captured(2));
        text.replace(match.capturedStart(2), match.capturedLength(2), match.captured(4));
        mutants.push_back({ Roles, text, match.captured(2) + u" <> "_s + match.captured(4) });
    }
}

void addClauses(const QString &sentence, QRandomGenerator &random, std::vector<Mutant> &mutants)
{
    static const QStringList clauses { u"and it cures depression"_s, u"which the government has banned"_s,
        u"and this was paid by a tobacco company"_s, u"while it doubles the risk of blindness"_s,
        u"because sunlight replaces vitamins"_s, u"and doctors forbid it"_s };
    if (!sentence.endsWith(u'.'))
        return;
    const QString clause = clauses[static_cast<qsizetype>(random.bounded(static_cast<quint32>(clauses.size())))];
    mutants.push_back({ AddedClause, sentence.chopped(1) + u", "_s + clause + u'.', clause, true });
}

void addName(const QString &sentence, QRandomGenerator &random, std::vector<Mutant> &mutants)
{
    static const QRegularExpression name(uR"((?<=[a-z,] )[A-Z][a-z]{3,}\b)"_s);
    static const QStringList others { u"Patagonia"_s, u"Wittgenstein"_s, u"Zanzibar"_s, u"Kowalczyk"_s };
    const auto match = name.match(sentence);
    if (!match.hasMatch())
        return;
    QString text = sentence;
    const QString other = others[static_cast<qsizetype>(random.bounded(static_cast<quint32>(others.size())))];
    text.replace(match.capturedStart(), match.capturedLength(), other);
    mutants.push_back({ Name, text, match.captured() + u" > "_s + other, true });
}

} // namespace

std::vector<Mutant> mutantsOf(const QString &sentence, quint32 seed)
{
    QRandomGenerator random(seed);
    std::vector<Mutant> mutants;
    addNumbers(sentence, random, mutants);
    addRoles(sentence, mutants);
    addName(sentence, random, mutants);
    addClauses(sentence, random, mutants);
    // Of the pairs of a kind that fit, one by chance from each half.
    std::vector<Mutant> fitting;
    for (const Pair &pair : kPairs) {
        if (auto mutant = replaced(sentence, pair, pair.from, pair.to))
            fitting.push_back(*std::move(mutant));
        if (pair.isBothWays)
            if (auto mutant = replaced(sentence, pair, pair.to, pair.from))
                fitting.push_back(*std::move(mutant));
    }
    std::ranges::shuffle(fitting, random);
    std::vector<std::pair<MutationKind, bool>> taken;
    for (Mutant &mutant : fitting) {
        const std::pair half(mutant.kind, mutant.isHeldOut);
        if (std::ranges::find(taken, half) != taken.end() || mutant.text == sentence)
            continue;
        taken.push_back(half);
        mutants.push_back(std::move(mutant));
    }
    return mutants;
}

} // namespace adduce
