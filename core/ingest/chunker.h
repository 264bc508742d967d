#pragma once
#include "core/documents/chunk.h"
#include "core/documents/document.h"
#include "core/settings/parameters.h"
#include <vector>

namespace adduce {

/// Cuts a document into runs of whole sentences inside one section (SPEC CH4): at most `maxTokens`, the last sentences
/// of up to `overlapTokens` repeated at the start of the next. Only searchable sentences (SPEC IN12); one that is
/// longer than the limit is a chunk of its own. `source` goes into the prefix (CH5).
std::vector<Chunk> chunkSentences(const Document &document, const QString &source, const ChunkParameters &parameters);

} // namespace adduce
