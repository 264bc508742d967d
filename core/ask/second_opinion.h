#pragma once
#include "core/guardrails/statement_check.h"
#include "core/models/task_model.h"
#include <optional>
#include <stop_token>
#include <vector>

namespace adduce {

/// Whether a quote says what a statement does (natural language inference).
enum class Entailment
{
    Says,
    DoesNotSay,
    Opposite
};
template <> inline constexpr std::array enumNames<Entailment> { "says", "does_not_say", "opposite" };

/// What a model said of statements that were found to hold.
struct SecondOpinion
{
    std::vector<std::optional<Entailment>> verdicts; ///< one a statement; none: it was not asked of it, or not said
    QString reply; ///< as it came
    std::optional<Error> error; ///< why there is none; Stopped, too
};

/// Asks a model of each statement whether the sentences that it quotes, with those beside them, say it. Where the writer saw papers that never leave
/// this computer, nothing is sent elsewhere. Blocks. Whatever the server does, nothing becomes truer by it: a statement without a verdict stands as
/// it did. Throws nothing: what went wrong is told in `error`.
SecondOpinion secondOpinion(const std::vector<CheckedStatement> &statements, const std::vector<ContextPassage> &context,
    const TaskModel &model, const std::stop_token &stop);

} // namespace adduce
