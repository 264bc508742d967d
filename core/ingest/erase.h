#pragma once
#include "core/settings/parameters.h"
#include <stop_token>

namespace adduce {

class Database;

/// Takes what removed papers and threads said out of the library's file and of the keyword files beside it, where any was removed since:
/// nothing of it is left there but what threads and evidence tables quote, and the file is as small as what it holds. Backups
/// keep what they hold. Blocks, with short transactions but for a library of an earlier version (shrink(), repack()). On a stop request it
/// ends early, and goes on the next time. Throws Error for a failing database.
void eraseRemoved(Database &database, const IndexParameters &parameters = {}, const std::stop_token &stop = {});

} // namespace adduce
