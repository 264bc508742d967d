#pragma once
#include "core/documents/chunk.h"
#include "core/documents/document.h"
#include "core/settings/parameters.h"
#include <vector>

namespace adduce {

/// Cuts a document into the chunks that are indexed, section by section, as the strategy of `parameters` says. Only
/// searchable sentences. A caption is a chunk of its own, and so is each row of a table: its text is the
/// caption and the header with the cells, so that it is found by their words too. `source` goes into the prefix
/// (CH5) and into the stable id (IN5).
std::vector<Chunk> chunkDocument(const Document &document, const QString &source, const ChunkParameters &parameters);

} // namespace adduce
