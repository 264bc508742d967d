#include "core/ask/ask.h"

#include "core/ask/candidates.h"
#include "core/ask/citations.h"
#include "core/ask/confidence.h"
#include "core/ask/extractive.h"
#include "core/ask/follow_ups.h"
#include "core/ask/generate.h"
#include "core/ask/route.h"
#include "core/ask/search_report.h"
#include "core/ask/trace.h"
#include "core/base/stop.h"
#include "core/embedding/server_space.h"
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

/// One answer on its way: what was found for it, and what becomes of it.
struct Road
{
    const Question &question;
    Answer &answer;
    const CandidateSet &candidates;
    const std::vector<KeyTerm> &terms;
    Database &database;
    Trace &trace;
    const AskSink &tell;
    const std::stop_token &stop;

    /// Tells a sentence once it is part of the answer.
    void add(AnswerSentence sentence) const
    {
        if (tell)
            tell(SentenceReady { sentence });
        answer.sentences.push_back(std::move(sentence));
    }
    void caution(Caveat kind, const QString &detail = {}) const { answer.caveats.push_back({ kind, detail }); }
};

/// Cites the chosen sentences one by one and tells each; what cannot be proved on its page is left out, with the reason.
/// Gives those that were told.
std::vector<Candidate> quote(const Road &road, std::vector<Candidate> chosen)
{
    const TextStore texts(road.database);
    std::vector<Candidate> told;
    for (Candidate &c : chosen) {
        if (road.stop.stop_requested())
            break;
        const auto row = std::ranges::find(road.candidates.documents, c.document, &DocumentRow::id);
        auto sentence = row != road.candidates.documents.end() ? cite(c, *row, texts) : std::nullopt;
        if (!sentence) {
            road.answer.removed.push_back({ c.sentence.text, u"not_on_page"_s });
            continue;
        }
        road.add(*std::move(sentence));
        told.push_back(std::move(c));
    }
    return told;
}

/// The candidates that a kept statement quotes.
void addQuoted(
    const CheckedStatement &statement, const GivenPassage &given, const CandidateSet &candidates, std::vector<Candidate> &quoted)
{
    for (const GivenSentence &one : given.sentences)
        if (one.firstLetter < statement.match.end && one.endLetter > statement.match.first)
            for (const Candidate &c : candidates.sentences)
                if (c.document == given.document.id && c.ordinal == one.ordinal)
                    quoted.push_back(c);
}

/// Lets the model write, checks each statement and tells it. False when it has nothing that could be shown: then the papers
/// speak for themselves.
bool writeByModel(const Road &road, const AnswerModel &model, const std::vector<Passage> &passages)
{
    const TextStore texts(road.database);
    Answer &answer = road.answer;
    std::vector<Candidate> quoted;
    const auto keep = [&](const CheckedStatement &statement, const std::vector<GivenPassage> &given) {
        const GivenPassage &passage = given[statement.passage];
        auto sentence = cite(statement, passage, texts);
        if (!sentence)
            return answer.removed.push_back({ statement.text, u"not_on_page"_s });
        road.add(*std::move(sentence));
        addQuoted(statement, passage, road.candidates, quoted);
    };
    const Generation made = generate(answer.question, model, givenPassages(passages, road.database), keep, road.stop);
    road.trace.note(u"generation"_s, made.trace);
    answer.removed.insert(answer.removed.end(), made.removed.begin(), made.removed.end());
    answer.repaired = made.repaired;
    if (made.keptHere > 0)
        road.caution(Caveat::KeptHere, QString::number(made.keptHere));
    const bool stopped = road.stop.stop_requested();
    if (made.trouble && !stopped)
        road.caution(answer.sentences.empty() ? Caveat::ModelFailed : Caveat::ModelBroke, sentence(*made.trouble));
    if (made.isSilent)
        road.caution(Caveat::ModelSilent);
    else if (answer.sentences.empty() && !made.trouble && !made.given.empty())
        road.caution(Caveat::NothingKept);
    if (answer.sentences.empty())
        return false;
    const ConfidenceFinding finding = confidenceIn(confidenceIn(quoted), made.confidence, !answer.removed.empty());
    answer.confidence = finding.level;
    answer.reason = finding.reason;
    answer.writer = made.writer;
    for (CaveatNote &note : caveatsOf(quoted, road.terms, answer.search, stopped || made.trouble))
        answer.caveats.push_back(std::move(note));
    for (const QString &remark : made.remarks)
        road.caution(Caveat::Remark, remark);
    return true;
}

