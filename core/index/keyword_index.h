#pragma once
#include "core/index/index_segment.h"
#include "core/index/inverted_index.h"
#include "core/index/neighbours.h"
#include "core/index/search_scope.h"
#include "core/library/keyword_hit.h"
#include "core/settings/parameters.h"
#include <stop_token>

namespace adduce {

class Database;

/// A chunk that holds a term.
struct TermPlace
{
    ChunkId chunk;
    DocumentId document;
};

/// A term of the vocabulary that is like another.
struct VocabularyTerm
{
    QString text;
    double distance = 0; ///< typingDistance()
    qint64 chunks = 0; ///< that hold it

    friend bool operator==(const VocabularyTerm &, const VocabularyTerm &) = default;
};

/// The keyword index of a library as it is at one moment: an inverted index in a file beside the library, the chunks that
/// came after it in one of their own, and without those that were removed since. The words of the document's title and of
/// the heading over a chunk count as if they stood in it, as they were called when the chunk was indexed. FTS5 stays the
/// store of the words; its ranking visits every row and counts each term anew for each question. Immutable, any thread may
/// search.
class KeywordIndex
{
public:
    /// Of one chunking, for the caller's read transaction. Without a file that fits, all is built in memory. Throws Error.
    static KeywordIndex load(Database &database, const QString &path, ChunkingId chunking = {});
    [[nodiscard]] ChunkingId chunking() const { return m_chunking; }

    /// A question weighed for one index, which it must not outlive.
    class Query
    {
        friend class KeywordIndex;
        struct Term
        {
            std::size_t word = 0; ///< of the question; a word has terms in each language, which stand together
            float idf = 0;
            float weight = 0; ///< idf, and what the question makes of the term
            std::vector<InvertedIndex::Postings> postings = {}; ///< one a segment
        };
        /// Two words near each other: a term that is in no index.
        struct Pair
        {
            float weight = 0;
            std::vector<Neighbours> places = {}; ///< one a segment
        };

        /// In single precision everywhere, so that a chunk has one score.
        [[nodiscard]] float score(float weight, quint8 count, quint32 length) const
        {
            const auto tf = static_cast<float>(count);
            return weight * tf / (tf + m_fixed + m_perTerm * static_cast<float>(length));
        }

        std::vector<Term> m_terms;
        std::vector<Pair> m_pairs;
        float m_fixed = 0; ///< k1 (1 - b)
        float m_perTerm = 0; ///< k1 b / avgdl
    };

    /// BM25 with idf = log(1 + (N - df + 0.5) / (df + 0.5)) and tf / (tf + k1 (1 - b + b dl / avgdl)), as Lucene computes it
    /// (Kamphuis et al., ECIR 2020, table 1). Two neighbours of the question that stand near each other count as one more term, as in the
    /// sequential dependence model (Metzler and Croft, SIGIR 2005).
    [[nodiscard]] Query prepare(const QString &question, const Bm25Parameters &parameters) const;

    /// The best `limit` chunks, ties by id.
    [[nodiscard]] std::vector<KeywordHit> search(const Query &query, const SearchScope &scope, int limit) const;
    /// Of this very chunk; none when it holds no word of the question.
    [[nodiscard]] std::optional<KeywordMatch> match(const Query &query, ChunkId chunk) const;

    [[nodiscard]] std::size_t size() const; ///< chunks that can be found
    /// log((1 + N) / df) of a word's terms, as Stemmers give them; for a word that was never seen, that of one seen once.
    [[nodiscard]] double idfOf(const QStringList &terms) const;
    /// How many chunks hold one of a word's terms, removed ones included; a chunk counts for each term.
    [[nodiscard]] qint64 frequencyOf(const QStringList &terms) const;
    /// The terms that `term` may have been meant for, of letters alone, in no order. Looks at all of the vocabulary.
    [[nodiscard]] std::vector<VocabularyTerm> termsLike(const QString &term, double mostDistance) const;
    /// Where one of a word's terms stands, each chunk once.
    [[nodiscard]] std::vector<TermPlace> placesOf(const QStringList &terms) const;
    [[nodiscard]] std::optional<DocumentId> documentOf(ChunkId chunk) const; ///< none for one that cannot be found
    [[nodiscard]] const QStringList &languages() const { return m_languages; } ///< of the documents, ISO 639-1

    /// All chunks as the documents were read in one piece, for whoever needs each; built anew where this one is of several.
    [[nodiscard]] static InvertedIndex whole(Database &database, const QString &path, const std::stop_token &stop = {});

private:
    [[nodiscard]] double rarityOf(double chunks) const; ///< the idf of what so many chunks hold
    [[nodiscard]] Query::Term termOf(const QString &name, std::size_t word) const; ///< without its weight
    /// Of all terms of two words, with its rarity as its weight.
    [[nodiscard]] Query::Pair pairOf(
        const std::vector<Query::Term> &terms, std::pair<std::size_t, std::size_t> words, int distance) const;

    std::vector<Segment<InvertedIndex>> m_segments;
    QStringList m_languages;
    ChunkingId m_chunking;
};

/// Where the file of a library is, or of the chunking with this hash.
QString keywordFileOf(const QString &libraryPath, const QString &chunkingHash = {});

/// Writes the file anew when it is outgrown; one that cannot be written is no error. Throws Error{Stopped} with the old
/// one in place.
void refreshKeywordFile(Database &database, const QString &path, const std::stop_token &stop,
    const IndexParameters &parameters = {}, ChunkingId chunking = {});
/// Takes the file away if it holds a chunk that is gone, so that no word of a removed paper stays in it.
void dropKeywordFile(Database &database, const QString &path, ChunkingId chunking = {});

} // namespace adduce
