#include "core/evaluation/evaluate.h"

#include "core/answer/earlier_turn.h"
#include "core/base/at_once.h"
#include "core/base/error.h"
#include "core/base/pause.h"
#include "core/evaluation/evaluation_words.h"
#include "core/evaluation/mutation_score.h"
#include "core/guardrails/quote.h"
#include "core/lexicon/lexicon.h"
#include "core/library/database.h"
#include "core/library/text_store.h"
#include <QFileInfo>
#include <QThread>
#include <algorithm>
#include <mutex>

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
void checkQuotes(QueryResult &result, const Answer &answer, const TextStore &text)
{
    for (const AnswerSentence &sentence : answer.sentences)
        for (const Citation &citation : sentence.citations) {
            const auto page = text.page(citation.document, citation.page - 1);
            ++result.citations;
            if (page && !citation.quote.trimmed().isEmpty() && isVerbatim(citation.quote, page->text))
                ++result.citationsVerbatim;
        }
}

QueryResult measured(const EvaluationQuery &query, const Answer &answer, Database &database)
{
    QueryResult result;
    result.query = query;
    result.setAnswer(answer);
    checkQuotes(result, answer, TextStore(database));
    result.figures = queryFigures(answer, query, database);
    for (const StageTrace &stage : answer.trace.stages) {
        result.addStage(stage.stage, stage.milliseconds, stage.isSuperseded ? 0 : foundHash(stage));
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
        result.expectedFound += citesAnyOf(answer, expected) ? 1 : 0;
    result.gold = goldTold(answer, query);
    if (query.expected.empty())
        result.hasExpected = answer.isRefusal();
    else if (query.gold.empty())
        result.hasExpected = result.expectedFound > 0 && result.gold.hasWords;
    else
        result.hasExpected = result.gold.papers >= query.papers && result.gold.hasWords;
    return result;
}

void askJudge(QueryResult &result, const Answer &answer, const TaskModel &judge, Database &database, const std::stop_token &stop)
{
    if (!result.isMeasured() || answer.verdict != Verdict::Answered)
        return;
    try {
        FaithfulnessVerdict verdict = judgeFaithfulness(answer, judge, database, stop);
        result.isFaithful = verdict.isFaithful;
        result.unjudged = std::move(verdict.error);
    } catch (const Error &error) {
        if (error.kind() != ErrorKind::Stopped) // the answer is whole; it was not judged
            throw;
    }
}

/// What the checks find of the statements of a model, made false: the same ones each time, and all of them, as it takes milliseconds.
void checkTheChecks(QueryFigures &figures, const Answer &answer, const WritingParameters &parameters)
{
    constexpr quint32 kSeed = 1;
    if (!answer.writer || answer.verdict != Verdict::Answered)
        return;
    static const std::shared_ptr<const Lexicon> lexicon = Lexicon::installed();
    const MutationScore score = scoreMutations(provedSentences(answer), {}, kSeed, lexicon.get(), parameters);
    for (const KindScore &kind : score.kinds) {
        figures.mutants += kind.made;
        figures.mutantsCaught += kind.caught;
    }
}

/// Puts results where their queries stand in the set, whichever comes first, and tells of each.
class ResultsInOrder
{
public:
    using OnResult = std::function<void(const QueryResult &, int, int)>;

    /// The report may hold results of the set, in its order.
    ResultsInOrder(EvaluationReport &report, const QuerySet &set, const OnResult &onResult)
        : m_report(report)
        , m_onResult(onResult)
        , m_total(static_cast<int>(set.queries.size()))
    {
        std::size_t place = 0;
        for (const QueryResult &result : report.results) {
            while (place < set.queries.size() && set.queries[place] != result.query)
                ++place;
            m_places.push_back(place++);
        }
    }

    /// The places of the set that no result stands at.
    [[nodiscard]] std::vector<std::size_t> missing() const
    {
        std::vector<std::size_t> places;
        for (std::size_t place = 0; place < static_cast<std::size_t>(m_total); ++place)
            if (!std::ranges::binary_search(m_places, place))
                places.push_back(place);
        return places;
    }

    void take(std::size_t place, QueryResult result)
    {
        const std::scoped_lock lock(m_mutex);
        const auto at = std::ranges::lower_bound(m_places, place) - m_places.begin();
        m_places.insert(m_places.begin() + at, place);
        tell(*m_report.results.insert(m_report.results.begin() + at, std::move(result)));
    }

    void tell(const QueryResult &result) const
    {
        if (m_onResult)
            m_onResult(result, static_cast<int>(m_report.results.size()), m_total);
    }

private:
    EvaluationReport &m_report;
    const OnResult &m_onResult;
    int m_total;
    std::mutex m_mutex;
    std::vector<std::size_t> m_places; // of the results that are there
};

/// The scope without papers of these files: a list of papers, so that no collection is chosen for such a question.
Scope withholding(const QStringList &files, Scope scope, Database &database)
{
    if (files.isEmpty())
        return scope;
    const DocumentScope asked = CollectionStore(database).resolve(scope);
    std::vector<DocumentId> kept;
    for (const DocumentRow &row : DocumentStore(database).list())
        if ((!asked || std::ranges::binary_search(*asked, row.id)) && !files.contains(QFileInfo(row.path).fileName()))
            kept.push_back(row.id);
    if (kept.empty())
        kept.emplace_back(); // of no paper: an empty list would be all
    scope.documents = std::move(kept);
    return scope;
}

Question trial(
    const QString &text, const Scope &scope, const EvaluationSettings &settings, const std::vector<EarlierTurn> &history)
{
    Question question { text, scope, {}, history, settings.questions };
    question.isTrial = true;
    return question;
}

/// None once it is stopped: an answer cut short says nothing about the query.
std::optional<QueryResult> asked(
    const EvaluationQuery &query, const Ask &ask, const EvaluationSettings &settings, const std::stop_token &stop)
{
    if (settings.pause)
        settings.pause->wait(stop);
    if (stop.stop_requested())
        return std::nullopt;
    Database database = ask.library().open();
    const Scope scope = withholding(query.withheld, settings.scope, database);
    std::vector<EarlierTurn> history;
    for (const QString &question : query.history) {
        const Answer earlier = ask(trial(question, scope, settings, history), {}, stop);
        if (stop.stop_requested())
            return std::nullopt;
        history.push_back(earlierTurn(earlier, history));
    }
    markKeptHere(history, database);
    const Answer answer = ask(trial(query.question, scope, settings, history), {}, stop);
    if (stop.stop_requested())
        return std::nullopt;
    QueryResult result = measured(query, answer, database);
    checkTheChecks(result.figures, answer, settings.questions.profile.parameters.writing);
    if (settings.judge)
        askJudge(result, answer, *settings.judge, database, stop);
    return result;
}

/// How the questions are asked, as the report says it.
void describe(EvaluationReport &report, const QuerySet &set, const EvaluationSettings &settings)
{
    const QuestionModels &models = settings.questions.models;
    report.set = set.name;
    report.model = models.writer ? models.writer->name : QString();
    const TokenPrices prices = models.writer ? models.writer->prices : TokenPrices {};
    if (!report.startedAt.isValid())
        report.prices = prices;
    else if (report.prices != prices)
        report.prices = {}; // part of it was asked at others
    report.profileUsed = tracedProfile(settings.questions.profile);
    report.retrieval = settings.questions.profile.parameters.retrieval;
    report.rankers.clear();
    for (const RankModel &ranker : models.rankers)
        report.rankers << ranker.name();
    report.space = searchedIn(settings.questions);
    report.judge = settings.judge ? settings.judge->name : QString();
    if (!report.startedAt.isValid())
        report.startedAt = QDateTime::currentDateTimeUtc();
}

} // namespace

