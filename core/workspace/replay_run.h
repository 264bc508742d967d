#pragma once
#include "core/base/error.h"
#include "core/workspace/replay.h"
#include <QObject>
#include <future>

namespace adduce {

struct Profile;

/// `replayThread()` on a thread of its own. One of `done`, `failed` comes, then `finished`. The destructor stops and waits.
class ReplayRun : public QObject
{
    Q_OBJECT

public:
    ReplayRun(Workspace &workspace, const QString &thread, const Profile &inUse, QObject *parent = nullptr);
    ~ReplayRun() override;

signals:
    void done(const std::vector<adduce::Replay> &replays);
    void failed(const adduce::Error &error);
    void finished();

private:
    std::stop_source m_stop;
    std::future<void> m_worker;
};

} // namespace adduce
