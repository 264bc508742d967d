#include "core/retrieval/retriever.h"

#include "core/base/error.h"
#include "core/embedding/term_directions.h"
#include "core/embedding/text_embedder.h"
#include "core/index/keyword_index.h"
#include "core/index/vector_index.h"
#include "core/index/word_meanings.h"
#include "core/library/chunk_places.h"
#include "core/library/chunking_store.h"
#include "core/library/database.h"
#include "core/library/full_text.h"
#include "core/library/search_state.h"
#include "core/retrieval/fusion.h"

#include <QHash>
#include <algorithm>
#include <cmath>
#include <numeric>
#include <ranges>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

using StaticModels = std::map<QString, std::shared_ptr<const StaticModel>>; ///< those that were read, by their fingerprint

/// The space that is chosen, with its model; of the active one the learned one while its model cannot be used. A model that was read is kept
/// as long as its space is in use.
void chooseSpace(
    SearchSnapshot &snapshot, const StaticModels &read, const SpaceStore &spaces, const std::optional<SpaceChoice> &choice)
{
    snapshot.space = spaces.searched(choice);
    if (!snapshot.space || snapshot.space->provider != SpaceProvider::Static)
        return;
    if (const auto known = read.find(snapshot.space->model); known != read.end()) {
        snapshot.model = known->second;
        return;
    }
    try {
        snapshot.model = modelOf(*snapshot.space);
    } catch (const Error &) {
        if (choice)
            throw;
        snapshot.space = spaces.learned();
    }
}

SearchSnapshot load(
    const Library &library, const StaticModels &read, Database &database, ChunkingId id, const std::optional<SpaceChoice> &space)
{
    const auto chunking = id ? ChunkingStore(database).find(id) : std::nullopt;
    const QString hash = chunking ? chunking->hash : QString();
    SearchSnapshot snapshot;
    snapshot.chunking = id;
    const SpaceStore spaces(database);
    snapshot.revision = vectorRevision(database);
    snapshot.keywords =
        std::make_shared<const KeywordIndex>(KeywordIndex::load(database, keywordFileOf(library.path(), hash), id));
    if (std::vector<ChunkId> back = backMatterChunks(database, id); !back.empty())
        snapshot.backMatter = std::make_shared<const std::vector<ChunkId>>(std::move(back));
    chooseSpace(snapshot, read, spaces, space);
    snapshot.directions = std::make_shared<TermDirections>();
    snapshot.meanings = std::make_shared<WordMeanings>();
    if (snapshot.space)
        snapshot.vectors = std::make_shared<const VectorIndex>(
            VectorIndex::load(database, snapshot.space->id, vectorFileOf(library.path(), hash), id));
    return snapshot;
}

/// Unless it is asked for.
SearchScope withoutBackMatter(SearchScope scope, const SearchSnapshot &snapshot)
{
    if (!scope.chunks && !scope.hasBackMatter)
        scope.without = snapshot.backMatter;
    return scope;
}

/// The candidates of both lists, each once, in no order, with where they stand.
std::vector<Passage> merge(const Database &database, const std::vector<VectorHit> &vector, const std::vector<KeywordHit> &keyword)
{
    std::vector<Passage> passages;
    QHash<ChunkId, std::size_t> places;
    const ChunkPlaces chunks(database);
    const auto at = [&](ChunkId id) -> Passage * {
        if (const auto known = places.constFind(id); known != places.constEnd())
            return &passages[*known];
        const auto place = chunks.find(id);
        if (!place)
            return nullptr;
        Passage p;
        p.chunk = id;
        p.document = place->document;
        p.section = place->section;
        p.ordinal = place->ordinal;
        p.firstPage = place->firstPage;
        p.lastPage = place->lastPage;
        places.insert(id, passages.size());
        passages.push_back(p);
        return &passages.back();
    };
    for (const VectorHit &hit : vector)
        if (Passage *p = at(hit.chunk))
            p->isInVectorList = true;
    for (const KeywordHit &hit : keyword)
        if (Passage *p = at(hit.chunk))
            p->isInKeywordList = true;
    return passages;
}