int usualWorkers()
{
    return std::clamp(QThread::idealThreadCount(), 1, kMostWorkers);
}

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
    describe(report, set, settings);
    ResultsInOrder results(report, set, onResult);
    const std::vector<std::size_t> places = results.missing();
    try {
        forEachAtOnce(places.size(), settings.workers, [&](std::size_t i) {
            if (std::optional<QueryResult> result = asked(set.queries[places[i]], ask, settings, stop))
                results.take(places[i], std::move(*result));
        });
        // A model that answered nothing is not there.
        for (int retry = 0; retry < kMostRetries && report.answered() > 0; ++retry)
            for (QueryResult &failed : report.results) {
                if (failed.isMeasured())
                    continue;
                std::optional<QueryResult> result = asked(failed.query, ask, settings, stop);
                if (!result)
                    return;
                failed = std::move(*result);
                results.tell(failed);
            }
    } catch (const Error &error) {
        if (error.kind() != ErrorKind::Stopped)
            throw;
    }
}

void takeMeasured(
    EvaluationReport &report, const EvaluationReport &earlier, const QuerySet &set, const EvaluationSettings &settings)
{
    report.startedAt = earlier.startedAt;
    report.prices = earlier.prices;
    describe(report, set, settings);
    for (const EvaluationQuery &query : set.queries) {
        const auto found = std::ranges::find(earlier.results, query, &QueryResult::query);
        if (found != earlier.results.end() && found->isMeasured())
            report.results.push_back(*found);
    }
}

} // namespace adduce
