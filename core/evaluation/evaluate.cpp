#include "core/evaluation/evaluate.h"

#include "core/base/error.h"
#include "core/guardrails/quote.h"
#include "core/library/database.h"
#include "core/library/text_store.h"
#include <QFileInfo>
#include <QJsonArray>

namespace adduce {

namespace {

bool citesAnyOf(const Answer &answer, const ExpectedPage &expected)
{
    for (const AnswerSentence &sentence : answer.sentences)
        for (const Citation &citation : sentence.citations)
            if (QFileInfo(citation.path).fileName() == expected.file
                && std::find(expected.pages.begin(), expected.pages.end(), citation.page) != expected.pages.end())
                return true;
    return false;
}

/// Looks each quote up on the page as the library holds it, without trusting what the answer says of itself.
void checkQuotes(QueryResult &result, const TextStore &text)
{
    for (const AnswerSentence &sentence : result.answer.sentences)
        for (const Citation &citation : sentence.citations) {
            const auto page = text.page(citation.document, citation.page - 1);
            ++result.citations;
            if (page && !citation.quote.trimmed().isEmpty() && isVerbatim(citation.quote, page->text))
                ++result.citationsVerbatim;
        }
}

QueryResult measured(const EvaluationQuery &query, Answer answer, const TextStore &text)
{
    QueryResult result;
    result.query = query;
    result.answer = std::move(answer);
    checkQuotes(result, text);
    for (const QJsonValue &stage : result.answer.trace[u"stages"].toArray())
        result.stages[stage[u"stage"].toString()] += stage[u"ms"].toDouble();
    for (const ExpectedPage &expected : query.expected)
        result.expectedFound += citesAnyOf(result.answer, expected) ? 1 : 0;
    result.right = query.expected.empty() ? result.answer.verdict == Verdict::NoEvidence : result.expectedFound > 0;
    return result;
}

void askJudge(QueryResult &result, const JudgeModel &judge, Database &database, const std::stop_token &stop)
{
    if (!result.isMeasured() || result.answer.verdict != Verdict::Answered)
        return;
    FaithfulnessVerdict verdict = judgeFaithfulness(result.answer, judge, database, stop);
    result.faithful = verdict.faithful;
    result.unjudged = std::move(verdict.trouble);
}

} // namespace

EvaluationReport evaluate(const Ask &ask, const QuerySet &set, const EvaluationRoad &road,
    const std::function<void(const QueryResult &, int, int)> &told, const std::stop_token &stop)
{
    EvaluationReport report;
    evaluateInto(report, ask, set, road, told, stop);
    return report;
}

void evaluateInto(EvaluationReport &report, const Ask &ask, const QuerySet &set, const EvaluationRoad &road,
    const std::function<void(const QueryResult &, int, int)> &told, const std::stop_token &stop)
{
    Database database = ask.library().open();
    const TextStore text(database);
    report.set = set.name;
    report.model = road.model ? road.model->name : QString();
    report.retrieval = road.retrieval;
    for (const RankModel &ranker : road.rankers)
        report.rankers << ranker.name;
    report.judge = road.judge ? road.judge->name : QString();
    report.startedAt = QDateTime::currentDateTimeUtc();
    for (const EvaluationQuery &query : set.queries) {
        try {
            Question question { query.question, road.scope };
            question.retrieval = road.retrieval;
            question.model = road.model;
            question.rankers = road.rankers;
            Answer answer = ask(question, {}, stop);
            if (stop.stop_requested()) // an answer cut short says nothing about the query
                break;
            report.results.push_back(measured(query, std::move(answer), text));
            if (road.judge)
                askJudge(report.results.back(), *road.judge, database, stop);
        } catch (const Error &error) {
            if (error.kind() == ErrorKind::Stopped)
                break;
            throw;
        }
        if (told)
            told(report.results.back(), static_cast<int>(report.results.size()), static_cast<int>(set.queries.size()));
    }
}

} // namespace adduce
