#pragma once
#include "core/library/collection_store.h"
#include "core/library/document_store.h"
#include "core/settings/parameters.h"
#include <QString>
#include <vector>

namespace adduce {

/// How much of the library a search reaches, former versions of documents aside.
struct SearchableTotals
{
    int documentsInAll = 0;
    int documents = 0; ///< that are ready
    int chunks = 0; ///< of these
};
SearchableTotals searchableTotals(const Database &database, const DocumentScope &scope);

/// Whether `chunking`, a DocumentRow::profile, is known and is not how these parameters cut.
bool isCutOtherwise(const QString &chunking, const ChunkParameters &asked);
/// Are any of the documents that can be searched?
bool hasOtherCuts(const Database &database, const ChunkParameters &asked);
/// How many of them are searched so, since the library has no chunking (chunkingFor()) that cuts them as asked.
int countCutOtherwise(const Database &database, const ChunkParameters &asked);

/// A document that cannot be searched.
struct UnreadDocument
{
    DocumentId id;
    QString name; ///< its title or its file's name
    DocumentState state = DocumentState::Queued;
    std::optional<ErrorKind> reason; ///< why it failed
};
/// Newest first. A scope that came to documents holds none.
std::vector<UnreadDocument> unreadDocuments(const Database &database);

} // namespace adduce
