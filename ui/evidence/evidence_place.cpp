#include "ui/evidence/evidence_place.h"

#include "core/evidence/evidence_table.h"
#include "core/library/database.h"
#include "core/threads/thread_store.h"
#include "ui/answer/citation_notes.h"

namespace adduce {

std::vector<PlacedRow> rowsOf(Database &database, const EvidencePlace &place)
{
    if (place.table)
        return EvidenceStore(database).rows(place.table);
    std::vector<PlacedRow> rows;
    if (const auto thread = place.thread ? ThreadStore(database).find(place.thread) : std::nullopt)
        for (EvidenceRow &row : evidenceRows(*thread))
            rows.push_back({ std::move(row), static_cast<double>(rows.size()) });
    return rows;
}

std::vector<Citation> citationsOf(Database &database, const EvidencePlace &place)
{
    if (place.table)
        return citationsOfTable(database, place.table);
    std::vector<Citation> citations;
    for (PlacedRow &placed : rowsOf(database, place))
        if (placed.row.citation)
            citations.push_back(std::move(*placed.row.citation));
    return citations;
}

QuoteChecks lastChecks(Database &database, const std::vector<Citation> &citations)
{
    QuoteChecks checks;
    for (const Citation &citation : citations)
        if (const auto check = lastCheck(database, citation))
            checks.insert(citationKey(citation), *check);
    return checks;
}

} // namespace adduce
