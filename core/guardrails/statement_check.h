#pragma once
#include "core/answer/answer.h"
#include "core/guardrails/context_passage.h"
#include "core/settings/parameters.h"
#include <optional>
#include <vector>

namespace adduce {

struct Lexicon;
enum class EntityKind;

/// A sentence as a model wrote it.
struct WrittenStatement
{
    QString text;
    QStringList passages; ///< ids that it cites
    QString quote;

    friend bool operator==(const WrittenStatement &, const WrittenStatement &) = default;
};

/// What the guardrails made of a statement.
struct CheckedStatement
{
    QString text; ///< as it is shown: without marks of citations, and without the clause that was taken out
    std::size_t passage = 0; ///< that the quote stands in
    QuoteMatch match;
    std::vector<Removed> removed; ///< the statement, a clause of it, or a citation
    std::optional<double> cover; ///< share of its words that its evidence holds, 0 to 1; none where that could not be compared
    bool isKept = false;
    bool isRepaired = false; ///< kept without a part, or cited by where its quote stands
    bool isQuoteSound = false; ///< its quote stands on its page, whatever became of the statement
};

/// The given passage that an id means: the same, or one that it ends in ("doc-7/P3", "[P3]"); none for another.
std::optional<std::size_t> passageNamed(const QString &id, const std::vector<ContextPassage> &given);

/// Why a statement with an entity falls that its evidence does not hold.
RemovalReason reasonFor(EntityKind kind);

/// The sentences of a passage that a match is of, whole.
QString sentencesAt(const ContextPassage &given, const QuoteMatch &match);

/// A statement is kept when its quote stands in a given passage (as similar as `quoteSimilarity`, with the same numbers,
/// units and negations), when every number of it stands in the sentences around the quote or in another passage that it
/// cites, every name in the passages that it cites, and when the sentences it quotes say what it says (support.h). What a
/// citation names wrongly is put right by where the quote stands. `lexicon`: null for none. Pure.
CheckedStatement check(const WrittenStatement &statement, const std::vector<ContextPassage> &given, const Lexicon *lexicon,
    const WritingParameters &parameters = {});

} // namespace adduce
