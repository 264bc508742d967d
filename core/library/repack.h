#pragma once
#include <stop_token>

namespace adduce {

class Database;

/// Brings what versions before 24 wrote to the form of today, which takes about half the room: texts are compressed, sentences that
/// say what their pages say keep no text of their own, vectors are of 16-bit numbers. Both forms are read alike, so that this may be
/// stopped, or killed, at any time, and goes on the next time. In short transactions but for the last step, in which the file is written
/// anew. Does nothing where it was done. Throws Error, also Stopped.
void repack(Database &database, const std::stop_token &stop);

} // namespace adduce
