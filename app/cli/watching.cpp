#include "app/cli/command.h"
#include "app/cli/output.h"

#include "core/library/database.h"
#include "core/library/watch_store.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <algorithm>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

QString pathOf(CollectionId id, const std::vector<Collection> &collections)
{
    const auto found = std::ranges::find(collections, id, &Collection::id);
    return found == collections.end() ? QString() : found->path;
}

ExitCode listWatched(const Context &context, Database &database)
{
    const std::vector<Collection> collections = CollectionStore(database).list();
    const std::vector<WatchedFolder> folders = WatchStore(database).list();
    QJsonArray json;
    for (const WatchedFolder &folder : folders) {
        const QString collection = pathOf(folder.collection, collections);
        json.append(QJsonObject { { u"path"_s, folder.path }, { u"collection"_s, collection } });
        if (!context.isJson)
            printLine(collection.isEmpty() ? folder.path : u"%1  into %2"_s.arg(folder.path, collection));
    }
    if (context.isJson)
        printJson(json);
    if (folders.empty())
        note(u"No folder is watched. Watch one: adduce-cli add FOLDER --watch"_s);
    return Done;
}

/// As it is listed, also of a folder that is gone. Throws BadInput for one that is not.
QString watchedPath(const std::vector<WatchedFolder> &folders, const QString &typed)
{
    for (const QString &path : { typed, QFileInfo(typed).absoluteFilePath(), QFileInfo(typed).canonicalFilePath() })
        if (std::ranges::find(folders, path, &WatchedFolder::path) != folders.end())
            return path;
    throw Error(ErrorKind::BadInput, u"\"%1\" is no folder that is watched; \"adduce-cli watch\" lists those"_s.arg(typed));
}

} // namespace

ExitCode watched(const Context &context)
{
    const QString what = context.arguments.value(0);
    const QStringList typed = context.arguments.mid(1);
    const bool isList = context.arguments.isEmpty() || (what == u"list" && typed.isEmpty());
    if (!isList && (what != u"remove" || typed.isEmpty() || typed.contains(QString()))) {
        note(u"watch: lists the folders that are watched; remove FOLDER... (add FOLDER --watch watches one)"_s);
        return Usage;
    }
    Database database = context.workspace.library().open();
    if (isList)
        return listWatched(context, database);
    WatchStore store(database);
    const std::vector<WatchedFolder> folders = store.list();
    QStringList paths;
    for (const QString &one : typed)
        paths << watchedPath(folders, one);
    for (const QString &path : paths)
        store.remove(path);
    return context.isJson ? listWatched(context, database) : Done;
}

} // namespace adduce::cli
