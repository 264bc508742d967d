#pragma once
#include "core/worker/worker.h"

namespace adduce::cli {

/// Writes the picture to a file that does not exist yet. Throws AlreadyThere when it does, DiskFull when it cannot be written.
void writePng(const PageImage &image, const QString &path);

} // namespace adduce::cli
