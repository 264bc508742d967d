#include "core/ask/context_passages.h"

#include <algorithm>
#include <set>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

void addText(ContextPassage &context, const Sentence &sentence)
{
    context.text += (context.text.isEmpty() ? QString() : u" "_s) + sentence.text;
}

void add(ContextPassage &context, int ordinal, const Sentence &sentence, const SourceDocument &document)
{
    ContextSentence added { ordinal, sentence, context.letters.letters().size(), 0 };
    for (const SentencePart &part : sentence.parts) {
        const auto page = document.pages.find(part.page);
        context.letters.add({ part.page, part.start, part.length }, page == document.pages.end() ? QString() : page->second.text);
    }
    added.endLetter = context.letters.letters().size();
    addText(context, sentence);
    context.sentences.push_back(std::move(added));
}

} // namespace

std::vector<ContextPassage> contextPassages(const std::vector<PassageText> &passages, const SourceDocuments &documents)
{
    std::set<std::pair<DocumentId, int>> seen;
    std::vector<ContextPassage> all;
    for (const PassageText &text : passages) {
        const SourceDocument &document = documents.at(text.passage.document);
        ContextPassage context;
        context.chunk = text.chunk;
        context.passage = text.passage;
        context.document = document.row;
        context.webHost = document.web ? document.web->host() : QString();
        context.section = document.nameOf(text.section).trimmed();
        context.sectionType = document.typeOf(text.section);
        for (std::size_t i = 0; i < text.sentences.size(); ++i) {
            const int ordinal = text.firstRead + static_cast<int>(i);
            const Sentence &sentence = text.sentences[i];
            if (ordinal < text.first || ordinal > text.last || sentence.kind == SentenceKind::Table
                || !text.holds(sentence, document) || !seen.emplace(document.row.id, ordinal).second)
                continue;
            if (sentence.isDoubtful)
                addText(context, sentence); // to be understood by, not to be quoted
            else
                add(context, ordinal, sentence, document);
        }
        if (context.sentences.empty())
            continue;
        context.id = u"P%1"_s.arg(all.size() + 1);
        all.push_back(std::move(context));
    }
    return all;
}

std::vector<PromptPassage> promptPassages(const std::vector<ContextPassage> &passages)
{
    std::vector<PromptPassage> all;
    all.reserve(passages.size());
    for (const ContextPassage &context : passages) {
        const int first = context.passage.firstPage + 1;
        const int last = context.passage.lastPage + 1;
        const QString pages = first == last ? QString::number(first) : u"%1-%2"_s.arg(first).arg(last);
        const QString source = context.webHost.isEmpty() ? shortName(context.document) : u"Web: "_s + context.webHost;
        all.push_back({ context.id, source, pages, context.text });
    }
    return all;
}

std::vector<OutgoingPassage> outgoing(const std::vector<ContextPassage> &passages)
{
    std::vector<OutgoingPassage> all;
    all.reserve(passages.size());
    for (const ContextPassage &context : passages)
        all.push_back({ context.chunk, shortName(context.document), context.document.isLocalOnly });
    return all;
}

std::vector<SentPassage> sent(const std::vector<ContextPassage> &passages)
{
    std::vector<SentPassage> all;
    all.reserve(passages.size());
    for (const ContextPassage &context : passages)
        all.push_back(
            { context.id, context.chunk, context.document.id, context.passage.firstPage + 1, promptText(context.text) });
    return all;
}

} // namespace adduce
