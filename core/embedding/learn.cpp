#include "core/embedding/learn.h"

#include "core/base/stop.h"
#include "core/embedding/latent_space.h"
#include "core/embedding/space_store.h"
#include "core/library/database.h"
#include "core/library/text_store.h"
#include "core/text/words.h"

#include <cmath>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QStringList vectorStems(const Chunk &chunk, Stemmer &stem)
{
    return contentStems(chunk.prefix, stem) + contentStems(chunk.text, stem);
}

void fitAnew(Database &database, int revision, const LatentParameters &parameters, const std::stop_token &stop)
{
    std::vector<ChunkId> ids;
    StemmedDocuments texts;
    Stemmer stem;
    TextStore(database).forEachChunk([&](const Chunk &chunk) {
        throwIfStopped(stop);
        ids.push_back(chunk.id);
        texts.add(vectorStems(chunk, stem));
    });
    auto [space, fitted] = LatentSpace::fit(texts, parameters, stop);
    std::vector<ChunkVector> vectors;
    vectors.reserve(ids.size());
    for (std::size_t i = 0; i < ids.size(); ++i)
        vectors.push_back({ ids[i], std::move(fitted[i]) });
    // Only now: nobody waits for the arithmetic.
    Transaction transaction(database);
    SpaceStore store(database);
    SpaceRow row { {}, u"learned"_s, u"lsa"_s, space.dimensions(), revision, space.fittedDocuments() };
    row.id = store.add(row, space.serialized());
    store.saveVectors(row, vectors);
    store.removeOthers(row.id);
    TextStore(database).bumpSearchRevision();
    transaction.commit();
}

void foldIn(Database &database, const SpaceRow &row, const std::vector<ChunkId> &missing, const std::stop_token &stop)
{
    SpaceStore store(database);
    const LatentSpace space = LatentSpace::fromSerialized(store.data(row.id));
    const TextStore texts(database);
    Stemmer stem;
    std::vector<ChunkVector> vectors;
    for (const ChunkId id : missing) {
        throwIfStopped(stop);
        if (const auto chunk = texts.chunk(id))
            vectors.push_back({ id, space.embed(vectorStems(*chunk, stem)).vector });
    }
    Transaction transaction(database);
    store.saveVectors(row, vectors);
    TextStore(database).bumpSearchRevision();
    transaction.commit();
}

} // namespace

Learned learnSpace(Database &database, const LatentParameters &parameters, const std::stop_token &stop)
{
    const int chunks = TextStore(database).chunkCount();
    const auto current = SpaceStore(database).learned();
    if (chunks == 0)
        return Learned::Nothing;
    const auto outgrown = [&] {
        const int change = std::abs(chunks - current->fittedChunks);
        return change > 0 && change >= std::ceil(parameters.refitGrowth * current->fittedChunks);
    };
    if (!current || outgrown()) {
        fitAnew(database, current ? current->revision + 1 : 1, parameters, stop);
        return Learned::Fitted;
    }
    const std::vector<ChunkId> missing = SpaceStore(database).chunksWithout(current->id);
    if (missing.empty())
        return Learned::Nothing;
    foldIn(database, *current, missing, stop);
    return Learned::FoldedIn;
}

} // namespace adduce
