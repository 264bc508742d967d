#pragma once
#include "core/retrieval/passage.h"
#include <QList>
#include <vector>

namespace adduce::test {

/// A candidate as fusion leaves it.
inline Passage passage(int chunk, int document, int page, double fused)
{
    Passage p;
    p.chunk = ChunkId { chunk };
    p.document = DocumentId { document };
    p.firstPage = page;
    p.fused = fused;
    p.score = fused;
    return p;
}

/// The chunks of passages, in their order.
inline QList<qint64> chunks(const std::vector<Passage> &passages)
{
    QList<qint64> ids;
    for (const Passage &p : passages)
        ids << p.chunk.value;
    return ids;
}

} // namespace adduce::test
