#pragma once
#include "core/base/enum_names.h"
#include "core/base/ids.h"
#include "core/library/search_state.h"
#include <QString>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <tuple>
#include <vector>

namespace adduce {

class Database;

/// Who makes the vectors of a space.
enum class SpaceProvider
{
    Learned, ///< this program, from the library's own words
    Static, ///< a model folder
    Given, ///< somebody else
    Server, ///< a model on a server
};
template <> inline constexpr std::array enumNames<SpaceProvider> { "learned", "static", "given", "server" };

/// What vectors belong to: two spaces never mix, and the columns of the table say so.
struct SpaceRow
{
    SpaceId id;
    SpaceProvider provider = SpaceProvider::Learned;
    QString model; ///< of a model folder its fingerprint, of a server the model's name
    int dimensions = 0;
    int revision = 0;
    int fittedChunks = 0; ///< how many it was learned from
    QString source; ///< the model folder, or the server (server_space.h)
    friend bool operator==(const SpaceRow &, const SpaceRow &) = default;
};

/// A space by what it is, also once it was learned anew under another number.
struct SpaceChoice
{
    SpaceProvider provider = SpaceProvider::Learned;
    QString model {}; ///< SpaceRow::model
    QString source {}; ///< SpaceRow::source
    friend bool operator==(const SpaceChoice &, const SpaceChoice &) = default;
    friend bool operator<(const SpaceChoice &a, const SpaceChoice &b)
    {
        return std::tie(a.provider, a.model, a.source) < std::tie(b.provider, b.model, b.source);
    }
};
SpaceChoice choiceOf(const SpaceRow &space);
QString spaceName(const SpaceChoice &space); ///< "learned", the name of the model's folder, or that of a server's model

/// Of the texts that were folded into a learned space since it was fitted.
struct FoldedWords
{
    qint64 all = 0;
    qint64 unknown = 0; ///< that the space does not know
};

/// A term of a learned space.
struct TermDirection
{
    float weight = 0; ///< log((1 + N) / df)
    std::vector<float> direction; ///< one value a dimension; empty for a term that the space does not know
};

/// Embedding spaces and their vectors; a space serves every chunking. For the thread of its connection.
class SpaceStore
{
public:
    explicit SpaceStore(Database &database);

    /// The newest revision of the space learned from the library, once it is whole.
    [[nodiscard]] std::optional<SpaceRow> learned() const;
    /// The space that is searched: the one that was chosen, otherwise the learned one.
    [[nodiscard]] std::optional<SpaceRow> active() const;
    /// That one, or the active one where none is chosen. None while there is no active one; throws Error{BadInput} for a choice that is not there.
    [[nodiscard]] std::optional<SpaceRow> searched(const std::optional<SpaceChoice> &choice) const;
    void activate(SpaceId id); ///< none: the learned one again; the others stay with their vectors
    [[nodiscard]] std::vector<SpaceRow> list() const;
    [[nodiscard]] int dimensions(SpaceId id) const; ///< 0 for one that is gone
    [[nodiscard]] int vectorCount(SpaceId id) const;
    void setSource(SpaceId id, const QString &folder);
    void remove(SpaceId id); ///< is set aside; when it was searched, the learned one is again
    SpaceId add(const SpaceRow &row); ///< `row.id` is ignored; no number is given twice

    // A space of many vectors is made, and taken away, in many short transactions; meanwhile it is set aside, so that nothing
    // but these functions knows it.
    SpaceId addAside(const SpaceRow &row); ///< as the next revision; `row.id` and `row.revision` are ignored
    [[nodiscard]] bool isAside(SpaceId id) const; ///< false also for one that is gone
    [[nodiscard]] std::vector<SpaceId> aside() const;
    void takeThePlace(SpaceId id); ///< of those of the same provider, which are set aside
    bool clearSome(SpaceId id, int rows); ///< of what is set aside: false once the space is gone with its last row

    void saveTerm(SpaceId id, const QString &stem, float weight, std::span<const float> direction);
    [[nodiscard]] std::optional<TermDirection> term(SpaceId id, const QString &stem) const;
    [[nodiscard]] FoldedWords folded(SpaceId id) const;
    void addFolded(SpaceId id, const FoldedWords &words);

    // Of the chunks of one chunking.

    /// That of a chunk or of a space that was removed meanwhile is left out. It has as many floats as its space has dimensions; throws
    /// Error{Internal} otherwise.
    void saveVector(const SpaceRow &space, ChunkId chunk, std::span<const float> vector, ChunkingId chunking = {});
    /// In order; those come last, as no number is given twice and vectors are saved in order.
    [[nodiscard]] std::vector<ChunkId> chunksWithout(SpaceId id, ChunkingId chunking = {}) const;
    /// Those of chunks that come after `last`, in order. What `visit` throws goes through.
    void forEachVector(SpaceId id, ChunkId last,
        const std::function<void(ChunkId chunk, DocumentId document, std::span<const float> vector)> &visit,
        ChunkingId chunking = {}) const;

    [[nodiscard]] IndexFile file(SpaceId id, ChunkingId chunking = {}) const; ///< in which its vectors are scanned
    void setFile(SpaceId id, const IndexFile &file, ChunkingId chunking = {});

private:
    Database &m_database;
};

/// Brings the vectors of these rows of `table` (vectors or chunking_vectors), which versions before 24 wrote as float32, to 16 bits a
/// number.
void halveVectors(Database &database, const QString &table, qint64 first, qint64 last);

/// Takes away the terms of learned spaces that no paper holds any more. In short transactions. Throws Error{Stopped}.
void forgetTerms(Database &database, const std::function<bool(const QString &stem)> &isHeld, const std::stop_token &stop);

/// Takes away what is set aside: a removed space, one that another took the place of, or one whose making was stopped, or killed.
/// In short transactions. Throws Error{Stopped}; the rest goes the next time.
void clearAside(Database &database, const std::stop_token &stop);

} // namespace adduce
