#include "core/workspace/verify_run.h"

#include "core/base/run.h"

namespace adduce {

VerifyRun::VerifyRun(Workspace &workspace, const QString &path, const QStringList &folders, QObject *parent)
    : QObject(parent)
{
    m_worker = startRun(this, [this, &workspace, path, folders, stop = m_stop.get_token()](const auto &post) {
        const auto report = [&](int done, int total) { post([this, done, total] { emit progressed(done, total); }); };
        const std::vector<VerifiedRow> rows = verifyExport(workspace, path, folders, report, stop);
        post([this, rows] { emit done(rows); });
    });
}

VerifyRun::~VerifyRun()
{
    m_stop.request_stop();
    m_worker.wait();
}

} // namespace adduce
