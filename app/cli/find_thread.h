#pragma once
#include "core/threads/thread.h"

namespace adduce {

class Database;

namespace cli {

/// The thread with this number. Throws Error{BadInput} when it is none.
Thread findThread(Database &database, const QString &number);

} // namespace cli
} // namespace adduce
