#pragma once
#include <QByteArray>
#include <QString>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace adduce {

/// hnswlib behind one class; its header is included in one source file only. Labels are row numbers.
class HnswGraph
{
public:
    /// Takes the graph out of `cachePath` when its fingerprint and checksum match the vectors, else builds it and
    /// writes it there (a cache that cannot be written is no error). `values`: rows x dimensions.
    HnswGraph(std::span<const float> values, std::size_t dimensions, const QString &cachePath);
    ~HnswGraph();

    /// Row numbers and inner products of about the nearest, best first. Thread-safe.
    [[nodiscard]] std::vector<std::pair<std::size_t, double>> search(std::span<const float> query, std::size_t limit) const;
    [[nodiscard]] bool cameFromCache() const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace adduce
