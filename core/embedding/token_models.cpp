#include "core/embedding/token_models.h"

#include "core/base/error.h"

#include <QHash>
#include <QJsonArray>
#include <QSet>
#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLargestVocabulary = 5'000'000;

[[noreturn]] void refuseVocabulary(const QString &path, const QString &why)
{
    throw Error(ErrorKind::Damaged, path, why);
}

qsizetype widthAt(QStringView text, qsizetype i)
{
    return text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate() ? 2 : 1;
}

/// The longest token first, the rest by tokens that go on inside a word; a word that cannot be covered is unknown whole.
class WordPiece : public TokenModel
{
public:
    WordPiece(const QJsonObject &model, const QString &path)
        : m_prefix(model[u"continuing_subword_prefix"_s].toString(u"##"_s))
        , m_longestWord(model[u"max_input_chars_per_word"_s].toInt(100))
    {
        const QJsonObject vocabulary = model[u"vocab"_s].toObject();
        const QString unknown = model[u"unk_token"_s].toString();
        for (auto it = vocabulary.begin(); it != vocabulary.end(); ++it) {
            const double number = it->toDouble(-1);
            if (!it->isDouble() || number < 0 || number >= kLargestVocabulary || number != std::floor(number))
                refuseVocabulary(path, u"the number of a token"_s);
            m_size = std::max(m_size, static_cast<int>(number) + 1);
            m_longest = std::max(m_longest, it.key().size());
            if (it.key() != unknown)
                m_numbers.insert(it.key(), static_cast<int>(number));
        }
        if (vocabulary.isEmpty())
            refuseVocabulary(path, u"no vocabulary"_s);
    }

    void encode(const QString &piece, std::vector<int> &tokens) const override
    {
        if (piece.toUcs4().size() > m_longestWord)
            return;
        const std::size_t before = tokens.size();
        for (qsizetype start = 0; start < piece.size();) {
            const QString prefix = start > 0 ? m_prefix : QString();
            qsizetype end = std::min(piece.size(), start + m_longest);
            std::optional<int> found;
            for (; end > start && !found; --end)
                if (const auto token = m_numbers.constFind(prefix + piece.mid(start, end - start)); token != m_numbers.constEnd())
                    found = *token;
            if (!found) {
                tokens.resize(before);
                return;
            }
            tokens.push_back(*found);
            start = end + 1; // the loop has gone one further
        }
    }

    [[nodiscard]] QStringList tokens() const override { return m_numbers.keys(); }
    [[nodiscard]] int size() const override { return m_size; }

private:
    QHash<QString, int> m_numbers;
    QString m_prefix;
    qsizetype m_longestWord;
    qsizetype m_longest = 0;
    int m_size = 0;
};

/// The likeliest row of tokens whose likelihoods are given, by Viterbi's algorithm.
class Unigram : public TokenModel
{
public:
    Unigram(const QJsonObject &model, const QString &path)
        : m_unknown(model[u"unk_id"_s].toInt(-1))
    {
        const QJsonArray vocabulary = model[u"vocab"_s].toArray();
        if (vocabulary.isEmpty() || vocabulary.size() > kLargestVocabulary)
            refuseVocabulary(path, u"no vocabulary"_s);
        if (model[u"byte_fallback"_s].toBool())
            throw Error(ErrorKind::Unsupported, path, u"byte_fallback"_s);
        double least = 0;
        for (const QJsonValue &entry : vocabulary) {
            const QJsonValue score = entry[1];
            if (!entry[0].isString() || !score.isDouble() || !std::isfinite(score.toDouble()))
                refuseVocabulary(path, u"the score of a token"_s);
            m_tokens << entry[0].toString();
            m_scores.push_back(score.toDouble());
            least = std::min(least, score.toDouble());
        }
        constexpr double kUnknownPenalty = 10; // of the reference implementation
        m_unknownScore = least - kUnknownPenalty;
        for (int number = 0; const QString &token : m_tokens)
            insert(token, number++);
    }

    void encode(const QString &piece, std::vector<int> &tokens) const override
    {
        struct Best
        {
            double score = -std::numeric_limits<double>::infinity();
            qsizetype start = -1;
            int token = -1;
        };
        std::vector<Best> ends(static_cast<std::size_t>(piece.size()) + 1);
        ends.front().score = 0;
        for (qsizetype start = 0; start < piece.size(); start += widthAt(piece, start)) {
            const double score = ends[static_cast<std::size_t>(start)].score;
            const auto offer = [&](qsizetype end, double more, int token) {
                if (Best &best = ends[static_cast<std::size_t>(end)]; score + more > best.score)
                    best = { score + more, start, token };
            };
            const qsizetype one = start + widthAt(piece, start);
            bool hasOne = false;
            quint32 node = 0;
            for (qsizetype end = start; end < piece.size();) {
                const auto next = m_next.constFind(edge(node, piece[end]));
                if (next == m_next.constEnd())
                    break;
                node = *next;
                ++end;
                if (const int token = m_ends[node]; token >= 0) {
                    offer(end, m_scores[static_cast<std::size_t>(token)], token);
                    hasOne = hasOne || end == one;
                }
            }
            if (!hasOne)
                offer(one, m_unknownScore, -1);
        }
        std::vector<int> backwards;
        for (qsizetype end = piece.size(); end > 0; end = ends[static_cast<std::size_t>(end)].start)
            if (const int token = ends[static_cast<std::size_t>(end)].token; token >= 0 && token != m_unknown)
                backwards.push_back(token);
        tokens.insert(tokens.end(), backwards.rbegin(), backwards.rend());
    }

    [[nodiscard]] QStringList tokens() const override { return m_tokens; }
    [[nodiscard]] int size() const override { return static_cast<int>(m_tokens.size()); }

private:
    static quint64 edge(quint32 node, QChar c) { return quint64(node) << 16U | c.unicode(); }

    void insert(const QString &token, int number)
    {
        quint32 node = 0;
        for (const QChar c : token) {
            auto next = m_next.constFind(edge(node, c));
            if (next == m_next.constEnd()) {
                next = m_next.insert(edge(node, c), static_cast<quint32>(m_ends.size()));
                m_ends.push_back(-1);
            }
            node = *next;
        }
        if (node != 0)
            m_ends[node] = number;
    }

    QStringList m_tokens;
    std::vector<double> m_scores;
    QHash<quint64, quint32> m_next; ///< a tree of letters: from a node by a letter to the next
    std::vector<int> m_ends { -1 }; ///< the token that ends at a node, or -1
    int m_unknown;
    double m_unknownScore = 0;
};

} // namespace

std::unique_ptr<TokenModel> tokenModel(const QJsonObject &model, const QString &path)
{
    const QString type = model[u"type"_s].toString();
    if (type == u"WordPiece" || (type.isEmpty() && model[u"vocab"_s].isObject() && !model.contains(u"merges"_s)))
        return std::make_unique<WordPiece>(model, path);
    if (type == u"Unigram")
        return std::make_unique<Unigram>(model, path);
    throw Error(ErrorKind::Unsupported, path, u"the token model %1"_s.arg(type.left(40)));
}

} // namespace adduce
