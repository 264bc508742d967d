#pragma once
#include "core/base/ids.h"
#include "core/index/cache_image.h"
#include <optional>
#include <span>
#include <vector>

namespace adduce {

/// Vectors of one space, quantised to 16 bits a value (a cosine is right to about 1e-5), the high and the low byte apart:
/// the high ones alone are half to read and tell who is near. Immutable; one image of bytes, in memory or mapped from a
/// file. Any thread may read it.
class VectorTable
{
public:
    /// Gathers vectors of chunks, whose ids ascend.
    class Builder
    {
    public:
        explicit Builder(int dimensions);
        /// Of unit length, or zeros for a chunk without a known word. Throws Error{Internal} for another dimension.
        void add(ChunkId chunk, DocumentId document, std::span<const float> vector);
        [[nodiscard]] std::size_t size() const { return m_chunks.size(); }
        [[nodiscard]] ChunkId lastChunk() const { return m_chunks.empty() ? ChunkId() : ChunkId { m_chunks.back() }; }
        [[nodiscard]] QByteArray image(qint64 stamp, qint64 revision) const;

    private:
        std::size_t m_dimensions;
        std::vector<qint64> m_chunks;
        std::vector<qint64> m_documents;
        std::vector<float> m_steps;
        std::vector<qint8> m_high;
        std::vector<qint8> m_low;
    };

    static std::optional<VectorTable> fromImage(QByteArray image);
    /// None for a file that is not there, damaged, or of another format.
    static std::optional<VectorTable> fromFile(const QString &path);

    [[nodiscard]] const CacheImage &image() const { return m_image; }
    [[nodiscard]] std::size_t size() const { return m_chunks.size(); } ///< vectors, told by their rows from 0 on
    [[nodiscard]] std::size_t dimensions() const { return m_dimensions; }
    [[nodiscard]] std::span<const qint64> chunks() const { return m_chunks; } ///< ascending
    [[nodiscard]] ChunkId chunk(std::size_t row) const { return { m_chunks[row] }; }
    [[nodiscard]] DocumentId document(std::size_t row) const { return { m_documents[row] }; }
    [[nodiscard]] std::optional<std::size_t> rowOf(ChunkId chunk) const;

    [[nodiscard]] double similarity(std::span<const float> query, std::size_t row) const;
    [[nodiscard]] std::vector<float> vector(std::size_t row) const;

    /// A query as the high bytes are compared with it.
    struct RoughQuery
    {
        std::vector<qint8> values;
        float step = 0;
    };
    static RoughQuery rough(std::span<const float> query);
    /// Similarities of `sums.size()` rows from `first` on, right to about 0.005.
    void roughSimilarities(const RoughQuery &query, std::size_t first, std::span<float> similarities) const;

private:
    static std::optional<VectorTable> over(std::optional<CacheImage> image);

    CacheImage m_image; ///< what the spans look at
    std::size_t m_dimensions = 0;
    std::span<const qint64> m_chunks;
    std::span<const qint64> m_documents;
    std::span<const float> m_steps; ///< what 1 stands for, in each row
    std::span<const qint8> m_high; ///< rows x dimensions
    std::span<const qint8> m_low; ///< rows x dimensions
};

} // namespace adduce
