#pragma once
#include "core/answer/answer.h"

namespace adduce {

class Database;

/// A citation as a column of the library holds it: JSON, or nothing.
QString citationColumn(const std::optional<Citation> &citation);
std::optional<Citation> citationFromColumn(const QString &column);

/// The lowest id that no row of this table ever had; its ids must be AUTOINCREMENT.
qint64 nextId(const Database &database, const QString &table);

} // namespace adduce
