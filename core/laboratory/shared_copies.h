#pragma once
#include "core/base/ids.h"
#include <QString>
#include <QStringList>
#include <vector>

namespace adduce {

class Database;
class Postgres;

// Threads are their owner's until shared, one by one. What is shared goes to the others as a copy that carries the owner's name as a tag, and
// again whenever it has changed; what is shared no more goes from the server and from the others.

/// What came of it.
struct ThreadExchange
{
    int came = 0; ///< threads of others, new or changed
    int went = 0; ///< that are shared no more
    int sent = 0;
    QStringList failed {}; ///< why a thread is not shared or not here, each a sentence
};

/// Shares a thread from the next synchronisation on. Throws BadInput where it is another's, DocumentLocalOnly where it cites a paper
/// that never leaves this computer, and Missing for a thread that is not there.
void shareThread(Database &database, ThreadId thread);
/// No longer: it goes from the server with the next synchronisation. Nothing for one that is not shared.
void unshareThread(Database &database, ThreadId thread);
/// Those of this desk that are shared.
std::vector<ThreadId> sharedThreads(Database &database);

/// Notes which threads of others are new, changed or shared no more since `since`, in the caller's transactions. Returns the greatest revision
/// that came, or `since`.
qint64 hearOfThreads(Database &database, Postgres &server, qint64 since);
/// Makes copies of them, looked at as a file of threads from elsewhere is.
void takeThreadsOver(Database &database, ThreadExchange &exchange);
/// Sends what is shared and has changed, and takes back what is shared no more. What cites a paper that never leaves this computer by now is
/// taken back, too.
void pushThreads(Database &database, Postgres &server, ThreadExchange &exchange);

} // namespace adduce
