#pragma once
#include "core/library/collection_store.h"
#include <QString>
#include <functional>

namespace adduce {

class Database;
class DocumentStore;

/// Whether any page of a document that never leaves this computer (DocumentRow::isLocalOnly) is as `matches` says, which gets the text of one after
/// another. For the thread of the connection. Throws Error for a failing database.
[[nodiscard]] bool anyPageKeptHere(const Database &database, const std::function<bool(const QString &text)> &matches);

/// Whether the document with these bytes never leaves this computer: itself, a later version of it, or because it is not there (any more) to say.
[[nodiscard]] bool isKeptHere(const DocumentStore &documents, const QString &sha256);

/// Of these documents, those that may leave this computer, ascending; none where that is every one.
[[nodiscard]] DocumentScope mayLeave(const Database &database, const DocumentScope &documents);

} // namespace adduce
