#pragma once
#include "core/base/enum_names.h"
#include "core/guardrails/statement_check.h"
#include <array>

namespace adduce {

struct Lexicon;

/// What the gate says of a statement.
enum class StatementVerdict
{
    Proved,
    NotProved, ///< what it is checked against does not say so
    Contradicted ///< it says the opposite
};
template <> inline constexpr std::array enumNames<StatementVerdict> { "proved", "not_proved", "contradicted" };

/// A statement beside the texts that it is to be proved by, without a library.
struct PlainStatement
{
    QString statement;
    QStringList passages;
    QString quote {}; ///< of a passage; empty: the sentences that are nearest to the statement

    friend bool operator==(const PlainStatement &, const PlainStatement &) = default;
};

struct PlainVerdict
{
    StatementVerdict verdict = StatementVerdict::NotProved;
    double score = 0; ///< 0 to 1: how much speaks for it
    std::vector<Removed> reasons; ///< none where it is proved
};

/// Checks a statement as those of a model are checked. Pure.
PlainVerdict checkPlain(const PlainStatement &statement, const Lexicon *lexicon, const WritingParameters &parameters = {});

} // namespace adduce
