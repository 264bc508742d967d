#pragma once
#include "core/worker/worker.h"

namespace adduce {

/// The picture as a file of PNG. Throws Error{Internal} where it cannot be made.
QByteArray pngOf(const PageImage &image);

} // namespace adduce
