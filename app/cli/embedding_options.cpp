#include "app/cli/embedding_options.h"

#include "app/cli/model_options.h"
#include "app/cli/output.h"

#include "core/ask/chosen_model.h"
#include "core/embedding/learn.h"
#include "core/embedding/server_space.h"
#include "core/embedding/static_space.h"
#include "core/library/database.h"

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

/// OpenAI's, as the design has it that these options come from.
ModelChoice usualServerModel(const QCommandLineParser &options)
{
    ModelChoice model;
    model.base = serverAddress(u"https://api.openai.com/v1"_s, model.api);
    model.model = options.isSet(u"model"_s) ? options.value(u"model"_s) : u"text-embedding-ada-002"_s;
    model.kind = ModelKind::Embedder;
    return model;
}

int batchOf(const QCommandLineParser &options)
{
    constexpr int kMost = 2048; // that OpenAI takes in one request
    if (!options.isSet(u"batch-size"_s))
        return 0;
    bool isNumber = false;
    const int batch = options.value(u"batch-size"_s).toInt(&isNumber);
    if (!isNumber || batch < 1 || batch > kMost)
        throw Error(ErrorKind::BadInput,
            u"--batch-size is a number from 1 to %1, and not \"%2\""_s.arg(
                QString::number(kMost), options.value(u"batch-size"_s)));
    return batch;
}

} // namespace

std::optional<Embedding> embeddingOf(const QCommandLineParser &options)
{
    if (!options.isSet(u"emb"_s))
        return std::nullopt;
    const QString name = options.value(u"emb"_s);
    Embedding embedding;
    embedding.batch = batchOf(options);
    if (name == u"openai") {
        embedding.server = options.isSet(u"server"_s) ? namedModel(options) : usualServerModel(options);
        if (embedding.server->model.isEmpty())
            throw Error(ErrorKind::BadInput,
                u"the server %1 is named without one of its models: add --model NAME"_s.arg(embedding.server->base.toString()));
    } else if (name == u"hf") {
        embedding.folder = options.value(u"hf-model"_s);
        if (embedding.folder.isEmpty())
            throw Error(ErrorKind::BadInput,
                u"--emb hf wants the folder of a model2vec model: add --hf-model FOLDER (\"adduce-cli spaces download\" fetches one)"_s);
    } else if (name != u"learned") {
        throw Error(ErrorKind::BadInput, u"--emb is openai, hf or learned, and not \"%1\""_s.arg(name));
    }
    return embedding;
}

std::optional<SpaceRow> obtainSpace(const Context &context, Database &database, const Embedding &embedding)
{
    ModelServers &servers = context.workspace.servers();
    if (embedding.server)
        return obtainServerSpace(database, servers, endpointOf(*embedding.server, servers), context.stop);
    if (!embedding.folder.isEmpty())
        return obtainStaticSpace(database, embedding.folder);
    return std::nullopt;
}

void takeSpace(const Context &context, Database &database, const std::optional<SpaceRow> &space, int batch)
{
    ModelServers &servers = context.workspace.servers();
    SpaceStore store(database);
    if (space) {
        note(u"%1 chunks embedded"_s.arg(fillSpace(database, servers, *space, context.stop, {}, {}, batch)));
        store.activate(space->id);
    } else {
        store.activate({});
    }
    refreshIndexes(database, servers, context.parameters().latent, context.parameters().index, context.stop);
}

} // namespace adduce::cli
