#pragma once
#include <QString>

namespace adduce {

/// Whether a question asks for what is recent: "the latest guidelines", "recently", "currently", "this year", "in 2026", and the same in German, French
/// and Spanish. A current that flows is none. `thisYear`: it and the year before it count as recent, and those to come. Pure.
bool asksForRecent(const QString &question, int thisYear);

} // namespace adduce
