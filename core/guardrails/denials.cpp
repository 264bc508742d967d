#include "core/guardrails/denials.h"

#include <QSet>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kScope = 8; // words behind a denial that it may deny

bool isNegation(const QString &word)
{
    static const QSet<QString> words { u"no"_s, u"not"_s, u"never"_s, u"none"_s, u"neither"_s, u"nor"_s, u"without"_s,
        u"cannot"_s, u"nobody"_s, u"nothing"_s, u"didn"_s, u"doesn"_s, u"don"_s, u"isn"_s, u"aren"_s, u"wasn"_s, u"weren"_s,
        u"won"_s, u"hasn"_s, u"haven"_s, u"couldn"_s, u"shouldn"_s, u"wouldn"_s };
    return words.contains(word);
}

/// Says without a denial that something is not so.
bool deniesInOtherWords(const QString &word)
{
    static const QSet<QString> words { u"unable"_s, u"hardly"_s, u"rarely"_s, u"few"_s, u"little"_s, u"unchanged"_s,
        u"unaffected"_s, u"stable"_s, u"insufficient"_s, u"unclear"_s, u"unknown"_s, u"impossible"_s, u"negligible"_s,
        u"trivial"_s, u"minimal"_s, u"exclude"_s, u"excluded"_s, u"zero"_s };
    static const QStringList beginnings { u"fail"_s, u"lack"_s, u"absen"_s, u"maintain"_s, u"preserv"_s, u"prevent"_s, u"avoid"_s,
        u"deni"_s, u"refus"_s, u"retain"_s, u"insignif"_s, u"nonsignif"_s };
    return words.contains(word)
        || std::ranges::any_of(beginnings, [&](const QString &beginning) { return word.startsWith(beginning); });
}

/// What is said of two things that do not differ.
bool isLikeness(const QString &word)
{
    static const QStringList beginnings { u"similar"_s, u"same"_s, u"equal"_s, u"comparabl"_s, u"unchang"_s, u"identical"_s };
    return std::ranges::any_of(beginnings, [&](const QString &beginning) { return word.startsWith(beginning); });
}

bool speaksOfDifference(const ParsedSentence &sentence)
{
    return std::ranges::any_of(
        sentence.words, [](const TextWord &word) { return word.text.startsWith(u"differ") || word.text.startsWith(u"chang"); });
}

/// Is the word the first half of another ("zero-inflated")?
bool isOfName(const ParsedSentence &sentence, std::size_t word)
{
    const int end = sentence.words[word].start + sentence.words[word].length;
    return end + 1 < sentence.text.size() && sentence.text[end] == u'-' && sentence.text[end + 1].isLetter();
}

enum class Denial
{
    None,
    OtherWords,
    Explicit
};

/// `other`: the sentence that it is compared with; likeness denies a difference that this one speaks of.
Denial denialIn(const ParsedSentence &sentence, const Clause &clause, const ParsedSentence &other)
{
    Denial denial = Denial::None;
    for (std::size_t i = clause.first; i < clause.end; ++i) {
        if (denies(sentence, i))
            return Denial::Explicit;
        const QString &word = sentence.words[i].text;
        if ((deniesInOtherWords(word) && !isOfName(sentence, i)) || (isLikeness(word) && speaksOfDifference(other)))
            denial = Denial::OtherWords;
    }
    return denial;
}

/// Words of the clause that carry meaning.
std::vector<const TextWord *> contentOf(const ParsedSentence &sentence, const Clause &clause)
{
    std::vector<const TextWord *> words;
    for (std::size_t i = clause.first; i < clause.end; ++i)
        if (sentence.words[i].isContent)
            words.push_back(&sentence.words[i]);
    return words;
}

QSet<QString> stemsIn(const ParsedSentence &sentence, std::size_t first, std::size_t end)
{
    QSet<QString> stems;
    for (std::size_t i = first; i < end && i < sentence.words.size(); ++i)
        stems.insert(sentence.words[i].stem);
    return stems;
}

double shareIn(const std::vector<const TextWord *> &words, const QSet<QString> &stems, Meanings &meanings)
{
    const auto shared = std::ranges::count_if(words, [&](const TextWord *word) { return meanings.isNearOneOf(*word, stems); });
    return words.empty() ? 0 : static_cast<double>(shared) / static_cast<double>(words.size());
}

