#pragma once
#include <QString>
#include <span>

namespace adduce {

/// Whether a query may go to a server of another computer: it holds no run of eight words or more of a passage that never leaves this
/// computer. `passages`: the texts of those. Case, accents, marks and hidden
/// characters make no difference.
bool queryMayLeave(const QString &query, std::span<const QString> passages);

} // namespace adduce
