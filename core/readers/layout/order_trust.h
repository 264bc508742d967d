#pragma once
#include "core/documents/document.h"

namespace adduce {

/// The pages whose reading order cannot be trusted: many of their sentences go on where the eye does not find the next line, and where the
/// file does not draw it either. Such sentences are doubtful; those that the page shows line by line are as sound as elsewhere. 0-based.
std::vector<int> pagesInUncertainOrder(const Document &document);

} // namespace adduce
