#pragma once
#include <QString>
#include <functional>

namespace adduce {

class Database;

/// Whether any page of a document that never leaves this computer (DocumentRow::isLocalOnly) is as `matches` says, which gets the text of one after
/// another. For the thread of the connection. Throws Error for a failing database.
[[nodiscard]] bool anyPageKeptHere(const Database &database, const std::function<bool(const QString &text)> &matches);

} // namespace adduce
