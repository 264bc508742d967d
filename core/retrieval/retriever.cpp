#include "core/retrieval/retriever.h"

#include "core/embedding/latent_space.h"
#include "core/embedding/space_store.h"
#include "core/index/keyword_index.h"
#include "core/index/vector_index.h"
#include "core/library/database.h"
#include "core/library/text_store.h"
#include "core/retrieval/fusion.h"
#include "core/text/words.h"

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

SearchSnapshot load(const Library &library, Database &database)
{
    // Of one moment: a space that is replaced meanwhile is gone with its vectors.
    const Transaction moment(database, Transaction::Kind::Read);
    SearchSnapshot snapshot;
    snapshot.revision = TextStore(database).searchRevision();
    snapshot.keywords = std::make_shared<const KeywordIndex>(KeywordIndex::load(database, keywordFileOf(library.path())));
    const SpaceStore store(database);
    const auto row = store.learned();
    if (!row)
        return snapshot;
    snapshot.space = std::make_shared<const LatentSpace>(LatentSpace::fromSerialized(store.data(row->id)));
    VectorIndex::Options options;
    options.cachePath = library.path() + u".hnsw"_s;
    auto vectors = std::make_shared<VectorIndex>(row->dimensions, options);
    store.forEachVector(row->id, [&](ChunkId chunk, DocumentId document, const QByteArray &bytes) {
        vectors->add(chunk, document,
            { reinterpret_cast<const float *>(bytes.constData()), static_cast<std::size_t>(bytes.size()) / sizeof(float) });
    });
    vectors->finish();
    snapshot.vectors = std::move(vectors);
    return snapshot;
}

/// The candidates of both lists, each once, with where they stand.
std::vector<Passage> merge(Database &database, const std::vector<VectorHit> &vector, const std::vector<KeywordHit> &keyword)
{
    std::vector<ChunkId> ids;
    for (const VectorHit &hit : vector)
        ids.push_back(hit.chunk);
    for (const KeywordHit &hit : keyword)
        if (std::ranges::find(ids, hit.chunk) == ids.end())
            ids.push_back(hit.chunk);
    std::vector<Passage> passages;
    Statement row(database, "SELECT document, section, ordinal, first_page, last_page FROM chunks WHERE id = ?");
    for (const ChunkId id : ids) {
        row.bind(1, id.value);
        if (row.step()) {
            Passage p;
            p.chunk = id;
            p.document = DocumentId { row.integer(0) };
            p.section = row.number(1);
            p.ordinal = row.number(2);
            p.firstPage = row.number(3);
            p.lastPage = row.number(4);
            passages.push_back(p);
        }
        row.reset();
    }
    return passages;
}

} // namespace

Retriever::Retriever(const Library &library)
    : m_library(library)
{
}

Retriever::~Retriever() = default;

SearchSnapshot Retriever::snapshot(Database &database) const
{
    const qint64 revision = TextStore(database).searchRevision();
    const std::scoped_lock lock(m_mutex);
    if (m_snapshot.revision != revision)
        m_snapshot = load(m_library, database);
    return m_snapshot;
}

std::vector<Passage> Retriever::find(
    Database &database, const QString &question, const DocumentScope &scope, const RetrievalParameters &parameters) const
{
    const SearchSnapshot current = snapshot(database);
    std::vector<float> query;
    std::vector<VectorHit> vectorHits;
    if (current.space && current.vectors) {
        Stemmer stem;
        query = current.space->embed(contentStems(question, stem));
        vectorHits = current.vectors->search(query, scope, parameters.vectorK);
        std::erase_if(vectorHits, [&](const VectorHit &hit) { return hit.similarity < parameters.similarityFloor; });
    }
    const KeywordIndex::Query words = current.keywords->prepare(question, parameters.bm25);
    const std::vector<KeywordHit> keywordHits = current.keywords->search(words, scope, parameters.keywordK);

    std::vector<Passage> passages = merge(database, vectorHits, keywordHits);
    // Both scores for every candidate, whichever list it came from: a missing one is not a zero.
    std::vector<ChunkId> ids;
    std::ranges::transform(passages, std::back_inserter(ids), &Passage::chunk);
    for (const KeywordHit &hit : current.keywords->scores(words, ids))
        if (const auto at = std::ranges::find(passages, hit.chunk, &Passage::chunk); at != passages.end())
            at->bm25 = hit.bm25;
    if (current.vectors)
        for (Passage &p : passages)
            p.similarity = current.vectors->similarity(query, p.chunk);
    return fuse(std::move(passages), parameters);
}

} // namespace adduce
