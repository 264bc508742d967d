#include "core/sentences/question_match.h"

#include "core/text/letter_name.h"
#include "core/text/quantities.h"
#include "core/text/stemmer.h"

#include <algorithm>
#include <map>
#include <optional>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Words that stand beside a number of the unit; none for a unit that no word names.
const WordSet &wordsOfUnit(WantedUnit unit)
{
    static const std::map<WantedUnit, WordSet> words {
        { WantedUnit::Age, wordSet(u"year years yr yrs aged age ages old"_s) },
        { WantedUnit::Share, wordSet(u"percent cent thirds third half quarter"_s) },
        { WantedUnit::Duration,
            wordSet(u"year years month months week weeks day days hour hours h min minute minutes second seconds s"_s) },
        { WantedUnit::Frequency, wordSet(u"times per daily weekly day week month every"_s) },
        { WantedUnit::Money, wordSet(u"usd eur euro euros dollars pounds gbp"_s) },
        { WantedUnit::Distance, wordSet(u"km m cm mm miles metres meters kilometres"_s) },
        { WantedUnit::Amount, wordSet(u"mg g kg µg μg mcg l ml iu kcal kj mmol mol ppm grams litres liters"_s) },
    };
    static const WordSet none;
    const auto found = words.find(unit);
    return found != words.end() ? found->second : none;
}

/// Whether the number at a word is of the unit that is wanted, by the words behind it.
class WantedNumber
{
public:
    WantedNumber(const AskedFor &wanted, const SentenceWords &sentence, QStringView text)
        : m_wanted(wanted)
        , m_units(wordsOfUnit(wanted.unit))
        , m_words(sentence.words)
        , m_text(text)
    {
    }

    [[nodiscard]] bool isAnywhere() const
    {
        for (std::size_t at = 0; at < m_words.size(); ++at)
            if (isNumberAt(at))
                return true;
        return m_wanted.unit == WantedUnit::PValue && formOf(m_text, m_words).hasPValue;
    }
    [[nodiscard]] bool isNumberAt(std::size_t at) const { return isNumber(m_words[at]) && isAt(at); }

private:
    [[nodiscard]] bool isAt(std::size_t at) const
    {
        switch (m_wanted.unit) {
        case WantedUnit::Any:
            return true;
        case WantedUnit::Share:
        case WantedUnit::Amount:
            return after(at, u'%') || isNear(at);
        case WantedUnit::Money:
            return before(at, u"£$€") || after(at, u'€') || isNear(at);
        case WantedUnit::Age:
        case WantedUnit::Duration:
        case WantedUnit::Frequency:
        case WantedUnit::Distance:
            return isNear(at);
        case WantedUnit::Counted:
            return isNearCounted(at);
        case WantedUnit::PValue:
            return false;
        }
        return false;
    }

    /// Among the four words behind it, or the one before.
    [[nodiscard]] bool isNear(std::size_t at) const
    {
        constexpr std::size_t kReach = 4;
        if (at > 0 && m_units.contains(m_words[at - 1].text))
            return true;
        for (std::size_t i = at + 1; i <= at + kReach && i < m_words.size(); ++i)
            if (m_units.contains(m_words[i].text))
                return true;
        return false;
    }

    [[nodiscard]] bool isNearCounted(std::size_t at) const
    {
        constexpr std::size_t kReach = 5;
        for (std::size_t i = at + 1; i <= at + kReach && i < m_words.size(); ++i)
            for (const QString &word : m_wanted.counted)
                if (m_words[i].text.startsWith(word.left(std::max<qsizetype>(3, word.size() - 2))))
                    return true;
        return false;
    }

    [[nodiscard]] bool after(std::size_t at, QChar mark) const
    {
        const QStringView rest = m_text.mid(m_words[at].start + m_words[at].length).trimmed();
        return rest.startsWith(mark);
    }
    [[nodiscard]] bool before(std::size_t at, QStringView marks) const
    {
        const int start = m_words[at].start;
        return start > 0 && marks.contains(m_text[start - 1]);
    }

    const AskedFor &m_wanted;
    const WordSet &m_units;
    const std::vector<Word> &m_words;
    QStringView m_text;
};

bool isOf(const QString &stem, const KeyTerm &term)
{
    return term.stems.contains(stem);
}

/// The place of the last term among the stems at the beginning; none when one is missing there.
std::optional<std::size_t> endOfTerms(const QuestionTerms &asked, const SentenceWords &sentence)
{
    constexpr std::size_t kBetween = 3; // stems among them
    const std::size_t reach =
        std::min<std::size_t>(static_cast<std::size_t>(sentence.stems.size()), asked.terms.size() + kBetween);
    std::size_t last = 0;
    for (const KeyTerm &term : asked.terms) {
        if (term.isOfAsking)
            continue;
        std::size_t at = 0;
        while (at < reach && !isOf(sentence.stems[static_cast<qsizetype>(at)], term))
            ++at;
        if (at == reach)
            return std::nullopt;
        last = std::max(last, at);
    }
    return reach > 0 && !asked.terms.empty() ? std::optional(last) : std::nullopt;
}

