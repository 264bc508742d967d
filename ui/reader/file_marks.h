#pragma once
#include "core/base/latest_task.h"
#include "core/worker/worker.h"
#include <QObject>

namespace adduce {

/// Reads what other programs marked in a file, on a thread and in a worker of its own, as a long document takes a while; of the files asked
/// for meanwhile only the last is read.
class FileMarks : public QObject
{
    Q_OBJECT

public:
    explicit FileMarks(WorkerProgram worker, QObject *parent = nullptr);

    void find(const QString &path);
    void stop() { m_task.stop(); }

signals:
    void found(const QString &sha256, const std::vector<adduce::PageAnnotation> &marks); ///< of the file as it is; some
    void failed(const adduce::Error &error);

private:
    WorkerProgram m_worker;
    LatestTask<FileMarks> m_task;
};

} // namespace adduce
