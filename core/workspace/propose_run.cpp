#include "core/workspace/propose_run.h"

#include "core/base/run.h"
#include "core/library/database.h"
#include "core/workspace/workspace.h"

namespace adduce {

ProposeRun::ProposeRun(
    Workspace &workspace, const Scope &scope, const ProposalOptions &options, const Wording &wording, QObject *parent)
    : QObject(parent)
{
    m_worker = startRun(this, [this, &workspace, scope, options, wording, stop = m_stop.get_token()](const auto &post) {
        Database database = workspace.library().open();
        const QuerySet proposals = proposedSet(workspace, database, scope, options, wording, stop);
        post([this, proposals] { emit done(proposals); });
    });
}

ProposeRun::~ProposeRun()
{
    m_stop.request_stop();
    m_worker.wait();
}

} // namespace adduce
