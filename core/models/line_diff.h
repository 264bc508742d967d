#pragma once
#include <QStringList>
#include <vector>

namespace adduce {

/// A line of two texts: in both, or in one of them.
struct DiffLine
{
    enum class Kind
    {
        Same,
        Removed, ///< of the first text alone
        Added ///< of the second text alone
    };
    Kind kind = Kind::Same;
    QString text;
    friend bool operator==(const DiffLine &, const DiffLine &) = default;
};

/// From the first text to the second, in order, what was removed before what was added in its place; by the longest common
/// subsequence of their lines. Takes time and memory by the product of their lengths: for texts of a page.
[[nodiscard]] std::vector<DiffLine> lineDiff(const QStringList &from, const QStringList &to);

} // namespace adduce
