#include "core/guardrails/word_order.h"

#include "core/guardrails/denials.h"
#include "core/guardrails/opposites.h"
#include "core/guardrails/people.h"

#include <QSet>
#include <algorithm>
#include <vector>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

using Words = std::vector<TextWord>;

/// Pairs of places of the words that two texts have in common, in order, as many as can be (longest common subsequence of stems).
std::vector<std::pair<std::size_t, std::size_t>> inCommon(const Words &a, const Words &b)
{
    std::vector<std::vector<int>> longest(a.size() + 1, std::vector<int>(b.size() + 1));
    for (std::size_t i = a.size(); i-- > 0;)
        for (std::size_t j = b.size(); j-- > 0;)
            longest[i][j] = a[i].stem == b[j].stem ? longest[i + 1][j + 1] + 1 : std::max(longest[i + 1][j], longest[i][j + 1]);
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    for (std::size_t i = 0, j = 0; i < a.size() && j < b.size();)
        if (a[i].stem == b[j].stem)
            pairs.emplace_back(i++, j++);
        else if (longest[i + 1][j] >= longest[i][j + 1])
            ++i;
        else
            ++j;
    return pairs;
}

Words tellingWordsOf(const ParsedSentence &sentence)
{
    Words words;
    std::ranges::copy_if(sentence.words, std::back_inserter(words), [](const TextWord &w) { return w.isContent || w.isNumber; });
    return words;
}

QSet<QString> around(const Words &words, std::size_t at)
{
    constexpr std::size_t kReach = 5;
    QSet<QString> stems;
    for (std::size_t i = at > kReach ? at - kReach : 0; i < std::min(words.size(), at + kReach + 1); ++i)
        if (i != at && (words[i].isContent || words[i].isNumber))
            stems.insert(words[i].stem);
    return stems;
}

int overlap(const QSet<QString> &a, const QSet<QString> &b)
{
    return static_cast<int>(QSet<QString>(a).intersect(b).size());
}

bool areOpposite(const TextWord &a, const TextWord &b, Meanings &meanings)
{
    const auto pole = poleOf(a.text);
    const auto other = poleOf(b.text);
    if (pole && other && pole->scale == other->scale)
        return pole->isUpper != other->isUpper;
    if (areOppositeForms(a.text, b.text))
        return true;
    return groupOf(a.text).isEmpty() && a.isContent && b.isContent && a.stem != b.stem && meanings.areAntonyms(a, b);
}

bool areOfOneEnd(const TextWord &a, const TextWord &b)
{
    const auto pole = poleOf(a.text);
    return a.stem == b.stem || (pole && pole == poleOf(b.text));
}

/// The sides of a comparison, as stems.
struct Comparison
{
    QSet<QString> left;
    QSet<QString> right;
};

std::optional<Comparison> comparisonIn(const ParsedSentence &sentence)
{
    static const QSet<QString> marks { u"than"_s, u"compared"_s, u"versus"_s, u"vs"_s, u"outperformed"_s, u"exceeded"_s };
    constexpr std::size_t kReach = 12; // words on either side
    const auto mark = std::ranges::find_if(sentence.words, [&](const TextWord &w) { return marks.contains(w.text); });
    if (mark == sentence.words.end())
        return std::nullopt;
    const auto at = static_cast<std::size_t>(mark - sentence.words.begin());
    Comparison comparison;
    for (std::size_t i = at > kReach ? at - kReach : 0; i < at; ++i)
        if (sentence.words[i].isContent)
            comparison.left.insert(sentence.words[i].stem);
    for (std::size_t i = at + 1; i < std::min(sentence.words.size(), at + kReach); ++i)
        if (sentence.words[i].isContent)
            comparison.right.insert(sentence.words[i].stem);
    return comparison;
}

enum class Sides
{
    Unknown,
    Kept,
    Changed
};

/// Whether what is compared stands on the same sides in both. Words on both sides tell nothing.
Sides sidesOf(const ComparedTexts &texts)
{
    const auto own = comparisonIn(texts.statement);
    const auto quoted = comparisonIn(texts.quoted);
    if (!own || !quoted)
        return Sides::Unknown;
    const QSet<QString> left = QSet<QString>(quoted->left).subtract(quoted->right);
    const QSet<QString> right = QSet<QString>(quoted->right).subtract(quoted->left);
    const int rightMoved = overlap(own->right, left) - overlap(own->right, right);
    if (rightMoved > 0 && overlap(own->left, right) > 0)
        return Sides::Changed;
    return rightMoved < 0 ? Sides::Kept : Sides::Unknown;
}

/// The next word that carries meaning; null at the end.
const TextWord *nextOf(const Words &words, std::size_t at)
{
    const auto next = std::find_if(
        words.begin() + static_cast<std::ptrdiff_t>(at) + 1, words.end(), [](const TextWord &w) { return w.isContent; });
    return next == words.end() ? nullptr : &*next;
}

/// Where the word stands in the text; none where it does not, or more than once.
std::optional<std::size_t> placeOf(const QString &stem, const Words &words)
{
    const auto found = std::ranges::find(words, stem, &TextWord::stem);
    if (found == words.end() || std::ranges::count(words, stem, &TextWord::stem) != 1)
        return std::nullopt;
    return static_cast<std::size_t>(found - words.begin());
}

