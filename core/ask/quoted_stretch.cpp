#include "core/ask/quoted_stretch.h"

#include "core/guardrails/clauses.h"
#include "core/sentences/question_match.h"
#include "core/text/stemmer.h"

#include <algorithm>
#include <utility>

namespace adduce {

namespace {

/// What stands between two spaces.
struct Token
{
    int start = 0; ///< UTF-16 units
    int end = 0; ///< behind its last
    TermStrengths strengths; ///< of what is asked
    bool hasNumber = false; ///< of the unit that is asked for
    bool beginsClause = false;
    bool endsClause = false;
};

std::vector<Token> tokensOf(const QString &sentence)
{
    std::vector<Token> tokens;
    bool isInside = false;
    for (int at = 0; at < sentence.size(); ++at) {
        const bool isSpace = sentence[at].isSpace();
        if (!isSpace && !isInside)
            tokens.push_back({ at, at, {} });
        if (!isSpace)
            tokens.back().end = at + 1;
        isInside = !isSpace;
    }
    return tokens;
}

Token *tokenAt(std::vector<Token> &tokens, int position)
{
    const auto found = std::ranges::find_if(tokens, [&](const Token &token) { return position < token.end; });
    return found == tokens.end() ? nullptr : &*found;
}

/// What each token is for the question, and where clauses begin and end.
void look(std::vector<Token> &tokens, const QString &sentence, const QuestionTerms &asked)
{
    const TermLookup lookup(asked.terms);
    Stemmer stem;
    const ParsedSentence taken = parsed(sentence, stem);
    for (const TextWord &word : taken.words)
        if (Token *token = tokenAt(tokens, word.start))
            raise(token->strengths, lookup.strengthsIn({ word.stem }));
    if (asked.wanted.types.testAnyFlags(AnswerType::Number | AnswerType::Time))
        for (const int start : wantedNumbersIn(asked.wanted, wordsOf(sentence, stem), sentence))
            if (Token *token = tokenAt(tokens, start))
                token->hasNumber = true;
    for (const Clause &clause : taken.clauses)
        if (clause.first < clause.end)
            if (Token *token = tokenAt(tokens, taken.words[clause.first].start))
                token->beginsClause = true;
    tokens.front().beginsClause = true;
    for (std::size_t i = 0; i < tokens.size(); ++i)
        tokens[i].endsClause = i + 1 == tokens.size() || tokens[i + 1].beginsClause;
}

/// How much of what is asked stands in some tokens, in weights of terms.
double saidIn(const std::vector<Token> &tokens, std::size_t first, std::size_t end, const QuestionTerms &asked)
{
    TermStrengths strengths(asked.terms.size(), 0);
    bool hasNumber = false;
    for (std::size_t i = first; i < end; ++i) {
        raise(strengths, tokens[i].strengths);
        hasNumber = hasNumber || tokens[i].hasNumber;
    }
    double said = 0;
    for (std::size_t t = 0; t < asked.terms.size(); ++t)
        said += strengths[t] * asked.terms[t].weight;
    if (hasNumber) // it counts as much as all words together
        said += asked.weight();
    return said;
}

} // namespace

std::optional<TextRange> quotedStretch(const QString &sentence, const QuestionTerms &asked, int mostWords)
{
    std::vector<Token> tokens = tokensOf(sentence);
    const auto most = static_cast<std::size_t>(std::max(mostWords, 1));
    if (tokens.size() <= most)
        return std::nullopt;
    look(tokens, sentence, asked);
    TextRange best;
    auto worth = std::pair(-1.0, std::size_t(0)); // what it says, and its words
    const auto consider = [&](std::size_t first, std::size_t end) {
        if (const auto found = std::pair(saidIn(tokens, first, end, asked), end - first); found > worth) {
            worth = found;
            best = { tokens[first].start, tokens[end - 1].end - tokens[first].start };
        }
    };
    for (std::size_t clause = 0; clause < tokens.size(); ++clause) {
        if (!tokens[clause].beginsClause)
            continue;
        for (std::size_t end = clause + 1; end <= std::min(clause + most, tokens.size()); ++end)
            if (tokens[end - 1].endsClause)
                consider(clause, end);
        std::size_t end = clause + 1;
        while (!tokens[end - 1].endsClause)
            ++end;
        for (std::size_t first = clause; first + most < end; ++first)
            consider(first, first + most);
    }
    return best;
}

} // namespace adduce
