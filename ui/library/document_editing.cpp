#include "ui/library/document_editing.h"

#include "core/library/metadata_edit.h"
#include "ui/common/library_step.h"
#include "ui/library/metadata_editor.h"

namespace adduce {

DocumentEditing::DocumentEditing(LibraryThread &library, QObject *parent)
    : QObject(parent)
    , m_library(library)
{
}

void DocumentEditing::write(const std::function<void(Database &)> &work, const Done &done)
{
    m_library.write(this, work, [this, done] {
        emit changed();
        if (done)
            done();
    });
}

void DocumentEditing::remove(const std::vector<DocumentId> &documents)
{
    const auto remove = [documents](Database &database) {
        DocumentStore store(database);
        for (const DocumentId id : documents)
            store.remove(id);
    };
    write(remove, [this] { emit removed(); });
}

void DocumentEditing::setMetadata(
    DocumentId document, const Metadata &before, const Metadata &after, QUndoStack &undo, const Done &kept, const Failed &notKept)
{
    const auto make = [document, after](Database &database) {
        editMetadata(database, document, after);
        return true;
    };
    const auto takeBack = [document, before](Database &database) { editMetadata(database, document, before); };
    const auto done = [this, once = std::make_shared<Done>(kept)](bool) {
        if (const auto first = std::exchange(*once, {}))
            first();
        emit changed();
    };
    const auto fail = [this, once = std::make_shared<Failed>(notKept)](const Error &error) {
        if (const auto first = std::exchange(*once, {}))
            first(error);
        else
            emit failed(error);
    };
    LibraryStep::perform(undo, m_library, this, MetadataEditor::tr("Edit of the metadata"), { make, takeBack }, { done, fail });
}

void DocumentEditing::setEncoding(DocumentId document, const QString &encoding, const Done &done)
{
    m_library.write(
        this, [document, encoding](Database &database) { DocumentStore(database).setChosenEncoding(document, encoding); }, done);
}

void DocumentEditing::dismissDuplicate(const Duplicate &pair, const Done &done)
{
    write([pair](Database &database) { DuplicateStore(database).dismiss(pair.document, pair.other); }, done);
}

void DocumentEditing::mergeDuplicates(DocumentId kept, DocumentId other, const Done &done)
{
    write([kept, other](Database &database) { DuplicateStore(database).merge(kept, other); }, done);
}

} // namespace adduce
