#pragma once
#include "core/base/ids.h"
#include <QString>
#include <stop_token>

namespace adduce {

class Database;
class Postgres;

/// Sends a paper that is ready: what it is described as, what it says, its passages. In one transaction: it is there whole or not at all, and sent
/// again it is there once. What the laboratory says of it afterwards is noted (DeskStore). A paper that was removed from the laboratory stays
/// removed. Throws as Postgres does.
void pushPaper(Database &database, Postgres &server, DocumentId id);

/// Sends the files of papers that this member added, as far as the laboratory lacks them, behind what they say: without numbers, so that nobody
/// waits for it. Nothing of a file that is not here, or was changed since it was read.
void pushFiles(Database &database, Postgres &server, const std::stop_token &stop = {});

/// Sends the fields of papers that were changed here since the laboratory was heard of. How many papers.
int pushMetadata(Database &database, Postgres &server, const std::stop_token &stop = {});

} // namespace adduce
