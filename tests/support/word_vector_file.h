#pragma once
#include <QByteArray>
#include <QtEndian>
#include <cmath>
#include <map>
#include <numeric>
#include <vector>

namespace adduce::test {

/// The bytes of a file of word vectors (core/lexicon/word_vectors.h). `vectors`: all of one size, none without a length.
inline QByteArray wordVectorFile(const std::map<QByteArray, std::vector<double>> &vectors)
{
    constexpr double kLength = 127;
    const auto number = [](std::size_t n) {
        QByteArray bytes(sizeof(quint32), Qt::Uninitialized);
        qToLittleEndian(static_cast<quint32>(n), bytes.data());
        return bytes;
    };
    QByteArray starts;
    QByteArray text;
    QByteArray values;
    for (const auto &[word, vector] : vectors) {
        starts += number(static_cast<std::size_t>(text.size()));
        text += word;
        const double length = std::sqrt(std::inner_product(vector.begin(), vector.end(), vector.begin(), 0.0));
        for (const double value : vector)
            values += static_cast<char>(std::lround(kLength * value / length));
    }
    starts += number(static_cast<std::size_t>(text.size()));
    const std::size_t dimensions = vectors.empty() ? 1 : vectors.begin()->second.size();
    return "ADDWORD1" + number(vectors.size()) + number(dimensions) + starts + text + values;
}

} // namespace adduce::test
