#include "core/serving/told.h"

#include "core/answer/answer_words.h"

#include <QFileInfo>
#include <algorithm>

namespace adduce {

namespace {

QString nameIn(const QString &path)
{
    return QFileInfo(path).fileName();
}

bool isVisible(const DocumentScope &visible, DocumentId id)
{
    return !visible || std::ranges::binary_search(*visible, id);
}

/// Blanks the folders of its citations; false where one is of a document that is not visible.
bool tellCitations(std::vector<Citation> &citations, const DocumentScope &visible)
{
    bool all = true;
    for (Citation &citation : citations) {
        citation.path = nameIn(citation.path);
        all = all && isVisible(visible, citation.document);
    }
    return all;
}

bool tellSentences(std::vector<AnswerSentence> &sentences, const DocumentScope &visible)
{
    bool all = true;
    for (AnswerSentence &sentence : sentences)
        all = tellCitations(sentence.citations, visible) && all;
    return all;
}

} // namespace

bool mayTell(const Answer &answer, const VisibleDocuments &visible)
{
    const auto holdAll = [&](const std::vector<AnswerSentence> &sentences) {
        return std::ranges::all_of(sentences, [&](const AnswerSentence &sentence) {
            return std::ranges::all_of(sentence.citations, [&](const Citation &citation) { return visible.holds(citation); });
        });
    };
    const auto holdsStage = [&](const StageTrace &stage) {
        return std::ranges::all_of(stage.passages.value_or(std::vector<Passage>()), [&](const Passage &one) {
            return visible.holds(one.document);
        }) && std::ranges::all_of(stage.sentences.value_or(std::vector<TracedSentence>()), [&](const TracedSentence &one) {
            return visible.holds(one.document);
        });
    };
    const SearchReport &search = answer.search;
    return holdAll(answer.sentences) && holdAll(answer.alsoSaid)
        && std::ranges::all_of(answer.unquotable, [&](const Citation &citation) { return visible.holds(citation); })
        && std::ranges::all_of(search.nearest, [&](const NearMiss &miss) { return holdAll({ miss.sentence }); })
        && (!search.paper || visible.holds(search.paper->document)) && search.unsearched.empty()
        && search.documentsInAll <= static_cast<int>(visible.ids.size()) && std::ranges::all_of(answer.trace.stages, holdsStage)
        && (!answer.isReply() || answer.reply == ReplyKind::Greeting || answer.reply == ReplyKind::NothingAsked
            || answer.reply == ReplyKind::Help || answer.reply == ReplyKind::Stopped);
}

PublicDocument told(PublicDocument document)
{
    document.path = nameIn(document.path);
    return document;
}

std::vector<PublicPassage> told(std::vector<PublicPassage> passages)
{
    for (PublicPassage &passage : passages)
        passage.path = nameIn(passage.path);
    return passages;
}

std::optional<PublicAnswer> told(PublicAnswer answer, const DocumentScope &visible)
{
    bool all = tellSentences(answer.sentences, visible);
    if (answer.alsoSaid)
        all = tellSentences(*answer.alsoSaid, visible) && all;
    if (answer.unquotable)
        all = tellCitations(*answer.unquotable, visible) && all;
    if (answer.search) {
        PublicSearch &search = *answer.search;
        if (search.paper) {
            all = isVisible(visible, search.paper->document) && all;
            search.paper->path = nameIn(search.paper->path);
        }
        if (visible) {
            search.documentsInAll = static_cast<int>(visible->size());
            search.revision.reset();
            search.unsearched.reset(); // they are told by name, whoever may know of them
            for (TermHits &term : search.terms)
                term.near.reset(); // words of any document
        }
    }
    if (visible)
        answer.cutOtherwise.reset(); // counted over all
    answer.trace.reset();
    if (!all)
        return std::nullopt;
    return answer;
}

QString markedText(const AnswerSentence &sentence)
{
    const QString marks = marksText(sentence.citations, AnswerMark::SourceAndPage);
    return marks.isEmpty() ? toldText(sentence) : toldText(sentence) + u' ' + marks;
}

QString textOf(const PublicAnswer &answer)
{
    QStringList lines;
    for (const AnswerSentence &sentence : answer.sentences)
        lines << markedText(sentence);
    if (answer.message)
        lines << *answer.message;
    return lines.join(QStringLiteral("\n\n"));
}

} // namespace adduce
