// Whatever is typed into the search box is a query, and its words an expression of FTS5.
#include "core/library/database.h"
#include "core/library/full_text.h"
#include "core/library/schema.h"
#include "core/retrieval/search_query.h"

using namespace adduce;

static Database emptyLibrary()
{
    Database database({}, Database::Mode::Memory);
    migrate(database, schemaVersion());
    return database;
}

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    static Database database = emptyLibrary();
    const QString text = QString::fromUtf8(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const SearchQuery query = parseSearchQuery(text);
    (void)matchExpression(text);
    (void)rowSearch(database, text, {}, 5); // throws where FTS5 does not take it
    for (const QString &phrase : query.phrases)
        (void)chunksWith(database, phrase);
    return 0;
}
