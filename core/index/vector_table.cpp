#include "core/index/vector_table.h"

#include "core/base/error.h"
#include "core/index/dot_products.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr ImageKind kTableKind { { 'A', 'D', 'D', 'V', 'E', 'C', 'T', 'S' }, 1 };
constexpr float kLargest = 127 * 256; // of 16 bits, so that the high byte of its rounding fits

/// The image: this, then chunks, documents (8 bytes each), steps (4 bytes each), high and low bytes.
struct TableSizes
{
    quint64 chunks = 0;
    quint64 dimensions = 0;
};

float largestOf(std::span<const float> vector)
{
    float largest = 0;
    for (const float value : vector)
        largest = std::max(largest, std::abs(value));
    return largest;
}

} // namespace

VectorTable::Builder::Builder(int dimensions)
    : m_dimensions(static_cast<std::size_t>(std::max(dimensions, 0)))
{
}

void VectorTable::Builder::add(ChunkId chunk, DocumentId document, std::span<const float> vector)
{
    if (vector.size() != m_dimensions)
        throw Error(ErrorKind::Internal, u"a vector of %1 dimensions for a space of %2"_s.arg(vector.size()).arg(m_dimensions));
    m_chunks.push_back(chunk.value);
    m_documents.push_back(document.value);
    const float step = largestOf(vector) / kLargest;
    m_steps.push_back(step);
    for (const float value : vector) {
        const auto whole = static_cast<int>(step > 0 ? std::lround(value / step) : 0);
        const int high = (whole + 32'768 + 128) / 256 - 128; // rounded, so that the rest has a sign
        m_high.push_back(static_cast<qint8>(high));
        m_low.push_back(static_cast<qint8>(whole - 256 * high));
    }
}

QByteArray VectorTable::Builder::image(qint64 stamp, qint64 revision) const
{
    const TableSizes sizes { m_chunks.size(), m_dimensions };
    ImageWriter image(kTableKind, stamp, revision);
    image.append(std::span(&sizes, 1));
    image.append(m_chunks);
    image.append(m_documents);
    image.append(m_steps);
    image.append(m_high);
    image.append(m_low);
    return image.finish();
}

std::optional<VectorTable> VectorTable::over(std::optional<CacheImage> image)
{
    constexpr quint64 kMostDimensions = 1 << 16;
    if (!image)
        return std::nullopt;
    ImageReader in(image->content());
    const auto header = in.take<TableSizes>(1);
    if (!in.isSound() || header.front().dimensions > kMostDimensions)
        return std::nullopt;
    const TableSizes &sizes = header.front();
    VectorTable table;
    table.m_dimensions = sizes.dimensions;
    table.m_chunks = in.take<qint64>(sizes.chunks);
    table.m_documents = in.take<qint64>(sizes.chunks);
    table.m_steps = in.take<float>(sizes.chunks);
    table.m_high = in.take<qint8>(table.m_chunks.size() * sizes.dimensions);
    table.m_low = in.take<qint8>(table.m_chunks.size() * sizes.dimensions);
    if (!in.isAtEnd())
        return std::nullopt;
    table.m_image = std::move(*image);
    return table;
}

std::optional<VectorTable> VectorTable::fromImage(QByteArray image)
{
    return over(CacheImage::fromBytes(std::move(image), kTableKind));
}

std::optional<VectorTable> VectorTable::fromFile(const QString &path)
{
    return over(CacheImage::fromFile(path, kTableKind));
}

std::optional<std::size_t> VectorTable::rowOf(ChunkId chunk) const
{
    const auto at = std::ranges::lower_bound(m_chunks, chunk.value);
    if (at == m_chunks.end() || *at != chunk.value)
        return std::nullopt;
    return static_cast<std::size_t>(at - m_chunks.begin());
}

double VectorTable::similarity(std::span<const float> query, std::size_t row) const
{
    const std::size_t first = row * m_dimensions;
    return static_cast<double>(
        m_steps[row] * dotSplit(query, m_high.subspan(first, m_dimensions), m_low.subspan(first, m_dimensions)));
}

std::vector<float> VectorTable::vector(std::size_t row) const
{
    std::vector<float> values(m_dimensions);
    for (std::size_t i = 0; i < m_dimensions; ++i) {
        const std::size_t at = row * m_dimensions + i;
        values[i] = m_steps[row] * static_cast<float>(256 * int(m_high[at]) + int(m_low[at]));
    }
    return values;
}

VectorTable::RoughQuery VectorTable::rough(std::span<const float> query)
{
    constexpr float kLargestByte = 127;
    RoughQuery rough { {}, largestOf(query) / kLargestByte };
    for (const float value : query)
        rough.values.push_back(static_cast<qint8>(rough.step > 0 ? std::lround(value / rough.step) : 0));
    return rough;
}

void VectorTable::roughSimilarities(const RoughQuery &query, std::size_t first, std::span<float> similarities) const
{
    constexpr std::size_t kBlock = 256; // rows at a time, whose sums stay at hand
    std::array<qint32, kBlock> sums {};
    for (std::size_t done = 0; done < similarities.size();) {
        const std::size_t count = std::min(kBlock, similarities.size() - done);
        const std::size_t row = first + done;
        dotRows(query.values, m_high.subspan(row * m_dimensions, count * m_dimensions), std::span(sums).first(count));
        for (std::size_t i = 0; i < count; ++i)
            similarities[done + i] = static_cast<float>(sums[i]) * query.step * m_steps[row + i] * 256;
        done += count;
    }
}

} // namespace adduce
