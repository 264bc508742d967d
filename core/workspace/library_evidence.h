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

/// Throws as tableNamed().
EvidenceRows readEvidence(Workspace &workspace, const QString &name);

} // namespace adduce
