#include "app/cli/importing_chunks.h"

#include "app/cli/output.h"

#include "core/workspace/library_documents.h"

#include <QFileInfo>
#include <QJsonArray>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

/// All but those of the files; how many went.
qsizetype removeOthers(const Context &context, const QStringList &files)
{
    QStringList kept;
    for (const QString &file : files)
        kept << QFileInfo(file).canonicalFilePath();
    QStringList others;
    for (const DocumentRow &row : listDocuments(context.workspace))
        if (!kept.contains(QFileInfo(row.path).canonicalFilePath()))
            others << QString::number(row.id.value);
    if (others.isEmpty())
        return 0;
    const RemovedDocuments removed = removeDocuments(context.workspace, others, context.stop);
    for (const QString &question : removed.restingQuestions)
        note(u"a saved answer rests on what was removed: "_s + question);
    return others.size();
}

} // namespace

ExitCode importChunks(const Context &context, const Reading &reading, const QStringList &files)
{
    const QStringList collections = context.options.values(u"collection"_s);
    if (files.isEmpty() || (collections.size() > 1 && collections.size() != files.size())) {
        note(u"import chunks: name files, with --collection NAME before each, or once for all of them"_s);
        return Usage;
    }
    ExitCode code = Done;
    QJsonArray json;
    for (qsizetype i = 0; i < files.size(); ++i) {
        const AddRequest request { { files[i] }, collections.size() > 1 ? collections[i] : collections.value(0),
            context.options.values(u"tag"_s), reading.chunking, reading.encoding };
        const ReadOutcome outcome = readAll(context, context.workspace, reading, requestToAdd(context.workspace, request));
        if (outcome.code == Interrupted)
            return outcome.code;
        code = outcome.code == Done ? code : Partly;
        json.append(outcome.json);
    }
    qsizetype removed = 0;
    if (context.options.isSet(u"delete-all"_s) && code == Done)
        removed = removeOthers(context, files);
    else if (context.options.isSet(u"delete-all"_s))
        note(u"import chunks: nothing was deleted, as not every file could be read"_s);
    if (context.isJson)
        printJson(QJsonObject { { u"files"_s, json }, { u"removed"_s, removed } });
    else if (removed > 0)
        note(u"No longer in the library: %1 that were there before; their files stay"_s.arg(counted(removed, u"document"_s)));
    return code;
}

} // namespace adduce::cli
