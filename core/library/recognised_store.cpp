#include "core/library/recognised_store.h"

#include "core/base/error.h"
#include "core/library/database.h"
#include "core/worker/ocr_protocol.h"

namespace adduce {

RecognisedStore::RecognisedStore(Database &database)
    : m_database(database)
{
}

std::optional<OcrPage> RecognisedStore::find(const QString &sha256, int page, const QStringList &languages) const
{
    Statement row(m_database, "SELECT lines FROM recognised_pages WHERE sha256 = ? AND page = ? AND languages = ?");
    row.bind(1, sha256).bind(2, page).bind(3, languages.join(u'+'));
    if (!row.step())
        return std::nullopt;
    try {
        OcrPage found = protocol::decodeOcrPage(row.bytes(0));
        if (found.page == page)
            return found;
    } catch (const Error &) { // recognised again
    }
    return std::nullopt;
}

void RecognisedStore::save(const QString &sha256, const QStringList &languages, const OcrPage &page)
{
    Statement insert(m_database, "INSERT OR REPLACE INTO recognised_pages(sha256, page, languages, lines) VALUES (?, ?, ?, ?)");
    insert.bind(1, sha256).bind(2, page.page).bind(3, languages.join(u'+')).bind(4, protocol::ocrPagePayload(page)).run();
}

} // namespace adduce
