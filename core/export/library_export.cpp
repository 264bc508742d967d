#include "core/export/library_export.h"

#include "core/base/device.h"
#include "core/base/stop.h"
#include "core/export/csv_line.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/duplicate_store.h"
#include "core/references/document_reference.h"
#include "core/references/reference_writer.h"

#include <algorithm>
#include <set>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// The oldest first, so that a library that grew gives a longer file and not another one.
std::vector<DocumentRow> documentsOf(Database &database)
{
    std::vector<DocumentRow> rows = DocumentStore(database).list();
    std::erase_if(rows, [](const DocumentRow &row) { return bool(row.supersededBy); });
    std::ranges::sort(rows, {}, &DocumentRow::id);
    return rows;
}

Reference titledReference(Database &database, const DocumentRow &row)
{
    Reference reference = referenceOf(database, row);
    if (reference.title.isEmpty())
        reference.title = displayTitle(row);
    return reference;
}

QString originsOf(const DocumentRow &row)
{
    QStringList names;
    for (const FieldOrigin origin : row.origins)
        names << nameOf(origin);
    return names.join(u' ');
}

} // namespace

void writeManifest(Database &database, QIODevice &device, const std::stop_token &stop)
{
    // The names stay English in every language: programs read them.
    writeAll(device,
        csvLine({ u"source_id"_s, u"title"_s, u"authors"_s, u"year"_s, u"venue"_s, u"doi"_s, u"origins"_s, u"collections"_s,
            u"tags"_s, u"format"_s, u"pages"_s, u"sentences"_s, u"chunks"_s, u"state"_s, u"reason"_s, u"warnings"_s, u"bytes"_s,
            u"sha256"_s, u"path"_s, u"added_at"_s }));
    for (const DocumentRow &row : documentsOf(database)) {
        throwIfStopped(stop);
        const Reference reference = referenceOf(database, row);
        writeAll(device,
            csvLine({ QString::number(row.id.value), row.title, row.authors.join(u"; "_s),
                row.year > 0 ? QString::number(row.year) : QString(), row.venue, row.doi, originsOf(row),
                reference.collections.join(u"; "_s), reference.tags.join(u"; "_s), nameOf(row.format), QString::number(row.pages),
                QString::number(row.sentences), QString::number(row.chunks), nameOf(row.state),
                row.reason ? nameOf(*row.reason) : QString(), row.warnings.join(u"; "_s), QString::number(row.bytes), row.sha256,
                row.path, row.addedAt.toString(Qt::ISODate) }));
    }
}

void writeLibrary(Database &database, ReferenceFormat format, QIODevice &device, const std::stop_token &stop)
{
    ReferenceWriter writer(format, device);
    const DuplicateStore duplicates(database);
    for (const DocumentRow &row : documentsOf(database)) {
        throwIfStopped(stop);
        if (duplicates.firstCopyOf(row.id) == row.id)
            writer.add(titledReference(database, row));
    }
    writer.finish();
}

std::vector<Reference> citedReferences(Database &database, const std::vector<Citation> &citations)
{
    std::vector<Reference> cited;
    QSet<QString> written; // hashes
    std::set<DocumentId> papers;
    const DocumentStore documents(database);
    for (const Citation &citation : citations) {
        if (written.contains(citation.sha256))
            continue;
        written << citation.sha256;
        Reference reference;
        reference.title = citation.title.isEmpty() ? citation.source : citation.title;
        if (const auto row = documents.findByHash(citation.sha256)) {
            const DocumentId paper = DuplicateStore(database).firstCopyOf(row->id);
            if (!papers.insert(paper).second)
                continue;
            reference = titledReference(database, documents.find(paper).value_or(*row));
        }
        cited.push_back(std::move(reference));
    }
    return cited;
}

void writeCited(Database &database, const std::vector<Citation> &citations, ReferenceFormat format, QIODevice &device)
{
    writeReferences(citedReferences(database, citations), format, device);
}

} // namespace adduce
