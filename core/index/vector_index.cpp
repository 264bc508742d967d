#include "core/index/vector_index.h"

#include "core/base/error.h"
#include "core/index/hnsw_graph.h"

#include <Eigen/Core>
#include <QSet>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

VectorIndex::VectorIndex(int dimensions, Options options)
    : m_dimensions(static_cast<std::size_t>(std::max(dimensions, 0)))
    , m_options(std::move(options))
{
}

VectorIndex::~VectorIndex() = default;

void VectorIndex::add(ChunkId chunk, DocumentId document, std::span<const float> vector)
{
    if (vector.size() != m_dimensions)
        throw Error(ErrorKind::Internal, u"a vector of %1 dimensions for a space of %2"_s.arg(vector.size()).arg(m_dimensions));
    m_rows.insert(chunk.value, m_chunks.size());
    m_chunks.push_back(chunk);
    m_documents.push_back(document);
    m_values.insert(m_values.end(), vector.begin(), vector.end());
}

void VectorIndex::finish()
{
    if (m_dimensions > 0 && size() >= m_options.graphFrom)
        m_graph = std::make_unique<HnswGraph>(m_values, m_dimensions, m_options.cachePath);
}

double VectorIndex::dot(std::span<const float> query, std::size_t row) const
{
    const auto length = static_cast<Eigen::Index>(m_dimensions);
    const Eigen::Map<const Eigen::VectorXf> values(m_values.data() + row * m_dimensions, length);
    return static_cast<double>(Eigen::Map<const Eigen::VectorXf>(query.data(), length).dot(values));
}

std::vector<VectorHit> VectorIndex::search(std::span<const float> query, const DocumentScope &scope, int limit) const
{
    std::vector<VectorHit> hits;
    if (limit <= 0 || m_dimensions == 0 || query.size() != m_dimensions)
        return hits;
    if (m_graph && !scope) {
        for (const auto &[row, similarity] : m_graph->search(query, static_cast<std::size_t>(limit)))
            hits.push_back({ m_chunks[row], similarity });
    } else {
        const QSet<qint64> wanted = [&] {
            QSet<qint64> ids;
            if (scope)
                for (const DocumentId id : *scope)
                    ids.insert(id.value);
            return ids;
        }();
        for (std::size_t row = 0; row < size(); ++row)
            if (!scope || wanted.contains(m_documents[row].value))
                hits.push_back({ m_chunks[row], dot(query, row) });
    }
    const auto best = std::min(hits.size(), static_cast<std::size_t>(limit));
    std::partial_sort(
        hits.begin(), hits.begin() + static_cast<std::ptrdiff_t>(best), hits.end(), [](const VectorHit &a, const VectorHit &b) {
            return a.similarity != b.similarity ? a.similarity > b.similarity : a.chunk < b.chunk;
        });
    hits.resize(best);
    return hits;
}

std::optional<std::span<const float>> VectorIndex::vector(ChunkId chunk) const
{
    const auto row = m_rows.constFind(chunk.value);
    if (row == m_rows.constEnd())
        return std::nullopt;
    return std::span(m_values).subspan(*row * m_dimensions, m_dimensions);
}

std::optional<double> VectorIndex::similarity(std::span<const float> query, ChunkId chunk) const
{
    const auto row = m_rows.constFind(chunk.value);
    if (row == m_rows.constEnd() || query.size() != m_dimensions)
        return std::nullopt;
    return dot(query, *row);
}

} // namespace adduce
