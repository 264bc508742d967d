#pragma once
#include "core/evidence/evidence_store.h"
#include "core/threads/quote_check.h"
#include <QHash>
#include <QMetaType>

namespace adduce {

/// What the tab shows: a table that is kept, or the rows of a thread as it is. Neither: there is nothing to show.
struct EvidencePlace
{
    EvidenceTableId table;
    ThreadId thread;
    friend bool operator==(const EvidencePlace &, const EvidencePlace &) = default;
};

/// A place by the name that one chooses it by.
struct NamedPlace
{
    QString name;
    EvidencePlace place;
};

/// What was last found of quotes that were looked for, by citationKey().
using QuoteChecks = QHash<QString, QuoteCheck>;

/// These throw Error.
[[nodiscard]] std::vector<PlacedRow> rowsOf(Database &database, const EvidencePlace &place); ///< in their order
[[nodiscard]] std::vector<Citation> citationsOf(Database &database, const EvidencePlace &place); ///< of its rows and its matrix
[[nodiscard]] QuoteChecks lastChecks(Database &database, const std::vector<Citation> &citations);

} // namespace adduce

Q_DECLARE_METATYPE(adduce::EvidencePlace)
