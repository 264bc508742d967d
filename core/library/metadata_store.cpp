#include "core/library/metadata_store.h"

#include "core/base/error.h"
#include "core/library/database.h"
#include "core/library/document_store.h"

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Of two sources of one kind: the first three authors of a list, or nothing.
template <class Value> bool isPoorer(const Value &theirs, const Value &mine)
{
    if constexpr (std::is_same_v<Value, QStringList>)
        return theirs.size() < mine.size();
    else
        return theirs == Value {} && mine != Value {};
}

} // namespace

MetadataStore::MetadataStore(Database &database)
    : m_database(database)
{
}

Metadata MetadataStore::find(DocumentId id) const
{
    Statement row(m_database,
        "SELECT title, authors, year, doi, venue, volume, issue, page_range, issn, licence, retraction, abstract, "
        "reference_language, address, origins FROM documents WHERE id = ?");
    if (!row.bind(1, id.value).step())
        throw Error(ErrorKind::Missing, {}, u"no document %1"_s.arg(id.value));
    Metadata metadata { row.text(0), row.text(1).split(u'\n', Qt::SkipEmptyParts), row.number(2), row.text(3), row.text(4),
        row.text(5), row.text(6), row.text(7), row.text(8), row.text(9), row.text(10), row.text(11), row.text(12), row.text(13),
        originsFrom(row.text(14)) };
    forEachField(
        [&](MetadataField field, const auto &value) { // only what a user emptied has an origin and says nothing
            if (value == std::remove_cvref_t<decltype(value)> {} && metadata.origin(field) != FieldOrigin::User)
                metadata.setOrigin(field, FieldOrigin::None);
        },
        metadata);
    return metadata;
}

void MetadataStore::set(DocumentId id, const Metadata &m)
{
    QStringList origins;
    for (const FieldOrigin origin : m.origins)
        origins << nameOf(origin);
    Statement update(m_database,
        "UPDATE documents SET title = ?, authors = ?, year = ?, doi = ?, venue = ?, volume = ?, issue = ?, page_range = ?, "
        "issn = ?, licence = ?, retraction = ?, abstract = ?, reference_language = ?, address = ?, origins = ? WHERE id = ?");
    update.bind(1, m.title).bind(2, m.authors.join(u'\n')).bind(3, m.year).bind(4, m.doi).bind(5, m.venue);
    update.bind(6, m.volume).bind(7, m.issue).bind(8, m.pages).bind(9, m.issn).bind(10, m.licence);
    update.bind(11, m.retraction).bind(12, m.abstract).bind(13, m.language).bind(14, m.address);
    update.bind(15, origins.join(u' ')).bind(16, id.value).run();
}

void MetadataStore::merge(DocumentId id, const Metadata &read, FieldOrigin least)
{
    Metadata merged = find(id);
    const auto take = [&](MetadataField field, auto &mine, const auto &theirs) {
        const FieldOrigin from = read.origin(field);
        const bool isBetter = from > merged.origin(field) || (from == merged.origin(field) && !isPoorer(theirs, mine));
        if (from >= least && isBetter && merged.origin(field) != FieldOrigin::User) {
            mine = theirs;
            merged.setOrigin(field, from);
        }
    };
    forEachField(take, merged, read);
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
