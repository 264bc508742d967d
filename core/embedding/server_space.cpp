#include "core/embedding/server_space.h"

#include "core/base/stop.h"
#include "core/index/keyword_index.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/indexed_text.h"
#include "core/library/search_state.h"
#include "core/library/text_store.h"
#include "core/models/model_servers.h"

#include <algorithm>
#include <map>
#include <span>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// "openai http://127.0.0.1:8080/v1", and " plain" behind it where the user agreed to that.
QString sourceOf(const ModelEndpoint &endpoint)
{
    return nameOf(endpoint.api) + u' ' + endpoint.base.toString() + (endpoint.allowsPlain ? u" plain"_s : QString());
}

void refuseOther(const std::vector<float> &vector, const SpaceRow &space)
{
    if (static_cast<int>(vector.size()) != space.dimensions)
        throw Error(ErrorKind::NoSuchModel, space.model,
            u"vectors of %1 dimensions in place of %2"_s.arg(vector.size()).arg(space.dimensions));
}

/// The documents of chunks, each read once.
class Owners
{
public:
    explicit Owners(Database &database)
        : m_texts(database)
        , m_documents(database)
    {
    }
    OutgoingPassage passage(ChunkId id)
    {
        const auto chunk = m_texts.chunk(id);
        const DocumentId document = m_texts.documentOf(id);
        if (!m_rows.contains(document))
            m_rows[document] = m_documents.find(document);
        const auto &row = m_rows[document];
        return { chunk ? chunk->stableId : QString(), row ? shortName(*row) : QString(), !row || row->isLocalOnly };
    }

private:
    TextStore m_texts;
    DocumentStore m_documents;
    std::map<DocumentId, std::optional<DocumentRow>> m_rows;
};

} // namespace

SpaceRow obtainServerSpace(
    Database &database, const ModelServers &servers, const ModelEndpoint &endpoint, const std::stop_token &stop)
{
    SpaceStore store(database);
    const QString source = sourceOf(endpoint);
    for (const SpaceRow &space : store.list())
        if (space.provider == SpaceProvider::Server && space.model == endpoint.model && space.source == source)
            return space;
    const auto probe = embedTexts(servers, endpoint, { u"How long is a vector?"_s }, {}, {}, stop);
    SpaceRow space { {}, SpaceProvider::Server, endpoint.model, static_cast<int>(probe.front().size()), 1, 0, source };
    space.id = store.add(space);
    return space;
}

QUrl serverUrlOf(const SpaceRow &space)
{
    return QUrl(space.source.section(u' ', 1, 1), QUrl::StrictMode);
}

QString hostElsewhere(const SpaceChoice &space)
{
    SpaceRow row;
    row.source = space.source;
    const QUrl url = space.provider == SpaceProvider::Server ? serverUrlOf(row) : QUrl();
    return url.isEmpty() || isLoopback(url) ? QString() : url.host();
}

ModelEndpoint serverOf(const SpaceRow &space, const ModelServers &servers)
{
    const QStringList parts = space.source.split(u' ');
    const auto api = valueNamed<ChatApi>(parts.value(0));
    const QUrl base = serverUrlOf(space);
    if (!api || base.host().isEmpty())
        throw Error(ErrorKind::DamagedLibrary, space.source, u"a space without a server"_s);
    return { *api, base, space.model, servers.keyOf(base), parts.value(2) == u"plain" };
}

AskedServer embedByServer(Database &database, const ModelServers &servers, const QString &question, const std::stop_token &stop,
    const std::optional<SpaceChoice> &choice)
{
    AskedServer asked;
    const auto space = SpaceStore(database).searched(choice);
    if (!space || space->provider != SpaceProvider::Server)
        return asked;
    try {
        const ModelCalls soon { .retry = { .retries = 0 }, .deadlines = Deadlines { 3'000, 10'000, 10'000 } };
        std::vector<std::vector<float>> vectors =
            embedTexts(servers, serverOf(*space, servers), { question }, { .calls = soon }, {}, stop);
        refuseOther(vectors.front(), *space);
        asked.vector = EmbeddedText { std::move(vectors.front()), 1 };
    } catch (const Error &error) {
        if (error.kind() == ErrorKind::Stopped)
            throw;
        asked.error = error;
    }
    return asked;
}

bool asksElsewhere(Database &database)
{
    const auto space = SpaceStore(database).active();
    return space && space->provider == SpaceProvider::Server && !isLoopback(serverUrlOf(*space));
}

bool lacksVectors(Database &database, const SpaceRow &space, ChunkingId chunking)
{
    const bool isElsewhere = space.provider == SpaceProvider::Server && !isLoopback(serverUrlOf(space));
    Owners owners(database);
    return std::ranges::any_of(SpaceStore(database).chunksWithout(space.id, chunking),
        [&](ChunkId chunk) { return !isElsewhere || !owners.passage(chunk).isLocalOnly; });
}

static int fill(Database &database, const ModelServers &servers, const SpaceRow &space, const std::stop_token &stop,
    const std::function<void(int done, int all)> &report, ChunkingId chunking, int textsAtATime)
{
    const ModelEndpoint endpoint = serverOf(space, servers);
    SpaceStore store(database);
    Owners owners(database);
    const std::vector<ChunkId> missing = store.chunksWithout(space.id, chunking);
    const auto batch = static_cast<std::size_t>(textsAtATime > 0 ? textsAtATime : EmbeddingCalls {}.batch);
    int filled = 0;
    for (std::span<const ChunkId> rest(missing); !rest.empty(); rest = rest.subspan(std::min(batch, rest.size()))) {
        throwIfStopped(stop);
        if (report)
            report(static_cast<int>(missing.size() - rest.size()), static_cast<int>(missing.size()));
        std::vector<ChunkId> chunks;
        QStringList texts;
        EmbeddingCalls calls { .batch = static_cast<int>(batch) };
        for (const ChunkId chunk : rest.first(std::min(batch, rest.size()))) {
            OutgoingPassage passage = owners.passage(chunk);
            if (passage.isLocalOnly && !isLoopback(endpoint.base))
                continue;
            chunks.push_back(chunk);
            texts << indexedText(database, chunk).text;
            calls.passages.push_back(std::move(passage));
        }
        if (chunks.empty())
            continue;
        const std::vector<std::vector<float>> vectors = embedTexts(servers, endpoint, texts, calls, {}, stop);
        Transaction transaction(database);
        for (std::size_t i = 0; i < chunks.size(); ++i) {
            refuseOther(vectors[i], space);
            store.saveVector(space, chunks[i], vectors[i], chunking);
        }
        if (!chunking)
            bumpVectorRevision(database);
        transaction.commit();
        filled += static_cast<int>(chunks.size());
    }
    return filled;
}

int fillFromServer(Database &database, const ModelServers &servers, const SpaceRow &space, const std::stop_token &stop,
    const std::function<void(int done, int all)> &report, ChunkingId chunking, int batch)
{
    try {
        return fill(database, servers, space, stop, report, chunking, batch);
    } catch (const Error &error) {
        SpaceStore store(database);
        const auto active = store.active();
        const bool isOfUse = (active && active->id == space.id) || store.vectorCount(space.id) > 0;
        if (!isOfUse && (error.kind() == ErrorKind::NoSuchModel || error.kind() == ErrorKind::BadReply))
            store.remove(space.id);
        throw;
    }
}

} // namespace adduce
