#pragma once
#include "core/base/ids.h"
#include <QString>

namespace adduce {

class Database;

/// What users write of documents for themselves, Markdown. For the thread of its connection. Functions throw Error for a failing
/// database.
class NoteStore
{
public:
    explicit NoteStore(Database &database);

    [[nodiscard]] QString find(DocumentId document) const; ///< empty for none
    /// Empty takes it away. Throws Missing for a document that is not there.
    void set(DocumentId document, const QString &note);

private:
    Database &m_database;
};

} // namespace adduce
