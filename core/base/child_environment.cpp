#include "core/base/child_environment.h"

#include <algorithm>
#include <array>
#include <unistd.h>

namespace adduce {

static bool isSecret(const QByteArray &name)
{
    constexpr std::array marks { "KEY", "TOKEN", "SECRET", "PASSWORD", "PASSWD", "CREDENTIAL" };
    return std::ranges::any_of(marks, [upper = name.toUpper()](const char *mark) { return upper.contains(mark); });
}

QByteArrayList childEnvironment()
{
    QByteArrayList variables;
    for (char **variable = environ; *variable; ++variable)
        if (const QByteArray one(*variable); !isSecret(one.left(one.indexOf('='))))
            variables << one;
    return variables;
}

} // namespace adduce
