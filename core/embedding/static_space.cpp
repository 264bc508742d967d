#include "core/embedding/static_space.h"

#include "core/base/stop.h"
#include "core/embedding/server_space.h"
#include "core/embedding/static_model.h"
#include "core/embedding/text_embedder.h"
#include "core/index/keyword_index.h"
#include "core/library/database.h"
#include "core/library/indexed_text.h"
#include "core/library/search_state.h"

#include <QDir>
#include <algorithm>
#include <span>

namespace adduce {

using namespace Qt::StringLiterals;

SpaceRow obtainStaticSpace(Database &database, const QString &folder)
{
    const QString path = QDir(folder).absolutePath();
    const StaticModel model = StaticModel::open(path);
    SpaceStore store(database);
    for (SpaceRow space : store.list())
        if (space.provider == SpaceProvider::Static && space.model == model.fingerprint()) {
            if (space.source != path)
                store.setSource(space.id, path); // the folder was moved
            space.source = path;
            return space;
        }
    SpaceRow space { {}, SpaceProvider::Static, model.fingerprint(), model.dimensions(), 1, 0, path };
    space.id = store.add(space);
    return space;
}

int fillSpace(Database &database, const ModelServers &servers, const SpaceRow &space, const std::stop_token &stop,
    const std::function<void(int done, int all)> &report, ChunkingId chunking, int batch)
{
    if (space.provider == SpaceProvider::Server)
        return fillFromServer(database, servers, space, stop, report, chunking, batch);
    if (SpaceStore(database).chunksWithout(space.id, chunking).empty()) // no model is read for nothing
        return 0;
    const auto embedder = embedderOf(database, space, modelOf(space));
    return embedder ? fillByEmbedder(database, space, *embedder, stop, report, chunking) : 0;
}

int fillByEmbedder(Database &database, const SpaceRow &space, TextEmbedder &embedder, const std::stop_token &stop,
    const std::function<void(int done, int all)> &report, ChunkingId chunking)
{
    constexpr std::size_t kStep = 500; // chunks
    SpaceStore store(database);
    const std::vector<ChunkId> missing = store.chunksWithout(space.id, chunking);
    for (std::span<const ChunkId> rest(missing); !rest.empty(); rest = rest.subspan(std::min(kStep, rest.size()))) {
        if (report)
            report(static_cast<int>(missing.size() - rest.size()), static_cast<int>(missing.size()));
        std::vector<std::pair<ChunkId, EmbeddedText>> vectors;
        for (const ChunkId chunk : rest.first(std::min(kStep, rest.size()))) {
            throwIfStopped(stop);
            vectors.emplace_back(chunk, embedder.embed(indexedText(database, chunk).text));
        }
        Transaction transaction(database);
        for (const auto &[chunk, text] : vectors)
            store.saveVector(space, chunk, text.vector, chunking);
        if (!chunking)
            bumpVectorRevision(database);
        transaction.commit();
    }
    return static_cast<int>(missing.size());
}

} // namespace adduce
