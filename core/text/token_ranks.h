#pragma once
#include <QByteArray>
#include <QHash>
#include <QString>
#include <memory>
#include <optional>

namespace adduce {

/// The byte pairs of a tokenizer in the order in which they are joined (Sennrich, Haddow and Birch, ACL 2016), as tiktoken publishes them
/// (github.com/openai/tiktoken): a line a token, its bytes in base64 and its rank. Texts are parted by the pattern of cl100k_base before that.
/// Immutable, any thread may use it.
class TokenRanks
{
public:
    /// None for what are no such lines, and for those that lack a byte.
    static std::optional<TokenRanks> fromLines(const QByteArray &lines);

    /// How many tokens the text is. A run of letters or signs is counted in stretches of 128 bytes.
    [[nodiscard]] int count(const QString &text) const;

private:
    TokenRanks() = default;
    [[nodiscard]] int rankOf(QByteArrayView bytes) const;
    [[nodiscard]] int countPiece(QByteArrayView bytes) const;

    QByteArray m_bytes; ///< of all tokens; never written to once there are ranks, which a copy shares
    QHash<QByteArrayView, int> m_ranks; ///< of parts of m_bytes
};

/// The ranks of cl100k_base, which are not ours to hand on: read where the user put them.
struct InstalledRanks
{
    QString file; ///< where they are, or where they are looked for
    std::shared_ptr<const TokenRanks> ranks {}; ///< none where there is no such file, or it is damaged
    bool isDamaged = false; ///< or cannot be read
};

/// "adduce/cl100k_base.tiktoken" in a folder for data (~/.local/share, /usr/share). Read once, and again when the file is another. Any thread.
InstalledRanks installedRanks();

} // namespace adduce
