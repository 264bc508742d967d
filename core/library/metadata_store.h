#pragma once
#include "core/base/ids.h"
#include "core/documents/document.h"
#include <QByteArray>

namespace adduce {

class Database;

/// What documents are described as: title, authors, year, DOI, venue, each with where it came from. For the thread of its
/// connection. Throws Error for a failing database, and Missing for a document that is not there.
class MetadataStore
{
public:
    explicit MetadataStore(Database &database);

    [[nodiscard]] Metadata find(DocumentId id) const;
    /// Sets every field whose new origin is at least as good as the old one, and as `least`; what a user typed stays.
    void merge(DocumentId id, const Metadata &read, FieldOrigin least = FieldOrigin::None);
    /// Sets all fields as they are, with their origins: for the user, and to undo.
    void set(DocumentId id, const Metadata &metadata);
    void setImported(DocumentId id, const QByteArray &csl); ///< the entry that a reference manager gave, as CSL-JSON
    [[nodiscard]] QByteArray imported(DocumentId id) const; ///< empty for none

private:
    Database &m_database;
};

} // namespace adduce
