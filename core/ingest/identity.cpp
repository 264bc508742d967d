#include "core/ingest/identity.h"

#include "core/base/error.h"
#include "core/base/file_name.h"
#include "core/base/sha256.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/document_versions.h"
#include "core/library/metadata_store.h"

namespace adduce {

namespace {

/// The row that has these bytes takes the place of the one that was queued for them.
void yieldTo(DocumentStore &documents, const DocumentRow &known, DocumentId queued, const SourceFile &file)
{
    documents.moveFiling(queued, known.id);
    documents.remove(queued);
    if (known.path == file.path() || !factsOf(known.path)) {
        documents.setPath(known.id, file.path());
        documents.setIdentity(known.id, known.sha256, file.size(), file.modified()); // touched or moved
    }
}

/// What the user typed of the former version, or imported from a reference manager, holds for the new one.
void moveOwnMetadata(Database &database, DocumentId from, DocumentId to)
{
    MetadataStore store(database);
    store.merge(to, store.find(from), FieldOrigin::Imported);
    if (store.imported(to).isEmpty())
        store.setImported(to, store.imported(from));
}

} // namespace

Identified identify(Database &database, const QueuedDocument &queued, const SourceFile &file, const QString &sha256)
{
    DocumentStore documents(database);
    const auto own = documents.find(queued.id);
    if (!own)
        throw Error(ErrorKind::Missing, queued.path);
    const auto known = documents.findByHash(sha256);
    if (queued.isReread && known && known->id == queued.id)
        return { queued.id, false };
    if (queued.isReread) { // it was read by an older reader, and its file is another one now
        DocumentQueue(database).insert(queued.path, kPriorityReread);
        documents.setReaderVersion(queued.id, kReaderVersion);
        return { queued.id, true };
    }
    if (!known || known->id == queued.id) {
        documents.setIdentity(queued.id, sha256, file.size(), file.modified());
        return { queued.id, false };
    }
    const bool isThere = known->state == DocumentState::Ready || known->state == DocumentState::Reading;
    yieldTo(documents, *known, queued.id, file);
    if (isThere && !known->supersededBy)
        return { known->id, true };
    // It failed, waited under another path, or is a former version that is the file's content again.
    documents.setCurrent(known->id);
    documents.setPath(known->id, file.path());
    documents.setState(known->id, DocumentState::Reading);
    return { known->id, false };
}

QString textKey(const Document &document)
{
    Sha256 hash;
    bool any = false;
    for (const Sentence &sentence : document.sentences) {
        if (sentence.kind != SentenceKind::Body)
            continue;
        QString letters = sentence.text;
        letters.removeIf([](QChar c) { return !c.isLetterOrNumber(); });
        for (QChar &c : letters)
            c = c.toLower();
        hash.add(letters.toUtf8());
        any = any || !letters.isEmpty();
    }
    return any ? QString::fromLatin1(hash.takeHex()) : QString();
}

bool hasReadyVersion(const Database &database, DocumentId id, const QString &path)
{
    return !currentVersionsAt(database, id, path).empty();
}

void supersedeFormer(Database &database, DocumentId id, const QString &path)
{
    DocumentStore documents(database);
    for (const DocumentId old : currentVersionsAt(database, id, path)) {
        documents.moveFiling(old, id);
        moveOwnMetadata(database, old, id);
        documents.supersede(old, id);
    }
    removeUnquotedVersions(database, path);
}

} // namespace adduce
