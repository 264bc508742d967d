#include "app/cli/command.h"
#include "app/cli/embedding_options.h"
#include "app/cli/model_options.h"
#include "app/cli/output.h"

#include "core/embedding/learn.h"
#include "core/embedding/model_download.h"
#include "core/index/vector_index.h"
#include "core/library/database.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <algorithm>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

ExitCode listSpaces(const Context &context, Database &database)
{
    const SpaceStore store(database);
    const auto active = store.active();
    QJsonArray json;
    for (const SpaceRow &space : store.list()) {
        const bool isActive = active && active->id == space.id;
        const int vectors = store.vectorCount(space.id);
        if (context.isJson)
            json.append(QJsonObject { { u"id"_s, space.id.value }, { u"provider"_s, nameOf(space.provider) },
                { u"source"_s, space.source }, { u"dimensions"_s, space.dimensions }, { u"vectors"_s, vectors },
                { u"active"_s, isActive } });
        else
            printLine(u"%1 %2  %3, %4 dimensions, %5 vectors%6"_s.arg(isActive ? u"*"_s : u" "_s)
                    .arg(space.id.value)
                    .arg(nameOf(space.provider))
                    .arg(space.dimensions)
                    .arg(vectors)
                    .arg(space.source.isEmpty() ? QString() : u", "_s + space.source));
    }
    if (context.isJson)
        printJson(json);
    return Done;
}

ExitCode useSpace(const Context &context, Database &database, const QString &name)
{
    Embedding embedding;
    if (name == u"server")
        embedding.server = namedModel(context.options);
    else if (name != u"learned")
        embedding.folder = name;
    if (name == u"server" && (!embedding.server || embedding.server->model.isEmpty())) {
        note(u"spaces: use server takes --server and --model"_s);
        return Usage;
    }
    takeSpace(context, database, obtainSpace(context, database, embedding));
    return listSpaces(context, database);
}

/// Of the recommended model, or of an address with the SHA-256 of its vectors.
ExitCode downloadSpace(const Context &context, Database &database)
{
    const QString folder = QDir(context.arguments[1]).absolutePath();
    ModelSource source = recommendedModel();
    if (context.arguments.size() == 4)
        source = { QUrl(context.arguments[2], QUrl::StrictMode), context.arguments[3].toLatin1() };
    constexpr qint64 kStep = 1 << 20;
    qint64 shown = -1;
    downloadModel(
        context.workspace.gate(), source, folder,
        [&](qint64 got, qint64 all) {
            if (std::exchange(shown, got / kStep) != got / kStep)
                note(u"%1 of %2 MB"_s.arg(got / kStep).arg(all / kStep));
        },
        context.stop);
    return useSpace(context, database, folder);
}

ExitCode removeSpace(const Context &context, Database &database, const QString &name)
{
    SpaceStore store(database);
    const std::vector<SpaceRow> all = store.list();
    const auto found = std::ranges::find_if(all, [&](const SpaceRow &space) {
        return QString::number(space.id.value) == name && space.provider != SpaceProvider::Learned;
    });
    if (found == all.end()) {
        note(u"spaces: no space %1 that can be removed"_s.arg(name));
        return Usage;
    }
    store.remove(found->id);
    clearAside(database, context.stop);
    return listSpaces(context, database);
}

} // namespace

ExitCode spaces(const Context &context)
{
    Database database = context.workspace.library().open();
    const QString what = context.arguments.value(0);
    if (context.arguments.isEmpty())
        return listSpaces(context, database);
    if (what == u"use" && context.arguments.size() == 2)
        return useSpace(context, database, context.arguments[1]);
    if (what == u"download" && (context.arguments.size() == 2 || context.arguments.size() == 4))
        return downloadSpace(context, database);
    if (what == u"remove" && context.arguments.size() == 2)
        return removeSpace(context, database, context.arguments[1]);
    note(
        u"spaces: alone, use FOLDER, use learned, use server with --server and --model, download FOLDER [ADDRESS SHA256], or remove N"_s);
    return Usage;
}

} // namespace adduce::cli
