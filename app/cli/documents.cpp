#include "app/cli/command.h"
#include "app/cli/existing_library.h"
#include "app/cli/find_document.h"
#include "app/cli/output.h"

#include "core/library/database.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <algorithm>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

/// --failed, --collection and --tag; a document that is not ready can be in a collection too.
std::vector<DocumentRow> listed(const Context &context, Database &database)
{
    const CollectionStore collections(database);
    std::vector<DocumentRow> rows = DocumentStore(database).list();
    std::erase_if(rows, [](const DocumentRow &row) { return bool(row.supersededBy); });
    if (context.options.isSet(u"failed"_s))
        std::erase_if(rows, [](const DocumentRow &row) { return !row.reason; });
    for (const QString &name : context.options.values(u"collection"_s)) {
        const std::vector<DocumentId> in = collections.documents(findCollection(database, name));
        std::erase_if(rows, [&](const DocumentRow &row) { return !std::ranges::binary_search(in, row.id); });
    }
    for (const QString &tag : context.options.values(u"tag"_s))
        std::erase_if(rows, [&](const DocumentRow &row) { return !collections.tagsOf(row.id).contains(tag.simplified()); });
    return rows;
}

/// Its file was deleted or moved; it stays searched as it was read.
bool isFileMissing(const DocumentRow &row)
{
    return row.state == DocumentState::Ready && !QFileInfo::exists(row.path);
}

QString stateName(const DocumentRow &row)
{
    if (row.reason)
        return u"failed: "_s + nameOf(*row.reason);
    return isFileMissing(row) ? u"ready, file missing"_s : nameOf(row.state);
}

} // namespace

ExitCode list(const Context &context)
{
    const Library library = existingLibrary(context.libraryPath);
    Database database = library.open();
    const std::vector<DocumentRow> rows = listed(context, database);
    if (context.json) {
        QJsonArray array;
        for (const DocumentRow &row : rows) {
            QJsonObject json = documentJson(row);
            json[u"file_missing"_s] = isFileMissing(row);
            array.append(json);
        }
        printJson(array);
        return Done;
    }
    for (const DocumentRow &row : rows)
        printLine(u"%1  %2  %3 pages  %4 (%5)"_s.arg(QString::number(row.id.value).rightJustified(4), stateName(row),
            QString::number(row.pages), displayTitle(row), shortName(row)));
    if (DocumentStore(database).list().empty())
        note(u"The library is empty. Add papers: adduce-cli add FILES"_s);
    return Done;
}

ExitCode remove(const Context &context)
{
    if (context.arguments.isEmpty()) {
        note(u"remove: name documents by id, path or file name (see list)"_s);
        return Usage;
    }
    const Library library = existingLibrary(context.libraryPath);
    Database database = library.open();
    std::vector<DocumentRow> rows; // all are found before any is removed
    for (const QString &name : context.arguments)
        rows.push_back(findDocument(database, name));
    QJsonArray removed;
    for (const DocumentRow &row : rows) {
        DocumentStore(database).remove(row.id);
        removed.append(documentJson(row));
        if (!context.json)
            printLine(u"removed  "_s + displayTitle(row));
    }
    if (context.json)
        printJson(removed);
    return Done;
}

} // namespace adduce::cli
