#include "core/ingest/chunker.h"

#include "core/text/words.h"

#include <span>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

struct Candidate
{
    int ordinal = 0; ///< of the sentence
    int tokens = 0;
};

SectionType typeOf(const Document &document, int section)
{
    return section >= 0 && static_cast<std::size_t>(section) < document.sections.size()
        ? document.sections[static_cast<std::size_t>(section)].type
        : SectionType::Front;
}

QString sectionName(const Document &document, int section)
{
    if (section < 0 || static_cast<std::size_t>(section) >= document.sections.size())
        return u"Front matter"_s;
    return document.sections[static_cast<std::size_t>(section)].title;
}

Chunk makeChunk(const Document &document, const QString &source, std::span<const Candidate> run, int ordinal)
{
    Chunk chunk;
    chunk.ordinal = ordinal;
    chunk.firstSentence = run.front().ordinal;
    chunk.lastSentence = run.back().ordinal;
    const auto &first = document.sentences[static_cast<std::size_t>(chunk.firstSentence)];
    const auto &last = document.sentences[static_cast<std::size_t>(chunk.lastSentence)];
    chunk.section = first.section;
    chunk.firstPage = first.parts.front().page;
    chunk.lastPage = last.parts.back().page;
    chunk.prefix = u"[Source: %1 | Section: %2 | Pages: %3-%4] "_s.arg(
        source, sectionName(document, chunk.section), QString::number(chunk.firstPage + 1), QString::number(chunk.lastPage + 1));
    QStringList texts;
    for (const Candidate &candidate : run)
        texts << document.sentences[static_cast<std::size_t>(candidate.ordinal)].text;
    chunk.text = texts.join(u' ');
    return chunk;
}

/// How many sentences at the end of the run fit into the overlap; never all of them.
std::size_t overlapOf(std::span<const Candidate> run, int limit)
{
    std::size_t count = 0;
    int tokens = 0;
    while (count + 1 < run.size() && tokens + run[run.size() - 1 - count].tokens <= limit)
        tokens += run[run.size() - 1 - count++].tokens;
    return count;
}

void chunkSection(const Document &document, const QString &source, const ChunkParameters &parameters,
    const std::vector<Candidate> &section, std::vector<Chunk> &chunks)
{
    const std::span all(section);
    for (std::size_t begin = 0; begin < all.size();) {
        std::size_t end = begin;
        int tokens = 0;
        while (end < all.size() && (end == begin || tokens + all[end].tokens <= parameters.maxTokens))
            tokens += all[end++].tokens;
        const auto run = all.subspan(begin, end - begin);
        chunks.push_back(makeChunk(document, source, run, static_cast<int>(chunks.size())));
        begin = end == all.size() ? end : end - overlapOf(run, parameters.overlapTokens);
    }
}

} // namespace

std::vector<Chunk> chunkSentences(const Document &document, const QString &source, const ChunkParameters &parameters)
{
    std::vector<Chunk> chunks;
    std::vector<Candidate> section;
    int current = -2; // no section has this number
    for (int ordinal = 0; const Sentence &sentence : document.sentences) {
        if (isSearchable(sentence.kind, typeOf(document, sentence.section)) && !sentence.parts.empty()) {
            if (sentence.section != current) {
                chunkSection(document, source, parameters, section, chunks);
                section.clear();
                current = sentence.section;
            }
            section.push_back({ ordinal, countTokens(sentence.text) });
        }
        ++ordinal;
    }
    chunkSection(document, source, parameters, section, chunks);
    return chunks;
}

} // namespace adduce
