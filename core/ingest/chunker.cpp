#include "core/ingest/chunker.h"

#include "core/ingest/chunk_id.h"
#include "core/ingest/chunk_split.h"
#include "core/text/token_ranks.h"
#include "core/text/words.h"

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

SectionType typeOf(const Document &document, int section)
{
    return section >= 0 && static_cast<std::size_t>(section) < document.sections.size()
        ? document.sections[static_cast<std::size_t>(section)].type
        : SectionType::Front;
}

/// Of each section, the one whose text it goes on with: the parts of an abstract are one text, the keywords under it included.
std::vector<int> wholeSections(const Document &document)
{
    std::vector<int> whole(document.sections.size());
    for (int i = 0; i < static_cast<int>(whole.size()); ++i) {
        const Section &section = document.sections[static_cast<std::size_t>(i)];
        const bool isPart = section.type == SectionType::Front || (section.type == SectionType::Abstract && section.level > 1);
        const int before = i > 0 ? whole[static_cast<std::size_t>(i) - 1] : -1;
        const bool goesOn = isPart && before >= 0 && typeOf(document, before) == SectionType::Abstract
            && typeOf(document, i - 1) == SectionType::Abstract;
        whole[static_cast<std::size_t>(i)] = goesOn ? before : i;
    }
    return whole;
}

QString sectionName(const Document &document, int section)
{
    if (section < 0 || static_cast<std::size_t>(section) >= document.sections.size())
        return u"Front matter"_s;
    return document.sections[static_cast<std::size_t>(section)].title;
}

qsizetype lettersOf(const Document &document, SentenceKind kind)
{
    qsizetype letters = 0;
    for (const Sentence &sentence : document.sentences)
        letters += sentence.kind == kind ? sentence.text.size() : 0;
    return letters;
}

std::vector<ChunkPiece> split(std::span<const ChunkUnit> units, const ChunkParameters &p)
{
    switch (p.strategy) {
    case ChunkStrategy::Recursive:
        return splitAtCharacters(units, p.characters, p.overlapCharacters, true);
    case ChunkStrategy::Characters:
        return splitAtCharacters(units, p.characters, p.overlapCharacters, false);
    case ChunkStrategy::Paragraphs:
        return splitAtParagraphs(units, p.maxTokens);
    case ChunkStrategy::Sentences:
        break;
    }
    return splitAtSentences(units, p.maxTokens, p.overlapTokens);
}

/// Gathers chunks in their order.
class Chunker
{
public:
    Chunker(const Document &document, const QString &source, const ChunkParameters &parameters)
        : m_document(document)
        , m_source(source)
        , m_parameters(parameters)
        , m_ranks(parameters.tokens == TokenCount::Cl100kBase ? installedRanks().ranks : nullptr)
        , m_wholeSections(wholeSections(document))
        , m_headingsAreText(lettersOf(document, SentenceKind::Heading) > lettersOf(document, SentenceKind::Body))
    {
    }

    std::vector<Chunk> run()
    {
        std::vector<ChunkUnit> text;
        std::vector<ChunkUnit> back;
        std::vector<ChunkUnit> caption;
        for (int ordinal = 0; const Sentence &sentence : m_document.sentences) {
            const ChunkUnit unit { ordinal++, &sentence, 0 };
            const bool isIndexed = isSearchable(sentence.kind, typeOf(m_document, sentence.section))
                || (sentence.kind == SentenceKind::Heading && m_headingsAreText);
            if (!isIndexed || sentence.parts.empty())
                continue;
            // What the publisher says stands amid the text, and does not part it.
            const bool isBack = isBackMatter(typeOf(m_document, sentence.section));
            std::vector<ChunkUnit> &units = isBack ? back : text;
            if (!units.empty() && wholeSection(units.front().sentence->section) != wholeSection(sentence.section))
                closeText(units, isBack ? ChunkKind::BackMatter : ChunkKind::Text);
            if (sentence.kind == SentenceKind::Caption) {
                if (sentence.startsParagraph)
                    closeCaption(caption);
                caption.push_back(unit);
            } else if (sentence.kind != SentenceKind::Table) {
                units.push_back({ unit.ordinal, unit.sentence, tokensIn(sentence.text) });
            }
        }
        closeText(text, ChunkKind::Text);
        closeText(back, ChunkKind::BackMatter);
        closeCaption(caption);
        for (const Table &table : m_document.tables)
            addRows(table);
        return std::move(m_chunks);
    }

private:
    [[nodiscard]] int tokensIn(const QString &text) const { return m_ranks ? m_ranks->count(text) : countTokens(text); }

