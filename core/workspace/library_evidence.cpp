#include "core/workspace/library_evidence.h"

#include "core/library/database.h"
#include "core/workspace/named_rows.h"
#include "core/workspace/workspace.h"

namespace adduce {

std::vector<EvidenceTable> listEvidence(Workspace &workspace)
{
    Database database = workspace.library().open();
    return EvidenceStore(database).tables();
}

EvidenceRows readEvidence(Workspace &workspace, const QString &name)
{
    Database database = workspace.library().open();
    const EvidenceStore store(database);
    EvidenceRows found { tableNamed(database, name), {} };
    for (const PlacedRow &placed : store.rows(found.table.id))
        found.rows.push_back(placed.row);
    return found;
}

} // namespace adduce
