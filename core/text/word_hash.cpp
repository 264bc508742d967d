#include "core/text/word_hash.h"

#include <QRandomGenerator>
#include <algorithm>
#include <cstring>

namespace adduce {

namespace {

/// Of this process alone.
struct Secret
{
    quint64 start = QRandomGenerator::system()->generate64();
    quint64 factor = QRandomGenerator::system()->generate64() | 1;
};

/// Multiplies by what nobody knows and folds both halves of the product, so that no change of the letters has an effect that can be told
/// beforehand (the step of wyhash, github.com/wangyi-fudan/wyhash). Of the lower half alone the highest bit of a value would change one bit.
quint64 mixed(quint64 hash, quint64 value, quint64 factor)
{
    __extension__ using Product = unsigned __int128;
    const Product product = static_cast<Product>(hash ^ value) * factor;
    return static_cast<quint64>(product) ^ static_cast<quint64>(product >> 64);
}

} // namespace

std::size_t WordHash::operator()(QStringView word) const
{
    static const Secret secret;
    constexpr qsizetype kAtOnce = sizeof(quint64) / sizeof(QChar);
    constexpr quint64 kOdd = 0xff51afd7ed558ccd; // so that a product that is 0 does not end all that differed before it
    quint64 hash = secret.start ^ static_cast<quint64>(word.size());
    const QChar *at = word.data();
    qsizetype left = word.size();
    for (; left >= kAtOnce; left -= kAtOnce, at += kAtOnce) {
        quint64 letters = 0;
        std::memcpy(&letters, at, sizeof letters);
        hash = mixed(hash, letters, secret.factor) + kOdd;
    }
    quint64 rest = 0;
    for (; left > 0; --left, ++at)
        rest = rest << 16 | at->unicode();
    return static_cast<std::size_t>(mixed(mixed(hash, rest, secret.factor) + kOdd, secret.start, secret.factor));
}

std::vector<std::size_t> keysOf(const QStringList &words)
{
    std::vector<std::size_t> keys(static_cast<std::size_t>(words.size()));
    std::ranges::transform(words, keys.begin(), WordHash {});
    std::ranges::sort(keys);
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
    return keys;
}

} // namespace adduce
