#pragma once
#include "core/evidence/evidence_row.h"
#include "core/threads/thread.h"

namespace adduce {

class Database;

/// One row for each citation of the answer; none when it does not answer.
std::vector<EvidenceRow> evidenceRows(const Answer &answer);

/// What a table that is kept cites: in its rows, in their order, then in its matrix.
std::vector<Citation> citationsOfTable(Database &database, EvidenceTableId table);

/// Those of the last version of each question of the thread, in its order.
std::vector<EvidenceRow> evidenceRows(const Thread &thread);

} // namespace adduce
