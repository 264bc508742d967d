#pragma once
#include "core/embedding/embedded_text.h"
#include "core/index/search_scope.h"
#include "core/library/chunking.h"
#include "core/library/library.h"
#include "core/library/space_store.h"
#include "core/retrieval/passage.h"
#include "core/retrieval/selection.h"
#include "core/retrieval/vector_trust.h"
#include "core/settings/parameters.h"
#include <QString>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <vector>

namespace adduce {

class Database;
class KeywordIndex;
struct Lexicon;
class StaticModel;
class TermDirections;
class TextEmbedder;
class VectorIndex;
class WordMeanings;

/// What is searched, as it was at one moment; shared by the questions that run on it.
struct SearchSnapshot
{
    std::optional<SpaceRow> space; ///< the active one whose model can be used; none while nothing was learned
    std::shared_ptr<const StaticModel> model; ///< of the space, where that is a model folder's
    std::shared_ptr<const VectorIndex> vectors; ///< of the space; null without one
    std::shared_ptr<TermDirections> directions; ///< of a learned space, as far as they were read; null for nothing kept
    std::shared_ptr<const KeywordIndex> keywords; ///< never null
    std::shared_ptr<WordMeanings> meanings; ///< by `keywords` and `lexicon`, as far as they were looked up; null for nothing kept
    std::shared_ptr<const std::vector<ChunkId>> backMatter; ///< ascending; null: none
    std::shared_ptr<const Lexicon> lexicon; ///< what is known of words besides; null: nothing
    qint64 revision = -1; ///< of text and vectors, to know when it is stale
    ChunkingId chunking {}; ///< whose chunks it finds
};

/// Of passages by the vectors of a snapshot, which it keeps.
Similarity similarityIn(const SearchSnapshot &snapshot);

/// Embeds in the space of a snapshot; null without a space, for one whose vectors somebody else makes, and for one that cannot be
/// read now: a search goes on without.
std::unique_ptr<TextEmbedder> embedderIn(const SearchSnapshot &snapshot, Database &database);

/// The cosine from which what was printed for a model's space holds in this one (S11): never under what texts of it are like by chance; that
/// alone where nothing was printed, and in the space that a library teaches. 0 or less stays as it is. `snapshot`: with vectors.
[[nodiscard]] double similarityNeeded(const SearchSnapshot &snapshot, const std::optional<double> &printed);

/// Candidates of a question.
struct Retrieved
{
    std::vector<Passage> passages; ///< of both lists, fused, best first
    VectorTrust trust;
};

/// Candidates of both lists, fused, best first; as many in each as the parameters say. Back matter is among them where the scope names its
/// chunks or says so. For the caller's read transaction, in
/// which the snapshot was taken. `given`: the question in a space whose vectors somebody else makes, or a server
/// (embedByServer()); without it such a space is not searched.
[[nodiscard]] Retrieved retrieve(const SearchSnapshot &snapshot, Database &database, const QString &question,
    const SearchScope &scope, const RetrievalParameters &parameters, const std::optional<EmbeddedText> &given = {});

/// What several texts found, fused anew: each passage once, with the highest score that a text gave it. The first says what the vectors
/// are worth. Pure.
[[nodiscard]] Retrieved mergeFound(std::vector<Retrieved> found, const FusionParameters &fusion);

/// The best rows of tables for a question by BM25 among themselves, best first.
[[nodiscard]] std::vector<Passage> retrieveRows(
    const Database &database, const QString &question, const DocumentScope &scope, int most);

/// Finds candidates by keyword and by vector. Thread-safe: the snapshot of a chunking and a space is loaded once and again after the library
/// has changed; each call works on the caller's connection.
class Retriever
{
public:
    /// `lexicon`: null for none.
    explicit Retriever(const Library &library, std::shared_ptr<const Lexicon> lexicon = nullptr);
    ~Retriever();

    /// The snapshot for the library as it is now, or as the caller's read transaction sees it.
    /// `chunking`: that of chunkingFor(), in the same transaction. `space`: none for the active one; throws Error as SpaceStore::searched() and
    /// modelOf() for another.
    [[nodiscard]] SearchSnapshot snapshot(
        Database &database, ChunkingId chunking = {}, const std::optional<SpaceChoice> &space = {}) const;

    /// retrieve() in a read transaction of its own: the candidates alone.
    [[nodiscard]] std::vector<Passage> find(Database &database, const QString &question, const SearchScope &scope,
        const RetrievalParameters &parameters, const std::optional<EmbeddedText> &given = {}, ChunkingId chunking = {}) const;

private:
    const Library &m_library;
    std::shared_ptr<const Lexicon> m_lexicon;
    mutable std::mutex m_mutex;
    mutable std::map<std::pair<ChunkingId, std::optional<SpaceChoice>>, SearchSnapshot> m_snapshots; ///< of one revision
};

} // namespace adduce
