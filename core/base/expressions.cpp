#include "core/base/expressions.h"

#include <QByteArray>

namespace adduce {

void interpretExpressions()
{
    qputenv("QT_ENABLE_REGEXP_JIT", "0"); // Qt looks at it once, with the first expression
}

} // namespace adduce
