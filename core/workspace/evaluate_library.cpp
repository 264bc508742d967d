#include "core/workspace/evaluate_library.h"

#include "core/base/tr.h"
#include "core/evaluation/growing_run.h"
#include "core/library/database.h"
#include "core/workspace/workspace.h"

namespace adduce {

SetPapers evaluationPapers(Workspace &workspace, const QuerySet &set, const ScopeNames &scope)
{
    Database database = workspace.library().open();
    return papersOf(set, database, CollectionStore(database).resolve(scopeNamed(database, scope)));
}

LibraryEvaluation evaluateLibrary(
    Workspace &workspace, const EvaluationRequest &request, const ComparisonProgress &onResult, const std::stop_token &stop)
{
    std::optional<Comparison> earlier;
    if (request.goesOnWith)
        earlier = keptEvaluation(workspace, request.goesOnWith);
    ComparisonOptions options { {}, request.scope.shown(), request.judge, request.workers, earlier ? &*earlier : nullptr };
    {
        Database database = workspace.library().open();
        options.scope = scopeNamed(database, request.scope);
    }
    GrowingRun growing(workspace.library(), request.goesOnWith);
    const auto isGrowing = request.isKept || request.goesOnWith;
    const auto report = [&](const Comparison &soFar, const QueryResult &result, int variant, int done, int total) {
        if (isGrowing)
            growing.keepInPassing(soFar);
        if (onResult)
            onResult(soFar, result, variant, done, total);
    };
    LibraryEvaluation evaluated { compare(workspace.ask(), request.set, request.variants, report, stop, options) };
    if (isGrowing && evaluated.comparison.asked() > 0)
        try {
            growing.keep(evaluated.comparison);
        } catch (const Error &error) {
            evaluated.unkept = error; // what was asked is worth as much
        }
    evaluated.kept = growing.id();
    return evaluated;
}

std::vector<EvaluationRow> keptEvaluations(Workspace &workspace)
{
    Database database = workspace.library().open();
    return EvaluationStore(database).list();
}

Comparison keptEvaluation(Workspace &workspace, EvaluationId id)
{
    Database database = workspace.library().open();
    auto run = EvaluationStore(database).find(id);
    if (!run)
        throw Error(ErrorKind::BadInput, tr("no run has the number %1").arg(id.value));
    return *std::move(run);
}

} // namespace adduce
