#include "ui/shell/palette_finder.h"

#include "core/base/run.h"
#include "core/library/database.h"
#include "core/library/document_find.h"

namespace adduce {

PaletteFinder::PaletteFinder(const Library &library, QObject *parent)
    : QObject(parent)
    , m_library(library)
{
}

PaletteFinder::~PaletteFinder()
{
    m_stop.request_stop();
    if (m_worker.valid())
        m_worker.wait();
}

void PaletteFinder::find(const QString &words)
{
    m_words = words.trimmed();
    m_stop.request_stop();
    m_again = m_running;
    if (!m_running)
        start();
}

void PaletteFinder::start()
{
    if (m_words.isEmpty())
        return;
    m_running = true;
    m_stop = {};
    const auto work = [this, words = m_words, stop = m_stop.get_token()](const auto &post) {
        Database database = m_library.open();
        PaletteFinds finds { findDocuments(database, words, kMost, stop), threadsTitled(database, words, kMost, stop) };
        post([this, finds = std::move(finds)] {
            if (!m_again)
                emit found(finds);
        });
    };
    m_worker = startTask(this, work, [this] {
        m_running = false;
        if (std::exchange(m_again, false))
            start();
    });
}

} // namespace adduce
