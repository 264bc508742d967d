#include "core/guardrails/statement_check.h"

#include "core/guardrails/entities.h"
#include "core/guardrails/support.h"
#include "core/text/hidden_characters.h"
#include "core/text/quantities.h"

#include <QRegularExpression>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongest = 1200; ///< characters of a statement

/// Without "[P3]", "(P1, P2)": what is cited is shown as chips.
QString withoutMarks(const QString &text)
{
    static const QRegularExpression marks(
        uR"(\s*[\[(](?:passages?\s+)?P\d+(?:\s*[,;&]\s*(?:and\s+)?P\d+)*[\])])"_s, QRegularExpression::CaseInsensitiveOption);
    return withoutHiddenCharacters(text).remove(marks).simplified();
}

struct Found
{
    std::size_t passage = 0;
    QuoteMatch match;
};

/// Where the quote stands: in a passage that is cited rather than in another.
std::optional<Found> find(
    const QString &quote, const std::vector<std::size_t> &cited, const std::vector<ContextPassage> &given, double similarity)
{
    std::optional<Found> best;
    const auto look = [&](std::size_t i) {
        const auto match = locate(quote, given[i].letters, similarity);
        if (match && (!best || match->similarity > best->match.similarity))
            best = Found { i, *match };
    };
    std::ranges::for_each(cited, look);
    if (!best)
        for (std::size_t i = 0; i < given.size(); ++i)
            look(i);
    return best;
}

/// Does a quote that is not letter for letter the page's own state the same numbers, units and negations?
bool saysTheSame(const QString &quote, const ContextPassage &given, const QuoteMatch &match, double similarity)
{
    if (match.similarity >= 1)
        return true;
    const QString whole = sentencesAt(given, match);
    PageLetters letters;
    letters.add({ 0, 0, static_cast<int>(whole.size()) }, whole);
    const auto inside = locate(quote, letters, similarity);
    if (!inside)
        return false;
    const std::vector<PageRun> runs = letters.runs(inside->first, inside->end);
    return runs.size() == 1 && stateTheSame(quote, whole.mid(runs[0].start, runs[0].length));
}

HeldEntities numbersAround(const Found &found, const std::vector<std::size_t> &cited, const std::vector<ContextPassage> &given)
{
    const ContextPassage &passage = given[found.passage];
    HeldEntities numbers(passage.about());
    const auto &sentences = passage.sentences;
    const auto first = std::ranges::find_if(sentences, [&](const auto &s) { return s.endLetter > found.match.first; });
    const auto last = std::ranges::find_if(sentences, [&](const auto &s) { return s.endLetter >= found.match.end; });
    for (auto one = sentences.begin(); one != sentences.end(); ++one)
        if (one + 1 >= first && (last == sentences.end() || one <= last + 1))
            numbers.add(one->sentence.text);
    for (const std::size_t other : cited)
        if (other != found.passage)
            numbers.add(given[other].quotable());
    return numbers;
}

HeldEntities namesIn(const Found &found, const std::vector<std::size_t> &cited, const std::vector<ContextPassage> &given)
{
    HeldEntities names(given[found.passage].about());
    names.add(given[found.passage].quotable());
    for (const std::size_t other : cited) {
        names.add(given[other].about());
        names.add(given[other].quotable());
    }
    return names;
}

/// A quote of few words proves nothing, unless they are a whole sentence.
bool isTooShort(const QString &quote, const QString &sentences, int fewestWords)
{
    const auto words = splitWords(quote).size();
    return words < static_cast<std::size_t>(fewestWords) && words < splitWords(sentences).size();
}

/// What the statement is compared with: the sentences that it quotes, those beside them, and all that it cites.
SupportingText evidenceOf(const Found &found, const std::vector<std::size_t> &cited, const std::vector<ContextPassage> &given)
{
    const ContextPassage &passage = given[found.passage];
    SupportingText evidence { sentencesAt(passage, found.match), {}, passage.about() + u'\n' + passage.quotable() };
    const auto &sentences = passage.sentences;
    const auto isQuoted = [&](std::size_t i) {
        return sentences[i].firstLetter < found.match.end && sentences[i].endLetter > found.match.first;
    };
    for (std::size_t i = 0; i < sentences.size(); ++i)
        if (!isQuoted(i) && ((i > 0 && isQuoted(i - 1)) || (i + 1 < sentences.size() && isQuoted(i + 1))))
            evidence.beside += sentences[i].sentence.text + u' ';
    for (const std::size_t other : cited)
        if (other != found.passage)
            evidence.passages += u'\n' + given[other].about() + u'\n' + given[other].quotable();
    return evidence;
}

} // namespace

