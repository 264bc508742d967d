#include "ui/library/document_editing.h"

#include "core/library/database.h"
#include "core/library/library.h"
#include "core/library/metadata_edit.h"

namespace adduce {

DocumentEditing::DocumentEditing(const Library &library, QObject *parent)
    : QObject(parent)
    , m_library(library)
{
}

void DocumentEditing::remove(const std::vector<DocumentId> &documents)
{
    Database database = m_library.open();
    DocumentStore store(database);
    for (const DocumentId id : documents)
        store.remove(id);
    emit changed();
}

void DocumentEditing::setMetadata(DocumentId document, const Metadata &metadata)
{
    Database database = m_library.open();
    editMetadata(database, document, metadata);
    emit changed();
}

void DocumentEditing::setEncoding(DocumentId document, const QString &encoding)
{
    Database database = m_library.open();
    DocumentStore(database).setChosenEncoding(document, encoding);
}

std::vector<Duplicate> DocumentEditing::duplicates() const
{
    Database database = m_library.open();
    return DuplicateStore(database).list();
}

void DocumentEditing::dismissDuplicate(const Duplicate &pair)
{
    Database database = m_library.open();
    DuplicateStore(database).dismiss(pair.document, pair.other);
    emit changed();
}

void DocumentEditing::mergeDuplicates(DocumentId kept, DocumentId other)
{
    Database database = m_library.open();
    DuplicateStore(database).merge(kept, other);
    emit changed();
}

} // namespace adduce
