#include "ui/history/thread_finder.h"

#include "core/base/run.h"
#include "core/library/database.h"
#include "core/threads/thread_search.h"

namespace adduce {

ThreadFinder::ThreadFinder(const Library &library, QObject *parent)
    : QObject(parent)
    , m_library(library)
{
}

ThreadFinder::~ThreadFinder()
{
    if (m_worker.valid())
        m_worker.wait();
}

void ThreadFinder::find(const QString &query)
{
    m_query = query;
    m_again = m_running;
    if (!m_running)
        start();
}

void ThreadFinder::start()
{
    m_running = true;
    const auto work = [this, query = m_query](const auto &post) {
        Database database = m_library.open();
        post([this, query, threads = searchThreads(database, query)] {
            if (!m_again)
                emit found(query, threads);
        });
    };
    m_worker = startTask(this, work, [this] {
        m_running = false;
        if (std::exchange(m_again, false))
            start();
    });
}

} // namespace adduce
