#pragma once
#include "core/base/ids.h"
#include "core/documents/document.h"
#include <QStringList>

namespace adduce {

class Database;

/// What leads to a page of a document.
struct DocumentParts
{
    QStringList labels; ///< what its pages are called in print, as far as the library has read them
    std::vector<OutlineItem> outline; ///< of the file, or the sections that were found in it; empty when neither is known
};

/// For the thread of the connection. Throws Error.
[[nodiscard]] DocumentParts documentParts(Database &database, DocumentId document);

} // namespace adduce
