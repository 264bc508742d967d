#pragma once
#include <vector>

namespace adduce {

struct Interval
{
    double low = 0;
    double high = 1;
};

/// Where the share lies of which `right` of `count` were seen, at 95 % (Wilson, JASA 22, 1927, as in Brown, Cai and
/// DasGupta, Statistical Science 16(2), 2001, eq. 4). From 0 to 1 when nothing was seen.
Interval wilsonInterval(int right, int count);

/// The value that `share` of them do not exceed, between neighbours by their distance; 0 of none.
double quantile(std::vector<double> values, double share);

} // namespace adduce
