#pragma once
#include "core/base/error.h"
#include "core/profiles/profile.h"
#include <QObject>
#include <future>

namespace adduce {

class Workspace;

/// `lookAgain()` on a thread of its own. One of `done`, `failed` comes, then `finished`. The destructor stops and waits.
class LookAgainRun : public QObject
{
    Q_OBJECT

public:
    LookAgainRun(Workspace &workspace, const Profile &inUse, QObject *parent = nullptr);
    ~LookAgainRun() override;

    void stop() { m_stop.request_stop(); }

signals:
    void progressed(int done, int total); ///< threads
    void done(int threads); ///< with changes that had none
    void failed(const adduce::Error &error);
    void finished();

private:
    std::stop_source m_stop;
    std::future<void> m_worker;
};

} // namespace adduce
