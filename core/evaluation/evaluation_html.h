#pragma once
#include "core/evaluation/comparison.h"

namespace adduce {

/// A report that stands for itself: one page with its charts drawn in it, without scripts and without anything from elsewhere, in light and
/// dark. Whatever questions, models and papers are called is shown as text. UTF-8.
QByteArray toHtml(const Comparison &comparison);

} // namespace adduce
