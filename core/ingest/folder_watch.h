#pragma once
#include <QObject>
#include <QStringList>
#include <QThread>
#include <chrono>

namespace adduce {

class FolderWatcher;

/// Watches folders with all below them and tells when something in them may have changed. Links are not followed; only
/// folders and files that can be read are watched, and no more than the system's limits bear: what lies beyond is found
/// by `rescan()`. The walking happens on a thread of its own; signals come in the thread of this object.
class FolderWatch : public QObject
{
    Q_OBJECT

public:
    /// `quiet`: nothing is told before a folder was left alone for this long.
    explicit FolderWatch(std::chrono::milliseconds quiet = std::chrono::seconds(1), QObject *parent = nullptr);
    ~FolderWatch() override;

    /// Absolute; in place of those before. All are told as changed once they are watched: nothing is known of what came before.
    void setFolders(const QStringList &folders);

signals:
    void changed(const QStringList &folders); ///< of those that were set: in these
    /// After each walk: how many paths are watched, and whether that is all there are.
    void walked(int paths, bool complete);

private:
    QThread m_thread;
    FolderWatcher *m_watcher; ///< lives in the thread, deleted as it ends
};

} // namespace adduce
