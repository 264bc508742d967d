#pragma once
#include "core/base/ids.h"
#include <QString>
#include <stop_token>

namespace adduce {

class Database;
class Postgres;

/// Whether the bytes of a file go to the laboratory with what it says.
enum class ShareFiles
{
    No,
    Yes
};

/// Sends a paper that is ready: what it is described as, what it says, its passages, and its bytes where they are kept there. In one transaction:
/// it is there whole or not at all, and sent again it is there once. What the laboratory says of it afterwards is noted (DeskStore).
/// A paper that was removed from the laboratory stays removed. Throws as Postgres does; nothing of a file that is not here, or was changed
/// since it was read, is sent.
void pushPaper(Database &database, Postgres &server, DocumentId id, ShareFiles files, const std::stop_token &stop = {});

/// Sends the fields of papers that were changed here since the laboratory was heard of. How many papers.
int pushMetadata(Database &database, Postgres &server, const std::stop_token &stop = {});

} // namespace adduce
