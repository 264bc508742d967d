#include "ui/history/thread_finder.h"

#include "core/library/database.h"
#include "core/threads/thread_search.h"

namespace adduce {

ThreadFinder::ThreadFinder(const Library &library, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_task(this)
{
}

void ThreadFinder::find(const QString &query)
{
    m_task.run([this, query](const auto &post, const std::stop_token &) {
        Database database = m_library.open();
        post([this, query, threads = searchThreads(database, query)] { emit found(query, threads); });
    });
}

} // namespace adduce
