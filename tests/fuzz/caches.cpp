// The mapped caches beside a library. Their checksum, which would stop nearly all of it, is set right first: an index that can be
// searched, or none. The first byte says which.
#include "core/index/inverted_index.h"
#include "core/index/vector_table.h"

#include <cstring>
#include <zlib.h>

using namespace adduce;

namespace {

constexpr qsizetype kMagic = 12; // the kind and its format
constexpr qsizetype kChecked = 16; // what the checksum is of begins here

/// The fuzzed bytes under the head of a sound image.
QByteArray imageOf(const QByteArray &sound, QByteArray bytes)
{
    if (bytes.size() < kChecked)
        return bytes;
    bytes.replace(0, kMagic, sound.left(kMagic));
    const auto checksum = static_cast<quint32>(crc32_z(
        0, reinterpret_cast<const Bytef *>(bytes.constData() + kChecked), static_cast<z_size_t>(bytes.size() - kChecked)));
    std::memcpy(bytes.data() + kMagic, &checksum, sizeof checksum);
    return bytes;
}

void searchWords(const QByteArray &bytes)
{
    static const QByteArray sound = InvertedIndex::Builder().image(1, 1);
    const auto index = InvertedIndex::fromImage(imageOf(sound, bytes));
    if (!index)
        return;
    for (std::size_t term = 0; term < index->terms(); ++term) {
        (void)index->term(term).toByteArray();
        for (const quint32 row : index->postingsAt(term).rows)
            (void)index->chunk(row);
    }
    for (std::size_t row = 0; row < index->size(); ++row)
        (void)index->rowOf(index->chunk(row));
}

void searchVectors(const QByteArray &bytes)
{
    static const QByteArray sound = VectorTable::Builder(8).image(1, 1);
    const auto table = VectorTable::fromImage(imageOf(sound, bytes));
    if (!table || table->dimensions() > 4096)
        return;
    const std::vector<float> query(table->dimensions(), 0.1F);
    for (std::size_t row = 0; row < table->size(); ++row) {
        (void)table->similarity(query, row);
        (void)table->vector(row);
    }
    std::vector<float> similarities(table->size());
    table->roughSimilarities(VectorTable::rough(query), 0, similarities);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    if (size < 1)
        return 0;
    const QByteArray bytes(reinterpret_cast<const char *>(data) + 1, static_cast<qsizetype>(size) - 1);
    if (data[0] % 2 == 0)
        searchWords(bytes);
    else
        searchVectors(bytes);
    return 0;
}
