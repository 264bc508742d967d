#pragma once
#include "core/text/measurements.h"

namespace adduce {

/// Round numbers from at or below the range to at or above it, at even steps of 1, 2 or 5 times a power of ten: four to eleven of them,
/// rising; also for a range of one number. `range`: finite.
std::vector<double> axisTicks(const Interval &range);

QString tickLabel(double tick); ///< "0.5", "−20", with the numbers of the locale

} // namespace adduce
