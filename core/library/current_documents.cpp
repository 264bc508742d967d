#include "core/library/current_documents.h"

#include "core/library/database.h"
#include "core/library/library.h"

namespace adduce {

std::vector<DocumentRow> currentDocuments(const Library &library)
{
    Database database = library.open();
    std::vector<DocumentRow> rows = DocumentStore(database).list();
    std::erase_if(rows, [](const DocumentRow &row) { return bool(row.supersededBy); });
    return rows;
}

} // namespace adduce
