#pragma once
#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <memory>
#include <vector>

namespace adduce {

/// The vocabulary of a tokenizer and how a piece of text is covered by it. Immutable.
class TokenModel
{
public:
    virtual ~TokenModel() = default;
    /// Appends the tokens of a piece; what no token covers is left out.
    virtual void encode(const QString &piece, std::vector<int> &tokens) const = 0;
    [[nodiscard]] virtual QStringList tokens() const = 0;
    [[nodiscard]] virtual int size() const = 0; ///< one more than the highest number
};

/// Of the "model" of a tokenizer.json. Throws Error: Damaged, Unsupported with the type.
std::unique_ptr<TokenModel> tokenModel(const QJsonObject &model, const QString &path);

} // namespace adduce
