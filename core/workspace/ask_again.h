#pragma once
#include "core/profiles/profile.h"
#include "core/threads/thread.h"
#include <stop_token>

namespace adduce {

class Database;
class Workspace;

/// A saved answer, and what the library says to the same question today.
struct AskedAgain
{
    Turn then;
    Answer now; ///< of the papers alone
    bool hasOtherNumbers = false; ///< what the profile held then is not known: it was asked by the one in use
    bool isOfAll = false; ///< the papers that were asked then are not known by name any more: all were asked
};

/// Asks the last version of each question of a thread again, of the same papers as far as these are known by name, by the numbers of then and
/// without a model; nothing is kept. What the app replied to itself is left out. Blocks; stopped, it gives those so far. Throws as Ask.
std::vector<AskedAgain> askAgain(
    Workspace &workspace, Database &database, const Thread &thread, const Profile &inUse, const std::stop_token &stop = {});

} // namespace adduce
