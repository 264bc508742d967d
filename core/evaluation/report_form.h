#pragma once
#include "core/evaluation/comparison.h"

namespace adduce {

/// In which form a report is written.
enum class ReportForm
{
    Markdown,
    Html, ///< one page with its charts
    Csv, ///< a line for each question
    Json ///< all of it
};

ReportForm reportFormOf(const QString &path); ///< by the end of the name; Markdown where it says none of these
QByteArray written(const Comparison &comparison, ReportForm form);

} // namespace adduce
