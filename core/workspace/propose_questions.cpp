#include "core/workspace/propose_questions.h"

#include "core/base/error.h"
#include "core/base/tr.h"
#include "core/library/database.h"
#include "core/retrieval/retriever.h"
#include "core/workspace/workspace.h"

#include <QFileInfo>

namespace adduce {

QuerySet proposedSet(Workspace &workspace, Database &database, const Scope &scope, const ProposalOptions &options,
    const Wording &wording, const std::stop_token &stop)
{
    QuerySet set { tr("Questions on %1").arg(QFileInfo(workspace.libraryPath()).completeBaseName()),
        proposedQuestions(workspace.retriever(), database, scope, options, stop) };
    if (set.queries.empty())
        throw Error(ErrorKind::BadInput, tr("no sentence of these papers answers a question that can be made of it by rule"));
    if (wording.model)
        wordByModel(set.queries, database, *wording.model, wording.limits, stop);
    return set;
}

QuerySet proposedSet(Workspace &workspace, const ScopeNames &scope, const ProposalOptions &options, const Wording &wording,
    const std::stop_token &stop)
{
    Database database = workspace.library().open();
    return proposedSet(workspace, database, scopeNamed(database, scope), options, wording, stop);
}

} // namespace adduce
