#include "core/embedding/static_model.h"

#include "core/base/error.h"
#include "core/base/sha256.h"
#include "core/embedding/safetensors.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <cmath>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostTokens = 512;
constexpr qint64 kMostBytes = 2'000'000'000; // of either file

QByteArray contentOf(const QString &path, bool needed)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        if (needed)
            throw Error(ErrorKind::Missing, path);
        return {};
    }
    if (file.size() > kMostBytes)
        throw Error(ErrorKind::TooLarge, path);
    return file.readAll();
}

/// The first so many characters: no more tokens than that are looked at.
QString shortened(const QString &text, qsizetype characters)
{
    qsizetype end = 0;
    while (end < text.size() && characters-- > 0)
        end += text[end].isHighSurrogate() && end + 1 < text.size() ? 2 : 1;
    return text.left(end);
}

QString fingerprintOf(const QByteArray &tokenizer, const QString &values)
{
    Sha256 hash;
    hash.add(tokenizer);
    QFile file(values);
    if (!file.open(QIODevice::ReadOnly))
        throw Error(ErrorKind::Missing, values);
    while (!file.atEnd()) {
        const QByteArray block = file.read(1 << 20);
        if (block.isEmpty())
            throw Error(ErrorKind::Unreadable, values, file.errorString());
        hash.add(block);
    }
    return QString::fromLatin1(hash.takeHex());
}

} // namespace

StaticModel::StaticModel(Tokenizer tokenizer)
    : m_tokenizer(std::move(tokenizer))
{
}

StaticModel StaticModel::open(const QString &folder)
{
    const QDir dir(folder);
    const QString tokenizer = dir.filePath(u"tokenizer.json"_s);
    const QString values = dir.filePath(u"model.safetensors"_s);
    const QByteArray vocabulary = contentOf(tokenizer, true);
    StaticModel model(Tokenizer::fromJson(vocabulary, tokenizer));
    model.m_fingerprint = fingerprintOf(vocabulary, values);
    const QJsonObject config = QJsonDocument::fromJson(contentOf(dir.filePath(u"config.json"_s), false)).object();
    model.m_unitLength = config[u"normalize"_s].toBool(true);

    const Safetensors tensors = Safetensors::open(values);
    const auto refuse = [&](const QString &why) { throw Error(ErrorKind::Damaged, values, why); };
    const Safetensors::Tensor *rows = nullptr;
    for (const QString &name : { u"embeddings"_s, u"0"_s, u"embedding.weight"_s })
        rows = rows ? rows : tensors.find(name);
    if (!rows || rows->shape.size() != 2 || rows->shape[0] == 0 || rows->shape[1] == 0)
        refuse(u"no table of vectors"_s);
    constexpr quint64 kMostDimensions = 1 << 14;
    if (rows->shape[1] > kMostDimensions)
        refuse(u"vectors of %1 dimensions"_s.arg(rows->shape[1]));
    model.m_rows = tensors.floats(*rows);
    model.m_dimensions = static_cast<int>(rows->shape[1]);
    const auto tokens = static_cast<std::size_t>(model.m_tokenizer.size());
    if (const auto *weights = tensors.find(u"weights"_s)) {
        model.m_weights = tensors.floats(*weights);
        if (model.m_weights.size() < tokens)
            refuse(u"a weight for %1 of %2 tokens"_s.arg(model.m_weights.size()).arg(tokens));
    }
    const auto rowCount = static_cast<qint64>(rows->shape[0]);
    if (const auto *mapping = tensors.find(u"mapping"_s)) {
        model.m_rowOf = tensors.integers(*mapping);
        if (model.m_rowOf.size() < tokens
            || std::ranges::any_of(model.m_rowOf, [&](qint64 row) { return row < 0 || row >= rowCount; }))
            refuse(u"a token without a vector"_s);
    } else if (static_cast<std::size_t>(rowCount) < tokens) {
        refuse(u"%1 vectors for %2 tokens"_s.arg(rowCount).arg(tokens));
    }
    return model;
}

EmbeddedText StaticModel::embed(const QString &text) const
{
    std::vector<int> tokens = m_tokenizer.encode(shortened(text, qsizetype(kMostTokens) * m_tokenizer.medianLength()));
    tokens.resize(std::min<std::size_t>(tokens.size(), kMostTokens));
    EmbeddedText result { std::vector<float>(static_cast<std::size_t>(m_dimensions), 0), tokens.empty() ? 0.0 : 1.0 };
    std::vector<float> &sum = result.vector;
    for (const int token : tokens) {
        const auto at = static_cast<std::size_t>(token);
        const auto row = m_rowOf.empty() ? at : static_cast<std::size_t>(m_rowOf[at]);
        const float weight = m_weights.empty() ? 1 : m_weights[at];
        for (std::size_t i = 0; i < sum.size(); ++i)
            sum[i] += weight * m_rows[row * sum.size() + i];
    }
    float length = 0;
    for (float &value : sum) {
        value /= static_cast<float>(std::max<std::size_t>(tokens.size(), 1));
        length += value * value;
    }
    if (m_unitLength && length > 0)
        for (float &value : sum)
            value /= std::sqrt(length);
    return result;
}

} // namespace adduce
