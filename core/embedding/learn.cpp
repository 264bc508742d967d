#include "core/embedding/learn.h"

#include "core/base/stop.h"
#include "core/base/turns.h"
#include "core/embedding/latent_embedder.h"
#include "core/embedding/server_space.h"
#include "core/embedding/static_space.h"
#include "core/embedding/text_embedder.h"
#include "core/index/keyword_index.h"
#include "core/index/vector_index.h"
#include "core/library/chunked_write.h"
#include "core/library/chunking_store.h"
#include "core/library/database.h"
#include "core/library/indexed_text.h"
#include "core/library/search_state.h"
#include "core/library/text_store.h"
#include "core/text/stemmer.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <span>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kTelling = 2000; // folded words before their share says anything

constexpr std::size_t kAtOnce = 200; // rows of a transaction: a few milliseconds

struct Projected
{
    ChunkId chunk;
    ChunkingId chunking;
    std::vector<float> vector;
};

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
            write(
                [&] { saveTerms(m_store, m_row.id, space, first, std::min<qsizetype>(first + kAtOnce, space.terms().size())); });
    }

    [[nodiscard]] const SpaceRow &row() const { return m_row; }

    void add(ChunkId chunk, std::span<const float> vector, ChunkingId chunking = {})
    {
        m_waiting.emplace_back(chunk, chunking, std::vector<float>(vector.begin(), vector.end()));
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
            for (const auto &[chunk, chunking, vector] : m_waiting)
                m_store.saveVector(m_row, chunk, vector, chunking);
        });
        m_waiting.clear();
    }

    Database &m_database;
    SpaceStore m_store;
    std::stop_token m_stop;
    SpaceRow m_row;
    std::vector<Projected> m_waiting;
};

/// The chunks of the other chunkings come into the space that was fitted on the documents as they were read.
void projectOthers(Database &database, GrowingSpace &growing, const std::stop_token &stop)
{
    LatentEmbedder embedder(database, growing.row());
    Stemmers stemmers;
    for (const Chunking &chunking : ChunkingStore(database).complete())
        for (const ChunkId id : SpaceStore(database).chunksWithout(growing.row().id, chunking.id)) {
            throwIfStopped(stop);
            const auto [text, language] = indexedText(database, id);
            growing.add(id, embedder.embedStems(contentStems(text, stemmers.in(language))).vector, chunking.id);
        }
}

Learned fitAnew(Database &database, const LatentParameters &parameters, const std::stop_token &stop)
{
    const InvertedIndex index = [&] {
        const Transaction moment(database, Transaction::Kind::Read);
        return KeywordIndex::whole(database, keywordFileOf(database.path()), stop);
    }();
    const LatentSpace space = LatentSpace::fit(index, parameters, stop);
    GrowingSpace growing(database, space, stop);
    space.project(index, [&](std::size_t at, std::span<const float> vector) { growing.add(index.chunk(at), vector); }, stop);
    projectOthers(database, growing, stop);
    const Learned learned = growing.finish() ? Learned::Fitted : Learned::Nothing;
    clearAside(database, stop);
    return learned;
}