/// The mean of the best passages' vectors, each as long as its passage is good (Rocchio, 1971, on unit vectors).
std::vector<float> centreOf(const std::vector<Passage> &ranked, const VectorIndex &vectors, int count)
{
    std::vector<float> centre;
    for (const Passage &p : ranked | std::views::take(std::max(count, 0)))
        if (const auto vector = vectors.vector(p.chunk)) {
            centre.resize(vector->size(), 0);
            for (std::size_t i = 0; i < centre.size(); ++i)
                centre[i] += static_cast<float>(p.fused) * (*vector)[i];
        }
    const float length = std::sqrt(std::inner_product(centre.begin(), centre.end(), centre.begin(), 0.0F));
    for (float &value : centre)
        value = length > 0 ? value / length : 0;
    return centre;
}

} // namespace

double similarityNeeded(const SearchSnapshot &snapshot, const std::optional<double> &printed)
{
    const double chance = snapshot.vectors->chanceSimilarity();
    if (!printed)
        return chance;
    if (*printed <= 0) // everything
        return *printed;
    return snapshot.space->provider == SpaceProvider::Learned ? chance : std::max(*printed, chance);
}

std::unique_ptr<TextEmbedder> embedderIn(const SearchSnapshot &snapshot, Database &database)
{
    try {
        return snapshot.space ? embedderOf(database, *snapshot.space, snapshot.model, snapshot.directions) : nullptr;
    } catch (const Error &) {
        return nullptr;
    }
}

Similarity similarityIn(const SearchSnapshot &snapshot)
{
    return [vectors = snapshot.vectors](const Passage &a, const Passage &b) {
        const auto vector = vectors ? vectors->vector(a.chunk) : std::nullopt;
        return vector ? vectors->similarity(*vector, b.chunk).value_or(0) : 0;
    };
}

Retrieved retrieve(const SearchSnapshot &snapshot, Database &database, const QString &question, const SearchScope &within,
    const RetrievalParameters &parameters, const std::optional<EmbeddedText> &given)
{
    const SearchScope scope = withoutBackMatter(within, snapshot);
    const bool isAdaptive = parameters.adaptiveK.formula != AdaptiveK::Formula::Off;
    const auto candidates = [&](int k) {
        const int wanted = k > 0 && isAdaptive ? candidatesFor(parameters.finalK, parameters.adaptiveK) : k;
        return wanted > 0 && parameters.diversifyLambda ? fetchedFor(wanted, parameters.adaptiveK) : wanted;
    };
    const auto embedder = given ? nullptr : embedderIn(snapshot, database);
    const EmbeddedText asked = given ? *given : embedder ? embedder->embed(question) : EmbeddedText {};
    FusionParameters fusion = parameters.fusion;
    if (snapshot.vectors)
        fusion.similarityFloor = similarityNeeded(snapshot, fusion.similarityFloor);
    std::vector<VectorHit> vectorHits;
    if (snapshot.vectors && asked.vocabularyCoverage > 0) {
        vectorHits = snapshot.vectors->search(asked.vector, scope, candidates(parameters.vectorK));
        std::erase_if(vectorHits, [&](const VectorHit &hit) { return hit.similarity < *fusion.similarityFloor; });
    }
    const KeywordIndex::Query words = snapshot.keywords->prepare(question, parameters.bm25);
    const std::vector<KeywordHit> keywordHits = snapshot.keywords->search(words, scope, candidates(parameters.keywordK));

    std::vector<Passage> passages = merge(database, vectorHits, keywordHits);
    // Both scores for every candidate, whichever list it came from: a missing one is not a zero.
    for (Passage &p : passages) {
        if (const auto match = snapshot.keywords->match(words, p.chunk)) {
            p.bm25 = match->bm25;
            p.queryTermCoverage = match->queryTermCoverage;
        }
        if (snapshot.vectors)
            p.similarity = snapshot.vectors->similarity(asked.vector, p.chunk);
    }
    const VectorTrust trust { asked.vocabularyCoverage, agreementOf(passages, fusion) };
    passages = fuse(std::move(passages), fusion, trust);
    if (!snapshot.vectors || fusion.method != FusionMethod::Adaptive || fusion.feedbackWeight <= 0)
        return { std::move(passages), trust };
    const std::vector<float> centre = centreOf(passages, *snapshot.vectors, fusion.feedbackPassages);
    for (Passage &p : passages)
        p.feedback = snapshot.vectors->similarity(centre, p.chunk);
    return { fuse(std::move(passages), fusion, trust), trust };
}