/// Do two terms of the question stand within a few stems of each other? One term alone does. `termAt`: of each stem, or -1.
bool standClose(const QuestionTerms &asked, const std::vector<int> &termAt)
{
    constexpr std::size_t kReach = 3;
    if (asked.terms.size() < 2)
        return true;
    for (std::size_t at = 0; at < termAt.size(); ++at)
        for (std::size_t next = at + 1; next <= at + kReach && next < termAt.size(); ++next)
            if (termAt[at] >= 0 && termAt[next] >= 0 && termAt[at] != termAt[next])
                return true;
    return false;
}

bool definesBehind(const SentenceWords &sentence, std::size_t stem)
{
    static const WordSet verbs = wordSet(u"is are refers refer means describes involves consists denotes was can"_s);
    constexpr std::size_t kReach = 6; // words
    const auto at = static_cast<std::size_t>(sentence.wordOfStem[stem]);
    for (std::size_t i = at + 1; i <= at + kReach && i < sentence.words.size(); ++i)
        if (verbs.contains(sentence.words[i].text))
            return true;
    return false;
}

} // namespace

SentenceWords wordsOf(QStringView text, Stemmer &stem)
{
    SentenceWords sentence { splitWords(text), {}, {} };
    for (std::size_t at = 0; at < sentence.words.size(); ++at)
        if (isContentWord(sentence.words[at]) || isLetterName(sentence.words[at], text)) {
            sentence.stems << stem.of(sentence.words[at], text);
            sentence.wordOfStem.push_back(static_cast<int>(at));
        }
    return sentence;
}

std::vector<int> wantedNumbersIn(const AskedFor &wanted, const SentenceWords &sentence, QStringView text)
{
    const WantedNumber number(wanted, sentence, text);
    std::vector<int> starts;
    for (std::size_t at = 0; at < sentence.words.size(); ++at)
        if (number.isNumberAt(at))
            starts.push_back(sentence.words[at].start);
    return starts;
}

QuestionMatch matchOf(const QuestionTerms &asked, const TermLookup &terms, const SentenceWords &sentence, QStringView text,
    const Bm25Parameters &bm25, double meanLength)
{
    QuestionMatch match;
    match.strengths.assign(asked.terms.size(), 0);
    match.counts.assign(asked.terms.size(), 0);
    std::vector<int> termAt(static_cast<std::size_t>(sentence.stems.size()), -1);
    for (std::size_t at = 0; at < termAt.size(); ++at)
        for (const auto &[term, strength] : terms.matchesOf(sentence.stems[static_cast<qsizetype>(at)])) {
            match.strengths[term] = std::max(match.strengths[term], strength);
            if (strength >= 1 && termAt[at] < 0) {
                termAt[at] = static_cast<int>(term);
                ++match.counts[term];
            }
        }
    const double length = static_cast<double>(termAt.size());
    const double norm = bm25.k1 * (1 - bm25.b + bm25.b * length / std::max(1.0, meanLength));
    for (std::size_t t = 0; t < asked.terms.size(); ++t)
        if (const int count = match.counts[t]; count > 0) {
            match.bm25 += asked.terms[t].weight * count * (bm25.k1 + 1) / (count + norm);
            match.coverage += asked.terms[t].weight;
        }
    const double weight = asked.weight();
    match.coverage = weight > 0 ? match.coverage / weight : 0;
    int pairs = 0;
    int covered = 0;
    for (std::size_t at = 0; at < termAt.size(); ++at) {
        covered += termAt[at] >= 0;
        pairs += at > 0 && termAt[at] >= 0 && termAt[at - 1] >= 0 && termAt[at] == termAt[at - 1] + 1;
    }
    if (asked.terms.size() > 1)
        match.adjacent = std::min(1.0, static_cast<double>(pairs) / static_cast<double>(asked.terms.size() - 1));
    match.hasHolder = !asked.wanted.isHolder || standClose(asked, termAt);
    match.density = length > 0 ? covered / length : 0;
    if (const auto end = endOfTerms(asked, sentence)) {
        match.beginsWithTerms = true;
        match.definesTerms = definesBehind(sentence, *end);
    }
    if (asked.wanted.types & AnswerType::Number) {
        match.hasNewNumber = std::ranges::any_of(sentence.words, [&](const Word &word) {
            return isNumber(word) && std::ranges::none_of(asked.terms, [&](const KeyTerm &t) { return t.word == word.text; });
        });
        match.hasWantedNumber = WantedNumber(asked.wanted, sentence, text).isAnywhere();
    }
    return match;
}

} // namespace adduce
