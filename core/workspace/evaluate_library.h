#pragma once
#include "core/evaluation/comparison.h"
#include "core/evaluation/evaluation_store.h"
#include "core/evaluation/set_papers.h"
#include "core/workspace/named_rows.h"

namespace adduce {

class Workspace;

struct EvaluationRequest
{
    QuerySet set {};
    ScopeNames scope {};
    std::vector<Variant> variants {}; ///< the profile of each is asked as it was designed, as a whole
    std::optional<TaskModel> judge {}; ///< EvaluationSettings::judge
    int workers = 1; ///< EvaluationSettings::workers
    bool isKept = false; ///< in the library, from its first questions on
    /// A kept run that was cut short, of the same questions, scope and ways: what it measured is not asked again, and it is kept in its place.
    EvaluationId goesOnWith {};
};

/// What came of it.
struct LibraryEvaluation
{
    Comparison comparison {};
    EvaluationId kept {}; ///< none where it is not kept
    std::optional<Error> unkept {}; ///< why all of it could not be; then `kept` is what was saved before
};

/// The papers of the questions that are there, in this scope. Throws as scopeNamed().
SetPapers evaluationPapers(Workspace &workspace, const QuerySet &set, const ScopeNames &scope);

/// Asks the questions of the set in each way. Blocks and calls back as compare() does. Throws as that, and as scopeNamed() and
/// keptEvaluation() before anything is asked.
LibraryEvaluation evaluateLibrary(Workspace &workspace, const EvaluationRequest &request, const ComparisonProgress &onResult = {},
    const std::stop_token &stop = {});

std::vector<EvaluationRow> keptEvaluations(Workspace &workspace); ///< newest first
/// Throws Error{BadInput} where no run has that number.
Comparison keptEvaluation(Workspace &workspace, EvaluationId id);

} // namespace adduce
