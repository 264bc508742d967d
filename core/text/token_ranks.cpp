#include "core/text/token_ranks.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>
#include <algorithm>
#include <limits>
#include <mutex>
#include <vector>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kNone = std::numeric_limits<int>::max();
constexpr qsizetype kLongestPiece = 128; // bytes: joining takes time by their square

/// Words with the space before them, up to three digits, signs, ends of lines: as cl100k_base parts a text. Only over a run of spaces does it
/// go back, and no more often than three times.
const QRegularExpression &pieces()
{
    static const QRegularExpression pattern(
        u"'(?:[sdmtSDMT]|[lL][lL]|[vV][eE]|[rR][eE])|[^\\r\\n\\p{L}\\p{N}]?+\\p{L}++|\\p{N}{1,3}+"
        "| ?[^\\s\\p{L}\\p{N}]++[\\r\\n]*+|\\s++$|\\s*[\\r\\n]|\\s+(?!\\S)|\\s"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    return pattern;
}

} // namespace

std::optional<TokenRanks> TokenRanks::fromLines(const QByteArray &lines)
{
    struct Token
    {
        qsizetype start = 0;
        qsizetype size = 0;
        int rank = 0;
    };
    std::vector<Token> tokens;
    TokenRanks ranks;
    for (const QByteArray &line : lines.split('\n')) {
        if (line.trimmed().isEmpty())
            continue;
        const QList<QByteArray> parts = line.trimmed().split(' ');
        const auto bytes = QByteArray::fromBase64Encoding(parts.first(), QByteArray::AbortOnBase64DecodingErrors);
        bool isNumber = false;
        const int rank = parts.last().toInt(&isNumber);
        if (parts.size() != 2 || !bytes || bytes.decoded.isEmpty() || !isNumber || rank < 0)
            return std::nullopt;
        tokens.push_back({ ranks.m_bytes.size(), bytes.decoded.size(), rank });
        ranks.m_bytes += bytes.decoded;
    }
    ranks.m_ranks.reserve(static_cast<qsizetype>(tokens.size()));
    for (const Token &token : tokens)
        ranks.m_ranks[QByteArrayView(ranks.m_bytes).sliced(token.start, token.size)] = token.rank;
    for (int byte = 0; byte < 256; ++byte) // NOLINT: all that there are
        if (const char only = static_cast<char>(byte); ranks.rankOf({ &only, 1 }) == kNone)
            return std::nullopt;
    return ranks;
}

int TokenRanks::rankOf(QByteArrayView bytes) const
{
    return m_ranks.value(bytes, kNone);
}

int TokenRanks::count(const QString &text) const
{
    int tokens = 0;
    const QString whole =
        text.isValidUtf16() ? text : QString::fromUtf8(text.toUtf8()); // half a pair is a sign that stands for it
    for (auto match = pieces().globalMatch(whole); match.hasNext();) {
        const QByteArray piece = match.next().capturedView().toUtf8();
        for (qsizetype from = 0; from < piece.size(); from += kLongestPiece)
            tokens += countPiece(QByteArrayView(piece).sliced(from, std::min(kLongestPiece, piece.size() - from)));
    }
    return tokens;
}

int TokenRanks::countPiece(QByteArrayView bytes) const
{
    if (rankOf(bytes) != kNone)
        return 1;
    std::vector<qsizetype> starts; // of the parts, and the end of the last
    for (qsizetype i = 0; i <= bytes.size(); ++i)
        starts.push_back(i);
    const auto pairAt = [&](std::size_t part) {
        return part + 2 < starts.size() ? rankOf(bytes.sliced(starts[part], starts[part + 2] - starts[part])) : kNone;
    };
    std::vector<int> pairs; // rank of each part with the next
    for (std::size_t part = 0; part + 1 < starts.size(); ++part)
        pairs.push_back(pairAt(part));
    while (!pairs.empty()) {
        const auto best = std::ranges::min_element(pairs);
        if (*best == kNone)
            break;
        const auto part = static_cast<std::size_t>(best - pairs.begin());
        starts.erase(starts.begin() + static_cast<std::ptrdiff_t>(part) + 1);
        pairs.erase(best);
        if (part < pairs.size())
            pairs[part] = pairAt(part);
        if (part > 0)
            pairs[part - 1] = pairAt(part - 1);
    }
    return static_cast<int>(starts.size()) - 1;
}

InstalledRanks installedRanks()
{
    static std::mutex mutex;
    static InstalledRanks last;
    static std::pair<QDateTime, qint64> changed; // and its size
    constexpr qint64 kLargest = 16 << 20; // bytes: ten times what they are
    const QString name = u"adduce/cl100k_base.tiktoken"_s;
    const QString file = QStandardPaths::locate(QStandardPaths::GenericDataLocation, name);
    const std::scoped_lock lock(mutex);
    if (file.isEmpty())
        return { QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u'/' + name };
    const QFileInfo found(file);
    const std::pair state { found.lastModified(), found.size() };
    if (last.file == file && changed == state && last.ranks)
        return last;
    last = { file };
    changed = state;
    QFile lines(file);
    if (lines.open(QIODevice::ReadOnly) && lines.size() <= kLargest)
        if (auto ranks = TokenRanks::fromLines(lines.readAll()))
            last.ranks = std::make_shared<const TokenRanks>(*std::move(ranks));
    last.isDamaged = !last.ranks;
    return last;
}

} // namespace adduce
