#include "core/library/space_store.h"

#include "core/base/error.h"
#include "core/base/tr.h"
#include "core/library/chunked_write.h"
#include "core/library/database.h"

#include <Eigen/Core>
#include <QDir>
#include <algorithm>
#include <array>
#include <cstring>
#include <ranges>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kAtOnce = 200; // rows of a transaction: a few milliseconds

using Half = Eigen::half; ///< what directions and vectors are stored in: half the bytes, and a cosine right to 1e-3
using Halves = Eigen::Array<Half, Eigen::Dynamic, 1>;
using Floats = Eigen::ArrayXf;

QByteArray halved(std::span<const float> values)
{
    const Halves halves = Eigen::Map<const Floats>(values.data(), static_cast<Eigen::Index>(values.size())).cast<Half>();
    return { reinterpret_cast<const char *>(halves.data()), static_cast<qsizetype>(values.size() * sizeof(Half)) };
}

/// The values that `bytes` holds as halves, or as float32 where there are `count` of these, as versions before 24 wrote vectors.
void readValues(const QByteArray &bytes, std::size_t count, std::vector<float> &values)
{
    const auto size = static_cast<std::size_t>(bytes.size());
    if (size == count * sizeof(float)) {
        values.resize(count);
        std::memcpy(values.data(), bytes.constData(), size);
        return;
    }
    values.resize(size / sizeof(Half));
    Halves halves(static_cast<Eigen::Index>(values.size()));
    std::memcpy(halves.data(), bytes.constData(), values.size() * sizeof(Half));
    Eigen::Map<Floats>(values.data(), halves.size()) = halves.cast<float>();
}

#define ADDUCE_SELECT_SPACE "SELECT id, provider, model, dimensions, revision, fitted_chunks, source FROM spaces "

SpaceRow spaceFrom(const Statement &row)
{
    return { SpaceId { row.integer(0) },
        valueNamed<SpaceProvider>(row.text(1)).value_or(SpaceProvider::Given), // a newer one: nothing that we could embed with
        row.text(2), row.number(3), row.number(4), row.number(5), row.text(6) };
}

std::optional<SpaceRow> firstSpace(Statement row)
{
    if (!row.step())
        return std::nullopt;
    return spaceFrom(row);
}

} // namespace

SpaceChoice choiceOf(const SpaceRow &space)
{
    return space.provider == SpaceProvider::Learned ? SpaceChoice {} : SpaceChoice { space.provider, space.model, space.source };
}

QString spaceName(const SpaceChoice &space)
{
    switch (space.provider) {
    case SpaceProvider::Static:
        return QDir(space.source).dirName();
    case SpaceProvider::Server:
        return space.model;
    default:
        return nameOf(space.provider);
    }
}

SpaceStore::SpaceStore(Database &database)
    : m_database(database)
{
}

std::optional<SpaceRow> SpaceStore::learned() const
{
    return firstSpace(
        Statement(m_database, ADDUCE_SELECT_SPACE "WHERE provider = 'learned' AND set_aside = 0 ORDER BY revision DESC LIMIT 1"));
}

std::optional<SpaceRow> SpaceStore::active() const
{
    const auto id = chosenSpace(m_database);
    if (!id)
        return learned();
    Statement row(m_database, ADDUCE_SELECT_SPACE "WHERE id = ?");
    row.bind(1, id->value);
    const auto chosen = firstSpace(std::move(row));
    return chosen ? chosen : learned();
}

std::optional<SpaceRow> SpaceStore::searched(const std::optional<SpaceChoice> &choice) const
{
    if (!choice)
        return active();
    const std::vector<SpaceRow> spaces = list();
    const auto newest = std::ranges::find(spaces | std::views::reverse, *choice, choiceOf);
    if (newest == spaces.rend())
        throw Error(ErrorKind::BadInput, tr("the library has no embedding space \"%1\"").arg(spaceName(*choice)));
    return *newest;
}

void SpaceStore::activate(SpaceId id)
{
    chooseSpace(m_database, id);
    bumpVectorRevision(m_database);
}

