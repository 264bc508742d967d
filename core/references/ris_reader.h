#pragma once
#include "core/references/reference.h"

namespace adduce {

/// RIS, as reference managers and publishers write it. `folder`: of the file, for relative links. Throws TooLarge.
ReferenceList readRis(const QByteArray &bytes, const QString &folder);

} // namespace adduce
