#pragma once
#include "core/documents/chunk.h"
#include "core/documents/document.h"
#include "core/library/document_queue.h"
#include "core/library/text_store.h"
#include "core/settings/parameters.h"

namespace adduce {

class Database;

/// What is made of a document before it is stored, which takes time and needs no database.
struct CutDocument
{
    std::vector<Chunk> chunks;
    ChunkParameters parameters; ///< that it was cut by
    QString source; ///< as the chunks name it
    QString textKey;
    QString language;
};
CutDocument cutDocument(const Document &document, const QString &path, const ChunkParameters &parameters);

/// Makes a document of the library, which has its identity, searchable by what was read of it: its text and chunks, those of every other
/// chunking of the library, and what follows from it (former versions, duplicates). `ocr`: languages that pages were recognised in; empty
/// when they were not. Run inside the caller's transaction.
SavedChunks storeDocument(
    Database &database, const QueuedDocument &queued, const Document &document, const CutDocument &cut, const QString &ocr);

} // namespace adduce
