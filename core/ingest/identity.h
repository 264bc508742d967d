#pragma once
#include "core/documents/document.h"
#include "core/library/document_queue.h"
#include "core/worker/worker.h"

namespace adduce {

class Database;

struct Identified
{
    DocumentId id; ///< the row that the file belongs to
    bool isAlreadyThere = false; ///< its bytes are in the library or being read: there is nothing to do
};

/// Gives a document in hand its identity, the SHA-256 of the bytes. The same bytes under another row: that row is kept,
/// in all collections of both, and follows a file that was moved. Throws Error; Missing when the row was removed.
Identified identify(Database &database, const QueuedDocument &queued, const SourceFile &file, const QString &sha256);

/// What is equal for equal text whatever the bytes: a hash over the letters and digits of the body. Empty without any.
QString textKey(const Document &document);

/// Whether another version of the file of `id` is ready and searched.
bool hasReadyVersion(const Database &database, DocumentId id, const QString &path);

/// Former versions of the file of `id`, which is ready now, leave the index; those that nothing of the user's quotes go altogether.
/// `id` gets their collections and tags, and what the user typed of them or imported. Run inside the caller's transaction.
void supersedeFormer(Database &database, DocumentId id, const QString &path);

} // namespace adduce
