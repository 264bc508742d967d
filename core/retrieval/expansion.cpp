#include "core/retrieval/expansion.h"

#include <algorithm>

namespace adduce {

namespace {

Passage neighbourOf(const Passage &passage, const Chunk &chunk, double factor)
{
    Passage n;
    n.chunk = chunk.id;
    n.document = passage.document;
    n.section = chunk.section;
    n.ordinal = chunk.ordinal;
    n.firstPage = chunk.firstPage;
    n.lastPage = chunk.lastPage;
    n.score = passage.score * factor;
    n.isNeighbour = true;
    return n;
}

} // namespace

std::vector<Passage> expand(const std::vector<Passage> &chosen, const TextStore &texts, const RetrievalParameters &parameters)
{
    std::vector<Passage> neighbours;
    for (const Passage &passage : chosen)
        for (int offset = -parameters.expandWindow; offset <= parameters.expandWindow; ++offset) {
            const auto chunk = offset != 0 ? texts.chunkBeside(passage.chunk, offset) : std::nullopt;
            if (!chunk || chunk->section != passage.section)
                continue;
            if (std::ranges::find(chosen, chunk->id, &Passage::chunk) != chosen.end())
                continue;
            const Passage candidate = neighbourOf(passage, *chunk, parameters.neighbourFactor);
            if (const auto known = std::ranges::find(neighbours, chunk->id, &Passage::chunk); known == neighbours.end())
                neighbours.push_back(candidate);
            else
                known->score = std::max(known->score, candidate.score);
        }
    std::ranges::stable_sort(neighbours, std::ranges::greater {}, &Passage::score);
    std::vector<Passage> all = chosen;
    for (const Passage &n : neighbours)
        if (all.size() < static_cast<std::size_t>(parameters.maxAfterExpand))
            all.push_back(n);
    return all;
}

} // namespace adduce
