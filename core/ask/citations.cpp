#include "core/ask/citations.h"

#include "core/ask/quoted_stretch.h"
#include "core/ask/readable_quote.h"
#include "core/guardrails/quote.h"
#include "core/guardrails/quote_match.h"
#include "core/sentences/table_rows.h"
#include "core/text/clean.h"

#include <algorithm>

namespace adduce {

namespace {

/// A page of a document, without anything of it. Nothing for one that is not there.
std::optional<Citation> citationAt(const SourceDocument &document, int page)
{
    const auto found = document.pages.find(page);
    if (found == document.pages.end())
        return std::nullopt;
    Citation c;
    c.document = document.row.id;
    c.sha256 = document.row.sha256;
    c.source = document.web ? document.web->host() : shortName(document.row);
    c.title = displayTitle(document.row);
    c.path = document.row.path;
    c.page = page + 1;
    c.pageCount = document.row.pages;
    c.label = found->second.label;
    c.web = document.web;
    return c;
}

/// A run of a page as a quote, with all but its place in the answer. `clean`: the sentences that it is of.
std::optional<Citation> citationAt(const SourceDocument &document, const PageRun &run, const QString &clean)
{
    auto cited = citationAt(document, run.page);
    if (!cited)
        return std::nullopt;
    Citation &c = *cited;
    const Page &page = document.pages.at(run.page);
    if (run.start < 0 || run.length <= 0 || run.start + run.length > page.text.size())
        return std::nullopt;
    const QString printed = page.text.mid(run.start, run.length);
    c.quote = readableQuote(printed, clean);
    return isVerbatim(c.quote, printed) ? cited : std::nullopt;
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

int countWords(const std::vector<Citation> &citations)
{
    qsizetype words = 0;
    for (const Citation &citation : citations)
        words += citation.quote.split(u' ', Qt::SkipEmptyParts).size();
    return static_cast<int>(words);
}

std::optional<Citation> citationOf(
    const Candidate &candidate, const SourceDocument &document, const PageRun &run, const std::vector<QRectF> &rects)
{
    auto citation = citationAt(document, run, candidate.sentence.text);
    if (!citation)
        return std::nullopt;
    citation->section = candidate.sectionName;
    citation->sectionType = candidate.section;
    citation->chunk = candidate.chunk;
    citation->before = candidate.before;
    citation->after = candidate.after;
    citation->rects = rects;
    setScores(*citation, candidate.passage, candidate.score);
    return citation;
}

std::optional<AnswerSentence> citeRow(
    const Candidate &candidate, const SourceDocument &document, const QuestionTerms &asked, int quoteWords)
{
    const SentencePart &row = *candidate.row;
    const auto page = document.pages.find(row.page);
    if (page == document.pages.end() || row.start < 0 || row.start + row.length > page->second.text.size())
        return std::nullopt;
    PageRun run { row.page, row.start, row.length };
    if (const auto stretch = quotedStretch(page->second.text.mid(row.start, row.length), asked, quoteWords))
        run = { row.page, row.start + stretch->start, stretch->length };
    auto citation = citationOf(candidate, document, run, row.rects);
    if (!citation)
        return std::nullopt;
    return AnswerSentence { rowWords(document.tables, candidate.ordinal), { *std::move(citation) }, {}, true };
}

/// Of a stretch of the candidate's text, each with the rectangles of the whole sentence there; empty where it is not found.
std::vector<Citation> citationsAt(const QString &stretch, const Candidate &candidate, const SourceDocument &document)
{
    PageLetters letters;
    for (const SentencePart &part : candidate.sentence.parts)
        letters.add({ part.page, part.start, part.length }, document.pages.at(part.page).text);
    const auto match = locate(stretch, letters);
    if (!match)
        return {};
    std::vector<Citation> citations;
    for (const PageRun &found : letters.runs(match->first, match->end)) {
        const PageRun run = wholeWords(found, document.pages.at(found.page).text);
        for (const SentencePart &part : candidate.sentence.parts) {
            const int start = std::max(run.start, part.start); // what stands between two parts is of neither
            const int end = std::min(run.start + run.length, part.start + part.length);
            if (part.page != run.page || start >= end)
                continue;
            if (auto citation = citationOf(candidate, document, { part.page, start, end - start }, part.rects))
                citations.push_back(*std::move(citation));
        }
    }
    return citations;
}

/// Leaves of the quotes of a sentence that is longer than a quote may be the stretch that answers.
void quoteStretch(AnswerSentence &sentence, const Candidate &candidate, const SourceDocument &document,
    const QuestionTerms &asked, int quoteWords)
{
    std::vector<Citation> citations = sentence.citations;
    std::optional<TextRange> stretch;
    for (int most = quoteWords; most > 0 && countWords(citations) > quoteWords; --most) { // line ends may part words on the page
        stretch = quotedStretch(sentence.text, asked, most);
        if (stretch)
            citations = citationsAt(sentence.text.mid(stretch->start, stretch->length), candidate, document);
    }
    if (!stretch || citations.empty())
        return;
    Citation &first = citations.front();
    Citation &last = citations.back();
    first.before = (first.before + u' ' + sentence.text.left(stretch->start)).trimmed();
    last.after = (sentence.text.mid(stretch->start + stretch->length) + u' ' + last.after).trimmed();
    sentence.citations = std::move(citations);
    sentence.quoted = stretch;
}

} // namespace

std::optional<AnswerSentence> cite(
    const Candidate &candidate, const SourceDocument &document, const QuestionTerms &asked, int quoteWords)
{
    if (candidate.row)
        return citeRow(candidate, document, asked, quoteWords);
    AnswerSentence sentence { withoutBullet(candidate.sentence.text), {} };
    for (const SentencePart &part : candidate.sentence.parts) {
        auto citation = citationOf(candidate, document, { part.page, part.start, part.length }, part.rects);
        if (!citation)
            return std::nullopt;
        sentence.citations.push_back(*std::move(citation));
    }
    if (sentence.citations.empty())
        return std::nullopt;
    quoteStretch(sentence, candidate, document, asked, quoteWords);
    return sentence;
}

std::optional<Citation> placeOf(const Candidate &candidate, const SourceDocument &document)
{
    if (candidate.sentence.parts.empty())
        return std::nullopt;
    const int page = candidate.sentence.parts.front().page;
    auto place = citationAt(document, page);
    if (!place)
        return std::nullopt;
    place->section = candidate.sectionName;
    place->sectionType = candidate.section;
    place->chunk = candidate.chunk;
    for (const SentencePart &part : candidate.sentence.parts)
        if (part.page == page)
            place->rects.insert(place->rects.end(), part.rects.begin(), part.rects.end());
    setScores(*place, candidate.passage, candidate.score);
    return place;
}

std::optional<AnswerSentence> cite(
    const CheckedStatement &statement, const ContextPassage &context, const SourceDocument &document, int quoteWords)
{
    AnswerSentence sentence { statement.text, {} };
    QString clean;
    for (const ContextSentence &one : context.sentences)
        clean += one.sentence.text + u' ';
    for (const PageRun &found : context.letters.runs(statement.match.first, statement.match.end)) {
        const auto page = document.pages.find(found.page);
        if (page == document.pages.end())
            return std::nullopt;
        const QString &text = page->second.text;
        const PageRun run = shortened(wholeWords(found, text), text, quoteWords);
        auto citation = citationAt(document, run, clean);
        if (!citation)
            return std::nullopt;
        citation->section = context.section;
        citation->sectionType = context.sectionType;
        citation->chunk = context.chunk;
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
