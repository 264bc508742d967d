#pragma once
#include <QStringList>

namespace adduce {

/// Of the names that there are, the few that were most likely meant by one that there is not: those that it is a part of, then those that
/// it is mistyped of; the likeliest first, each once. Pure.
QStringList nearestNames(const QString &typed, const QStringList &known);

} // namespace adduce
