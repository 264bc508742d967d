#include "core/workspace/library_evidence.h"

#include "core/base/error.h"
#include "core/library/database.h"
#include "core/workspace/workspace.h"

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

EvidenceTable tableNamed(const EvidenceStore &store, const QString &name)
{
    if (const auto table = store.find({ name.toLongLong() }))
        return *table;
    std::vector<EvidenceTable> tables = store.tables();
    std::erase_if(tables, [&](const EvidenceTable &table) { return table.name != name; });
    if (tables.size() != 1)
        throw Error(ErrorKind::BadInput, name,
            tables.empty() ? u"no such table, see evidence"_s : u"several tables are called so: give the number"_s);
    return tables.front();
}

} // namespace

std::vector<EvidenceTable> listEvidence(Workspace &workspace)
{
    Database database = workspace.library().open();
    return EvidenceStore(database).tables();
}

EvidenceRows readEvidence(Workspace &workspace, const QString &name)
{
    Database database = workspace.library().open();
    const EvidenceStore store(database);
    EvidenceRows found { tableNamed(store, name), {} };
    for (const PlacedRow &placed : store.rows(found.table.id))
        found.rows.push_back(placed.row);
    return found;
}

} // namespace adduce