/// Of the clauses of the quote, how much of the words each holds.
std::vector<double> sharesOf(const std::vector<const TextWord *> &words, const ParsedSentence &quoted, Meanings &meanings)
{
    std::vector<double> shares;
    for (const Clause &clause : quoted.clauses)
        shares.push_back(shareIn(words, stemsIn(quoted, clause.first, clause.end), meanings));
    return shares;
}

/// Does the denial in a clause reach one of these words?
bool reaches(const ParsedSentence &quoted, const Clause &clause, const std::vector<const TextWord *> &words, Meanings &meanings)
{
    for (std::size_t i = clause.first; i < clause.end; ++i)
        if (denies(quoted, i)) {
            const QSet<QString> scope = stemsIn(quoted, i + 1, std::min(clause.end, i + 1 + kScope));
            if (shareIn(words, scope, meanings) > 0)
                return true;
        }
    return false;
}

QString textOf(const ParsedSentence &sentence, const Clause &clause)
{
    const TextWord &last = sentence.words[clause.end - 1];
    const int start = sentence.words[clause.first].start;
    return sentence.text.mid(start, last.start + last.length - start);
}

} // namespace

bool denies(const ParsedSentence &sentence, std::size_t word)
{
    if (!isNegation(sentence.words[word].text))
        return false;
    static const QSet<QString> amounts { u"only"_s, u"more"_s, u"less"_s, u"later"_s, u"fewer"_s, u"earlier"_s, u"longer"_s };
    return word + 1 == sentence.words.size() || !amounts.contains(sentence.words[word + 1].text);
}

bool isDenied(const ParsedSentence &sentence, std::size_t word)
{
    constexpr std::size_t kReach = 4;
    for (const Clause &clause : sentence.clauses)
        if (clause.first <= word && word < clause.end)
            for (std::size_t i = clause.first; i < word; ++i)
                if (word - i <= kReach && (denies(sentence, i) || sentence.words[i].text.startsWith(u"fail")))
                    return true;
    return false;
}

bool isMonth(const ParsedSentence &sentence, std::size_t word)
{
    const TextWord &one = sentence.words[word];
    const bool isBesideNumber = (word > 0 && sentence.words[word - 1].isNumber)
        || (word + 1 < sentence.words.size() && sentence.words[word + 1].isNumber);
    return one.text == u"may" && sentence.text[one.start].isUpper() && (one.start > 0 || isBesideNumber);
}

std::vector<Clause> alignedClauses(const ComparedTexts &texts)
{
    constexpr double kNearlyBest = 0.75;
    std::vector<const TextWord *> words;
    for (const TextWord &word : texts.statement.words)
        if (word.isContent)
            words.push_back(&word);
    const std::vector<double> shares = sharesOf(words, texts.quoted, texts.meanings);
    const double best = shares.empty() ? 0 : std::ranges::max(shares);
    std::vector<Clause> aligned;
    for (std::size_t i = 0; i < shares.size(); ++i)
        if (shares[i] > 0 && shares[i] >= kNearlyBest * best)
            aligned.push_back(texts.quoted.clauses[i]);
    return aligned;
}

std::optional<QString> deniedClause(const ComparedTexts &texts)
{
    constexpr double kLeastShare = 0.5; // of a clause's words, to be of the same matter
    constexpr double kNearlyBest = 0.9;
    for (const Clause &clause : texts.statement.clauses) {
        const auto words = contentOf(texts.statement, clause);
        const std::vector<double> shares = sharesOf(words, texts.quoted, texts.meanings);
        const double best = shares.empty() ? 0 : std::ranges::max(shares);
        if (words.empty() || best < kLeastShare)
            continue;
        const Denial own = denialIn(texts.statement, clause, texts.quoted);
        bool isSaid = false; // by a clause that denies as it does
        bool isOpposed = false;
        for (std::size_t i = 0; i < shares.size(); ++i) {
            if (shares[i] < kNearlyBest * best)
                continue;
            const Clause &other = texts.quoted.clauses[i];
            const Denial theirs = denialIn(texts.quoted, other, texts.statement);
            const bool isOther = own == Denial::Explicit
                ? theirs == Denial::None
                : own == Denial::None && theirs == Denial::Explicit && reaches(texts.quoted, other, words, texts.meanings);
            (isOther ? isOpposed : isSaid) = true;
        }
        if (isOpposed && !isSaid)
            return textOf(texts.statement, clause);
    }
    return std::nullopt;
}

} // namespace adduce