std::vector<SpaceRow> SpaceStore::list() const
{
    std::vector<SpaceRow> spaces;
    Statement row(m_database, ADDUCE_SELECT_SPACE "WHERE set_aside = 0 ORDER BY id");
    while (row.step())
        spaces.push_back(spaceFrom(row));
    return spaces;
}

int SpaceStore::dimensions(SpaceId id) const
{
    Statement row(m_database, "SELECT dimensions FROM spaces WHERE id = ?");
    row.bind(1, id.value);
    return row.step() ? row.number(0) : 0;
}

int SpaceStore::vectorCount(SpaceId id) const
{
    Statement row(m_database, "SELECT count(*) FROM vectors WHERE space = ?");
    row.bind(1, id.value);
    return row.step() ? row.number(0) : 0;
}

void SpaceStore::setSource(SpaceId id, const QString &folder)
{
    Statement(m_database, "UPDATE spaces SET source = ? WHERE id = ?").bind(1, folder).bind(2, id.value).run();
}

void SpaceStore::remove(SpaceId id)
{
    if (chosenSpace(m_database) == id)
        chooseSpace(m_database, {});
    // Another of the same model may come before this one is cleared away: no revision of that is negative.
    Statement(m_database, "UPDATE spaces SET set_aside = 1, revision = -id WHERE id = ?").bind(1, id.value).run();
    bumpVectorRevision(m_database);
}

SpaceId SpaceStore::add(const SpaceRow &row)
{
    SpaceId id;
    for (Statement next(m_database, "UPDATE search_revision SET highest_space = highest_space + 1 RETURNING highest_space");
        next.step();)
        id = SpaceId { next.integer(0) };
    Statement insert(m_database,
        "INSERT INTO spaces(id, provider, model, dimensions, revision, fitted_chunks, source) VALUES (?, ?, ?, ?, ?, ?, ?)");
    insert.bind(1, id.value)
        .bind(2, nameOf(row.provider))
        .bind(3, row.model)
        .bind(4, row.dimensions)
        .bind(5, row.revision)
        .bind(6, row.fittedChunks);
    insert.bind(7, row.source).run();
    return id;
}

SpaceId SpaceStore::addAside(const SpaceRow &row)
{
    const SpaceId id = add(row);
    Statement(m_database,
        "UPDATE spaces SET set_aside = 1, revision = 1 + (SELECT coalesce(max(revision), 0) FROM spaces WHERE provider = ?2 AND "
        "id "
        "<> ?1) WHERE id = ?1")
        .bind(1, id.value)
        .bind(2, nameOf(row.provider))
        .run();
    return id;
}

bool SpaceStore::isAside(SpaceId id) const
{
    Statement row(m_database, "SELECT 1 FROM spaces WHERE id = ? AND set_aside = 1");
    return row.bind(1, id.value).step();
}

std::vector<SpaceId> SpaceStore::aside() const
{
    std::vector<SpaceId> ids;
    Statement row(m_database, "SELECT id FROM spaces WHERE set_aside = 1 ORDER BY id");
    while (row.step())
        ids.push_back(SpaceId { row.integer(0) });
    return ids;
}

void SpaceStore::takeThePlace(SpaceId id)
{
    Statement(m_database, "UPDATE spaces SET set_aside = (id <> ?1) WHERE provider = (SELECT provider FROM spaces WHERE id = ?1)")
        .bind(1, id.value)
        .run();
}

bool SpaceStore::clearSome(SpaceId id, int rows)
{
    const auto cleared = [&](const char *sql) {
        Statement(m_database, sql).bind(1, id.value).bind(2, rows).run();
        return m_database.changes();
    };
    if (cleared("DELETE FROM vectors WHERE rowid IN (SELECT rowid FROM vectors WHERE space = ? LIMIT ?)") == rows
        || cleared("DELETE FROM chunking_vectors WHERE rowid IN (SELECT rowid FROM chunking_vectors WHERE space = ? LIMIT ?)")
            == rows
        || cleared("DELETE FROM space_terms WHERE space = ?1 AND term IN "
                   "(SELECT term FROM space_terms WHERE space = ?1 LIMIT ?2)")
            == rows)
        return true;
    Statement(m_database, "DELETE FROM spaces WHERE id = ?").bind(1, id.value).run();
    return false;
}

