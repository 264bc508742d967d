#pragma once
#include "core/evaluation/comparison.h"
#include "core/evaluation/set_papers.h"
#include "core/workspace/named_rows.h"

namespace adduce {

class Workspace;

struct EvaluationRequest
{
    QuerySet set {};
    ScopeNames scope {};
    std::vector<Profile> profiles {}; ///< each asked as it was designed, as a whole
};

/// The papers of the questions that are there, in this scope. Throws as scopeNamed().
SetPapers evaluationPapers(Workspace &workspace, const QuerySet &set, const ScopeNames &scope);

/// Asks the questions of the set by each profile, without a model. Blocks and calls back as compare() does. Throws as that, and as scopeNamed()
/// before anything is asked.
Comparison evaluateLibrary(Workspace &workspace, const EvaluationRequest &request, const ComparisonProgress &onResult = {},
    const std::stop_token &stop = {});

} // namespace adduce
