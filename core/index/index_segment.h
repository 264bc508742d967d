#pragma once
#include "core/base/error.h"
#include "core/library/chunking.h"
#include "core/library/search_state.h"
#include <QByteArray>
#include <QString>
#include <algorithm>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace adduce {

class Database;

/// A part of an index, immutable, and which of its rows are no longer in the library.
template <class Index> struct Segment
{
    Index index;
    std::vector<bool> gone; ///< by row; empty when none is
    [[nodiscard]] bool isGone(std::size_t row) const { return !gone.empty() && gone[row]; }
};

/// How many rows of all parts are in the library.
template <class Index> std::size_t liveRows(const std::vector<Segment<Index>> &segments)
{
    std::size_t rows = 0;
    for (const auto &segment : segments)
        rows += segment.index.size() - static_cast<std::size_t>(std::ranges::count(segment.gone, true));
    return rows;
}

/// An index that is not written anywhere. Throws Error{Internal}.
template <class Index> Index indexInMemory(const typename Index::Builder &builder)
{
    auto index = Index::fromImage(builder.image(0, 0));
    if (!index)
        throw Error(ErrorKind::Internal);
    return *std::move(index);
}

/// Which of these chunks of a chunking (ascending ids) are no longer in the library, by place; empty when all are.
std::vector<bool> goneFrom(std::span<const qint64> chunks, const Database &database, ChunkingId chunking);

/// Of a chunking: did more than `inMemory` chunks, and more than a fiftieth of the library, come or go since the file was written, or is
/// it not there? Told without reading it.
bool isOutgrown(const Database &database, const QString &path, const IndexFile &file, qint64 inMemory, ChunkingId chunking);

/// The name of a file of a chunking beside the library: what comes between the library's name and the ending.
QString chunkingFilePart(const QString &hash);

/// A number by which a file and its library know each other.
qint64 freshStamp();

/// Takes away a file that is damaged, so that it is written anew.
void removeIndexFile(const QString &path);

/// The file of an index, if it is the one that the library knows. A damaged one is taken away.
template <class Index> std::optional<Index> openIndexFile(const QString &path, const IndexFile &known)
{
    if (path.isEmpty() || known.stamp == 0)
        return std::nullopt;
    auto file = Index::fromFile(path);
    if (!file)
        removeIndexFile(path);
    return file && file->size() > 0 && file->image().stamp() == known.stamp ? std::move(file) : std::nullopt;
}

/// Replaces the file whole, readable by its owner alone. False when it cannot be written, which only costs time later.
bool writeIndexFile(const QString &path, const QByteArray &image);

} // namespace adduce
