#include "core/embedding/learn.h"

#include "core/base/stop.h"
#include "core/embedding/latent_embedder.h"
#include "core/embedding/server_space.h"
#include "core/embedding/static_space.h"
#include "core/embedding/text_embedder.h"
#include "core/index/keyword_index.h"
#include "core/index/vector_index.h"
#include "core/library/chunked_write.h"
#include "core/library/database.h"
#include "core/library/indexed_text.h"
#include "core/library/search_state.h"
#include "core/library/text_store.h"
#include "core/text/stemmer.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <mutex>
#include <span>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kTelling = 2000; // folded words before their share says anything

constexpr std::size_t kAtOnce = 200; // rows of a transaction: a few milliseconds

using Projected = std::vector<std::pair<ChunkId, std::vector<float>>>;

/// The directions of the terms from `first` to before `end`.
void saveTerms(SpaceStore &store, SpaceId id, const LatentSpace &space, qsizetype first, qsizetype end)
{
    for (qsizetype term = first; term < end; ++term)
        store.saveTerm(id, space.terms()[term], space.weight(term), space.direction(term));
}

/// A learned space that grows where nobody searches, and then takes the place of the one before. The library is held for
/// moments only. Another program that begins to learn clears it away: then nothing more is written, and that one's space comes.
class GrowingSpace
{
public:
    GrowingSpace(Database &database, const LatentSpace &space, const std::stop_token &stop)
        : m_database(database)
        , m_store(database)
        , m_stop(stop)
        , m_row { {}, SpaceProvider::Learned, u"lsa"_s, space.dimensions(), 0, space.documents(), {} }
    {
        writeInChunks(m_database, [&] { m_row.id = m_store.addAside(m_row); }, m_stop);
        for (qsizetype first = 0; first < space.terms().size(); first += kAtOnce)
            write([&] { saveTerms(m_store, m_row.id, space, first, std::min<qsizetype>(first + kAtOnce, space.terms().size())); });
    }

    void add(ChunkId chunk, std::span<const float> vector)
    {
        m_waiting.emplace_back(chunk, std::vector<float>(vector.begin(), vector.end()));
        if (m_waiting.size() == kAtOnce)
            writeWaiting();
    }

    /// False when another program cleared it away.
    bool finish()
    {
        writeWaiting();
        bool isThere = false;
        write([&] {
            m_store.takeThePlace(m_row.id);
            bumpVectorRevision(m_database);
            isThere = true;
        });
        return isThere;
    }

private:
    void write(const std::function<void()> &rows)
    {
        const auto whileThere = [&] {
            if (m_store.isAside(m_row.id))
                rows();
        };
        writeInChunks(m_database, whileThere, m_stop);
    }

    void writeWaiting()
    {
        write([&] {
            for (const auto &[chunk, vector] : m_waiting)
                m_store.saveVector(m_row, chunk, vector);
        });
        m_waiting.clear();
    }

    Database &m_database;
    SpaceStore m_store;
    std::stop_token m_stop;
    SpaceRow m_row;
    Projected m_waiting;
};

Learned fitAnew(Database &database, const LatentParameters &parameters, const std::stop_token &stop)
{
    const InvertedIndex index = [&] {
        const Transaction moment(database, Transaction::Kind::Read);
        return KeywordIndex::whole(database, keywordFileOf(database.path()), stop);
    }();
    const LatentSpace space = LatentSpace::fit(index, parameters, stop);
    GrowingSpace growing(database, space, stop);
    space.project(index, [&](std::size_t at, std::span<const float> vector) { growing.add(index.chunk(at), vector); }, stop);
    const Learned learned = growing.finish() ? Learned::Fitted : Learned::Nothing;
    clearAside(database, stop);
    return learned;
}

