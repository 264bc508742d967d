#include "core/embedding/learn.h"

#include "core/base/stop.h"
#include "core/embedding/latent_embedder.h"
#include "core/embedding/static_space.h"
#include "core/embedding/text_embedder.h"
#include "core/index/keyword_index.h"
#include "core/index/vector_index.h"
#include "core/library/database.h"
#include "core/library/text_store.h"
#include "core/text/stemmer.h"

#include <algorithm>
#include <cmath>
#include <mutex>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kTelling = 2000; // folded words before their share says anything

void fitAnew(Database &database, int revision, const LatentParameters &parameters, const std::stop_token &stop)
{
    const InvertedIndex index = [&] {
        const Transaction moment(database, Transaction::Kind::Read);
        return KeywordIndex::whole(database, keywordFileOf(database.path()), stop);
    }();
    const LatentSpace space = LatentSpace::fit(index, parameters, stop);
    // Only now: nobody waits for the arithmetic.
    Transaction transaction(database);
    SpaceStore store(database);
    SpaceRow row { {}, SpaceProvider::Learned, u"lsa"_s, space.dimensions(), revision, space.documents(), {} };
    row.id = store.add(row);
    store.saveTerms(row.id, space);
    space.project(
        index, [&](std::size_t at, std::span<const float> vector) { store.saveVector(row, index.chunk(at), vector); }, stop);
    store.removeOthers(row.id);
    store.bumpRevision();
    transaction.commit();
}

void foldIn(Database &database, const SpaceRow &row, const std::vector<ChunkId> &missing, const std::stop_token &stop)
{
    LatentEmbedder embedder(database, row);
    Stemmers stemmers;
    FoldedWords words;
    std::vector<std::pair<ChunkId, EmbeddedText>> vectors;
    for (const ChunkId id : missing) {
        throwIfStopped(stop);
        const auto [text, language] = indexedText(database, id);
        const QStringList stems = contentStems(text, stemmers.in(language));
        vectors.emplace_back(id, embedder.embedStems(stems));
        words.all += stems.size();
        words.unknown += std::ranges::count_if(stems, [&](const QString &s) { return !embedder.knows(s); });
    }
    Transaction transaction(database);
    SpaceStore store(database);
    for (const auto &[id, text] : vectors)
        store.saveVector(row, id, text.vector);
    store.addFolded(row.id, words);
    store.bumpRevision();
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
        if (change > 0 && change >= std::ceil(parameters.refitGrowth * current->fittedChunks))
            return true;
        const FoldedWords words = SpaceStore(database).folded(current->id);
        return words.all >= kTelling
            && static_cast<double>(words.unknown) > parameters.refitUnknown * static_cast<double>(words.all);
    };
    if (!current || outgrown()) {
        fitAnew(database, current ? current->revision + 1 : 1, parameters, stop);
        return Learned::Fitted;
    }
    const std::vector<ChunkId> missing = SpaceStore(database).chunksWithout(current->id);
    if (missing.empty())
        return Learned::Nothing;
    foldIn(database, *current, missing, stop);
    if (!outgrown())
        return Learned::FoldedIn;
    fitAnew(database, current->revision + 1, parameters, stop);
    return Learned::Fitted;
}

bool isLearningDue(Database &database)
{
    const SpaceStore spaces(database);
    const auto learned = spaces.learned();
    return TextStore(database).chunkCount() > 0 && (!learned || !spaces.chunksWithout(learned->id).empty());
}

/// Chunks that come while the model of their space is away, or its server, get their vectors later.
static void fillIfUsable(Database &database, const SpaceRow &space, const std::stop_token &stop)
{
    if (space.provider != SpaceProvider::Server && !embedderIfUsable(database, space))
        return;
    try {
        fillSpace(database, space, stop);
    } catch (const Error &error) {
        if (space.provider != SpaceProvider::Server || error.kind() == ErrorKind::Stopped)
            throw;
    }
}

void refreshIndexes(Database &database, const Parameters &parameters, const std::stop_token &stop)
{
    static std::mutex oneAtATime; // two that write the same files would each undo the other's
    const std::scoped_lock lock(oneAtATime);
    throwIfStopped(stop);
    refreshKeywordFile(database, keywordFileOf(database.path()), stop, parameters.index); // first: the space is learned from it
    learnSpace(database, parameters.latent, stop);
    if (const auto space = SpaceStore(database).active()) {
        fillIfUsable(database, *space, stop);
        refreshVectorFile(database, space->id, vectorFileOf(database.path()), stop, parameters.index);
    }
}

} // namespace adduce
