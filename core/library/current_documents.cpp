#include "core/library/current_documents.h"

#include "core/library/database.h"
#include "core/library/library.h"

namespace adduce {

std::vector<DocumentRow> currentDocuments(const Library &library)
{
    Database database = library.open();
    return currentDocuments(database);
}

std::vector<DocumentRow> currentDocuments(Database &database)
{
    std::vector<DocumentRow> rows = DocumentStore(database).list();
    std::erase_if(rows, [](const DocumentRow &row) { return bool(row.supersededBy); });
    return rows;
}

} // namespace adduce
