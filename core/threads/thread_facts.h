#pragma once
#include "core/answer/answer.h"

namespace adduce {

class Database;

/// What lists, filters and the search of threads need of the saved answers, kept beside them: how sure they are, who
/// wrote them, which quotes of which papers they hold, the words that a thread is found by.

/// Run in the transaction that saves the answer as `turn`.
void saveTurnFacts(Database &database, TurnId turn, const Answer &answer);

/// Makes the text that the thread is found by anew; after its answers or its title changed, in the same transaction.
void saveThreadText(Database &database, ThreadId thread);

/// Does both for answers that have neither: those of an older library. An answer that cannot be read gets none.
void completeThreadFacts(Database &database);

} // namespace adduce
