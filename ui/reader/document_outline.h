#pragma once
#include "core/base/ids.h"
#include "core/documents/document.h"
#include "core/library/library.h"

namespace adduce {

/// The outline of a file as the library knows it, or the sections that were found in it; empty when it knows neither.
[[nodiscard]] std::vector<OutlineItem> documentOutline(const Library &library, DocumentId document);

} // namespace adduce
