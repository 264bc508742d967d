#include "core/threads/quoted_documents.h"

#include "core/library/database.h"
#include "core/threads/thread_facts.h"

namespace adduce {

QSet<QString> quotedDocuments(Database &database)
{
    completeThreadFacts(database);
    QSet<QString> quoted;
    Statement row(database, "SELECT DISTINCT sha256 FROM turn_quotes WHERE sha256 > ''");
    while (row.step())
        quoted.insert(row.text(0));
    return quoted;
}

} // namespace adduce
