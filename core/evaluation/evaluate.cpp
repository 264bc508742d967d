#include "core/evaluation/evaluate.h"

#include "core/answer/earlier_turn.h"
#include "core/base/error.h"
#include "core/guardrails/quote.h"
#include "core/library/database.h"
#include "core/library/text_store.h"
#include <QFileInfo>
#include <QJsonArray>

namespace adduce {

namespace {

constexpr int kMostRetries = 2; // of what a model server failed at

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

QueryResult measured(const EvaluationQuery &query, Answer answer, Database &database)
{
    QueryResult result;
    result.query = query;
    result.answer = std::move(answer);
    checkQuotes(result, TextStore(database));
    result.figures = queryFigures(result.answer, query, database);
    for (const StageTrace &stage : result.answer.trace.stages) {
        result.stages[nameOf(stage.stage)] += stage.milliseconds;
        if (stage.isSuperseded)
            continue;
        if (stage.gate) {
            ++result.gates;
            result.gatesOpen += stage.gate->isOpen ? 1 : 0;
        }
        if (stage.generation) {
            result.citationsWritten += stage.generation->citationsWritten.value_or(0);
            result.citationsSound += stage.generation->citationsSound;
        }
    }
    for (const ExpectedPage &expected : query.expected)
        result.expectedFound += citesAnyOf(result.answer, expected) ? 1 : 0;
    result.gold = goldTold(result.answer, query);
    if (query.expected.empty())
        result.hasExpected = result.answer.isRefusal();
    else if (query.gold.empty())
        result.hasExpected = result.expectedFound > 0 && result.gold.hasWords;
    else
        result.hasExpected = result.gold.papers >= query.papers && result.gold.hasWords;
    return result;
}

void askJudge(QueryResult &result, const TaskModel &judge, Database &database, const std::stop_token &stop)
{
    if (!result.isMeasured() || result.answer.verdict != Verdict::Answered)
        return;
    FaithfulnessVerdict verdict = judgeFaithfulness(result.answer, judge, database, stop);
    result.isFaithful = verdict.isFaithful;
    result.unjudged = std::move(verdict.error);
}

/// Nothing once it is stopped: an answer cut short says nothing about the query.
std::optional<QueryResult> asked(const EvaluationQuery &query, const Ask &ask, const EvaluationSettings &settings,
    Database &database, const std::stop_token &stop)
{
    std::vector<EarlierTurn> history;
    for (const QString &question : query.history) {
        const Answer earlier = ask({ question, settings.scope, {}, history, settings.questions }, {}, stop);
        if (stop.stop_requested())
            return std::nullopt;
        history.push_back(earlierTurn(earlier, history));
    }
    markKeptHere(history, database);
    Answer answer = ask({ query.question, settings.scope, {}, history, settings.questions }, {}, stop);
    if (stop.stop_requested())
        return std::nullopt;
    return measured(query, std::move(answer), database);
}

} // namespace

EvaluationReport evaluate(const Ask &ask, const QuerySet &set, const EvaluationSettings &settings,
    const std::function<void(const QueryResult &, int, int)> &onResult, const std::stop_token &stop)
{
    EvaluationReport report;
    evaluateInto(report, ask, set, settings, onResult, stop);
    return report;
}

void evaluateInto(EvaluationReport &report, const Ask &ask, const QuerySet &set, const EvaluationSettings &settings,
    const std::function<void(const QueryResult &, int, int)> &onResult, const std::stop_token &stop)
{
    Database database = ask.library().open();
    report.set = set.name;
    const QuestionModels &models = settings.questions.models;
    report.model = models.writer ? models.writer->name : QString();
    report.profileUsed = tracedProfile(settings.questions.profile);
    report.retrieval = settings.questions.profile.parameters.retrieval;
    for (const RankModel &ranker : models.rankers)
        report.rankers << ranker.name();
    report.judge = settings.judge ? settings.judge->name : QString();
    report.startedAt = QDateTime::currentDateTimeUtc();
    const auto finish = [&](QueryResult &result) {
        if (settings.judge)
            askJudge(result, *settings.judge, database, stop);
        if (onResult)
            onResult(result, static_cast<int>(report.results.size()), static_cast<int>(set.queries.size()));
    };
    try {
        for (const EvaluationQuery &query : set.queries) {
            std::optional<QueryResult> result = asked(query, ask, settings, database, stop);
            if (!result)
                return;
            report.results.push_back(std::move(*result));
            finish(report.results.back());
        }
        // A model that answered nothing is not there.
        for (int retry = 0; retry < kMostRetries && report.answered() > 0; ++retry)
            for (QueryResult &failed : report.results) {
                if (failed.isMeasured())
                    continue;
                std::optional<QueryResult> result = asked(failed.query, ask, settings, database, stop);
                if (!result)
                    return;
                failed = std::move(*result);
                finish(failed);
            }
    } catch (const Error &error) {
        if (error.kind() != ErrorKind::Stopped)
            throw;
    }
}

} // namespace adduce
