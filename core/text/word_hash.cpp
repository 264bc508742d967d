#include "core/text/word_hash.h"

#include <QRandomGenerator>
#include <algorithm>
#include <cstring>

namespace adduce {

namespace {

/// Multiplies and folds, so that each bit of what is added changes about half of the bits (the finalizer of MurmurHash3, with one more
/// multiplication for each eight bytes).
quint64 mixed(quint64 hash, quint64 value)
{
    constexpr quint64 kOdd = 0xff51afd7ed558ccd;
    hash = (hash ^ value) * kOdd;
    return hash ^ (hash >> 32);
}

} // namespace

std::size_t WordHash::operator()(const QString &word) const
{
    static const quint64 seed = QRandomGenerator::system()->generate64();
    constexpr qsizetype kAtOnce = sizeof(quint64) / sizeof(QChar);
    quint64 hash = seed ^ static_cast<quint64>(word.size());
    const QChar *at = word.constData();
    qsizetype left = word.size();
    for (; left >= kAtOnce; left -= kAtOnce, at += kAtOnce) {
        quint64 letters = 0;
        std::memcpy(&letters, at, sizeof letters);
        hash = mixed(hash, letters);
    }
    quint64 rest = 0;
    for (; left > 0; --left, ++at)
        rest = rest << 16 | at->unicode();
    return static_cast<std::size_t>(mixed(mixed(hash, rest), 0));
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
