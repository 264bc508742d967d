#pragma once
#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/library/library.h"
#include <QObject>
#include <future>

namespace adduce {

/// Searches the threads on a thread of its own; of the words typed meanwhile only the last are looked for.
class ThreadFinder : public QObject
{
    Q_OBJECT

public:
    explicit ThreadFinder(const Library &library, QObject *parent = nullptr);
    ~ThreadFinder() override;

    void find(const QString &query);

signals:
    void found(const QString &query, const std::vector<adduce::ThreadId> &threads);
    void failed(const adduce::Error &error);

private:
    void start();

    const Library &m_library;
    QString m_query;
    bool m_running = false;
    bool m_again = false; ///< other words were typed since
    std::future<void> m_worker;
};

} // namespace adduce
