#pragma once
#include "core/references/reference.h"

namespace adduce {

/// In front of what took a work back, which RIS has no field for, in a note of its own.
constexpr QLatin1StringView kRisRetracted("Retracted: ");

/// RIS, as reference managers and publishers write it. `folder`: of the file, for relative links. Throws TooLarge.
ReferenceList readRis(const QByteArray &bytes, const QString &folder);

} // namespace adduce
