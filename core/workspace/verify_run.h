#pragma once
#include "core/base/error.h"
#include "core/workspace/verify_export.h"
#include <QObject>
#include <future>

namespace adduce {

/// `verifyExport()` on a thread of its own. One of `done`, `failed` comes, then `finished`. The destructor stops and waits.
class VerifyRun : public QObject
{
    Q_OBJECT

public:
    VerifyRun(Workspace &workspace, const QString &path, const QStringList &folders, QObject *parent = nullptr);
    ~VerifyRun() override;

signals:
    void progressed(int done, int total); ///< papers
    void done(const std::vector<adduce::VerifiedRow> &rows);
    void failed(const adduce::Error &error);
    void finished();

private:
    std::stop_source m_stop;
    std::future<void> m_worker;
};

} // namespace adduce
