#pragma once
#include "core/ask/ask.h"
#include "core/evaluation/faithfulness.h"
#include <functional>
#include <map>
#include <ranges>

namespace adduce {

enum class QueryCategory
{
    Direct,
    Synthesis,
    EdgeCase
};
QString nameOf(QueryCategory category); ///< "direct", "synthesis", "edge_case"
QString words(QueryCategory category); ///< "Direct", "Synthesis", "Must be refused"; translated

/// A page where the answer stands: the document is found by its file's name.
struct ExpectedPage
{
    QString file; ///< base name with suffix, e.g. "sandwich.pdf"
    std::vector<int> pages; ///< 1-based; any one of them is right
    friend bool operator==(const ExpectedPage &, const ExpectedPage &) = default;
};

struct EvaluationQuery
{
    QString id;
    QueryCategory category = QueryCategory::Direct;
    QString question;
    std::vector<ExpectedPage> expected; ///< empty: it must be refused
    friend bool operator==(const EvaluationQuery &, const EvaluationQuery &) = default;
};

struct QuerySet
{
    QString name;
    std::vector<EvaluationQuery> queries;
};

/// As a person types them: "sandwich.pdf: 4, 27; hc.pdf: 3". Throws Error{BadInput} with what cannot be understood.
QString expectedWords(const std::vector<ExpectedPage> &expected);
std::vector<ExpectedPage> expectedFrom(const QString &words);

/// As readQuerySet() reads them.
QJsonObject toJson(const EvaluationQuery &query);
QByteArray toJson(const QuerySet &set);
/// Reads a query set (JSON, see resources/evaluation/README.md). Throws Error{BadInput} with what is wrong.
QuerySet readQuerySet(const QByteArray &json);
/// The set that comes with the program, over the sample papers.
QuerySet bundledQuerySet();

struct QueryResult
{
    EvaluationQuery query;
    Answer answer;
    bool right = false; ///< refused as expected, or an expected page is cited
    int expectedFound = 0; ///< how many of the expected documents have a right page cited
    int citationsVerbatim = 0; ///< citations whose quote stands on its page, checked against the stored page text
    int citations = 0;
    std::optional<bool> judged = std::nullopt; ///< by the user, whose word is the last
    std::map<QString, double> stages = {}; ///< ms of each, by its name in the trace
    std::optional<bool> faithful = std::nullopt; ///< every claim is grounded, says the judge; none: it was not judged
    QString unjudged = {}; ///< why a judge that was asked gave no verdict, in words

    [[nodiscard]] bool isMeasured() const; ///< false: its model could not answer, so that the papers' own sentences stand there
    [[nodiscard]] bool isRight() const { return isMeasured() && judged.value_or(right); }
};

struct EvaluationReport
{
    QString set;
    QString profile = {}; ///< how passages were found; empty in reports of earlier versions
    QString model = {}; ///< that wrote; empty without one
    QStringList rankers = {}; ///< models that put the passages in order
    std::optional<RetrievalParameters> retrieval = {}; ///< how passages were found; none in reports of earlier versions
    QString judge = {}; ///< model that judged whether answers are faithful; empty without one
    QDateTime startedAt; ///< UTC
    std::vector<QueryResult> results;

    void put(const QueryResult &result); ///< in place of an earlier one of the same question, otherwise at the end
    /// Those that everything below but `failed()` counts.
    [[nodiscard]] auto measuredResults() const { return results | std::views::filter(&QueryResult::isMeasured); }
    [[nodiscard]] int measured() const { return static_cast<int>(std::ranges::distance(measuredResults())); }
    [[nodiscard]] int failed() const; ///< asked, but their model could not answer
    [[nodiscard]] int failed(QueryCategory category) const;
    [[nodiscard]] int right() const;
    [[nodiscard]] int right(QueryCategory category) const;
    [[nodiscard]] int count(QueryCategory category) const;
    [[nodiscard]] double citationPrecision() const; ///< verbatim / all, 1 when there are none
    [[nodiscard]] int answered() const; ///< what a judge is asked about
    [[nodiscard]] int judged() const; ///< answers that the judge gave a verdict on
    [[nodiscard]] int faithful() const; ///< of these, those whose every claim is grounded
    [[nodiscard]] double medianMilliseconds() const; ///< 0 without results
};

/// The figures and every query with its answer, without traces.
QJsonObject toJson(const EvaluationReport &report);
EvaluationReport evaluationReportFromJson(const QJsonObject &json); ///< throws Error{DamagedLibrary}
QString toMarkdown(const EvaluationReport &report);

/// A line on those, "The model failed on 3 questions, which are not counted"; empty without any; translated.
QString failedWords(const EvaluationReport &report);

/// The judge's word on it: "yes", "no" or "not judged", a dash for what was not answered; translated.
QString faithfulWords(const QueryResult &result);

/// How the questions of a set are asked.
struct EvaluationRoad
{
    DocumentScope scope {};
    std::optional<RetrievalParameters> retrieval {}; ///< in place of those that every question gets
    std::vector<RankModel> rankers {}; ///< that put the passages in order, one after another
    std::optional<AnswerModel> model {}; ///< that writes; none: the papers' own sentences
    std::optional<JudgeModel> judge {}; ///< asked of each answer whether it is faithful; none: nobody is
};

/// Asks every query of the set, one after another: times are measured, which questions beside each other would take from one
/// another. Those that their model failed on are asked again at the end, at most twice, unless it answered none. Blocks.
/// `told` comes after each. On a stop request the report holds what was asked so far.
EvaluationReport evaluate(const Ask &ask, const QuerySet &set, const EvaluationRoad &road,
    const std::function<void(const QueryResult &, int done, int total)> &told, const std::stop_token &stop);
/// The same into `report`, which holds what was asked also when it throws.
void evaluateInto(EvaluationReport &report, const Ask &ask, const QuerySet &set, const EvaluationRoad &road,
    const std::function<void(const QueryResult &, int done, int total)> &told, const std::stop_token &stop);

} // namespace adduce
