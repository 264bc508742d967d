#pragma once
#include <QByteArray>
#include <cstring>
#include <vector>

namespace adduce::test {

/// The tokenizer.json of a model folder that knows four words: nap, coffee, bridge and siesta.
inline const QByteArray kTinyTokenizer = R"({"normalizer": {"type": "Lowercase"}, "pre_tokenizer": {"type": "BertPreTokenizer"},
    "model": {"type": "WordPiece", "unk_token": "[UNK]", "vocab": {"nap": 0, "coffee": 1, "bridge": 2, "siesta": 3}}})";

/// Its model.safetensors: three numbers for each of the four words.
inline QByteArray tinyVectors(const std::vector<float> &rows)
{
    const QByteArray header = R"({"embeddings": {"dtype": "F32", "shape": [4, 3], "data_offsets": [0, 48]}})";
    const auto size = static_cast<quint64>(header.size());
    QByteArray length(sizeof size, '\0');
    std::memcpy(length.data(), &size, sizeof size);
    return length + header
        + QByteArray(reinterpret_cast<const char *>(rows.data()), static_cast<qsizetype>(rows.size() * sizeof(float)));
}

/// A word's direction is its own, but a siesta is a nap: what a space learned from the library cannot know.
inline QByteArray tinyVectors()
{
    return tinyVectors({ 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0 });
}

} // namespace adduce::test
