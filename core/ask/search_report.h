#pragma once
#include "core/answer/answer.h"
#include "core/ask/evidence.h"
#include "core/library/collection_store.h"

namespace adduce {

class Database;

/// The documents that a scope means for a question: papers, and of the pages of the web those that the user kept or asks for.
DocumentScope askedScope(const Scope &asked, Database &database);

/// What was searched for a question: totals, and of everything (`isOfAll`, whatever of it is left out) what could not be searched.
SearchReport searchedFor(Database &database, const DocumentScope &scope, bool isOfAll);
inline SearchReport searchedFor(Database &database, const DocumentScope &scope)
{
    return searchedFor(database, scope, !scope);
}

/// Adds why nothing was found: hits of each term, the nearest passages, what to try.
void explainRefusal(SearchReport &report, Database &database, const Evidence &evidence, const Parameters &parameters);

} // namespace adduce
