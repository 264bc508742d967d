#include "core/ask/ask.h"

#include "core/ask/candidates.h"
#include "core/ask/citations.h"
#include "core/ask/confidence.h"
#include "core/ask/extractive.h"
#include "core/ask/route.h"
#include "core/ask/search_report.h"
#include "core/ask/trace.h"
#include "core/base/stop.h"
#include "core/library/database.h"
#include "core/retrieval/expansion.h"
#include "core/retrieval/selection.h"

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kTracedSentences = 40;

/// SF6: does any sentence that could be told, with what stands around it, speak of enough of the question, and of all
/// that it names?
bool topicIsPresent(const std::vector<Candidate> &scored, const std::vector<KeyTerm> &terms, const AnswerParameters &parameters)
{
    return std::ranges::any_of(tellable(scored, parameters), [&](const Candidate &c) {
        return c.ownCoverage > 0 && c.coverage >= parameters.topicFloor && namesArePresent(terms, c.context);
    });
}

/// Cites the chosen sentences one by one and tells each; what cannot be proved on its page is left out, with the reason.
void write(Answer &answer, std::vector<Candidate> &chosen, const CandidateSet &candidates, Database &database,
    const AskSink &tell, const std::stop_token &stop)
{
    const TextStore texts(database);
    std::vector<Candidate> told;
    for (Candidate &c : chosen) {
        if (stop.stop_requested())
            break;
        const auto row = std::ranges::find(candidates.documents, c.document, &DocumentRow::id);
        auto sentence = row != candidates.documents.end() ? cite(c, *row, texts) : std::nullopt;
        if (!sentence) {
            answer.removed.push_back({ c.sentence.text, u"not_on_page"_s });
            continue;
        }
        if (tell)
            tell(SentenceReady { *sentence });
        answer.sentences.push_back(std::move(*sentence));
        told.push_back(std::move(c));
    }
    chosen = std::move(told);
}

} // namespace

Ask::Ask(const Library &library, const Retriever &retriever, Parameters parameters)
    : m_library(library)
    , m_retriever(retriever)
    , m_parameters(std::move(parameters))
{
}

Answer Ask::operator()(const Question &question, const AskSink &tell, const std::stop_token &stop) const
{
    Answer answer;
    answer.question = question.text.trimmed();
    answer.scope = question.scopeName;
    answer.askedAt = QDateTime::currentDateTimeUtc();
    Trace trace(m_parameters, tell);
    const auto enter = [&](Stage stage) {
        throwIfStopped(stop);
        trace.start(stage);
    };
    const auto finish = [&]() -> Answer {
        answer.milliseconds = trace.milliseconds();
        answer.trace = trace.finish();
        return std::move(answer);
    };

    enter(Stage::Route);
    Database database = m_library.open();
    answer.search = searchedFor(database, question.scope);
    answer.reply = route(answer.question, { answer.search.documentsInAll, answer.search.documents });
    if (answer.reply != ReplyKind::None) {
        answer.verdict = Verdict::Reply;
        return finish();
    }

    enter(Stage::Retrieve);
    const std::vector<Passage> found = m_retriever.find(database, answer.question, question.scope, m_parameters.retrieval);
    trace.note(u"passages"_s, toJson(found));

    enter(Stage::Select);
    const SearchSnapshot snapshot = m_retriever.snapshot(database);
    const std::vector<Passage> selected = select(found, m_parameters.retrieval, likenessIn(snapshot));
    trace.note(u"passages"_s, toJson(selected));

    enter(Stage::Expand);
    const std::vector<Passage> passages = expand(selected, TextStore(database), m_parameters.retrieval);
    trace.note(u"passages"_s, toJson(passages));

    enter(Stage::Topic);
    const std::vector<KeyTerm> terms = keyTerms(answer.question, snapshot.keywords.get());
    CandidateSet candidates = loadCandidates(passages, answer.question, terms, snapshot.space, database);
    scoreCandidates(candidates.sentences);
    trace.note(u"sentences"_s, toJson(candidates.sentences, kTracedSentences));
    if (!topicIsPresent(candidates.sentences, terms, m_parameters.answer)) {
        explainRefusal(answer.search, database, terms, candidates, m_parameters.answer.topicFloor);
        return finish();
    }

    enter(Stage::Write);
    std::vector<Candidate> chosen = chooseSentences(candidates.sentences, m_parameters.answer);

    enter(Stage::Check);
    write(answer, chosen, candidates, database, tell, stop);
    if (answer.sentences.empty()) {
        throwIfStopped(stop);
        explainRefusal(answer.search, database, terms, candidates, m_parameters.answer.topicFloor);
        return finish();
    }
    answer.verdict = Verdict::Answered;
    const ConfidenceFinding confidence = confidenceIn(chosen);
    answer.confidence = answer.removed.empty() ? confidence.level : Confidence::Low;
    answer.reason = confidence.reason;
    answer.caveats = caveatsOf(chosen, terms, answer.search, stop.stop_requested());
    return finish();
}

} // namespace adduce
