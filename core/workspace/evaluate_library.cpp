#include "core/workspace/evaluate_library.h"

#include "core/ingest/make_chunking.h"
#include "core/library/database.h"
#include "core/library/searchable.h"
#include "core/workspace/workspace.h"

namespace adduce {

SetPapers evaluationPapers(Workspace &workspace, const ScopeNames &scope)
{
    Database database = workspace.library().open();
    return papersOf(bundledQuerySet(), database, CollectionStore(database).resolve(scopeNamed(database, scope)));
}

EvaluationReport evaluateLibrary(Workspace &workspace, const EvaluationRequest &request,
    const std::function<void(const QueryResult &, int, int)> &onResult, const std::stop_token &stop)
{
    EvaluationSettings settings { .questions = request.questions };
    {
        Database database = workspace.library().open();
        settings.scope = scopeNamed(database, request.scope);
        const Parameters &parameters = request.questions.profile.parameters;
        if (!database.isReadOnly() && countCutOtherwise(database, parameters.chunks) > 0)
            makeChunking(database, &workspace.servers(), parameters.chunks, parameters.index, {}, stop);
    }
    return evaluate(workspace.ask(), bundledQuerySet(), settings, onResult, stop);
}

} // namespace adduce
