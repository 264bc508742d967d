#pragma once
#include "core/evaluation/comparison.h"

namespace adduce {

/// A line for each query of each variant; RFC 4180, safe in a spreadsheet.
QByteArray toCsv(const Comparison &comparison);

} // namespace adduce
