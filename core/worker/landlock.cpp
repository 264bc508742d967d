#include "core/worker/landlock.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <linux/landlock.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace adduce {

namespace {

/// As the newest kernel knows it; the headers of Debian 12 end with the first field. An older kernel is told the fields that it knows.
struct Ruleset
{
    std::uint64_t files = 0;
    std::uint64_t network = 0;
    std::uint64_t scope = 0;
};

/// What a version of Landlock can forbid: so many of the lowest bits of each field.
struct Version
{
    int files = 0;
    int network = 0;
    int scope = 0;
};

constexpr std::array kVersions { Version { 13, 0, 0 }, Version { 14, 0, 0 }, Version { 15, 0, 0 }, Version { 15, 2, 0 },
    Version { 16, 2, 0 }, Version { 16, 2, 2 } };

constexpr std::uint64_t lowest(int bits)
{
    return (std::uint64_t(1) << bits) - 1;
}

} // namespace

bool lockPaths()
{
    const long known = ::syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
    if (known < 1)
        return errno == ENOSYS || errno == EOPNOTSUPP;
    const Version &version = kVersions.at(std::min(static_cast<std::size_t>(known), kVersions.size()) - 1);
    const Ruleset ruleset { lowest(version.files), lowest(version.network), lowest(version.scope) };
    const std::size_t size = version.scope > 0 ? sizeof ruleset
        : version.network > 0                  ? sizeof ruleset.files + sizeof ruleset.network
                                               : sizeof ruleset.files;
    const long rules = ::syscall(SYS_landlock_create_ruleset, &ruleset, size, 0); // without a rule: everything is forbidden
    if (rules < 0)
        return false;
    const bool isLocked = ::syscall(SYS_landlock_restrict_self, rules, 0) == 0;
    ::close(static_cast<int>(rules));
    return isLocked;
}

} // namespace adduce
