#pragma once
#include "core/answer/answer.h"
#include "core/ask/evidence.h"
#include "core/library/collection_store.h"

namespace adduce {

class Database;

/// What was searched for a question: totals and what could not be searched. `scope` none: everything.
SearchReport searchedFor(Database &database, const DocumentScope &scope);

/// Adds why nothing was found: hits of each term, the nearest passages, what to try.
void explainRefusal(SearchReport &report, Database &database, const Evidence &evidence, const Parameters &parameters);

} // namespace adduce
