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

bool ThreadFinder::isLike(const QString &query)
{
    return query.startsWith(kLike, Qt::CaseInsensitive) && !QStringView(query).mid(kLike.size()).trimmed().isEmpty();
}

void ThreadFinder::find(const QString &query)
{
    m_task.run([this, query](const auto &post, const std::stop_token &stop) {
        Database database = m_library.open();
        if (isLike(query)) {
            const QString question = query.mid(kLike.size());
            post([this, query, like = questionsLike(database, question, stop)] { emit foundLike(query, like); });
            return;
        }
        post([this, query, threads = searchThreads(database, query)] { emit found(query, threads); });
    });
}

} // namespace adduce