/// The chunks of a chunking that have no vector. Those that got theirs before a stop keep them.
void foldIn(
    Database &database, const SpaceRow &row, ChunkingId chunking, const std::stop_token &stop, const FillReport &report = {})
{
    const std::vector<ChunkId> missing = SpaceStore(database).chunksWithout(row.id, chunking);
    SpaceStore store(database);
    LatentEmbedder embedder(database, row);
    Stemmers stemmers;
    for (std::span<const ChunkId> rest(missing); !rest.empty(); rest = rest.subspan(std::min(kAtOnce, rest.size()))) {
        if (report)
            report(static_cast<int>(missing.size() - rest.size()), static_cast<int>(missing.size()));
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
                store.saveVector(row, id, text.vector, chunking);
            if (chunking)
                return;
            store.addFolded(row.id, words); // by which a space is outgrown
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
    if (SpaceStore(database).chunksWithout(current->id).empty())
        return Learned::Nothing;
    foldIn(database, *current, {}, stop);
    return outgrown() ? fitAnew(database, parameters, stop) : Learned::FoldedIn;
}

bool isLearningDue(Database &database)
{
    const SpaceStore spaces(database);
    const auto learned = spaces.learned();
    if (TextStore(database).chunkCount() == 0)
        return false;
    return !learned || !spaces.chunksWithout(learned->id).empty()
        || std::ranges::any_of(ChunkingStore(database).complete(),
            [&](const Chunking &chunking) { return !spaces.chunksWithout(learned->id, chunking.id).empty(); });
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
static void fillHere(
    Database &database, const SpaceRow &space, ChunkingId chunking, const FillReport &report, const std::stop_token &stop)
{
    if (SpaceStore(database).chunksWithout(space.id, chunking).empty()) // no model is read for nothing
        return;
    if (space.provider == SpaceProvider::Learned)
        foldIn(database, space, chunking, stop, report);
    else if (const auto embedder = embedderIfUsable(database, space))
        fillByEmbedder(database, space, *embedder, stop, report, chunking);
}

/// And so do those that come while its server is away. `servers`: null to ask none.
static void fill(Database &database, const ModelServers *servers, const SpaceRow &space, ChunkingId chunking,
    const FillReport &report, const std::stop_token &stop)
{
    if (space.provider != SpaceProvider::Server || !servers) {
        fillHere(database, space, chunking, report, stop);
        return;
    }
    try {
        fillFromServer(database, *servers, space, stop, report, chunking);
    } catch (const Error &error) {
        if (error.kind() == ErrorKind::Stopped)
            throw;
    }
}

/// Two that write the same files would each undo the other's.
static Turns &turns()
{
    static Turns turns;
    return turns;
}

/// `turn`: given to who waits between two batches of a model's vectors, which may take hours; null to keep it.
static void refreshOf(Database &database, const ModelServers *servers, const Chunking &chunking, const IndexParameters &index,
    const FillReport &report, Turns::Turn *turn, const std::stop_token &stop)
{
    const QString path = database.path();
    refreshKeywordFile(database, keywordFileOf(path, chunking.hash), stop, index, chunking.id);
    const SpaceStore spaces(database);
    const auto fillOf = [&](const SpaceRow &space) {
        if (spaces.chunksWithout(space.id, chunking.id).empty())
            return;
        const auto emitReport = [&](int done, int all) {
            if (report)
                report(done, all);
            if (turn && space.provider != SpaceProvider::Learned) // which another learning replaces
                turn->letOthers(stop);
        };
        fill(database, servers, space, chunking.id, emitReport, stop);
        bumpVectorRevision(database); // once, so that what is searched meanwhile is not loaded anew again and again
    };
    const auto learned = spaces.learned();
    if (learned)
        fillOf(*learned);
    if (const auto active = spaces.active()) {
        if (!learned || active->id != learned->id)
            fillOf(*active);
        refreshVectorFile(database, active->id, vectorFileOf(path, chunking.hash), stop, index, chunking.id);
    }
}

static void refresh(Database &database, const ModelServers *servers, const LatentParameters &latent, const IndexParameters &index,
    const std::stop_token &stop)
{
    const Turns::Turn turn(turns(), stop);
    refreshKeywordFile(database, keywordFileOf(database.path()), stop, index); // first: the space is learned from it
    learnSpace(database, latent, stop);
    if (const auto space = SpaceStore(database).active()) {
        fill(database, servers, *space, {}, {}, stop);
        refreshVectorFile(database, space->id, vectorFileOf(database.path()), stop, index);
    }
    for (const Chunking &chunking : ChunkingStore(database).complete())
        refreshOf(database, servers, chunking, index, {}, nullptr, stop);
}

void refreshIndexes(Database &database, const ModelServers &servers, const LatentParameters &latent, const IndexParameters &index,
    const std::stop_token &stop)
{
    refresh(database, &servers, latent, index, stop);
}

void refreshOwnIndexes(
    Database &database, const LatentParameters &latent, const IndexParameters &index, const std::stop_token &stop)
{
    refresh(database, nullptr, latent, index, stop);
}

void refreshChunking(Database &database, const ModelServers *servers, const Chunking &chunking, const IndexParameters &index,
    const FillReport &report, const std::stop_token &stop)
{
    static Turns makings; // of two that make the same one, each would embed all of it
    const Turns::Turn making(makings, stop);
    Turns::Turn turn(turns(), stop);
    refreshOf(database, servers, chunking, index, report, &turn, stop);
}

} // namespace adduce
