#include "core/workspace/search_library.h"

#include "core/embedding/server_space.h"
#include "core/library/chunking_store.h"
#include "core/library/database.h"
#include "core/library/full_text.h"
#include "core/library/searchable.h"
#include "core/library/text_store.h"
#include "core/retrieval/passage_text.h"
#include "core/retrieval/search_query.h"
#include "core/retrieval/selection.h"
#include "core/workspace/workspace.h"

#include <algorithm>
#include <map>

namespace adduce {

namespace {

constexpr int kTableRows = 5;

/// The candidates and where they were looked for.
struct Candidates
{
    SearchQuery query;
    SearchScope scope;
    std::vector<Passage> passages;
    std::optional<Error> serverError;
    ChunkingId chunking; ///< whose passages these are
    SearchBy by = SearchBy::Both; ///< as it was searched
};

/// A collection of which nothing is visible is told as one that is not there.
void refuseHiddenCollections(const SearchQuery &query, Database &database, const std::vector<DocumentId> &visible)
{
    const auto isVisible = [&](DocumentId id) { return std::ranges::binary_search(visible, id); };
    for (const QString &name : query.collections) {
        SearchQuery one;
        one.collections = { name };
        if (std::ranges::none_of(documentsOfCollections(one, database).value_or(std::vector<DocumentId>()), isVisible))
            throw noCollection(name);
    }
}

Candidates findCandidates(Workspace &workspace, Database &database, const SearchRequest &request, const std::stop_token &stop)
{
    Candidates found { narrowed(parseSearchQuery(request.words), request.filters), {}, {}, {},
        chunkingFor(database, request.chunks), request.by };
    if (request.isTyped && request.by != SearchBy::Words && asksElsewhere(database))
        found.by = SearchBy::Words;
    const DocumentScope within = CollectionStore(database).resolve(scopeNamed(database, request.scope));
    if (request.scope.within)
        refuseHiddenCollections(found.query, database, *request.scope.within);
    found.scope = scopeOf(found.query, database, within, found.chunking);
    const AskedServer asked =
        found.by == SearchBy::Words ? AskedServer {} : embedByServer(database, workspace.servers(), found.query.words, stop);
    if (found.by == SearchBy::Meaning && asked.error)
        throw *asked.error; // nothing else finds
    found.serverError = asked.error;
    found.passages = workspace.retriever().find(
        database, found.query.words, found.scope, searchingBy(found.by, request.parameters), asked.vector, found.chunking);
    return found;
}

/// Reads passages with what is told of their documents, each of which is read once.
class FoundReader
{
public:
    FoundReader(Database &database, const Candidates &found, const ChunkParameters &asked)
        : m_documents(database)
        , m_texts(database)
        , m_found(found)
        , m_asked(asked)
    {
    }

    /// None for a passage whose document has gone meanwhile.
    std::optional<FoundPassage> read(const Passage &passage)
    {
        const std::optional<SourceDocument> &source = sourceOf(passage.document);
        const auto chunk = source ? m_texts.chunk(passage.chunk) : std::nullopt;
        if (!chunk)
            return std::nullopt;
        return FoundPassage { passage, *chunk, source->row, !m_found.chunking && isCutOtherwise(source->row.profile, m_asked),
            source->nameOf(chunk->section), m_texts.label(passage.document, chunk->firstPage) };
    }

private:
    const std::optional<SourceDocument> &sourceOf(DocumentId id)
    {
        const auto [source, isNew] = m_sources.try_emplace(id);
        if (const auto row = isNew ? m_documents.find(id) : std::nullopt)
            source->second = SourceDocument { *row, m_texts.sections(id) };
        return source->second;
    }

    DocumentStore m_documents;
    TextStore m_texts;
    const Candidates &m_found;
    const ChunkParameters &m_asked;
    std::map<DocumentId, std::optional<SourceDocument>> m_sources; ///< none: it has gone
};

/// Rows of tables are no passages: a query for some passages alone leaves none.
std::vector<FoundTableRow> findTableRows(Database &database, const Candidates &found, const ChunkParameters &asked)
{
    std::vector<FoundTableRow> rows;
    const TextStore texts(database);
    const int most = found.scope.chunks ? 0 : kTableRows;
    for (const KeywordHit &hit : rowSearch(database, found.query.words, found.scope.documents, most)) {
        const auto chunk = texts.chunk(hit.chunk);
        const auto row = chunk ? DocumentStore(database).find(texts.documentOf(hit.chunk)) : std::nullopt;
        if (row)
            rows.push_back({ hit, *chunk, *row, !found.chunking && isCutOtherwise(row->profile, asked) });
    }
    return rows;
}

} // namespace

SearchResults searchLibrary(Workspace &workspace, const SearchRequest &request, const std::stop_token &stop)
{
    Database database = workspace.library().open();
    const Candidates found = findCandidates(workspace, database, request, stop);
    SearchResults results { {},
        found.by == SearchBy::Meaning ? std::vector<FoundTableRow>() : findTableRows(database, found, request.chunks),
        found.serverError, found.by == request.by, countCutOtherwise(database, request.chunks) };
    FoundReader reader(database, found, request.chunks);
    for (const Passage &passage : found.passages)
        if (auto read = reader.read(passage))
            results.passages.push_back(std::move(*read));
    return results;
}

Explanation explainSearch(Workspace &workspace, const SearchRequest &request, const std::stop_token &stop)
{
    Database database = workspace.library().open();
    const Candidates found = findCandidates(workspace, database, request, stop);
    const Similarity similarity = similarityIn(workspace.retriever().snapshot(database, found.chunking));
    const std::vector<Passage> chosen =
        select(thinned(found.passages, request.parameters, similarity), request.parameters, similarity);
    Explanation explanation { {}, found.serverError };
    FoundReader reader(database, found, request.chunks);
    for (const Passage &passage : found.passages) {
        auto read = reader.read(passage);
        if (!read)
            continue;
        const auto place = std::ranges::find(chosen, passage.chunk, &Passage::chunk);
        if (place != chosen.end()) {
            read->passage.penalty = place->penalty;
            read->passage.score = place->score;
        }
        const int rank = place == chosen.end() ? 0 : static_cast<int>(place - chosen.begin()) + 1;
        explanation.passages.push_back({ std::move(*read), rank });
    }
    return explanation;
}

} // namespace adduce
