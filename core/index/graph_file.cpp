#include "core/index/graph_file.h"

#include <cstdint>
#include <cstring>
#include <optional>
#include <vector>

namespace adduce {

namespace {

using NodeId = std::uint32_t; // of a vector in the graph; links are such ids

/// Takes values off the front of bytes, aligned or not.
class Bytes
{
public:
    explicit Bytes(std::span<const char> rest)
        : m_rest(rest)
    {
    }

    std::optional<std::span<const char>> take(std::size_t size)
    {
        if (size > m_rest.size())
            return std::nullopt;
        const auto taken = m_rest.first(size);
        m_rest = m_rest.subspan(size);
        return taken;
    }

    template <class Value> std::optional<Value> take()
    {
        const auto bytes = take(sizeof(Value));
        if (!bytes)
            return std::nullopt;
        Value value;
        std::memcpy(&value, bytes->data(), sizeof value);
        return value;
    }

    [[nodiscard]] bool isAtEnd() const { return m_rest.empty(); }

private:
    std::span<const char> m_rest;
};

/// A list of links: how many there are in the first two bytes of four, then room for `most` of them.
std::size_t bytesOfLinks(std::size_t most)
{
    return sizeof(NodeId) + most * sizeof(NodeId);
}

/// Whether every link leads to a vector that is on this level, too. The third byte marks a vector as removed, which ours never are.
bool leadTo(std::span<const char> list, std::size_t most, const std::vector<std::size_t> &levels, std::size_t level)
{
    Bytes bytes(list);
    const auto count = bytes.take<std::uint16_t>();
    const auto mark = bytes.take<std::uint16_t>();
    if (!count || *count > most || !mark || *mark != 0)
        return false;
    for (std::size_t i = 0; i < *count; ++i)
        if (const auto link = bytes.take<NodeId>(); !link || *link >= levels.size() || levels[*link] < level)
            return false;
    return true;
}

/// What stands before the vectors; each field but the last three follows from the shape.
bool isHead(Bytes &bytes, const GraphShape &shape, std::size_t bytesOfVector, std::size_t &levels, std::size_t &entry)
{
    const std::size_t list = bytesOfLinks(2 * shape.links);
    const std::size_t numbers = shape.dimensions * sizeof(float);
    for (const std::size_t expected : { std::size_t { 0 }, shape.vectors, shape.vectors, bytesOfVector, list + numbers, list })
        if (bytes.take<std::size_t>() != expected)
            return false;
    const auto top = bytes.take<std::int32_t>();
    const auto first = bytes.take<NodeId>();
    for (const std::size_t expected : { shape.links, 2 * shape.links, shape.links })
        if (bytes.take<std::size_t>() != expected)
            return false;
    const auto spread = bytes.take<double>();
    const auto breadth = bytes.take<std::size_t>();
    if (!top || *top < 0 || !first || *first >= shape.vectors || !spread || !(*spread > 0) || !breadth)
        return false;
    levels = static_cast<std::size_t>(*top);
    entry = *first;
    return true;
}

} // namespace

bool isSoundGraph(std::span<const char> file, const GraphShape &shape)
{
    const std::size_t lowest = bytesOfLinks(2 * shape.links);
    const std::size_t bytesOfVector = lowest + shape.dimensions * sizeof(float) + sizeof(std::size_t);
    if (shape.vectors == 0 || shape.vectors > file.size() / bytesOfVector)
        return false;
    Bytes bytes(file);
    std::size_t top = 0;
    std::size_t entry = 0;
    if (!isHead(bytes, shape, bytesOfVector, top, entry))
        return false;
    const auto vectors = bytes.take(shape.vectors * bytesOfVector);
    if (!vectors)
        return false;

    // The lists of the upper levels, one after the other; how long they are says up to which level a vector goes.
    const std::size_t upper = bytesOfLinks(shape.links);
    std::vector<std::span<const char>> lists(shape.vectors);
    std::vector<std::size_t> levels(shape.vectors);
    for (std::size_t row = 0; row < shape.vectors; ++row) {
        const auto size = bytes.take<std::uint32_t>();
        const auto list = size && *size % upper == 0 ? bytes.take(*size) : std::nullopt;
        if (!list)
            return false;
        lists[row] = *list;
        levels[row] = list->size() / upper;
    }
    if (!bytes.isAtEnd() || levels[entry] != top)
        return false;

    for (std::size_t row = 0; row < shape.vectors; ++row) {
        const auto vector = vectors->subspan(row * bytesOfVector, bytesOfVector);
        std::size_t label = 0; // the row of the table that a search gives
        std::memcpy(&label, vector.data() + bytesOfVector - sizeof label, sizeof label);
        if (label >= shape.vectors || !leadTo(vector.first(lowest), 2 * shape.links, levels, 0))
            return false;
        for (std::size_t level = 1; level <= levels[row]; ++level)
            if (!leadTo(lists[row].subspan((level - 1) * upper, upper), shape.links, levels, level))
                return false;
    }
    return true;
}

} // namespace adduce
