#pragma once
#include "core/evaluation/set_papers.h"
#include "core/workspace/named_rows.h"

namespace adduce {

class Workspace;

struct EvaluationRequest
{
    ScopeNames scope {};
    QuestionSettings questions {};
};

/// The papers of the bundled questions that are there, in this scope. Throws as scopeNamed().
SetPapers evaluationPapers(Workspace &workspace, const ScopeNames &scope);

/// Asks the bundled questions, once the library is cut as the profile asks, too. Blocks, as evaluate(), and calls back as it does. Throws as scopeNamed(), before anything is asked.
EvaluationReport evaluateLibrary(Workspace &workspace, const EvaluationRequest &request,
    const std::function<void(const QueryResult &, int done, int total)> &onResult = {}, const std::stop_token &stop = {});

} // namespace adduce
