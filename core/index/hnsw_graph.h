#pragma once
#include <QString>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

namespace adduce {

class VectorTable;

/// hnswlib behind one class; its header is included in one source file only. A graph belongs to one table, by its stamp.
class HnswGraph
{
public:
    /// Builds the graph of a table and writes it; a file that cannot be written is no error. Throws Error{Stopped}.
    static void write(const QString &path, const VectorTable &table, const std::stop_token &stop);
    /// None for a file that is not there, damaged, or of another table.
    static std::unique_ptr<HnswGraph> fromFile(const QString &path, const VectorTable &table);
    /// The same without the seal, whoever wrote it: none for what is no sound graph of so many vectors.
    static std::unique_ptr<HnswGraph> fromUnsealed(const QString &path, std::size_t dimensions, std::size_t vectors);
    ~HnswGraph();

    static QString sealOf(const QString &path); ///< what tells that a graph is whole, beside it

    /// Rows of about the nearest, best first. Thread-safe.
    [[nodiscard]] std::vector<std::size_t> search(std::span<const float> query, std::size_t limit) const;

private:
    struct State;
    explicit HnswGraph(std::unique_ptr<State> state);
    std::unique_ptr<State> m_state;
};

} // namespace adduce
