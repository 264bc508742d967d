#pragma once
#include <QSet>
#include <QString>
#include <QStringList>
#include <span>

namespace adduce {

/// What of texts is too long to be anybody's: their runs of eight words. Case, accents, marks and hidden characters make no difference.
class LongRuns
{
public:
    explicit LongRuns(const QStringList &texts);

    [[nodiscard]] bool isEmpty() const { return m_runs.isEmpty(); } ///< no text is that long
    [[nodiscard]] bool areIn(const QString &passage) const; ///< any of them

private:
    QSet<QString> m_runs;
};

/// Whether a query may go to a server of another computer: it holds no run of eight words or more of a passage that never leaves this
/// computer. `passages`: the texts of those.
bool queryMayLeave(const QString &query, std::span<const QString> passages);

} // namespace adduce
