#include "core/workspace/replay_run.h"

#include "core/base/run.h"
#include "core/profiles/profile.h"

namespace adduce {

ReplayRun::ReplayRun(Workspace &workspace, const QString &thread, const Profile &inUse, QObject *parent)
    : QObject(parent)
{
    m_worker = startRun(this, [this, &workspace, thread, inUse, stop = m_stop.get_token()](const auto &post) {
        const std::vector<Replay> replays = replayThread(workspace, thread, inUse, stop);
        post([this, replays] { emit done(replays); });
    });
}

ReplayRun::~ReplayRun()
{
    m_stop.request_stop();
    m_worker.wait();
}

} // namespace adduce
