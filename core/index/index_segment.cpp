#include "core/index/index_segment.h"

#include "core/index/cache_image.h"
#include "core/library/full_text.h"

#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QSaveFile>
#include <algorithm>

namespace adduce {

std::vector<bool> goneFrom(std::span<const qint64> chunks, const Database &database, ChunkingId chunking)
{
    std::vector<bool> gone(chunks.size(), true);
    auto at = chunks.begin();
    forEachSearchedChunk(
        database,
        [&](ChunkId chunk) {
            at = std::lower_bound(at, chunks.end(), chunk.value);
            if (at != chunks.end() && *at == chunk.value)
                gone[static_cast<std::size_t>(at - chunks.begin())] = false;
        },
        chunking);
    return std::ranges::find(gone, true) == gone.end() ? std::vector<bool>() : gone;
}

bool isOutgrown(const Database &database, const QString &path, const IndexFile &file, qint64 inMemory, ChunkingId chunking)
{
    constexpr qint64 kShare = 50; // a fiftieth of the library
    const auto [all, fresh] = countSearchedChunks(database, ChunkId { file.last }, chunking);
    const qint64 gone = file.chunks - (all - fresh);
    const bool isThere = file.stamp != 0 && CacheImage::stampOf(path) == file.stamp;
    return (isThere ? fresh + gone : all) > std::max(inMemory, all / kShare);
}

void removeIndexFile(const QString &path)
{
    QFile::remove(path); // one that cannot be removed is built around every time
}

QString chunkingFilePart(const QString &hash)
{
    constexpr qsizetype kTelling = 16; // digits
    return hash.isEmpty() ? QString() : u'.' + hash.left(kTelling);
}

qint64 freshStamp()
{
    return static_cast<qint64>(QRandomGenerator::global()->generate64() >> 1U) + 1;
}

bool writeIndexFile(const QString &path, const QByteArray &image)
{
    if (QFileInfo(path).isSymLink())
        QFile::remove(path); // what it leads to is not ours
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    file.write(image);
    return file.commit();
}

} // namespace adduce
