#pragma once
#include <QString>

namespace adduce {

/// What a title says of the paper having been taken back, as publishers put it in front of one: "RETRACTED ARTICLE", "Withdrawn"; empty when
/// it says nothing. None of a notice ("Retraction: ...") nor of a paper about retractions. Pure.
QString retractionIn(const QString &title);

} // namespace adduce
