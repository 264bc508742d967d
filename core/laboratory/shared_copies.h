#pragma once
#include <QString>
#include <QStringList>
#include <vector>

namespace adduce {

class Database;
class Postgres;
class Shareable;

// Threads and tables of evidence are their owner's until shared, one by one. What is shared goes to the others as a copy that carries the owner's
// name, and again whenever it has changed; what is shared no more goes from the server and from the others. A copy that was changed where it is
// becomes that desk's own, and is neither replaced nor taken away.

/// What came of it.
struct CopyExchange
{
    int came = 0; ///< of others, new or changed
    int went = 0; ///< that are shared no more
    int sent = 0;
    QStringList failed {}; ///< why one is not shared or not here, each a sentence
};

/// Shares it from the next synchronisation on. Throws BadInput where it is another's, DocumentLocalOnly where it cites a paper that never leaves
/// this computer, and what Shareable::missing() says for one that is not there.
void share(Database &database, const Shareable &kind, qint64 id);
/// No longer: it goes from the server with the next synchronisation. Nothing for one that is not shared.
void unshare(Database &database, const Shareable &kind, qint64 id);
/// Those of this desk that are shared.
std::vector<qint64> sharedOf(Database &database, const Shareable &kind);

/// Notes what of others is new, changed or shared no more since `since`, in the caller's transactions. Returns the greatest revision that came,
/// or `since`.
qint64 hearOfCopies(Database &database, Postgres &server, const Shareable &kind, qint64 since);
/// Makes copies of them, looked at as a file from elsewhere is.
void takeCopiesOver(Database &database, const Shareable &kind, CopyExchange &exchange);
/// Sends what is shared and has changed, and takes back what is shared no more. What cites a paper that never leaves this computer by now is
/// taken back, too.
void pushCopies(Database &database, Postgres &server, const Shareable &kind, CopyExchange &exchange);

} // namespace adduce
