#pragma once
#include "core/documents/document.h"
#include "core/text/sentences.h"
#include <vector>

namespace adduce {

/// The sentences of an abstract that no heading stands over, as some publishers print it: prose of some length between the authors and the
/// first section, which `first` is. Places in `sentences`; of no length when there is none.
TextRange unlabelledAbstract(const std::vector<Sentence> &sentences, std::size_t first);

} // namespace adduce
