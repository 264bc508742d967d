#include "core/ingest/chunk_split.h"

#include <algorithm>
#include <array>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

ChunkPiece pieceOf(std::span<const ChunkUnit> run)
{
    QStringList texts;
    for (const ChunkUnit &unit : run)
        texts << unit.sentence->text;
    return { run.front().ordinal, run.back().ordinal, texts.join(u' ') };
}

/// How many sentences at the end of the run fit into the overlap; never all of them.
std::size_t overlapOf(std::span<const ChunkUnit> run, int limit)
{
    std::size_t count = 0;
    int tokens = 0;
    while (count + 1 < run.size() && tokens + run[run.size() - 1 - count].tokens <= limit)
        tokens += run[run.size() - 1 - count++].tokens;
    return count;
}

/// The end of the paragraph that begins at `begin`.
std::size_t paragraphEnd(std::span<const ChunkUnit> units, std::size_t begin)
{
    std::size_t end = begin + 1;
    while (end < units.size() && !units[end].sentence->startsParagraph)
        ++end;
    return end;
}

int tokensOf(std::span<const ChunkUnit> run)
{
    int tokens = 0;
    for (const ChunkUnit &unit : run)
        tokens += unit.tokens;
    return tokens;
}

/// The sentences as one text, and where each begins in it.
struct RunningText
{
    QString text;
    std::vector<qsizetype> starts;
};

RunningText runningText(std::span<const ChunkUnit> units)
{
    RunningText running;
    for (const ChunkUnit &unit : units) {
        if (!running.text.isEmpty())
            running.text += unit.sentence->startsParagraph ? u"\n\n"_s : u" "_s;
        running.starts.push_back(running.text.size());
        running.text += unit.sentence->text;
    }
    return running;
}

/// Where a window that begins at `start` ends: after the last separator of the best kind in it, beyond what is repeated of the
/// window before, as the next one would otherwise go on by a word.
qsizetype windowEnd(const QString &text, qsizetype start, qsizetype size, qsizetype overlap, bool recursive)
{
    const qsizetype limit = std::min(start + size, text.size());
    if (limit == text.size() || !recursive)
        return limit;
    const std::array separators { u"\n\n"_s, u"\n"_s, u" "_s };
    for (const QString &separator : separators) {
        const qsizetype at = text.lastIndexOf(separator, limit - 1);
        if (at > start + overlap)
            return at;
    }
    return limit;
}

} // namespace

std::vector<ChunkPiece> splitAtSentences(std::span<const ChunkUnit> units, int maxTokens, int overlapTokens)
{
    std::vector<ChunkPiece> pieces;
    for (std::size_t begin = 0; begin < units.size();) {
        std::size_t end = begin;
        int tokens = 0;
        while (end < units.size() && (end == begin || tokens + units[end].tokens <= maxTokens))
            tokens += units[end++].tokens;
        const auto run = units.subspan(begin, end - begin);
        pieces.push_back(pieceOf(run));
        begin = end == units.size() ? end : end - overlapOf(run, overlapTokens);
    }
    return pieces;
}

std::vector<ChunkPiece> splitAtParagraphs(std::span<const ChunkUnit> units, int maxTokens)
{
    std::vector<ChunkPiece> pieces;
    for (std::size_t begin = 0; begin < units.size();) {
        std::size_t end = paragraphEnd(units, begin);
        int tokens = tokensOf(units.subspan(begin, end - begin));
        if (tokens > maxTokens) {
            const auto cut = splitAtSentences(units.subspan(begin, end - begin), maxTokens, 0);
            pieces.insert(pieces.end(), cut.begin(), cut.end());
            begin = end;
            continue;
        }
        while (end < units.size()) {
            const std::size_t next = paragraphEnd(units, end);
            tokens += tokensOf(units.subspan(end, next - end));
            if (tokens > maxTokens)
                break;
            end = next;
        }
        pieces.push_back(pieceOf(units.subspan(begin, end - begin)));
        begin = end;
    }
    return pieces;
}

std::vector<ChunkPiece> splitAtCharacters(std::span<const ChunkUnit> units, int size, int overlap, bool recursive)
{
    std::vector<ChunkPiece> pieces;
    const RunningText running = runningText(units);
    const auto ordinalAt = [&](qsizetype at) {
        const auto after = std::ranges::upper_bound(running.starts, at);
        return units[static_cast<std::size_t>(std::distance(running.starts.begin(), after)) - 1].ordinal;
    };
    for (qsizetype start = 0; start < running.text.size();) {
        const qsizetype end = windowEnd(running.text, start, size, overlap, recursive);
        const QString text = running.text.mid(start, end - start).trimmed();
        if (!text.isEmpty())
            pieces.push_back({ ordinalAt(start), ordinalAt(end - 1), text });
        if (end == running.text.size())
            break;
        qsizetype next = std::max(end - overlap, start + 1);
        if (recursive) // whole words
            while (next < end && !running.text[next - 1].isSpace())
                ++next;
        while (next < running.text.size() && running.text[next].isSpace())
            ++next;
        start = next;
    }
    return pieces;
}

} // namespace adduce
