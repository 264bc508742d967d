#pragma once
#include "core/documents/chunk.h"
#include "core/documents/document.h"

// How chunks and the places of sentences stand in their rows. Internal to text_*.cpp.

namespace adduce {

class Statement;

/// Counts and offsets as 32-bit, rectangles as four float32 in points.
QByteArray encodeParts(const std::vector<SentencePart> &parts);
std::vector<SentencePart> decodeParts(const QByteArray &bytes); ///< throws Error{DamagedLibrary}

#define ADDUCE_SELECT_CHUNKS                                                                                                     \
    "SELECT id, ordinal, section, first_sentence, last_sentence, first_page, last_page, prefix, text, kind, stable_id FROM "     \
    "chunks "

Chunk chunkFrom(const Statement &row); ///< a row of ADDUCE_SELECT_CHUNKS

} // namespace adduce
