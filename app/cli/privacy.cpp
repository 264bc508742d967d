#include "app/cli/command.h"
#include "app/cli/output.h"

#include "core/library/collection_store.h"
#include "core/library/database.h"
#include "core/workspace/library_documents.h"
#include "core/workspace/named_rows.h"
#include "core/workspace/public_json.h"

namespace adduce::cli {

using namespace Qt::StringLiterals;

/// What never leaves this computer.
ExitCode privacy(const Context &context)
{
    const QString what = context.arguments.value(0);
    const QStringList names = context.arguments.mid(1);
    const bool isChange = (what == u"keep" || what == u"release") && !names.isEmpty() && !names.contains(QString());
    if (!isChange && !context.arguments.isEmpty()) {
        note(u"privacy: lists the documents that never leave this computer; keep DOC..., release DOC..."_s);
        return Usage;
    }
    if (isChange) {
        Database database = context.workspace.library().open();
        CollectionStore(database).keepHere(idsOf(documentsNamed(database, names)), what == u"keep");
    }
    std::vector<PublicDocument> kept;
    for (const DocumentRow &row : listDocuments(context.workspace)) {
        if (!row.isLocalOnly)
            continue;
        kept.push_back(publicDocument(row));
        if (!context.isJson)
            printLine(u"%1  %2 (%3)"_s.arg(QString::number(row.id.value).rightJustified(4), displayTitle(row), shortName(row)));
    }
    if (context.isJson)
        printJson(toPublicJson(kept));
    else if (kept.empty())
        note(u"Every document may be sent to the models that you choose. Keep one here: adduce-cli privacy keep DOC"_s);
    return Done;
}

} // namespace adduce::cli
