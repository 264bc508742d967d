#pragma once

class QHostAddress;

namespace adduce {

/// An address that any computer of the internet reaches: none of this computer, of a private network (RFC 1918, RFC 4193, RFC 6598), of
/// a link, of a group, or kept for other uses. One of IPv4 inside one of IPv6 (mapped, NAT64, 6to4) counts as what it leads to.
bool isPublic(const QHostAddress &address);

} // namespace adduce