RemovalReason reasonFor(EntityKind kind)
{
    switch (kind) {
    case EntityKind::Number:
        return RemovalReason::NumberNotThere;
    case EntityKind::Name:
        return RemovalReason::NameNotThere;
    case EntityKind::Quote:
        break;
    }
    return RemovalReason::WordsNotThere;
}

QString sentencesAt(const ContextPassage &given, const QuoteMatch &match)
{
    QStringList words;
    for (const ContextSentence &one : given.sentences)
        if (one.firstLetter < match.end && one.endLetter > match.first)
            words << one.sentence.text;
    return words.join(u' ');
}

std::optional<std::size_t> passageNamed(const QString &id, const std::vector<ContextPassage> &given)
{
    for (std::size_t i = 0; i < given.size(); ++i) {
        const QRegularExpression ending(u"(?:^|[^\\p{L}\\p{N}])%1[\\])}\\s.]*$"_s.arg(QRegularExpression::escape(given[i].id)),
            QRegularExpression::CaseInsensitiveOption);
        if (ending.match(id).hasMatch() || (!given[i].chunk.isEmpty() && id.trimmed() == given[i].chunk))
            return i;
    }
    return std::nullopt;
}

CheckedStatement check(const WrittenStatement &statement, const std::vector<ContextPassage> &given, const Lexicon *lexicon,
    const WritingParameters &parameters)
{
    CheckedStatement checked;
    const QString whole = withoutMarks(statement.text);
    checked.text = whole;
    QStringList named;
    const auto remove = [&](RemovalReason reason, const QString &detail = {}) {
        std::erase_if(checked.removed, [](const Removed &r) { // nothing is kept
            return r.isPart && r.reason != RemovalReason::NoSuchPassage;
        });
        checked.removed.push_back({ whole, reason, detail, named });
        return checked;
    };
    if (checked.text.isEmpty() || checked.text.size() > kLongest)
        return remove(RemovalReason::NoSentence);
    std::vector<std::size_t> cited;
    for (const QString &id : statement.passages)
        if (const auto passage = passageNamed(id, given)) {
            cited.push_back(*passage);
            named << given[*passage].id;
        } else
            checked.removed.push_back({ id, RemovalReason::NoSuchPassage, {}, {}, true });
    const auto found = find(statement.quote, cited, given, parameters.quoteSimilarity);
    if (!found)
        return remove(RemovalReason::NotOnPage, statement.quote.simplified());
    checked.passage = found->passage;
    checked.match = found->match;
    if (!saysTheSame(statement.quote, given[found->passage], found->match, parameters.quoteSimilarity))
        return remove(RemovalReason::QuoteDiffers, statement.quote.simplified());
    const SupportingText evidence = evidenceOf(*found, cited, given);
    if (isTooShort(statement.quote, evidence.quoted, parameters.support.fewestQuoteWords))
        return remove(RemovalReason::QuoteTooShort, statement.quote.simplified());
    checked.isQuoteSound = true;
    const HeldEntities numbers = numbersAround(*found, cited, given);
    const HeldEntities names = namesIn(*found, cited, given);
    std::vector<ForeignEntity> foreign = foreignEntities(checked.text, numbers, names);
    while (!foreign.empty()) {
        const ForeignEntity &first = foreign.front();
        const auto shorter = withoutClause(checked.text, first.start);
        if (!shorter)
            return remove(reasonFor(first.kind), first.text);
        checked.removed.push_back({ checked.text, reasonFor(first.kind), first.text, named, true });
        checked.text = *shorter;
        foreign = foreignEntities(checked.text, numbers, names);
    }
    const Support support = supportOf(checked.text, evidence, lexicon, parameters.support);
    if (!support.faults.empty())
        return remove(support.faults.front().reason, support.faults.front().detail);
    if (!support.isPassedOver)
        checked.cover = support.cover;
    checked.isKept = true;
    checked.isRepaired = !checked.removed.empty() || std::ranges::find(cited, checked.passage) == cited.end();
    return checked;
}

} // namespace adduce
