#pragma once
#include "core/documents/chunk.h"
#include "core/documents/document.h"
#include "core/library/chunking.h"
#include <span>

// How chunks and the places of sentences stand in their rows. Internal to text_*.cpp.

namespace adduce {

class Database;
class Statement;

/// Counts and offsets as 32-bit, rectangles as four float32 in points.
QByteArray encodeParts(const std::vector<SentencePart> &parts);
std::vector<SentencePart> decodeParts(const QByteArray &bytes); ///< throws Error{DamagedLibrary}

#define ADDUCE_SELECT_CHUNKS_OF                                                                                                  \
    "SELECT id, ordinal, section, first_sentence, last_sentence, first_page, last_page, prefix, text, kind, stable_id FROM "
#define ADDUCE_SELECT_CHUNKS ADDUCE_SELECT_CHUNKS_OF "chunks "
#define ADDUCE_SELECT_ALL_CHUNKS ADDUCE_SELECT_CHUNKS_OF "all_chunks " // of every chunking, by id

Chunk chunkFrom(const Statement &row); ///< a row of ADDUCE_SELECT_CHUNKS

struct NewChunk
{
    DocumentId document;
    const Chunk *chunk;
};

/// They reach the table in one statement: the keyword index writes out what it gathered at the end of every statement
/// whose trigger feeds it. No id is given twice, in whatever chunking.
void insertChunks(Database &database, std::span<const NewChunk> chunks, ChunkingId chunking = {});

} // namespace adduce
