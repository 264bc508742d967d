#include "core/ask/citations.h"

#include "core/guardrails/quote.h"

namespace adduce {

namespace {

Citation citationFor(const Candidate &candidate, const DocumentRow &document, const SentencePart &part, const Page &page)
{
    Citation c;
    c.document = document.id;
    c.sha256 = document.sha256;
    c.source = shortName(document);
    c.title = displayTitle(document);
    c.path = document.path;
    c.page = part.page + 1;
    c.pageCount = document.pages;
    c.label = page.label;
    c.section = candidate.sectionName;
    c.quote = page.text.mid(part.start, part.length).simplified();
    c.before = candidate.before;
    c.after = candidate.after;
    c.rects = part.rects;
    c.keywordScore = candidate.passage.keywordScore;
    c.vectorScore = candidate.passage.vectorScore;
    c.finalScore = candidate.score;
    return c;
}

} // namespace

std::optional<AnswerSentence> cite(const Candidate &candidate, const DocumentRow &document, const TextStore &texts)
{
    AnswerSentence sentence { candidate.sentence.text, {} };
    for (const SentencePart &part : candidate.sentence.parts) {
        const auto page = texts.page(document.id, part.page);
        if (!page || part.start < 0 || part.length <= 0 || part.start + part.length > page->text.size())
            return std::nullopt;
        Citation citation = citationFor(candidate, document, part, *page);
        if (!isVerbatim(citation.quote, page->text))
            return std::nullopt;
        sentence.citations.push_back(std::move(citation));
    }
    return sentence.citations.empty() ? std::nullopt : std::optional(std::move(sentence));
}

} // namespace adduce