void SpaceStore::saveTerm(SpaceId id, const QString &stem, float weight, std::span<const float> direction)
{
    Statement insert(m_database, "INSERT INTO space_terms(space, term, weight, direction) VALUES (?, ?, ?, ?)");
    insert.bind(1, id.value).bind(2, stem).bind(3, static_cast<double>(weight)).bind(4, halved(direction)).run();
}

std::optional<TermDirection> SpaceStore::term(SpaceId id, const QString &stem) const
{
    Statement row(m_database, "SELECT weight, direction FROM space_terms WHERE space = ? AND term = ?");
    row.bind(1, id.value).bind(2, stem);
    if (!row.step())
        return std::nullopt;
    TermDirection term { static_cast<float>(row.real(0)), {} };
    readValues(row.bytes(1), 0, term.direction);
    return term;
}

FoldedWords SpaceStore::folded(SpaceId id) const
{
    Statement row(m_database, "SELECT folded_words, unknown_words FROM spaces WHERE id = ?");
    row.bind(1, id.value);
    return row.step() ? FoldedWords { row.integer(0), row.integer(1) } : FoldedWords {};
}

void SpaceStore::addFolded(SpaceId id, const FoldedWords &words)
{
    Statement(m_database, "UPDATE spaces SET folded_words = folded_words + ?, unknown_words = unknown_words + ? WHERE id = ?")
        .bind(1, words.all)
        .bind(2, words.unknown)
        .bind(3, id.value)
        .run();
}

void SpaceStore::saveVector(const SpaceRow &space, ChunkId chunk, std::span<const float> vector, ChunkingId chunking)
{
    if (vector.size() != static_cast<std::size_t>(space.dimensions))
        throw Error(
            ErrorKind::Internal, u"a vector of %1 dimensions for a space of %2"_s.arg(vector.size()).arg(space.dimensions));
    Statement insert(m_database,
        chunking
            ? "INSERT OR REPLACE INTO chunking_vectors(space, chunk, vector, chunking) SELECT spaces.id, ?2, ?3, chunking FROM "
              "chunking_chunks c, spaces WHERE c.id = ?2 AND spaces.id = ?1"
            : "INSERT OR REPLACE INTO vectors(space, chunk, vector) SELECT spaces.id, ?2, ?3 FROM chunks, spaces WHERE "
              "chunks.id = ?2 AND spaces.id = ?1");
    insert.bind(1, space.id.value).bind(2, chunk.value).bind(3, halved(vector)).run();
}

std::vector<ChunkId> SpaceStore::chunksWithout(SpaceId id, ChunkingId chunking) const
{
    Statement last(m_database,
        chunking ? "SELECT chunk FROM chunking_vectors WHERE space = ? AND chunking = ? ORDER BY chunk DESC LIMIT 1"
                 : "SELECT chunk FROM vectors WHERE space = ? ORDER BY chunk DESC LIMIT 1");
    last.bind(1, id.value);
    if (chunking)
        last.bind(2, chunking.value);
    const qint64 known = last.step() ? last.integer(0) : 0;
    Statement row(m_database,
        chunking ? "SELECT id FROM chunking_chunks WHERE id > ? AND chunking = ? ORDER BY id"
                 : "SELECT id FROM prose_chunks WHERE id > ? ORDER BY id");
    row.bind(1, known);
    if (chunking)
        row.bind(2, chunking.value);
    std::vector<ChunkId> ids;
    while (row.step())
        ids.push_back(ChunkId { row.integer(0) });
    return ids;
}

