#include "core/network/public_address.h"

#include <QHostAddress>

#include <algorithm>
#include <array>

namespace adduce {

namespace {

struct Subnet
{
    const char *first;
    int bits;
};

/// What the registry of special addresses (RFC 6890) says is not of the internet.
constexpr std::array kNotPublic4 { Subnet { "0.0.0.0", 8 }, Subnet { "10.0.0.0", 8 }, Subnet { "100.64.0.0", 10 },
    Subnet { "127.0.0.0", 8 }, Subnet { "169.254.0.0", 16 }, Subnet { "172.16.0.0", 12 }, Subnet { "192.0.0.0", 24 },
    Subnet { "192.0.2.0", 24 }, Subnet { "192.88.99.0", 24 }, Subnet { "192.168.0.0", 16 }, Subnet { "198.18.0.0", 15 },
    Subnet { "198.51.100.0", 24 }, Subnet { "203.0.113.0", 24 }, Subnet { "224.0.0.0", 3 } };
/// Of 2000::/3, outside of which nothing is.
constexpr std::array kNotPublic6 { Subnet { "2001::", 23 }, Subnet { "2001:db8::", 32 }, Subnet { "3fff::", 20 } };

template <class Subnets> bool isInOneOf(const QHostAddress &address, const Subnets &subnets)
{
    return std::ranges::any_of(subnets,
        [&](const Subnet &subnet) { return address.isInSubnet(QHostAddress(QString::fromLatin1(subnet.first)), subnet.bits); });
}

/// The address of IPv4 in four bytes of one of IPv6.
QHostAddress inside(const Q_IPV6ADDR &bytes, int at)
{
    quint32 address = 0;
    for (int i = at; i < at + 4; ++i)
        address = address << 8 | bytes[i];
    return QHostAddress(address);
}

bool isPublic4(const QHostAddress &address)
{
    return !isInOneOf(address, kNotPublic4);
}

} // namespace

bool isPublic(const QHostAddress &address)
{
    if (address.protocol() == QAbstractSocket::IPv4Protocol)
        return isPublic4(address);
    if (address.protocol() != QAbstractSocket::IPv6Protocol)
        return false;
    constexpr int kLast = 12; // where the last four of sixteen bytes begin
    constexpr int kSixToFour = 2;
    const Q_IPV6ADDR bytes = address.toIPv6Address();
    const auto isIn = [&](const char *first, int bits) {
        return address.isInSubnet(QHostAddress(QString::fromLatin1(first)), bits);
    };
    if (isIn("::ffff:0:0", 96) || isIn("64:ff9b::", 96))
        return isPublic4(inside(bytes, kLast));
    if (isIn("2002::", 16))
        return isPublic4(inside(bytes, kSixToFour));
    return isIn("2000::", 3) && !isInOneOf(address, kNotPublic6);
}

} // namespace adduce
