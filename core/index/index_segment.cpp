#include "core/index/index_segment.h"

#include "core/library/database.h"

#include <QRandomGenerator>
#include <QSaveFile>
#include <algorithm>

namespace adduce {

std::vector<bool> goneFrom(std::span<const qint64> chunks, const Database &database)
{
    std::vector<bool> gone(chunks.size(), true);
    // The sizes that FTS5 keeps are the shortest list of what there is.
    Statement row(database, "SELECT id FROM chunks_fts_docsize ORDER BY id");
    for (auto at = chunks.begin(); row.step();) {
        at = std::lower_bound(at, chunks.end(), row.integer(0));
        if (at != chunks.end() && *at == row.integer(0))
            gone[static_cast<std::size_t>(at - chunks.begin())] = false;
    }
    return std::ranges::find(gone, true) == gone.end() ? std::vector<bool>() : gone;
}

bool isOutgrown(std::span<const qint64> chunks, const Database &database, std::size_t inMemory)
{
    constexpr std::size_t kShare = 50; // a fiftieth of the library
    Statement row(database, "SELECT count(*) FROM chunks_fts_docsize");
    const std::size_t all = row.step() ? static_cast<std::size_t>(row.integer(0)) : 0;
    const auto gone = static_cast<std::size_t>(std::ranges::count(goneFrom(chunks, database), true));
    const std::size_t kept = chunks.size() - gone;
    return all - kept + gone > std::max(inMemory, all / kShare);
}

qint64 freshStamp()
{
    return static_cast<qint64>(QRandomGenerator::global()->generate64() >> 1U) + 1;
}

bool writeIndexFile(const QString &path, const QByteArray &image)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    file.write(image);
    return file.commit();
}

} // namespace adduce
