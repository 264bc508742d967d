#include "core/library/duplicate_store.h"

#include "core/base/error.h"
#include "core/library/chunking_store.h"
#include "core/library/collection_store.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/metadata_store.h"
#include "core/library/note_store.h"
#include "core/library/search_state.h"
#include "core/library/text_rows.h"
#include "core/library/text_store.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace adduce {

using namespace Qt::StringLiterals;

DuplicateStore::DuplicateStore(Database &database)
    : m_database(database)
{
}

void DuplicateStore::update(DocumentId document)
{
    // A pair that was dismissed stays so; one that no longer fits goes.
    Statement(m_database, "DELETE FROM duplicates WHERE dismissed = 0 AND (document = ?1 OR other = ?1)")
        .bind(1, document.value)
        .run();
    Statement(m_database,
        "INSERT OR IGNORE INTO duplicates(document, other, reason) "
        "SELECT min(o.id, d.id), max(o.id, d.id), CASE WHEN d.text_key <> '' AND o.text_key = d.text_key THEN 'text' ELSE 'doi' "
        "END "
        "FROM documents d JOIN documents o ON o.id <> d.id AND o.state = 'ready' AND o.superseded_by IS NULL "
        "AND ((d.text_key <> '' AND o.text_key = d.text_key) OR (d.doi <> '' AND o.doi = d.doi)) "
        "WHERE d.id = ? AND d.state = 'ready' AND d.superseded_by IS NULL")
        .bind(1, document.value)
        .run();
}

std::vector<Duplicate> DuplicateStore::list() const
{
    Statement row(m_database,
        "SELECT p.document, p.other, p.reason FROM duplicates p "
        "JOIN documents d ON d.id = p.document AND d.state = 'ready' AND d.superseded_by IS NULL "
        "JOIN documents o ON o.id = p.other AND o.state = 'ready' AND o.superseded_by IS NULL "
        "WHERE p.dismissed = 0 ORDER BY p.document, p.other");
    std::vector<Duplicate> pairs;
    while (row.step())
        pairs.push_back({ DocumentId { row.integer(0) }, DocumentId { row.integer(1) },
            valueNamed<DuplicateReason>(row.text(2)).value_or(DuplicateReason::Text) });
    return pairs;
}

DocumentId DuplicateStore::firstCopyOf(DocumentId document) const
{
    Statement row(m_database,
        "SELECT coalesce(min(p.document), ?1) FROM duplicates p JOIN documents d ON d.id = p.document AND d.state = 'ready' "
        "AND d.superseded_by IS NULL WHERE p.other = ?1 AND p.dismissed = 0");
    row.bind(1, document.value).step();
    return DocumentId { row.integer(0) };
}

void DuplicateStore::dismiss(DocumentId document, DocumentId other)
{
    setDismissed(document, other, true);
}

void DuplicateStore::offer(DocumentId document, DocumentId other)
{
    setDismissed(document, other, false);
}

void DuplicateStore::setDismissed(DocumentId document, DocumentId other, bool dismissed)
{
    const auto [first, second] = std::minmax(document, other);
    Statement(m_database, "UPDATE duplicates SET dismissed = ? WHERE document = ? AND other = ?")
        .bind(1, dismissed ? 1 : 0)
        .bind(2, first.value)
        .bind(3, second.value)
        .run();
}

DuplicateMerge DuplicateStore::merge(DocumentId kept, DocumentId other, const std::optional<Metadata> &metadata)
{
    Transaction transaction(m_database);
    DocumentStore documents(m_database);
    const auto row = documents.find(kept);
    const auto otherRow = documents.find(other);
    if (!row || row->supersededBy || !otherRow || otherRow->supersededBy || kept == other)
        throw Error(ErrorKind::Missing, row ? row->path : QString());
    MetadataStore described(m_database);
    const CollectionStore collections(m_database);
    const NoteStore notes(m_database);
    const std::vector<CollectionId> in = collections.collectionsOf(kept);
    const QStringList tags = collections.tagsOf(kept);
    const QString note = notes.find(kept);
    DuplicateMerge done { kept, other, TextStore(m_database).chunks(other), {}, {}, {}, {}, {} };
    documents.moveFiling(other, kept);
    documents.supersede(other, kept);
    std::ranges::copy_if(collections.collectionsOf(kept), std::back_inserter(done.collections),
        [&](CollectionId now) { return std::ranges::find(in, now) == in.end(); });
    for (const QString &tag : collections.tagsOf(kept))
        if (!tags.contains(tag))
            done.tags << tag;
    done.isLocalOnly = otherRow->isLocalOnly && !row->isLocalOnly;
    done.note = { note, notes.find(kept) };
    if (metadata) {
        done.metadata = { described.find(kept), *metadata };
        described.set(kept, *metadata);
        update(kept);
    }
    transaction.commit();
    return done;
}

void DuplicateStore::part(const DuplicateMerge &merge)
{
    Transaction transaction(m_database);
    const std::array kept { merge.kept };
    Statement(m_database, "UPDATE documents SET superseded_by = NULL WHERE id = ? AND superseded_by = ?")
        .bind(1, merge.other.value)
        .bind(2, merge.kept.value)
        .run();
    if (m_database.changes() == 0)
        throw Error(ErrorKind::Missing);
    std::vector<NewChunk> chunks;
    for (const Chunk &chunk : merge.chunks)
        chunks.push_back({ merge.other, &chunk });
    insertChunks(m_database, chunks);
    for (const Chunking &chunking : ChunkingStore(m_database).complete())
        ChunkingStore(m_database).setBeingMade(chunking.id); // of these it has no chunk
    MetadataStore described(m_database);
    if (merge.metadata && described.find(merge.kept) == merge.metadata->second)
        described.set(merge.kept, merge.metadata->first);
    CollectionStore collections(m_database);
    for (const CollectionId in : merge.collections)
        collections.take(in, kept);
    for (const QString &tag : merge.tags)
        collections.untag(kept, tag);
    NoteStore notes(m_database);
    if (notes.find(merge.kept) == merge.note.second)
        notes.set(merge.kept, merge.note.first);
    if (merge.isLocalOnly)
        collections.keepHere(kept, false);
    update(merge.kept);
    update(merge.other);
    bumpSearchRevision(m_database);
    transaction.commit();
}

} // namespace adduce
