#pragma once
#include "core/evidence/evidence_store.h"

namespace adduce {

class Workspace;

/// The tables of evidence that are kept, by name.
std::vector<EvidenceTable> listEvidence(Workspace &workspace);

struct EvidenceRows
{
    EvidenceTable table;
    std::vector<EvidenceRow> rows; ///< in their order
};

/// By its number or its name. Throws BadInput when no table, or several, are called so.
EvidenceRows readEvidence(Workspace &workspace, const QString &name);

} // namespace adduce
