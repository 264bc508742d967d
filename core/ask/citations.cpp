#include "core/ask/citations.h"

#include "core/guardrails/quote.h"
#include "core/guardrails/quote_match.h"
#include "core/sentences/table_rows.h"
#include "core/text/clean.h"

#include <algorithm>

namespace adduce {

namespace {

/// A run of a page as a quote, with all but its place in the answer.
std::optional<Citation> citationAt(const SourceDocument &document, const PageRun &run)
{
    const auto found = document.pages.find(run.page);
    if (found == document.pages.end())
        return std::nullopt;
    const Page &page = found->second;
    if (run.start < 0 || run.length <= 0 || run.start + run.length > page.text.size())
        return std::nullopt;
    Citation c;
    c.document = document.row.id;
    c.sha256 = document.row.sha256;
    c.source = shortName(document.row);
    c.title = displayTitle(document.row);
    c.path = document.row.path;
    c.page = run.page + 1;
    c.pageCount = document.row.pages;
    c.label = page.label;
    c.quote = page.text.mid(run.start, run.length).simplified();
    return isVerbatim(c.quote, page.text) ? std::optional(std::move(c)) : std::nullopt;
}

void setScores(Citation &c, const Passage &passage, double score)
{
    c.keywordScore = passage.keywordScore;
    c.vectorScore = passage.vectorScore;
    c.finalScore = score;
}

/// Whole words: a match may begin or end inside one.
PageRun wholeWords(PageRun run, const QString &text)
{
    const auto isWord = [&](int at) { return at >= 0 && at < text.size() && text[at].isLetterOrNumber(); };
    while (isWord(run.start) && isWord(run.start - 1)) {
        --run.start;
        ++run.length;
    }
    while (isWord(run.start + run.length - 1) && isWord(run.start + run.length))
        ++run.length;
    const int end = run.start + run.length;
    if (end < text.size() && QStringView(u".!?").contains(text[end])) // of the sentence that it ends
        ++run.length;
    return run;
}

PageRun shortened(PageRun run, const QString &text, int mostWords)
{
    int words = 0;
    bool inWord = false;
    for (int at = run.start; at < run.start + run.length; ++at) {
        const bool isSpace = text[at].isSpace();
        if (!isSpace && !inWord && ++words > mostWords)
            return { run.page, run.start, at - run.start };
        inWord = !isSpace;
    }
    return run;
}

/// The rectangles of the sentences that a run of a page is of.
std::vector<QRectF> rectsOf(const PageRun &run, const std::vector<ContextSentence> &sentences)
{
    std::vector<QRectF> rects;
    for (const ContextSentence &one : sentences)
        for (const SentencePart &part : one.sentence.parts)
            if (part.page == run.page && part.start < run.start + run.length && run.start < part.start + part.length)
                rects.insert(rects.end(), part.rects.begin(), part.rects.end());
    return rects;
}

} // namespace

std::optional<AnswerSentence> cite(const Candidate &candidate, const SourceDocument &document)
{
    AnswerSentence sentence { withoutBullet(candidate.sentence.text), {} };
    std::vector<SentencePart> parts = candidate.sentence.parts;
    if (candidate.row) {
        sentence.text = rowWords(document.tables, candidate.ordinal);
        parts = { *candidate.row };
    }
    for (const SentencePart &part : parts) {
        auto citation = citationAt(document, { part.page, part.start, part.length });
        if (!citation)
            return std::nullopt;
        citation->section = candidate.sectionName;
        citation->before = candidate.before;
        citation->after = candidate.after;
        citation->rects = part.rects;
        setScores(*citation, candidate.passage, candidate.score);
        sentence.citations.push_back(*std::move(citation));
    }
    return sentence.citations.empty() ? std::nullopt : std::optional(std::move(sentence));
}

std::optional<AnswerSentence> cite(
    const CheckedStatement &statement, const ContextPassage &context, const SourceDocument &document, int quoteWords)
{
    AnswerSentence sentence { statement.text, {} };
    for (const PageRun &found : context.letters.runs(statement.match.first, statement.match.end)) {
        const auto page = document.pages.find(found.page);
        if (page == document.pages.end())
            return std::nullopt;
        const QString &text = page->second.text;
        const PageRun run = shortened(wholeWords(found, text), text, quoteWords);
        auto citation = citationAt(document, run);
        if (!citation)
            return std::nullopt;
        citation->section = context.section;
        citation->rects = rectsOf(run, context.sentences);
        setScores(*citation, context.passage, context.passage.score);
        sentence.citations.push_back(*std::move(citation));
    }
    if (sentence.citations.empty())
        return std::nullopt;
    const auto &sentences = context.sentences;
    const auto first = std::ranges::find_if(sentences, [&](const auto &s) { return s.endLetter > statement.match.first; });
    const auto last = std::ranges::find_if(sentences, [&](const auto &s) { return s.endLetter >= statement.match.end; });
    if (first != sentences.end() && first != sentences.begin())
        sentence.citations.front().before = (first - 1)->sentence.text;
    if (last != sentences.end() && last + 1 != sentences.end())
        sentence.citations.back().after = (last + 1)->sentence.text;
    return sentence;
}

} // namespace adduce
