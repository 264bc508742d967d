#include "core/ask/citations.h"

#include "core/guardrails/quote.h"
#include "core/guardrails/quote_match.h"
#include "core/text/clean.h"

#include <algorithm>

namespace adduce {

namespace {

/// A run of a page as a quote, with all but its place in the answer.
std::optional<Citation> citationAt(const DocumentRow &document, const PageRun &run, const TextStore &texts)
{
    const auto page = texts.page(document.id, run.page);
    if (!page || run.start < 0 || run.length <= 0 || run.start + run.length > page->text.size())
        return std::nullopt;
    Citation c;
    c.document = document.id;
    c.sha256 = document.sha256;
    c.source = shortName(document);
    c.title = displayTitle(document);
    c.path = document.path;
    c.page = run.page + 1;
    c.pageCount = document.pages;
    c.label = page->label;
    c.quote = page->text.mid(run.start, run.length).simplified();
    return isVerbatim(c.quote, page->text) ? std::optional(std::move(c)) : std::nullopt;
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

/// At most 40 words (SPEC GN7).
PageRun shortened(PageRun run, const QString &text)
{
    constexpr int kMostWords = 40;
    int words = 0;
    bool inWord = false;
    for (int at = run.start; at < run.start + run.length; ++at) {
        const bool isSpace = text[at].isSpace();
        if (!isSpace && !inWord && ++words > kMostWords)
            return { run.page, run.start, at - run.start };
        inWord = !isSpace;
    }
    return run;
}

/// The rectangles of the sentences that a run of a page is of.
std::vector<QRectF> rectsOf(const PageRun &run, const std::vector<GivenSentence> &sentences)
{
    std::vector<QRectF> rects;
    for (const GivenSentence &one : sentences)
        for (const SentencePart &part : one.sentence.parts)
            if (part.page == run.page && part.start < run.start + run.length && run.start < part.start + part.length)
                rects.insert(rects.end(), part.rects.begin(), part.rects.end());
    return rects;
}

} // namespace

std::optional<AnswerSentence> cite(const Candidate &candidate, const DocumentRow &document, const TextStore &texts)
{
    AnswerSentence sentence { withoutBullet(candidate.sentence.text), {} };
    for (const SentencePart &part : candidate.sentence.parts) {
        auto citation = citationAt(document, { part.page, part.start, part.length }, texts);
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

std::optional<AnswerSentence> cite(const CheckedStatement &statement, const GivenPassage &given, const TextStore &texts)
{
    AnswerSentence sentence { statement.text, {} };
    for (const PageRun &found : given.letters.runs(statement.match.first, statement.match.end)) {
        const auto page = texts.page(given.document.id, found.page);
        if (!page)
            return std::nullopt;
        const PageRun run = shortened(wholeWords(found, page->text), page->text);
        auto citation = citationAt(given.document, run, texts);
        if (!citation)
            return std::nullopt;
        citation->section = given.section;
        citation->rects = rectsOf(run, given.sentences);
        setScores(*citation, given.passage, given.passage.score);
        sentence.citations.push_back(*std::move(citation));
    }
    if (sentence.citations.empty())
        return std::nullopt;
    const auto &sentences = given.sentences;
    const auto first = std::ranges::find_if(sentences, [&](const auto &s) { return s.endLetter > statement.match.first; });
    const auto last = std::ranges::find_if(sentences, [&](const auto &s) { return s.endLetter >= statement.match.end; });
    if (first != sentences.end() && first != sentences.begin())
        sentence.citations.front().before = (first - 1)->sentence.text;
    if (last != sentences.end() && last + 1 != sentences.end())
        sentence.citations.back().after = (last + 1)->sentence.text;
    return sentence;
}

} // namespace adduce