/// Two numbers that follow each other the other way round than in the quote, among words that do not.
std::optional<QString> exchangedNumbersIn(const ComparedTexts &texts)
{
    const Words own = tellingWordsOf(texts.statement);
    const Words quoted = tellingWordsOf(texts.quoted);
    std::vector<std::size_t> numbers; // of the statement, with their places in the quote
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < own.size(); ++i)
        if (const auto place = own[i].isNumber && placeOf(own[i].stem, own) ? placeOf(own[i].stem, quoted) : std::nullopt) {
            numbers.push_back(i);
            places.push_back(*place);
        }
    for (std::size_t n = 0; n + 1 < numbers.size(); ++n) {
        if (places[n] < places[n + 1])
            continue;
        constexpr std::size_t kReach = 3; // words on either side of the pair
        std::vector<std::size_t> around;
        for (std::size_t i = numbers[n] > kReach ? numbers[n] - kReach : 0; i < std::min(own.size(), numbers[n + 1] + kReach);
            ++i)
            if (const auto place = own[i].isContent ? placeOf(own[i].stem, quoted) : std::nullopt)
                around.push_back(*place);
        if (!around.empty() && std::ranges::is_sorted(around))
            return own[numbers[n]].text + u" / "_s + own[numbers[n + 1]].text;
    }
    return std::nullopt;
}

} // namespace

std::optional<QString> oppositeIn(const ComparedTexts &texts, std::size_t word)
{
    const Words &own = texts.statement.words;
    const Words &quoted = texts.quoted.words;
    if (isDenied(texts.statement, word) || (!own[word].isContent && !poleOf(own[word].text)))
        return std::nullopt;
    const QSet<QString> context = around(own, word);
    int same = -1;
    int other = -1;
    std::size_t otherAt = 0;
    for (std::size_t i = 0; i < quoted.size(); ++i) {
        const int shared = overlap(context, around(quoted, i));
        const TextWord *next = nextOf(own, word);
        const TextWord *theirs = nextOf(quoted, i);
        if (areOfOneEnd(own[word], quoted[i]) && next && theirs && next->stem == theirs->stem)
            return std::nullopt; // of the very thing
        if (areOfOneEnd(own[word], quoted[i]))
            same = std::max(same, shared);
        else if (shared > other && areOpposite(own[word], quoted[i], texts.meanings) && !isDenied(texts.quoted, i)
            && !texts.statement.hasWord(quoted[i].text)) {
            other = shared;
            otherAt = i;
        }
    }
    if (other < 0 || same >= other || (same < 0 && sidesOf(texts) == Sides::Changed))
        return std::nullopt;
    return quoted[otherAt].text;
}

std::optional<QString> exchangedIn(const ComparedTexts &texts)
{
    if (sidesOf(texts) == Sides::Changed) {
        const bool isTurned = std::ranges::any_of(texts.statement.words, [&](const TextWord &w) {
            return std::ranges::any_of(texts.quoted.words,
                [&](const TextWord &q) { return areOpposite(w, q, texts.meanings) && !texts.quoted.hasWord(w.text); });
        });
        if (!isTurned)
            return u"than"_s;
    }
    if (const auto numbers = exchangedNumbersIn(texts))
        return numbers;
    if (texts.statement.hasWord(u"by"_s) != texts.quoted.hasWord(u"by"_s))
        return std::nullopt;
    constexpr double kNearlyAll = 0.9; // of the statement's words are the quote's, once two of them are put back
    Words own = tellingWordsOf(texts.statement);
    const Words quoted = tellingWordsOf(texts.quoted);
    const auto common = static_cast<int>(inCommon(own, quoted).size());
    if (own.size() < 3 || common == static_cast<int>(own.size()))
        return std::nullopt;
    for (std::size_t i = 0; i < own.size(); ++i)
        for (std::size_t j = i + 1; j < own.size(); ++j) {
            if (own[i].stem == own[j].stem || own[i].isNumber != own[j].isNumber)
                continue;
            std::swap(own[i], own[j]);
            const auto back = static_cast<int>(inCommon(own, quoted).size());
            std::swap(own[i], own[j]);
            const int gain = back - common;
            const int least = own[i].isNumber ? 1 : 2;
            if (gain >= least && back >= kNearlyAll * static_cast<double>(own.size()))
                return own[i].text + u" / "_s + own[j].text;
        }
    return std::nullopt;
}

std::optional<std::pair<QString, QString>> substitutedIn(const ComparedTexts &texts)
{
    constexpr std::size_t kMost = 3; // words that stand for as many
    const auto contents = [](const Words &words, std::size_t first, std::size_t end) {
        return std::count_if(words.begin() + static_cast<std::ptrdiff_t>(first), words.begin() + static_cast<std::ptrdiff_t>(end),
            [](const TextWord &w) { return w.isContent; });
    };
    constexpr double kLeastCommon = 0.6; // of the statement's words that are the quote's
    const Words &own = texts.statement.words;
    const Words &quoted = texts.quoted.words;
    auto pairs = inCommon(own, quoted);
    if (static_cast<double>(pairs.size()) < kLeastCommon * static_cast<double>(own.size()))
        return std::nullopt;
    pairs.emplace_back(own.size(), quoted.size());
    std::size_t i = 0;
    std::size_t j = 0;
    for (const auto &[nextI, nextJ] : pairs) {
        const bool isShort = nextI - i <= kMost && nextJ - j <= kMost && (nextI < own.size() || nextJ == quoted.size())
            && contents(own, i, nextI) == contents(quoted, j, nextJ);
        for (std::size_t a = i; isShort && a < nextI; ++a) {
            if (!own[a].isContent || texts.isQuoted(own[a]) || texts.meanings.isNearOneOf(own[a], texts.quotedStems))
                continue;
            for (std::size_t b = j; b < nextJ; ++b)
                if (quoted[b].isContent && !texts.statement.hasStem(quoted[b].stem) && !areOfOneEnd(own[a], quoted[b]))
                    return std::pair(own[a].text, quoted[b].text);
        }
        i = nextI + 1;
        j = nextJ + 1;
    }
    return std::nullopt;
}

} // namespace adduce
