#include "core/embedding/tokenizer.h"

#include "core/base/error.h"
#include "core/embedding/token_models.h"
#include "core/embedding/token_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

struct Tokenizer::State
{
    std::vector<TextStep> normalizers;
    std::vector<TextCut> cuts;
    std::unique_ptr<TokenModel> model;
    int medianLength = 1;
};

Tokenizer::Tokenizer(std::unique_ptr<State> state)
    : m_state(std::move(state))
{
}

Tokenizer::~Tokenizer() = default;
Tokenizer::Tokenizer(Tokenizer &&) noexcept = default;

Tokenizer Tokenizer::fromJson(const QByteArray &json, const QString &path)
{
    const QJsonDocument document = QJsonDocument::fromJson(json);
    if (!document.isObject())
        throw Error(ErrorKind::Damaged, path, u"no JSON object"_s);
    const QJsonObject root = document.object();
    auto state = std::make_unique<State>();
    state->normalizers = textSteps(root[u"normalizer"_s].toObject(), path);
    state->cuts = textCuts(root[u"pre_tokenizer"_s].toObject(), path);
    state->model = tokenModel(root[u"model"_s].toObject(), path);
    std::vector<qsizetype> lengths;
    for (const QString &token : state->model->tokens())
        lengths.push_back(token.toUtf8().size());
    std::ranges::sort(lengths);
    if (!lengths.empty())
        state->medianLength = std::max(1, static_cast<int>(lengths[lengths.size() / 2]));
    return Tokenizer(std::move(state));
}

std::vector<int> Tokenizer::encode(const QString &text) const
{
    QString normal = text;
    for (const TextStep &step : m_state->normalizers)
        normal = step(normal);
    QStringList pieces { normal };
    for (const TextCut &cut : m_state->cuts) {
        QStringList finer;
        for (const QString &piece : pieces)
            finer += cut(piece);
        pieces = finer;
    }
    std::vector<int> tokens;
    for (const QString &piece : pieces)
        m_state->model->encode(piece, tokens);
    return tokens;
}

int Tokenizer::size() const
{
    return m_state->model->size();
}

int Tokenizer::medianLength() const
{
    return m_state->medianLength;
}

} // namespace adduce
