#include "app/cli/command.h"
#include "app/cli/embedding_options.h"
#include "app/cli/ingesting.h"
#include "app/cli/output.h"

#include "core/ingest/folder_watch.h"
#include "core/library/database.h"
#include "core/library/space_store.h"

#include <QCoreApplication>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

/// Adds what changes in the folders, until it is interrupted.
ExitCode watch(const Context &context, const Reading &reading, const QStringList &folders)
{
    FolderWatch watch;
    QObject::connect(&watch, &FolderWatch::changed, QCoreApplication::instance(), [&](const QStringList &) {
        Database database = context.workspace.library(LibraryUse::MadeIfMissing).open();
        if (rescan(database).queued > 0)
            read(context, reading, {});
    });
    QObject::connect(&watch, &FolderWatch::walked, QCoreApplication::instance(), [](int paths, bool complete) {
        note(complete ? u"watching %1 files and folders"_s.arg(paths)
                      : u"watching %1 files and folders; the others are looked at when the library is opened"_s.arg(paths));
    });
    watch.setFolders(folders);
    const std::stop_callback quit(context.stop,
        [] { QMetaObject::invokeMethod(QCoreApplication::instance(), &QCoreApplication::quit, Qt::QueuedConnection); });
    QCoreApplication::exec();
    return Interrupted;
}

} // namespace

ExitCode add(const Context &context)
{
    const auto reading = readingOf(context);
    if (!reading)
        return Usage;
    if (context.arguments.isEmpty()) {
        note(u"add: name files or folders"_s);
        return Usage;
    }
    const bool watches = context.options.isSet(u"watch"_s);
    const FilesFound found = watches ? FilesFound {} : findFiles(context.arguments);
    if (!watches && found.files.isEmpty() && found.passedOver.empty()) {
        note(u"No file that can be read is in there."_s);
        return Failed;
    }
    const auto embedding = embeddingOf(context.options);
    std::optional<SpaceRow> space;
    if (embedding) { // a server that does not answer is told before papers are read for an hour
        Database database = context.workspace.library().open();
        space = obtainSpace(context, database, *embedding);
    }
    const AddRequest request { context.arguments, context.options.value(u"collection"_s), context.options.values(u"tag"_s),
        reading->chunking, reading->encoding, watches };
    const ExitCode code = read(context, *reading, requestToAdd(context.workspace, request));
    if (embedding && (code == Done || code == Partly)) {
        Database database = context.workspace.library().open();
        takeSpace(context, database, space, embedding->batch);
    }
    const QStringList folders = watches ? foldersOf(context.arguments) : QStringList();
    return folders.isEmpty() || code == Interrupted ? code : watch(context, *reading, folders);
}

ExitCode retry(const Context &context)
{
    const auto reading = readingOf(context);
    const bool all = context.options.isSet(u"all"_s);
    if (!reading || all != context.arguments.isEmpty()) {
        note(u"retry: name documents, or --all for those that failed"_s);
        return Usage;
    }
    return read(context, *reading, requestToRetry(context.workspace, context.arguments, reading->encoding));
}

} // namespace adduce::cli