    [[nodiscard]] int wholeSection(int section) const
    {
        const auto at = static_cast<std::size_t>(section);
        return section >= 0 && at < m_wholeSections.size() ? m_wholeSections[at] : section;
    }

    void closeText(std::vector<ChunkUnit> &units, ChunkKind kind)
    {
        for (const ChunkPiece &piece : split(units, m_parameters))
            add(kind, piece);
        units.clear();
    }

    void closeCaption(std::vector<ChunkUnit> &units)
    {
        if (!units.empty())
            add(ChunkKind::Caption, { units.front().ordinal, units.back().ordinal, textOf(units) });
        units.clear();
    }

    void addRows(const Table &table)
    {
        const QString caption = captionOf(table);
        for (std::size_t r = static_cast<std::size_t>(table.headerRows); r < table.rows.size(); ++r) {
            const TableRow &row = table.rows[r];
            const Sentence &sentence = m_document.sentences[static_cast<std::size_t>(row.sentence)];
            const SectionType type = typeOf(m_document, sentence.section);
            if (!isSearchable(sentence.kind, type) || isBackMatter(type))
                continue;
            QStringList cells;
            for (qsizetype c = 0; c < row.cells.size(); ++c)
                if (!row.cells[c].isEmpty())
                    cells << headerOf(table, c) + row.cells[c];
            add(ChunkKind::TableRow, { row.sentence, row.sentence, caption + cells.join(u"; "_s) });
        }
    }

    /// The words above a column, from the top.
    static QString headerOf(const Table &table, qsizetype column)
    {
        QStringList words;
        for (int r = 0; r < table.headerRows; ++r)
            if (const QString word = table.rows[static_cast<std::size_t>(r)].cells.value(column); !word.isEmpty())
                words << word;
        return words.isEmpty() ? QString() : words.join(u' ') + u": "_s;
    }

    [[nodiscard]] QString captionOf(const Table &table) const
    {
        if (table.caption < 0)
            return {};
        std::vector<ChunkUnit> units;
        for (auto i = static_cast<std::size_t>(table.caption); i < m_document.sentences.size(); ++i) {
            const Sentence &sentence = m_document.sentences[i];
            if (sentence.kind != SentenceKind::Caption || (!units.empty() && sentence.startsParagraph))
                break;
            units.push_back({ static_cast<int>(i), &sentence, 0 });
        }
        return units.empty() ? QString() : textOf(units) + u' ';
    }

    static QString textOf(const std::vector<ChunkUnit> &units)
    {
        QStringList texts;
        for (const ChunkUnit &unit : units)
            texts << unit.sentence->text;
        return texts.join(u' ');
    }

    void add(ChunkKind kind, const ChunkPiece &piece)
    {
        const Sentence &first = m_document.sentences[static_cast<std::size_t>(piece.firstSentence)];
        const Sentence &last = m_document.sentences[static_cast<std::size_t>(piece.lastSentence)];
        Chunk chunk;
        chunk.kind = kind;
        chunk.ordinal = static_cast<int>(m_chunks.size());
        chunk.firstSentence = piece.firstSentence;
        chunk.lastSentence = piece.lastSentence;
        chunk.section = wholeSection(first.section);
        chunk.firstPage = first.parts.front().page;
        chunk.lastPage = last.parts.back().page;
        chunk.prefix = u"[Source: %1 | Section: %2 | Pages: %3-%4] "_s.arg(m_source, sectionName(m_document, chunk.section),
            QString::number(chunk.firstPage + 1), QString::number(chunk.lastPage + 1));
        chunk.text = piece.text;
        chunk.stableId = stableChunkId(m_source, chunk.firstPage, chunk.text);
        m_chunks.push_back(std::move(chunk));
    }

    const Document &m_document;
    const QString &m_source;
    const ChunkParameters &m_parameters;
    std::shared_ptr<const TokenRanks> m_ranks; ///< none: tokens are estimated
    std::vector<int> m_wholeSections;
    bool m_headingsAreText; ///< of slides and posters they are most of it
    std::vector<Chunk> m_chunks;
};

} // namespace

std::vector<Chunk> chunkDocument(const Document &document, const QString &source, const ChunkParameters &parameters)
{
    return Chunker(document, source, parameters).run();
}

} // namespace adduce