void SpaceStore::forEachVector(SpaceId id, ChunkId last,
    const std::function<void(ChunkId chunk, DocumentId document, std::span<const float> vector)> &visit,
    ChunkingId chunking) const
{
    Statement row(m_database,
        chunking
            ? "SELECT chunk, document, vector FROM chunking_vectors v JOIN chunking_chunks c ON c.id = chunk WHERE space = ? "
              "AND chunk > ? AND v.chunking = ? ORDER BY chunk"
            : "SELECT chunk, document, vector FROM vectors JOIN chunks ON chunks.id = chunk WHERE space = ? AND chunk > ? "
              "ORDER BY chunk");
    row.bind(1, id.value).bind(2, last.value);
    if (chunking)
        row.bind(3, chunking.value);
    const auto count = static_cast<std::size_t>(dimensions(id));
    std::vector<float> values;
    while (row.step()) {
        readValues(row.bytes(2), count, values);
        visit(ChunkId { row.integer(0) }, DocumentId { row.integer(1) }, values);
    }
}

IndexFile SpaceStore::file(SpaceId id, ChunkingId chunking) const
{
    Statement row(m_database,
        chunking ? "SELECT vectors_stamp, vectors_chunks, vectors_last FROM chunkings WHERE vectors_space = ? AND id = ?"
                 : "SELECT file_stamp, file_chunks, file_last FROM spaces WHERE id = ?");
    row.bind(1, id.value);
    if (chunking)
        row.bind(2, chunking.value);
    return row.step() ? IndexFile { row.integer(0), row.integer(1), row.integer(2) } : IndexFile {};
}

void SpaceStore::setFile(SpaceId id, const IndexFile &file, ChunkingId chunking)
{
    Statement update(m_database,
        chunking ? "UPDATE chunkings SET vectors_stamp = ?, vectors_chunks = ?, vectors_last = ?, vectors_space = ? WHERE id = ?"
                 : "UPDATE spaces SET file_stamp = ?, file_chunks = ?, file_last = ? WHERE id = ?");
    update.bind(1, file.stamp).bind(2, file.chunks).bind(3, file.last).bind(4, id.value);
    if (chunking)
        update.bind(5, chunking.value);
    update.run();
}

void halveVectors(Database &database, const QString &table, qint64 first, qint64 last)
{
    const auto sql = [&](const QString &words) { return words.arg(table).toUtf8(); };
    Statement row(database,
        sql(u"SELECT v.rowid, vector, dimensions FROM %1 v JOIN spaces ON spaces.id = space WHERE v.rowid BETWEEN ? AND ? AND "
            "length(vector) = 4 * dimensions"_s)
            .constData());
    Statement update(database, sql(u"UPDATE %1 SET vector = ? WHERE rowid = ?"_s).constData());
    std::vector<float> values;
    for (row.bind(1, first).bind(2, last); row.step();) {
        readValues(row.bytes(1), static_cast<std::size_t>(row.integer(2)), values);
        update.bind(1, halved(values)).bind(2, row.integer(0)).run();
    }
}

void forgetTerms(Database &database, const std::function<bool(const QString &stem)> &isHeld, const std::stop_token &stop)
{
    QStringList gone;
    {
        Statement row(database,
            "SELECT DISTINCT term FROM space_terms JOIN spaces ON spaces.id = space WHERE provider = 'learned' ORDER BY term");
        while (row.step())
            if (const QString term = row.text(0); !isHeld(term))
                gone << term;
    }
    for (qsizetype first = 0; first < gone.size(); first += kAtOnce) {
        const auto remove = [&] {
            Statement term(database,
                "DELETE FROM space_terms WHERE term = ? AND space IN (SELECT id FROM spaces WHERE provider = 'learned')");
            for (const QString &stem : gone.mid(first, kAtOnce))
                term.bind(1, stem).run();
        };
        writeInChunks(database, remove, stop);
    }
}

void clearAside(Database &database, const std::stop_token &stop)
{
    SpaceStore store(database);
    for (const SpaceId id : store.aside())
        for (bool isMore = true; isMore;)
            writeInChunks(database, [&] { isMore = store.clearSome(id, kAtOnce); }, stop);
}

} // namespace adduce
