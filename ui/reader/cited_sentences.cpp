#include "ui/reader/cited_sentences.h"

#include "core/library/database.h"
#include "core/threads/thread_store.h"

namespace adduce {

CitedSentences::CitedSentences(const Library &library, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_task(this)
{
}

void CitedSentences::find(const QString &sha256)
{
    m_task.run([this, sha256](const auto &post, const std::stop_token &) {
        Database database = m_library.open();
        post([this, sha256, citations = ThreadStore(database).citationsFrom(sha256)] { emit found(sha256, citations); });
    });
}

} // namespace adduce
