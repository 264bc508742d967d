#pragma once
#include "core/library/chunking.h"
#include <QString>
#include <functional>

namespace adduce {

class Database;

/// What is indexed of a chunk: its text, the title of its document and the heading over it. Empty when it is gone.
struct IndexedText
{
    QString text;
    QString language; ///< ISO 639-1, empty when unknown
};
IndexedText indexedText(const Database &database, ChunkId chunk); ///< of whatever chunking

/// Every chunk of a chunking that prose search finds, rows of tables aside, with an id after `last`, in order of id. What `visit`
/// throws goes through.
void forEachIndexedText(const Database &database, ChunkId last,
    const std::function<void(ChunkId chunk, DocumentId document, const IndexedText &indexed)> &visit, ChunkingId chunking = {});

} // namespace adduce
