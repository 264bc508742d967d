#include "ui/shell/palette_finder.h"

#include "core/library/database.h"
#include "core/library/document_find.h"

namespace adduce {

PaletteFinder::PaletteFinder(const Library &library, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_task(this)
{
}

void PaletteFinder::find(const QString &typed)
{
    const QString words = typed.trimmed();
    if (words.isEmpty())
        return m_task.stop();
    m_task.run([this, words](const auto &post, const std::stop_token &stop) {
        Database database = m_library.open();
        PaletteFinds finds { findDocuments(database, words, kMost, stop), threadsTitled(database, words, kMost, stop) };
        post([this, finds = std::move(finds)] { emit found(finds); });
    });
}

} // namespace adduce
