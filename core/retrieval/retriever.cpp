#include "core/retrieval/retriever.h"

#include "core/embedding/text_embedder.h"
#include "core/index/keyword_index.h"
#include "core/index/vector_index.h"
#include "core/library/database.h"
#include "core/retrieval/fusion.h"

#include <QHash>
#include <algorithm>
#include <cmath>
#include <numeric>
#include <ranges>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// The space that is chosen, or the learned one while the chosen one's model cannot be used.
std::optional<SpaceRow> usableSpace(Database &database)
{
    const SpaceStore spaces(database);
    const auto space = spaces.active();
    const bool isUsable = !space || space->provider == SpaceProvider::Given || space->provider == SpaceProvider::Server
        || embedderIfUsable(database, space);
    return isUsable ? space : spaces.learned();
}

SearchSnapshot load(const Library &library, Database &database)
{
    SearchSnapshot snapshot;
    const SpaceStore spaces(database);
    snapshot.revision = spaces.revision();
    snapshot.keywords = std::make_shared<const KeywordIndex>(KeywordIndex::load(database, keywordFileOf(library.path())));
    snapshot.space = usableSpace(database);
    if (snapshot.space)
        snapshot.vectors =
            std::make_shared<const VectorIndex>(VectorIndex::load(database, snapshot.space->id, vectorFileOf(library.path())));
    return snapshot;
}

/// The candidates of both lists, each once, in no order, with where they stand.
std::vector<Passage> merge(Database &database, const std::vector<VectorHit> &vector, const std::vector<KeywordHit> &keyword)
{
    std::vector<Passage> passages;
    QHash<ChunkId, std::size_t> places;
    Statement row(database, "SELECT document, section, ordinal, first_page, last_page FROM chunks WHERE id = ?");
    const auto at = [&](ChunkId id) -> Passage * {
        if (const auto known = places.constFind(id); known != places.constEnd())
            return &passages[*known];
        row.bind(1, id.value);
        const bool found = row.step();
        if (found) {
            Passage p;
            p.chunk = id;
            p.document = DocumentId { row.integer(0) };
            p.section = row.number(1);
            p.ordinal = row.number(2);
            p.firstPage = row.number(3);
            p.lastPage = row.number(4);
            places.insert(id, passages.size());
            passages.push_back(p);
        }
        row.reset();
        return found ? &passages.back() : nullptr;
    };
    for (const VectorHit &hit : vector)
        if (Passage *p = at(hit.chunk))
            p->inVectorList = true;
    for (const KeywordHit &hit : keyword)
        if (Passage *p = at(hit.chunk))
            p->inKeywordList = true;
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

/// By the space itself; nothing for one that cannot embed.
EmbeddedText embedded(Database &database, const std::optional<SpaceRow> &space, const QString &question)
{
    const auto embedder = embedderIfUsable(database, space);
    return embedder ? embedder->embed(question) : EmbeddedText {};
}

} // namespace

Likeness likenessIn(const SearchSnapshot &snapshot)
{
    return [vectors = snapshot.vectors](const Passage &a, const Passage &b) {
        const auto vector = vectors ? vectors->vector(a.chunk) : std::nullopt;
        return vector ? vectors->similarity(*vector, b.chunk).value_or(0) : 0;
    };
}

Retriever::Retriever(const Library &library)
    : m_library(library)
{
}

Retriever::~Retriever() = default;

SearchSnapshot Retriever::snapshot(Database &database) const
{
    const qint64 revision = SpaceStore(database).revision();
    const std::scoped_lock lock(m_mutex);
    if (m_snapshot.revision != revision)
        m_snapshot = load(m_library, database);
    return m_snapshot;
}

Retrieved Retriever::retrieve(Database &database, const QString &question, const SearchScope &scope,
    const RetrievalParameters &parameters, const std::optional<EmbeddedText> &given) const
{
    // Of one moment: a space that is replaced meanwhile is gone with its terms.
    const Transaction moment(database, Transaction::Kind::Read);
    const SearchSnapshot current = snapshot(database);
    const auto candidates = [&](int k) {
        return k > 0 && parameters.adaptiveK ? candidatesFor(parameters.finalK, *parameters.adaptiveK) : k;
    };
    const EmbeddedText asked = given ? *given : embedded(database, current.space, question);
    FusionParameters fusion = parameters.fusion;
    if (!fusion.similarityFloor && current.vectors)
        fusion.similarityFloor = current.vectors->chanceSimilarity();
    std::vector<VectorHit> vectorHits;
    if (current.vectors && asked.coverage > 0) {
        vectorHits = current.vectors->search(asked.vector, scope, candidates(parameters.vectorK));
        std::erase_if(vectorHits, [&](const VectorHit &hit) { return hit.similarity < *fusion.similarityFloor; });
    }
    const KeywordIndex::Query words = current.keywords->prepare(question, parameters.bm25);
    const std::vector<KeywordHit> keywordHits = current.keywords->search(words, scope, candidates(parameters.keywordK));

    std::vector<Passage> passages = merge(database, vectorHits, keywordHits);
    // Both scores for every candidate, whichever list it came from: a missing one is not a zero.
    for (Passage &p : passages) {
        if (const auto match = current.keywords->match(words, p.chunk)) {
            p.bm25 = match->bm25;
            p.held = match->held;
        }
        if (current.vectors)
            p.similarity = current.vectors->similarity(asked.vector, p.chunk);
    }
    passages = fuse(std::move(passages), fusion, asked.coverage);
    if (!current.vectors || fusion.method != FusionMethod::Adaptive || fusion.feedbackWeight <= 0)
        return { std::move(passages), asked.coverage };
    const std::vector<float> centre = centreOf(passages, *current.vectors, fusion.feedbackPassages);
    for (Passage &p : passages)
        p.feedback = current.vectors->similarity(centre, p.chunk);
    return { fuse(std::move(passages), fusion, asked.coverage), asked.coverage };
}

} // namespace adduce
