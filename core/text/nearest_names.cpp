#include "core/text/nearest_names.h"

#include "core/text/edit_distance.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace adduce {

namespace {

constexpr qsizetype kMostNames = 3;
constexpr double kMostMistakes = 3;
constexpr double kLettersToAMistake = 3;

/// Smaller is nearer; none when it is far.
std::optional<double> distance(const QString &typed, const QString &name)
{
    const QString other = name.toLower();
    if (other.startsWith(typed))
        return 0;
    if (other.contains(typed))
        return 0.1;
    const double most = std::min(kMostMistakes, static_cast<double>(typed.size()) / kLettersToAMistake);
    const double mistakes = typingDistance(typed, other, most);
    return mistakes <= most ? std::optional(mistakes) : std::nullopt;
}

} // namespace

QStringList nearestNames(const QString &typed, const QStringList &known)
{
    const QString word = typed.trimmed().toLower();
    std::vector<std::pair<double, QString>> near;
    if (!word.isEmpty())
        for (const QString &name : known)
            if (const auto far = distance(word, name))
                near.emplace_back(*far, name);
    std::ranges::stable_sort(near, {}, &std::pair<double, QString>::first);
    QStringList names;
    for (const auto &[far, name] : near)
        if (names.size() < kMostNames && !names.contains(name))
            names << name;
    return names;
}

} // namespace adduce
