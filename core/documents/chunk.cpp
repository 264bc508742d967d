#include "core/documents/chunk.h"

#include <array>

namespace adduce {

namespace {

constexpr std::array kKinds { "text", "caption", "table_row" };

} // namespace

QString nameOf(ChunkKind kind)
{
    return QString::fromLatin1(kKinds.at(static_cast<std::size_t>(kind)));
}

ChunkKind chunkKindFromString(const QString &name)
{
    for (std::size_t i = 0; i < kKinds.size(); ++i)
        if (name == QLatin1StringView(kKinds[i]))
            return static_cast<ChunkKind>(i);
    return ChunkKind::Text;
}

} // namespace adduce
