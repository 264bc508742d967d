#pragma once
#include <QByteArray>
#include <QHash>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

namespace adduce {

/// Cuts text into the tokens of a model, as its tokenizer.json says (github.com/huggingface/tokenizers): WordPiece (Wu et
/// al., 2016) and Unigram (Kudo, ACL 2018). Tokens that the file lists apart ("[CLS]") are not looked for: text must not
/// be able to name them. Immutable, any thread may use it.
class Tokenizer
{
public:
    /// Throws Error{Damaged} for what is no such file, Unsupported for one that asks for what we do not do, with its name.
    static Tokenizer fromJson(const QByteArray &json, const QString &path);
    ~Tokenizer();
    Tokenizer(Tokenizer &&) noexcept;
    Tokenizer &operator=(Tokenizer &&) = delete;

    /// Their numbers; what the vocabulary does not hold is left out.
    [[nodiscard]] std::vector<int> encode(const QString &text) const;
    [[nodiscard]] int size() const; ///< tokens; the highest number is one less
    [[nodiscard]] int medianLength() const; ///< of a token, bytes of UTF-8

private:
    struct State;
    explicit Tokenizer(std::unique_ptr<State> state);
    std::unique_ptr<const State> m_state;
};

} // namespace adduce
