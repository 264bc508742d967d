#pragma once
#include "core/base/ids.h"
#include "core/settings/parameters.h"
#include <QString>
#include <QStringList>
#include <functional>
#include <stop_token>

namespace adduce {

class Database;
class Postgres;

/// What came of papers that were asked for.
struct PulledPapers
{
    int heard = 0; ///< papers and readings that are new or changed there
    int read = 0; ///< papers whose text is here now
    int files = 0; ///< files that came with them
    int gone = 0; ///< papers that were taken out of the laboratory
    QStringList failed {}; ///< why a paper is not here, each a sentence with its name
};

/// Hears of the papers that are new or changed since `since`, and notes them (DeskStore): in the caller's transaction of the server, so that
/// all of it is of one moment. Returns the greatest revision that came, or `since`. What they are described as is merged with what is
/// here; papers that were taken out go, but for those that this desk has a file of its own of.
qint64 hearOfPapers(Database &database, Postgres &server, qint64 since, PulledPapers &pulled);

/// Fetches the text of the papers that are not here, one by one, each checked before anything is taken out of it, and makes them
/// documents of this library that can be searched. One that is not what it says is passed over, and told. `chunks`: how they are cut.
void fetchPapers(Database &database, Postgres &server, const ChunkParameters &chunks, PulledPapers &pulled,
    const std::function<void(int done, int total)> &report = {}, const std::stop_token &stop = {});

/// Fetches the files of papers that came without: a desk sends them behind what a paper says.
void fetchFiles(Database &database, Postgres &server, PulledPapers &pulled, const std::stop_token &stop = {});

} // namespace adduce
