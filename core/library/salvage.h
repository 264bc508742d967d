#pragma once
#include "core/library/page_file.h"
#include <map>

namespace adduce {

/// The rows that are still in a file of SQLite, by the table that they are of.
struct Salvage
{
    struct Table
    {
        QStringList columns; ///< of the values of each row; a row may have fewer, from before a column was added
        std::vector<StoredRow> rows;
    };
    std::map<QString, Table> tables; ///< of this program; without those that are made anew from others
    int unreadablePages = 0; ///< that belong to a table of ours or to none that is known
    int unreadableRows = 0; ///< in pages that can be read
    int doubtfulPages = 0; ///< of rows whose table nothing tells
    bool hasSchema = true; ///< the file still says where its tables begin
};

/// Reads all rows that can be read. Where a table begins the file's own schema says; pages that no table leads to any more are known
/// by the form of their rows, unless the file says that they are free. The library's log is not looked at: write it into the file
/// first. Throws Unreadable.
[[nodiscard]] Salvage salvage(const QString &path);

} // namespace adduce
