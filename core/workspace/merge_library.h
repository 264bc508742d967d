#pragma once

namespace adduce {

class Database;

/// What was missing in a library and came into it from a backup.
struct Merged
{
    int papers = 0; ///< that are not here: they wait to be read from their files
    int metadata = 0; ///< papers that the user described or wrote notes on then
    int filed = 0; ///< papers in collections, and tags of papers
    int threads = 0;
    int answers = 0; ///< in threads that are here
    int ratings = 0; ///< of answers that are here
    int tables = 0; ///< of evidence
    int rows = 0; ///< in tables that are here
    int highlights = 0;
    friend bool operator==(const Merged &, const Merged &) = default;
};

/// Adds to `into` what users made in `from` (user_rows.h) and is missing there; what is there stays as it is. Papers are known by their
/// bytes, or else by their path, threads by when they were begun, tables by their name. Cut short, it goes on the next time. Throws what
/// a database throws.
[[nodiscard]] Merged addMissing(Database &from, Database &into);

} // namespace adduce
