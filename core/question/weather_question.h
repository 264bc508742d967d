#pragma once
#include <QString>
#include <optional>

namespace adduce {

/// The place whose weather is asked for, as it was typed: "Tokyo", "Portland, Oregon". None for every other question: it takes a whole
/// question after the weather in English, German, French or Spanish, and a place that is called as places are. A word for weather
/// alone ("How does temperature affect yield?") and one of a study ("rainfall in Table 3", "weather in the study area") are none. Pure.
std::optional<QString> weatherPlace(const QString &question);

} // namespace adduce
