#pragma once
#include <QString>

namespace adduce {

class Database;
struct Thread;

/// On a line: when a thread was asked, of what, who wrote, whether its quotes still stand, and its tags. Throws Error.
[[nodiscard]] QString threadSummary(Database &database, const Thread &thread);

} // namespace adduce
