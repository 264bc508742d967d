#pragma once
#include "core/evaluation/query_figures.h"
#include "core/evaluation/query_set.h"
#include "core/evaluation/told_answer.h"
#include "core/models/token_prices.h"
#include "core/settings/parameters.h"
#include <QDateTime>
#include <optional>
#include <ranges>

namespace adduce {

/// What a run keeps of a stage of an answer.
struct StageRun
{
    Stage stage = Stage::Retrieve;
    double milliseconds = 0;
    quint32 found = 0; ///< foundHash(); 0: it is none that finds, or of a run of earlier versions
    friend bool operator==(const StageRun &, const StageRun &) = default;
};
quint32 foundHash(const StageTrace &stage); ///< of its passages and sentences in their order, as one library knows them

/// What became of one question.
struct QueryResult
{
    EvaluationQuery query;
    ToldAnswer told {}; ///< of `answer`: setAnswer()
    PackedAnswer answer {};
    /// Refused as expected; or gold sentences of enough papers are told, with all that must be; without any, an expected page is cited.
    bool hasExpected = false;
    int expectedFound = 0; ///< how many of the expected documents have a right page cited
    GoldTold gold = {};
    QueryFigures figures = {}; ///< as in runs of earlier versions where nothing is set
    int citationsVerbatim = 0; ///< citations whose quote stands on its page, checked against the stored page text
    int citations = 0;
    int citationsWritten = 0; ///< by a model, before any check
    int citationsSound = 0; ///< of these (GenerationTrace)
    int gates = 0; ///< how often it was reckoned whether passages had to be examined one by one
    int gatesOpen = 0; ///< how often they had not
    std::optional<bool> userVerdict = std::nullopt; ///< by the user, whose word is the last
    std::vector<StageRun> stages = {}; ///< that were run, each once, in their order
    std::optional<bool> isFaithful = std::nullopt; ///< every claim is grounded, says the judge; none: it was not judged
    QString unjudged = {}; ///< why a judge that was asked gave no verdict, in words

    void setAnswer(Answer answer);
    void addStage(Stage stage, double milliseconds, quint32 found = 0); ///< to what it took and found before
    [[nodiscard]] std::optional<double> millisecondsOf(Stage stage) const; ///< none: it was not run
    [[nodiscard]] bool isMeasured() const { return !told.hasModelFailed; }
    [[nodiscard]] bool isRight() const { return isMeasured() && userVerdict.value_or(hasExpected); }
};

/// One way of answering, measured. Its figures are those of metrics().
struct EvaluationReport
{
    QString set;
    QString profile = {}; ///< how passages were found; empty in reports of earlier versions
    QString model = {}; ///< that wrote; empty without one
    TokenPrices prices = {}; ///< of that model, as they were then; none where they changed meanwhile
    QStringList rankers = {}; ///< models that put the passages in order
    std::optional<RetrievalParameters> retrieval = {}; ///< how passages were found; none in reports of earlier versions
    std::optional<TracedProfile> profileUsed = {}; ///< its value only until it is kept; none in reports of earlier versions
    QString space = {}; ///< spaceName() of the one that was searched, where one was chosen for it; empty: the one in use
    QString judge = {}; ///< model that judged whether answers are faithful; empty without one
    QDateTime startedAt; ///< UTC
    std::vector<QueryResult> results;

    void put(const QueryResult &result); ///< in place of an earlier one of the same question, otherwise at the end
    /// Those that everything below but `failed()` counts.
    [[nodiscard]] auto measuredResults() const { return results | std::views::filter(&QueryResult::isMeasured); }
    [[nodiscard]] int measured() const { return static_cast<int>(std::ranges::distance(measuredResults())); }
    [[nodiscard]] int failed() const; ///< asked, but their model could not answer
    [[nodiscard]] int right() const;
    [[nodiscard]] int right(QueryCategory category) const;
    [[nodiscard]] int count(QueryCategory category) const;
    [[nodiscard]] int answered() const; ///< what a judge is asked about
};

} // namespace adduce
