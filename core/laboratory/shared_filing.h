#pragma once
#include <QtGlobal>

namespace adduce {

class Database;
class Postgres;

// How papers are filed: collections, what is in them, tags. Sets are merged: what two desks add both stays, and who takes something out
// that was put in anew meanwhile does not. A collection of the same name in the same place is the same one.

/// What came of it.
struct FilingExchange
{
    int heard = 0; ///< changes that were made there
    int sent = 0; ///< changes that were made here
};

/// Notes what was filed there since `since`, and takes collections over, in the caller's transaction of the server. Returns the greatest
/// revision that came, or `since`.
qint64 hearOfFiling(Database &database, Postgres &server, qint64 since, FilingExchange &exchange);

/// Files the papers that are here by now as it was heard.
void takeFilingOver(Database &database);

/// Sends what was filed here since the laboratory was heard of: of papers that it has, and collections that hold any. In one transaction.
void pushFiling(Database &database, Postgres &server, FilingExchange &exchange);

} // namespace adduce
