#include "ui/reader/cited_sentences.h"

#include "core/base/run.h"
#include "core/library/database.h"
#include "core/threads/thread_store.h"

namespace adduce {

CitedSentences::CitedSentences(const Library &library, QObject *parent)
    : QObject(parent)
    , m_library(library)
{
}

CitedSentences::~CitedSentences()
{
    if (m_worker.valid())
        m_worker.wait();
}

void CitedSentences::find(const QString &sha256)
{
    m_sha256 = sha256;
    m_again = m_running;
    if (!m_running)
        start();
}

void CitedSentences::start()
{
    m_running = true;
    const auto work = [this, sha256 = m_sha256](const auto &post) {
        Database database = m_library.open();
        post([this, sha256, citations = ThreadStore(database).citationsFrom(sha256)] {
            if (!m_again)
                emit found(sha256, citations);
        });
    };
    m_worker = startTask(this, work, [this] {
        m_running = false;
        if (std::exchange(m_again, false))
            start();
    });
}

} // namespace adduce
