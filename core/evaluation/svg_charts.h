#pragma once
#include "core/base/interval.h"
#include <QString>
#include <optional>
#include <vector>

// Charts of a report as SVG elements that stand in a page of HTML: without scripts, in the colours of the page, and each with its title
// for those who cannot see it. Labels may hold anything: they are escaped.

namespace adduce {

struct ShareBar
{
    QString label;
    double share = 0; ///< 0 to 1
    Interval interval; ///< of it
    QString words; ///< beside the bar: "13 / 20"
};

/// Lying bars from 0 to 100 %, with their intervals.
QString shareChart(const QString &title, const std::vector<ShareBar> &bars);

struct TimeBar
{
    QString label;
    double median = 0; ///< ms
    double p95 = 0;
    std::optional<int> budget {};
};

/// Lying bars on one scale: the median filled, a line to where 95 % lie, a mark where the budget ends.
QString timeChart(const QString &title, const std::vector<TimeBar> &bars);

struct ReliabilityPoint
{
    QString label; ///< "High"
    double claimed = 0; ///< 0 to 1
    double share = 0; ///< that came true
    Interval interval; ///< of that
};

/// What came true over what was claimed, beside the diagonal on which both are the same.
QString reliabilityChart(const QString &title, const std::vector<ReliabilityPoint> &points);

} // namespace adduce
