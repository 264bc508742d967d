#include "core/workspace/look_again_run.h"

#include "core/base/run.h"
#include "core/workspace/look_again.h"

namespace adduce {

LookAgainRun::LookAgainRun(Workspace &workspace, const Profile &inUse, QObject *parent)
    : QObject(parent)
{
    m_worker = startRun(this, [this, &workspace, inUse, stop = m_stop.get_token()](const auto &post) {
        const auto report = [&](int done, int total) { post([this, done, total] { emit progressed(done, total); }); };
        const int threads = lookAgain(workspace, inUse, report, stop);
        post([this, threads] { emit done(threads); });
    });
}

LookAgainRun::~LookAgainRun()
{
    m_stop.request_stop();
    m_worker.wait();
}

} // namespace adduce
