#include "core/library/note_store.h"

#include "core/base/error.h"
#include "core/library/database.h"

namespace adduce {

using namespace Qt::StringLiterals;

NoteStore::NoteStore(Database &database)
    : m_database(database)
{
}

QString NoteStore::find(DocumentId document) const
{
    Statement row(m_database, "SELECT note FROM document_notes WHERE document = ?");
    return row.bind(1, document.value).step() ? row.text(0) : QString();
}

void NoteStore::set(DocumentId document, const QString &note)
{
    Statement there(m_database, "SELECT 1 FROM documents WHERE id = ?");
    if (!there.bind(1, document.value).step())
        throw Error(ErrorKind::Missing, {}, u"no document %1"_s.arg(document.value));
    if (note.trimmed().isEmpty())
        Statement(m_database, "DELETE FROM document_notes WHERE document = ?").bind(1, document.value).run();
    else
        Statement(m_database, "INSERT OR REPLACE INTO document_notes(document, note) VALUES (?, ?)")
            .bind(1, document.value)
            .bind(2, note)
            .run();
}

} // namespace adduce
