#include "core/ingest/store_document.h"

#include "core/ingest/chunker.h"
#include "core/ingest/identity.h"
#include "core/ingest/language.h"
#include "core/library/chunking_store.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/duplicate_store.h"
#include "core/profiles/profile.h"

namespace adduce {

/// Cuts the document for every chunking of the library, those that are being made among them. One whose tokens cannot be counted now lacks
/// it, and is gone on with when they can.
static void cutForOthers(Database &database, DocumentId id, const Document &document, const QString &source)
{
    ChunkingStore store(database);
    for (const Chunking &chunking : store.list())
        if (asCutHere(chunking.parameters) == chunking.parameters)
            store.save(chunking.id, id, chunkDocument(document, source, chunking.parameters));
        else
            store.setBeingMade(chunking.id);
}

CutDocument cutDocument(const Document &document, const QString &path, const ChunkParameters &parameters)
{
    DocumentRow named;
    named.path = path;
    named.authors = document.metadata.authors;
    named.year = document.metadata.year;
    const QString source = shortName(named);
    return { chunkDocument(document, source, parameters), parameters, source, textKey(document), languageOf(document) };
}

SavedChunks storeDocument(
    Database &database, const QueuedDocument &queued, const Document &document, const CutDocument &cut, const QString &ocr)
{
    const SavedChunks saved = TextStore(database).save(queued.id, document, cut.chunks);
    cutForOthers(database, queued.id, document, cut.source);
    DocumentStore documents(database);
    documents.setTextKey(queued.id, cut.textKey);
    documents.setOcr(queued.id, ocr);
    documents.setLanguage(queued.id, cut.language);
    documents.setProfile(queued.id, chunkingName(cut.parameters));
    supersedeFormer(database, queued.id, queued.path);
    DuplicateStore(database).update(queued.id);
    return saved;
}

} // namespace adduce
