#pragma once

namespace adduce {
class Database;
}

namespace adduce::bench {

/// Copies of every document under other hashes, until the library holds so many chunks.
void growLibrary(Database &database, int chunks);

/// Copies of every document whose words have changed their places in its vocabulary, each for one as long, until the library holds so many documents:
/// as long, as many and as common words as in the papers themselves, but of another subject each.
void growPapers(Database &database, int documents);

} // namespace adduce::bench
