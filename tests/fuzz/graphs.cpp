// The graph of nearest vectors beside a large library: one in which every search stays, or none.
#include "core/index/hnsw_graph.h"
#include "tests/fuzz/fuzzed_file.h"

#include <cstring>

using namespace adduce;

namespace {

constexpr std::size_t kDimensions = 4;
constexpr std::size_t kMostVectors = 10'000;

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    std::size_t vectors = 0; // as the second field of the file says
    if (size < 2 * sizeof vectors)
        return 0;
    std::memcpy(&vectors, data + sizeof vectors, sizeof vectors);
    if (vectors > kMostVectors)
        return 0;
    const fuzz::FuzzedFile file(data, size);
    const auto graph = HnswGraph::fromUnsealed(file.path(), kDimensions, vectors);
    if (!graph)
        return 0;
    for (const std::vector<float> &query : { std::vector<float> { 1, 0, 0, 0 }, { -0.5F, 0.5F, 0.5F, -0.5F }, { 0, 0, 0, 0 } })
        for (const std::size_t row : graph->search(query, 5))
            if (row >= vectors)
                std::abort();
    return 0;
}
