#include "core/workspace/evaluate_library.h"

#include "core/library/database.h"
#include "core/workspace/workspace.h"

namespace adduce {

SetPapers evaluationPapers(Workspace &workspace, const QuerySet &set, const ScopeNames &scope)
{
    Database database = workspace.library().open();
    return papersOf(set, database, CollectionStore(database).resolve(scopeNamed(database, scope)));
}

Comparison evaluateLibrary(
    Workspace &workspace, const EvaluationRequest &request, const ComparisonProgress &onResult, const std::stop_token &stop)
{
    std::vector<Variant> variants;
    for (const Profile &profile : request.profiles)
        variants.push_back({ profile.name, { .profile = profile } });
    Scope scope;
    {
        Database database = workspace.library().open();
        scope = scopeNamed(database, request.scope);
    }
    return compare(workspace.ask(), request.set, variants, onResult, stop, scope);
}

} // namespace adduce
