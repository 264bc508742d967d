#include "core/index/dot_products.h"

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__)
// Resolved before a sanitizer has started, so not with one. The sums may be taken in any order.
#define ADDUCE_VECTOR_CODE                                                                                                       \
    __attribute__((target_clones("default", "arch=x86-64-v3", "arch=x86-64-v4"), optimize("O3", "fast-math")))
#else
#define ADDUCE_VECTOR_CODE
#endif

namespace adduce {

ADDUCE_VECTOR_CODE void dotRows(std::span<const qint8> query, std::span<const qint8> rows, std::span<qint32> sums)
{
    const std::size_t length = query.size();
    const qint8 *row = rows.data();
    const qint8 *asked = query.data();
    for (qint32 &sum : sums) {
        qint32 s = 0;
        for (std::size_t i = 0; i < length; ++i)
            s += qint32(row[i]) * qint32(asked[i]); // NOLINT: the compiler sees a loop that it knows
        sum = s;
        row += length;
    }
}

ADDUCE_VECTOR_CODE float dotSplit(std::span<const float> query, std::span<const qint8> high, std::span<const qint8> low)
{
    const float *asked = query.data();
    const qint8 *coarse = high.data();
    const qint8 *fine = low.data();
    float sum = 0;
    for (std::size_t i = 0; i < query.size(); ++i)
        sum += asked[i] * static_cast<float>(qint32(coarse[i]) * 256 + qint32(fine[i])); // NOLINT: as above
    return sum;
}

ADDUCE_VECTOR_CODE void addScaled(float scale, std::span<const float> from, std::span<float> to)
{
    const std::size_t length = to.size();
    const float *source = from.data();
    float *target = to.data();
    for (std::size_t i = 0; i < length; ++i)
        target[i] += scale * source[i]; // NOLINT: the compiler sees a loop that it knows
}

} // namespace adduce
