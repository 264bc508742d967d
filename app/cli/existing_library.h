#pragma once
#include "core/library/library.h"

namespace adduce::cli {

/// For what puts nothing in: a mistyped path must not become an empty library. Only the usual one is made on first use.
/// Throws BadInput when no file is at `path`, and what Library throws.
Library existingLibrary(const QString &path);

} // namespace adduce::cli
