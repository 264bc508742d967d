#pragma once

namespace adduce {
class Database;
}

namespace adduce::bench {

/// Copies of every document under other hashes, until the library holds so many chunks.
void growLibrary(Database &database, int chunks);

} // namespace adduce::bench