/// The best sentences of the papers, verbatim. False when none could be told.
bool writeByQuotes(const Road &road, std::vector<Candidate> chosen)
{
    Answer &answer = road.answer;
    const std::vector<Candidate> told = quote(road, std::move(chosen));
    if (answer.sentences.empty())
        return false;
    const ConfidenceFinding confidence = confidenceIn(told);
    answer.confidence = answer.removed.empty() ? confidence.level : Confidence::Low;
    answer.reason = answer.removed.empty() ? confidence.reason : ConfidenceReason::SomeRemoved;
    for (CaveatNote &note : caveatsOf(told, road.terms, answer.search, road.stop.stop_requested()))
        answer.caveats.push_back(std::move(note));
    return true;
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
    Parameters parameters = m_parameters;
    parameters.retrieval = question.retrieval.value_or(parameters.retrieval);
    Trace trace(parameters, tell);
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
    const AskedServer asked = embedByServer(database, answer.question, stop);
    if (asked.trouble)
        answer.caveats.push_back({ Caveat::WordsAlone, sentence(*asked.trouble) });
    auto [found, coverage] = m_retriever.retrieve(database, answer.question, question.scope, parameters.retrieval, asked.vector);
    trace.note(u"coverage"_s, coverage);
    trace.note(u"passages"_s, toJson(found));

    for (const RankModel &ranker : question.rankers) {
        enter(Stage::Rank);
        Ranking ranking = rank(answer.question, ranker, std::move(found), parameters.retrieval.finalK, database, stop);
        found = std::move(ranking.passages);
        trace.note(u"ranking"_s, ranking.trace);
        trace.note(u"passages"_s, toJson(found));
    }

    enter(Stage::Select);
    const SearchSnapshot snapshot = m_retriever.snapshot(database);
    const std::vector<Passage> selected = select(found, parameters.retrieval, likenessIn(snapshot));
    trace.note(u"passages"_s, toJson(selected));

    enter(Stage::Expand);
    const std::vector<Passage> passages = expand(selected, TextStore(database), parameters.retrieval);
    trace.note(u"passages"_s, toJson(passages));

    enter(Stage::Topic);
    const std::vector<KeyTerm> terms = keyTerms(answer.question, snapshot.keywords.get());
    CandidateSet candidates = loadCandidates(passages, answer.question, terms, snapshot.space, database);
    scoreCandidates(candidates.sentences);
    trace.note(u"sentences"_s, toJson(candidates.sentences, kTracedSentences));
    if (!topicIsPresent(candidates.sentences, terms, parameters.answer)) {
        explainRefusal(answer.search, database, terms, candidates, parameters.answer.topicFloor);
        return finish();
    }

    const Road road { question, answer, candidates, terms, database, trace, tell, stop };
    enter(Stage::Write);
    bool isWritten = question.model && writeByModel(road, *question.model, passages);
    const bool isSilent =
        std::ranges::any_of(answer.caveats, [](const CaveatNote &note) { return note.kind == Caveat::ModelSilent; });
    if (!isWritten && !isSilent) {
        std::vector<Candidate> chosen = chooseSentences(candidates.sentences, parameters.answer);
        enter(Stage::Check);
        isWritten = writeByQuotes(road, std::move(chosen));
    }
    if (isWritten) {
        answer.verdict = Verdict::Answered;
        QStringList sentences;
        for (const Candidate &c : candidates.sentences)
            sentences << c.sentence.text;
        answer.followUps = followUps(sentences, terms);
    } else {
        throwIfStopped(stop);
        explainRefusal(answer.search, database, terms, candidates, parameters.answer.topicFloor);
    }
    return finish();
}

} // namespace adduce
