#pragma once

namespace adduce {

struct Interval
{
    double low = 0;
    double high = 1;
    friend bool operator==(const Interval &, const Interval &) = default;
};

/// Of the normal distribution: 95 % lie between its negative and it.
inline constexpr double kNormal95 = 1.959964;

/// Where the share lies of which `right` of `count` were seen, at 95 % (Wilson, JASA 22, 1927, as in Brown, Cai and
/// DasGupta, Statistical Science 16(2), 2001, eq. 4). From 0 to 1 when nothing was seen.
Interval wilsonInterval(int right, int count);

} // namespace adduce