/// Those that got their vectors before a stop keep them.
void foldIn(Database &database, const SpaceRow &row, const std::vector<ChunkId> &missing, const std::stop_token &stop)
{
    SpaceStore store(database);
    LatentEmbedder embedder(database, row);
    Stemmers stemmers;
    for (std::span<const ChunkId> rest(missing); !rest.empty(); rest = rest.subspan(std::min(kAtOnce, rest.size()))) {
        FoldedWords words;
        std::vector<std::pair<ChunkId, EmbeddedText>> vectors;
        for (const ChunkId id : rest.first(std::min(kAtOnce, rest.size()))) {
            throwIfStopped(stop);
            const auto [text, language] = indexedText(database, id);
            const QStringList stems = contentStems(text, stemmers.in(language));
            vectors.emplace_back(id, embedder.embedStems(stems));
            words.all += stems.size();
            words.unknown += std::ranges::count_if(stems, [&](const QString &s) { return !embedder.knows(s); });
        }
        const auto write = [&] {
            for (const auto &[id, text] : vectors)
                store.saveVector(row, id, text.vector);
            store.addFolded(row.id, words);
            bumpVectorRevision(database);
        };
        writeInChunks(database, write, stop);
    }
}

} // namespace

Learned learnSpace(Database &database, const LatentParameters &parameters, const std::stop_token &stop)
{
    clearAside(database, stop);
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
    if (!current || outgrown())
        return fitAnew(database, parameters, stop);
    const std::vector<ChunkId> missing = SpaceStore(database).chunksWithout(current->id);
    if (missing.empty())
        return Learned::Nothing;
    foldIn(database, *current, missing, stop);
    return outgrown() ? fitAnew(database, parameters, stop) : Learned::FoldedIn;
}

bool isLearningDue(Database &database)
{
    const SpaceStore spaces(database);
    const auto learned = spaces.learned();
    return TextStore(database).chunkCount() > 0 && (!learned || !spaces.chunksWithout(learned->id).empty());
}

static std::unique_ptr<TextEmbedder> embedderIfUsable(Database &database, const SpaceRow &space)
{
    try {
        return embedderOf(database, space, modelOf(space));
    } catch (const Error &) {
        return nullptr;
    }
}

/// Chunks that come while the model of their space is away get their vectors later.
static void fillHere(Database &database, const SpaceRow &space, const std::stop_token &stop)
{
    if (SpaceStore(database).chunksWithout(space.id).empty()) // no model is read for nothing
        return;
    if (const auto embedder = embedderIfUsable(database, space))
        fillByEmbedder(database, space, *embedder, stop);
}

/// And so do those that come while its server is away.
static void fillThere(Database &database, const ModelServers &servers, const SpaceRow &space, const std::stop_token &stop)
{
    try {
        fillFromServer(database, servers, space, stop, {});
    } catch (const Error &error) {
        if (error.kind() == ErrorKind::Stopped)
            throw;
    }
}

/// `fill`: gives the chunks of a space the vectors that they lack.
static void refresh(Database &database, const LatentParameters &latent, const IndexParameters &index, const std::stop_token &stop,
    const std::function<void(const SpaceRow &)> &fill)
{
    static std::mutex oneAtATime; // two that write the same files would each undo the other's
    const std::scoped_lock lock(oneAtATime);
    throwIfStopped(stop);
    refreshKeywordFile(database, keywordFileOf(database.path()), stop, index); // first: the space is learned from it
    learnSpace(database, latent, stop);
    if (const auto space = SpaceStore(database).active()) {
        fill(*space);
        refreshVectorFile(database, space->id, vectorFileOf(database.path()), stop, index);
    }
}

void refreshIndexes(Database &database, const ModelServers &servers, const LatentParameters &latent, const IndexParameters &index,
    const std::stop_token &stop)
{
    refresh(database, latent, index, stop, [&](const SpaceRow &space) {
        if (space.provider == SpaceProvider::Server)
            fillThere(database, servers, space, stop);
        else
            fillHere(database, space, stop);
    });
}

void refreshOwnIndexes(
    Database &database, const LatentParameters &latent, const IndexParameters &index, const std::stop_token &stop)
{
    refresh(database, latent, index, stop, [&](const SpaceRow &space) { fillHere(database, space, stop); });
}

} // namespace adduce
