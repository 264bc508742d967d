#include "core/text/edit_distance.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace adduce {

namespace {

constexpr double kNeighbour = 0.8; // a letter beside it on the keyboard
constexpr double kSwapped = 0.9; // two letters that changed places: likelier than one too much
constexpr double kDoubled = 0.6; // one letter of two that are the same

bool areNeighbours(QChar a, QChar b)
{
    static constexpr std::array kRows { QStringView(u"qwertyuiop"), QStringView(u"asdfghjkl"), QStringView(u"zxcvbnm") };
    const auto place = [](QChar c) {
        for (std::size_t row = 0; row < kRows.size(); ++row)
            if (const auto column = kRows[row].indexOf(c); column >= 0)
                return std::pair(static_cast<double>(row), static_cast<double>(column) + 0.4 * static_cast<double>(row));
        return std::pair(-10.0, -10.0);
    };
    const auto [rowA, columnA] = place(a);
    const auto [rowB, columnB] = place(b);
    return rowA >= 0 && rowB >= 0 && std::abs(rowA - rowB) <= 1 && std::abs(columnA - columnB) <= 1;
}

/// Of a letter that only one of the words has.
double costOf(QStringView word, qsizetype at)
{
    const bool isDoubled = (at > 0 && word[at - 1] == word[at]) || (at + 1 < word.size() && word[at + 1] == word[at]);
    return isDoubled ? kDoubled : 1;
}

} // namespace

double typingDistance(QStringView typed, QStringView meant, double most)
{
    const qsizetype width = meant.size() + 1;
    if (static_cast<double>(std::abs(typed.size() - meant.size())) * kDoubled > most)
        return most + 1;
    std::vector<double> before(static_cast<std::size_t>(width));
    std::vector<double> above(static_cast<std::size_t>(width));
    std::vector<double> row(static_cast<std::size_t>(width));
    const auto at = [](std::vector<double> &values, qsizetype i) -> double & { return values[static_cast<std::size_t>(i)]; };
    for (qsizetype j = 1; j < width; ++j)
        at(above, j) = at(above, j - 1) + costOf(meant, j - 1);
    for (qsizetype i = 1; i <= typed.size(); ++i) {
        at(row, 0) = at(above, 0) + costOf(typed, i - 1);
        double least = at(row, 0);
        for (qsizetype j = 1; j < width; ++j) {
            const QChar a = typed[i - 1];
            const QChar b = meant[j - 1];
            const double other = a == b ? 0 : areNeighbours(a, b) ? kNeighbour : 1;
            double &best = at(row, j);
            best = std::min(
                { at(above, j - 1) + other, at(above, j) + costOf(typed, i - 1), at(row, j - 1) + costOf(meant, j - 1) });
            if (i > 1 && j > 1 && a == meant[j - 2] && typed[i - 2] == b)
                best = std::min(best, at(before, j - 2) + kSwapped);
            least = std::min(least, best);
        }
        if (least > most)
            return most + 1;
        std::swap(before, above);
        std::swap(above, row);
    }
    return at(above, width - 1);
}

} // namespace adduce
