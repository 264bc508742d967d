#include "core/answer/page_source.h"

#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/library.h"

namespace adduce {

PageSource pageSource(Database &database, const Citation &citation)
{
    const DocumentStore store(database);
    if (!citation.sha256.isEmpty())
        if (const auto row = store.findByHash(citation.sha256))
            return { row->path, row->encoding };
    if (const auto row = store.find(citation.document))
        return { row->path, row->encoding };
    return { citation.path, {} };
}

PageSource pageSource(const Library &library, const Citation &citation)
{
    try {
        Database database = library.open();
        return pageSource(database, citation);
    } catch (const Error &) {
        return { citation.path, {} };
    }
}

} // namespace adduce
