#include "core/library/metadata_store.h"

#include "core/base/error.h"
#include "core/library/database.h"
#include "core/library/document_store.h"

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

MetadataStore::MetadataStore(Database &database)
    : m_database(database)
{
}

Metadata MetadataStore::find(DocumentId id) const
{
    const auto row = DocumentStore(m_database).find(id);
    if (!row)
        throw Error(ErrorKind::Missing, {}, u"no document %1"_s.arg(id.value));
    return { row->title, row->authors, row->year, row->doi, row->venue, row->origins };
}

void MetadataStore::set(DocumentId id, const Metadata &m)
{
    QStringList origins;
    for (const FieldOrigin origin : m.origins)
        origins << nameOf(origin);
    Statement update(
        m_database, "UPDATE documents SET title = ?, authors = ?, year = ?, doi = ?, venue = ?, origins = ? WHERE id = ?");
    update.bind(1, m.title).bind(2, m.authors.join(u'\n')).bind(3, m.year).bind(4, m.doi).bind(5, m.venue);
    update.bind(6, origins.join(u' ')).bind(7, id.value).run();
}

void MetadataStore::merge(DocumentId id, const Metadata &read, FieldOrigin least)
{
    Metadata merged = find(id);
    const auto take = [&](MetadataField field, auto &mine, const auto &theirs) {
        if (read.origin(field) >= std::max(least, merged.origin(field)) && merged.origin(field) != FieldOrigin::User) {
            mine = theirs;
            merged.setOrigin(field, read.origin(field));
        }
    };
    take(MetadataField::Title, merged.title, read.title);
    take(MetadataField::Authors, merged.authors, read.authors);
    take(MetadataField::Year, merged.year, read.year);
    take(MetadataField::Doi, merged.doi, read.doi);
    take(MetadataField::Venue, merged.venue, read.venue);
    set(id, merged);
}

void MetadataStore::setImported(DocumentId id, const QByteArray &csl)
{
    Statement(m_database, "UPDATE documents SET imported = ? WHERE id = ?")
        .bind(1, QString::fromUtf8(csl))
        .bind(2, id.value)
        .run();
}

QByteArray MetadataStore::imported(DocumentId id) const
{
    Statement row(m_database, "SELECT imported FROM documents WHERE id = ?");
    row.bind(1, id.value);
    return row.step() ? row.text(0).toUtf8() : QByteArray();
}

} // namespace adduce
