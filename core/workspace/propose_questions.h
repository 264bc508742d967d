#pragma once
#include "core/evaluation/proposed_questions.h"
#include "core/evaluation/worded_questions.h"
#include "core/workspace/named_rows.h"

namespace adduce {

class Workspace;

/// Who words the questions, which rules word otherwise.
struct Wording
{
    std::optional<TaskModel> model {}; ///< none: nobody
    ConsultingParameters limits {};
};

/// A set of proposals from the library's own papers, for its user to accept. Blocks. Throws as proposedQuestions(), and BadInput
/// where no sentence of them answers a question that the rules know. The first for a connection of the caller's.
QuerySet proposedSet(Workspace &workspace, Database &database, const Scope &scope, const ProposalOptions &options,
    const Wording &wording = {}, const std::stop_token &stop = {});
QuerySet proposedSet(Workspace &workspace, const ScopeNames &scope, const ProposalOptions &options, const Wording &wording = {},
    const std::stop_token &stop = {}); ///< as scopeNamed()

} // namespace adduce
