#pragma once
#include "core/base/ids.h"
#include <QStringList>
#include <map>
#include <vector>

namespace adduce {

class Library;
struct Salvage;

/// What came over from a damaged library, and what did not.
struct RescueReport
{
    std::map<QString, int> rows {}; ///< by table, in the new library
    int unreadablePages = 0;
    int unreadableRows = 0;
    int doubtfulPages = 0; ///< of rows whose table nothing tells: left behind
    int orphans = 0; ///< rows that belong to what is lost: left behind
    int unnamed = 0; ///< threads and tables of evidence whose name is lost
    bool hasSchema = true;
    bool hasLog = true; ///< what was still in the log came over, too
    std::vector<DocumentId>
        incomplete {}; ///< papers of the new library whose text was not all there: they failed, to be read again
    QStringList readAgain {}; ///< names of those that were read again from their files
    QStringList lostTexts {}; ///< names of those that could not be, as their files are gone or changed
};

/// Puts the rows into a new, empty library: what belongs to what is lost is left behind, but for answers and rows of evidence,
/// which get a thread or a table without a name. Throws what a database throws.
[[nodiscard]] RescueReport takeOver(const Salvage &salvage, const Library &into);

} // namespace adduce
