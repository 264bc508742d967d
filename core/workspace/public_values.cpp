#include "core/workspace/public_values.h"

#include "core/answer/answer_words.h"
#include "core/answer/trace_json.h"
#include "core/base/file_name.h"

#include <QFileInfo>

namespace adduce {

namespace {

PublicSearch publicSearch(const SearchReport &report)
{
    PublicSearch search { report.documents, report.documentsInAll, report.passages, report.probability, report.floor,
        report.terms, {}, {}, {}, {}, {}, report.revision > 0 ? std::optional(report.revision) : std::nullopt };
    for (const NearMiss &miss : report.nearest)
        search.nearest.push_back({ miss.score, toldText(miss.sentence), miss.lacks });
    for (const Unsearched &document : report.unsearched) {
        if (!search.unsearched)
            search.unsearched.emplace();
        search.unsearched->push_back(
            { document.name, document.state, document.reason ? std::optional(nameOf(*document.reason)) : std::nullopt });
    }
    for (const Suggestion suggestion : report.suggestions)
        search.suggestions << words(suggestion);
    if (!report.shorter.empty())
        search.shorter = report.shorter;
    if (const auto &paper = report.paper)
        search.paper = PublicPaper { paper->document, paper->source, paper->title, paper->path };
    return search;
}

PublicPassage publicPassage(const Chunk &chunk, ChunkId id, const DocumentRow &document)
{
    PublicPassage passage;
    passage.chunk = id;
    passage.document = document.id;
    passage.kind = nameOf(chunk.kind);
    passage.source = shortName(document);
    passage.path = document.path;
    passage.sha256 = document.sha256;
    passage.firstPage = chunk.firstPage + 1;
    passage.lastPage = chunk.lastPage + 1;
    passage.text = chunk.text;
    return passage;
}

} // namespace

PublicAnswer publicAnswer(const Answer &whole, const SavedTurn &saved, PersonalData data)
{
    const Answer answer = data == PersonalData::Masked ? masked(whole) : whole;
    PublicAnswer report;
    report.question = answer.question;
    report.verdict = answer.verdict;
    report.confidence = answer.confidence;
    report.sentences = answer.sentences;
    for (const CaveatNote &caveat : answer.caveats)
        report.caveats << words(caveat);
    report.removed = answer.removed;
    report.turn = saved.turn;
    report.thread = saved.thread;
    report.milliseconds = answer.milliseconds;
    if (const auto &profile = answer.trace.profile)
        report.profile = PublicProfile { profile->name, profile->hash };
    report.writer = answer.writer;
    if (!answer.disagreements.empty())
        report.disagreements = answer.disagreements;
    if (!answer.alsoSaid.empty())
        report.alsoSaid = answer.alsoSaid;
    if (!answer.unquotable.empty())
        report.unquotable = answer.unquotable;
    report.measured = testedRate(answer);
    if (answer.verdict == Verdict::Answered)
        report.reason = words(answer, answer.reason);
    else
        report.message = answer.isReply() ? replyWords(answer) : refusalWords(answer);
    if (answer.verdict == Verdict::Partial)
        report.missing = answer.missing;
    if (answer.reply == ReplyKind::RulesStay)
        report.rule = answer.replyLines.value(0);
    if (answer.isRefusal())
        report.search = publicSearch(answer.search);
    return report;
}

PublicAnswer publicAnswer(const KeptAnswer &kept, PersonalData data)
{
    PublicAnswer answer = publicAnswer(kept.answer, kept.saved, data);
    answer.cutOtherwise = kept.cutOtherwise;
    answer.followUps = kept.nextQuestions;
    return answer;
}

PublicDocument publicDocument(const DocumentRow &row)
{
    PublicDocument report { row.id, row.sha256, row.path, row.title, row.authors, row.year, row.state, {}, {}, row.doi, row.venue,
        row.volume, row.issue, row.pageRange, row.issn, row.licence, row.retraction, nameOf(row.format), row.profile,
        row.language, row.warnings, row.pages, row.sentences, row.chunks, row.bytes, row.addedAt, {}, {} };
    if (row.reason) {
        report.reason = nameOf(*row.reason);
        report.message = stateWords(row);
    }
    return report;
}

PublicThread publicThread(const ThreadRow &row)
{
    return { row.id, row.marks.title, row.questions, row.citations, row.marks.tags, row.marks.isPinned, row.changedSources,
        row.missingSources, row.failedQuotes, row.changedAnswers, row.createdAt, row.updatedAt };
}

PublicConversation publicConversation(const Thread &thread, PersonalData data)
{
    PublicConversation report { thread.row.id, thread.row.marks.title, {} };
    for (const Turn &turn : thread.turns) {
        report.turns.push_back(publicAnswer(turn.answer, { thread.row.id, turn.id }, data));
        report.turns.back().rating = turn.rating;
        report.turns.back().trace = toJson(turn.answer.trace);
    }
    return report;
}

PublicVerifiedRow publicVerifiedRow(const VerifiedRow &verified)
{
    const Citation &place = verified.row.citation;
    return { verified.row.statement, place.source, place.sha256, verified.file, place.page, place.quote, verified.outcome,
        words(verified.outcome) };
}

PublicQuoteCheck publicQuoteCheck(const CheckedQuote &quote)
{
    const Citation &citation = quote.citation;
    return { quote.thread, citation.source, citation.sha256, citation.page, citation.quote, nameOf(quote.check.outcome),
        nameOf(quote.check.file) };
}

std::vector<PublicPassage> publicPassages(const SearchResults &results)
{
    std::vector<PublicPassage> report;
    for (const FoundPassage &found : results.passages) {
        report.push_back(publicPassage(found.chunk, found.passage.chunk, found.document));
        report.back().isCutOtherwise = found.isCutOtherwise;
        report.back().score = found.passage.fused;
        report.back().keyword = found.passage.keywordScore;
        report.back().vector = found.passage.vectorScore;
    }
    for (const FoundTableRow &row : results.tableRows) {
        report.push_back(publicPassage(row.chunk, row.hit.chunk, row.document));
        report.back().isCutOtherwise = row.isCutOtherwise;
        report.back().bm25 = row.hit.bm25;
    }
    return report;
}

PublicError publicError(const Error &error)
{
    const ErrorWords said = words(error.kind(), error.detail());
    return { nameOf(error.kind()), said.what, said.next, error.detail(), error.technical() };
}

QString stateWords(const DocumentRow &row)
{
    if (!row.reason)
        return nameOf(row.state);
    const ErrorWords said = words(*row.reason, reasonSubject(row, shownPath(QFileInfo(row.path).fileName())));
    return said.what + u' ' + said.next;
}

} // namespace adduce
