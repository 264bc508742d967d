#include "app/cli/asking.h"
#include "app/cli/command.h"
#include "app/cli/output.h"

#include "core/workspace/library_documents.h"
#include "core/workspace/public_json.h"

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

QString stateName(const DocumentRow &row)
{
    if (row.reason)
        return u"failed: "_s + nameOf(*row.reason);
    return isFileMissing(row) ? u"ready, file missing"_s : nameOf(row.state);
}

} // namespace

ExitCode list(const Context &context)
{
    const std::vector<DocumentRow> rows = listDocuments(context.workspace,
        { context.options.isSet(u"failed"_s), context.options.values(u"collection"_s), context.options.values(u"tag"_s) });
    if (context.isJson) {
        std::vector<PublicDocument> documents;
        for (const DocumentRow &row : rows) {
            documents.push_back(publicDocument(row));
            documents.back().isFileMissing = isFileMissing(row);
        }
        printJson(toPublicJson(documents));
        return Done;
    }
    for (const DocumentRow &row : rows)
        printLine(u"%1  %2  %3  %4 (%5)"_s.arg(QString::number(row.id.value).rightJustified(4), stateName(row),
            counted(row.pages, u"page"_s), displayTitle(row),
            row.retraction.isEmpty() ? shortName(row) : shortName(row) + u", retracted"_s));
    if (rows.empty())
        (void)noteEmptyLibrary(context);
    return Done;
}

ExitCode remove(const Context &context)
{
    if (context.arguments.isEmpty()) {
        note(u"remove: name documents by id, path or file name (see list)"_s);
        return Usage;
    }
    const RemovedDocuments removed = removeDocuments(context.workspace, context.arguments, context.stop);
    std::vector<PublicDocument> told;
    for (const DocumentRow &row : removed.documents) {
        told.push_back(publicDocument(row));
        if (!context.isJson)
            printLine(u"removed  "_s + displayTitle(row));
    }
    if (context.isJson)
        printJson(toPublicJson(told));
    if (removed.notErased)
        note(u"what was removed is still in the library's file, and leaves it with the next removal: "_s
            + sentence(*removed.notErased));
    for (const QString &question : removed.restingQuestions)
        note(u"a saved answer rests on it: "_s + question);
    return Done;
}

} // namespace adduce::cli
