#pragma once
#include "core/base/ids.h"
#include "core/base/latest_task.h"
#include "core/library/library.h"
#include <QObject>

namespace adduce {

/// Searches the threads on a thread of its own; of the words typed meanwhile only the last are looked for.
class ThreadFinder : public QObject
{
    Q_OBJECT

public:
    explicit ThreadFinder(const Library &library, QObject *parent = nullptr);

    void find(const QString &query);

signals:
    void found(const QString &query, const std::vector<adduce::ThreadId> &threads);
    void failed(const adduce::Error &error);

private:
    const Library &m_library;
    LatestTask<ThreadFinder> m_task;
};

} // namespace adduce