Retrieved mergeFound(std::vector<Retrieved> found, const FusionParameters &fusion)
{
    Retrieved merged = found.empty() ? Retrieved {} : std::move(found.front());
    if (found.size() < 2)
        return merged;
    for (const Retrieved &other : found | std::views::drop(1))
        for (const Passage &passage : other.passages) {
            const auto known = std::ranges::find(merged.passages, passage.chunk, &Passage::chunk);
            if (known == merged.passages.end()) {
                merged.passages.push_back(passage);
                continue;
            }
            known->similarity = std::max(known->similarity, passage.similarity); // none is the lowest
            known->bm25 = std::max(known->bm25, passage.bm25);
            known->feedback = std::max(known->feedback, passage.feedback);
            known->queryTermCoverage = std::max(known->queryTermCoverage, passage.queryTermCoverage);
            known->isInVectorList = known->isInVectorList || passage.isInVectorList;
            known->isInKeywordList = known->isInKeywordList || passage.isInKeywordList;
        }
    FusionParameters open = fusion;
    open.similarityFloor = -1; // each passed it already
    merged.passages = fuse(std::move(merged.passages), open, merged.trust);
    return merged;
}

std::vector<Passage> retrieveRows(const Database &database, const QString &question, const DocumentScope &scope, int most)
{
    const std::vector<KeywordHit> hits = rowSearch(database, question, scope, most);
    std::vector<Passage> rows = merge(database, {}, hits);
    for (Passage &row : rows)
        row.bm25 = std::ranges::find(hits, row.chunk, &KeywordHit::chunk)->bm25;
    return rows;
}

Retriever::Retriever(const Library &library, std::shared_ptr<const Lexicon> lexicon)
    : m_library(library)
    , m_lexicon(std::move(lexicon))
{
}

Retriever::~Retriever() = default;

SearchSnapshot Retriever::snapshot(Database &database, ChunkingId chunking, const std::optional<SpaceChoice> &space) const
{
    const qint64 revision = vectorRevision(database);
    const std::scoped_lock lock(m_mutex);
    const std::pair key(chunking, space);
    const auto known = m_snapshots.find(key);
    if (known != m_snapshots.end() && known->second.revision == revision)
        return known->second;
    StaticModels read;
    for (const auto &[of, snapshot] : m_snapshots)
        if (snapshot.model)
            read[snapshot.space->model] = snapshot.model;
    std::erase_if(m_snapshots, [&](const auto &one) { return one.second.revision != revision; });
    SearchSnapshot fresh = load(m_library, read, database, chunking, space);
    fresh.lexicon = m_lexicon;
    return m_snapshots[key] = std::move(fresh);
}

std::vector<Passage> Retriever::find(Database &database, const QString &question, const SearchScope &scope,
    const RetrievalParameters &parameters, const std::optional<EmbeddedText> &given, ChunkingId chunking) const
{
    // Of one moment: a space that is replaced meanwhile is gone with its terms.
    const Transaction moment(database, Transaction::Kind::Read);
    return retrieve(snapshot(database, chunking), database, question, scope, parameters, given).passages;
}

} // namespace adduce
