#include "core/workspace/ask_again.h"

#include "core/library/collection_store.h"
#include "core/library/database.h"
#include "core/workspace/workspace.h"

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// The collections and tags of a scope by its name, "Sleep, # to read"; none where one of them is not known.
std::optional<Scope> scopeCalled(Database &database, const QString &name)
{
    const CollectionStore collections(database);
    Scope scope;
    for (const QString &part : name.split(u", "_s, Qt::SkipEmptyParts)) {
        if (part.startsWith(u"# "_s)) {
            scope.tags << part.sliced(2);
        } else if (const CollectionId id = collections.find(part)) {
            scope.collections.push_back(id);
        } else {
            return std::nullopt;
        }
    }
    return scope;
}

} // namespace

std::vector<AskedAgain> askAgain(
    Workspace &workspace, Database &database, const Thread &thread, const Profile &inUse, const std::stop_token &stop)
{
    std::vector<AskedAgain> all;
    std::vector<EarlierTurn> history;
    std::vector<Turn> turns = lastVersions(thread);
    for (Turn &turn : turns) {
        const Answer &then = turn.answer;
        if (stop.stop_requested())
            break;
        const auto scope = scopeCalled(database, then.scope);
        Question question { then.question, scope.value_or(Scope {}), then.scope, history, { inUse, {} }, false, true };
        question.isTrial = true;
        if (then.trace.parameters)
            question.settings.profile.parameters = *then.trace.parameters;
        history.push_back(earlierTurn(then, history));
        if (then.isReply())
            continue;
        Answer now = workspace.ask()(question, {}, stop);
        const bool hasOtherNumbers = !then.trace.parameters;
        all.push_back({ std::move(turn), std::move(now), hasOtherNumbers, !scope });
    }
    return all;
}

} // namespace adduce
