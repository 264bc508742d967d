#include "app/cli/command.h"
#include "app/cli/existing_library.h"
#include "app/cli/find_document.h"
#include "app/cli/ingesting.h"
#include "app/cli/output.h"

#include "core/ingest/folder_watch.h"
#include "core/library/database.h"
#include "core/library/watch_store.h"
#include "core/profiles/profile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

/// Adds what changes in the folders, until it is interrupted.
ExitCode watch(const Context &context, const Library &library, const Reading &reading, const QStringList &folders)
{
    FolderWatch watch;
    QObject::connect(&watch, &FolderWatch::changed, QCoreApplication::instance(), [&](const QStringList &) {
        Database database = library.open();
        if (rescan(database).queued > 0)
            read(context, library, reading, {});
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
    if (!watches && enumerateFiles(context.arguments).isEmpty()) {
        note(u"No file that can be read is in there."_s);
        return Failed;
    }
    const Library library(context.libraryPath);
    IngestRequest request { context.arguments, kPriorityAsked, {}, context.options.values(u"tag"_s),
        context.options.isSet(u"profile"_s) ? chunkingName(reading->settings.chunks) : QString(), reading->encoding };
    QStringList folders;
    {
        Database database = library.open();
        if (const QString name = context.options.value(u"collection"_s); !name.isEmpty())
            request.collection = CollectionStore(database).obtain(name);
        for (const QString &path : context.arguments)
            if (watches && QFileInfo(path).isDir()) {
                WatchStore(database).add({ path, request.collection });
                folders << QDir::cleanPath(QFileInfo(path).absoluteFilePath());
            }
    }
    const ExitCode code = read(context, library, *reading, request);
    return folders.isEmpty() || code == Interrupted ? code : watch(context, library, *reading, folders);
}

ExitCode retry(const Context &context)
{
    const auto reading = readingOf(context);
    const bool all = context.options.isSet(u"all"_s);
    if (!reading || all != context.arguments.isEmpty()) {
        note(u"retry: name documents, or --all for those that failed"_s);
        return Usage;
    }
    const Library library = existingLibrary(context.libraryPath);
    IngestRequest request;
    request.encoding = reading->encoding;
    {
        Database database = library.open();
        if (all)
            DocumentQueue(database).requeueFailed();
        for (const QString &name : context.arguments)
            request.again.push_back(findDocument(database, name).id);
    }
    return read(context, library, *reading, request);
}

} // namespace adduce::cli
