#include "core/retrieval/passage_text.h"

#include <algorithm>

namespace adduce {

const Section *SourceDocument::section(int ordinal) const
{
    const auto at = static_cast<std::size_t>(ordinal);
    return ordinal >= 0 && at < sections.size() ? &sections[at] : nullptr;
}

SectionType SourceDocument::typeOf(int section) const
{
    const Section *found = this->section(section);
    return found ? found->type : SectionType::Front;
}

QString SourceDocument::nameOf(int section) const
{
    const Section *found = this->section(section);
    if (!found)
        return {};
    return found->number.isEmpty() ? found->title : found->number + u' ' + found->title;
}

bool PassageText::holds(const Sentence &sentence, const SourceDocument &document) const
{
    const SectionType type = document.typeOf(sentence.section);
    return isSearchable(sentence.kind, type) && (kind == ChunkKind::BackMatter || !isBackMatter(type));
}

PassageReader::PassageReader(Database &database, int beside)
    : m_texts(database)
    , m_rows(database)
    , m_metadata(database)
    , m_duplicates(database)
    , m_beside(std::max(1, beside))
{
}

std::vector<PassageText> PassageReader::read(std::span<const Passage> passages)
{
    std::vector<PassageText> all;
    for (const Passage &passage : passages)
        if (const PassageText *text = textOf(passage)) {
            all.push_back(*text);
            all.back().passage = passage; // its scores change on the way
        }
    return all;
}

const PassageText *PassageReader::textOf(const Passage &passage)
{
    if (const auto known = m_passages.find(passage.chunk); known != m_passages.end())
        return &known->second;
    const auto chunk = m_texts.chunk(passage.chunk);
    SourceDocument *document = chunk ? documentOf(passage.document) : nullptr;
    if (!document)
        return nullptr;
    if (chunk->kind == ChunkKind::TableRow && document->tables.empty())
        document->tables = m_texts.tables(passage.document);
    PassageText text { passage, chunk->stableId, chunk->kind, chunk->text, chunk->section, chunk->firstSentence,
        chunk->lastSentence, std::max(0, chunk->firstSentence - m_beside), {} };
    const auto pageOf = [&](int number) -> const Page * {
        const auto known = document->pages.find(number);
        if (known != document->pages.end())
            return &known->second;
        auto page = m_texts.page(passage.document, number);
        return page ? &document->pages.emplace(number, *std::move(page)).first->second : nullptr;
    };
    text.sentences = m_texts.sentences(passage.document, text.firstRead, text.last + m_beside, [&](int number) {
        const Page *page = pageOf(number);
        return page ? QStringView(page->text) : QStringView();
    });
    for (const Sentence &sentence : text.sentences)
        for (const SentencePart &part : sentence.parts)
            pageOf(part.page);
    return &m_passages.emplace(passage.chunk, std::move(text)).first->second;
}

SourceDocument *PassageReader::documentOf(DocumentId id)
{
    if (const auto known = m_documents.find(id); known != m_documents.end())
        return &known->second;
    const auto row = m_rows.find(id);
    if (!row)
        return nullptr;
    SourceDocument document { *row, m_texts.sections(id) };
    document.paper = m_duplicates.firstCopyOf(id);
    document.web = webOriginIn(m_metadata.imported(id));
    return &m_documents.emplace(id, std::move(document)).first->second;
}

} // namespace adduce
