#pragma once
#include "core/embedding/embedded_text.h"
#include "core/embedding/tokenizer.h"
#include <QString>
#include <memory>

namespace adduce {

/// A model that embeds a text as the mean of its tokens' vectors (model2vec, github.com/MinishLab/model2vec): a folder
/// with model.safetensors, tokenizer.json and, where vectors are not to have unit length, config.json. Immutable once
/// read, any thread may use it.
class StaticModel
{
public:
    /// Throws Error: Missing with the file, Damaged, Unsupported, TooLarge.
    static StaticModel open(const QString &folder);

    /// SHA-256 of the vectors and the tokenizer, hexadecimal: which model this is.
    [[nodiscard]] const QString &fingerprint() const { return m_fingerprint; }
    /// Of at most 512 tokens, as the reference implementation embeds it.
    [[nodiscard]] EmbeddedText embed(const QString &text) const;
    [[nodiscard]] int dimensions() const { return m_dimensions; }

private:
    explicit StaticModel(Tokenizer tokenizer);

    Tokenizer m_tokenizer;
    QString m_fingerprint;
    int m_dimensions = 0;
    bool m_unitLength = true;
    std::vector<float> m_rows; ///< row by row
    std::vector<float> m_weights; ///< of tokens; empty when all count the same
    std::vector<qint64> m_rowOf; ///< of tokens, which share rows; empty when each has its own
};

} // namespace adduce
