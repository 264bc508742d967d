#pragma once
#include "core/guardrails/plain_check.h"
#include <QByteArray>

namespace adduce {

// Statements beside the texts that they are checked against, as JSON Lines: {"statement", "passages": [...], "quote"?} a line. What
// `adduce-cli check` reads, and the set of false statements that a user keeps.

/// A line of a set. Throws Error{BadInput} with the line's `number` for what has another form.
PlainStatement statementFromLine(const QByteArray &line, int number);

/// Those of a file, without empty lines; none of a file that is not there. Throws Error{Unreadable} and as statementFromLine().
std::vector<PlainStatement> readCheckSet(const QString &path);

/// Adds a statement at the end of a set, which is made if need be; one that it has already is not added again. Throws as readCheckSet(),
/// and writeError().
void addToCheckSet(const QString &path, const PlainStatement &statement);

} // namespace adduce
