#pragma once
#include "core/base/error.h"
#include "core/evaluation/evaluate.h"
#include "core/evaluation/evaluation_words.h"

namespace adduce {

/// One way of answering that is compared with others.
struct Variant
{
    QString profile; ///< one of variantNames(), or of ablationNames()
    QuestionSettings settings {}; ///< by the profile that variantProfile() has for it, or as without() gives them
};

/// The names of what can be compared: the reference designs', and our own with one list alone.
QStringList variantNames();
/// The numbers of that way of finding passages: a design's as it was designed; "adduce" is `own`, those that a question gets, and
/// "vector" and "keyword" are these with the other list left out. None for another name.
std::optional<RetrievalParameters> variantParameters(const QString &name, const RetrievalParameters &own = {});
/// The whole of it: a design's as it was designed; "adduce" is `own`, the profile in use, and a list alone is that with the other list left out.
/// None for another name.
std::optional<Profile> variantProfile(const QString &name, const Profile &own = {});

/// A set asked in several ways, one after another.
struct Comparison
{
    QString name; ///< by the user; empty before
    /// One a variant, of the same set; those that were begun. While a run is gone on with also others, which have no time: they are not kept.
    std::vector<EvaluationReport> reports;
    std::vector<EvaluationQuery> queries = {}; ///< of the set, also those not asked; empty in runs of earlier versions
    int variants = 0; ///< that were to be asked; 0 in runs of earlier versions
    QString scope = {}; ///< what of the library was asked, by name; empty: all of it
    std::optional<Error> error = {}; ///< that ended it before the end; told once, not kept

    [[nodiscard]] QString set() const { return reports.empty() ? QString() : reports.front().set; }
    [[nodiscard]] QDateTime startedAt() const { return reports.empty() ? QDateTime() : reports.front().startedAt; }
    [[nodiscard]] int asked() const; ///< queries, of all variants
    [[nodiscard]] bool isCutShort() const; ///< it was stopped, or ended otherwise before all was asked
};

/// What was asked so far, what came of a question of `variant` just now (asked again, maybe), and how many are done of all.
using ComparisonProgress =
    std::function<void(const Comparison &soFar, const QueryResult &result, int variant, int done, int total)>;

/// How the questions of a comparison are asked, whichever the way.
struct ComparisonOptions
{
    Scope scope {};
    QString scopeName {}; ///< Comparison::scope
    std::optional<TaskModel> judge {}; ///< EvaluationSettings::judge
    int workers = 1; ///< EvaluationSettings::workers
    /// One that was cut short: what it measured is not asked again. It has to be of the same questions, scope and ways, with every number of
    /// their profiles, their models and the judge: otherwise compare() throws BadInput, and nothing of it is lost. Null for none.
    const Comparison *earlier = nullptr;
    const Pause *pause = nullptr; ///< EvaluationSettings::pause
};

/// Blocks. The library is cut first as a variant asks, where it is not yet (makeChunking()), and what has no vector in its
/// space gets one. On a stop request, or when something fails, it holds what was asked so far. Throws as evaluate() when that is nothing.
/// `report` comes as `onResult` of evaluate().
Comparison compare(const Ask &ask, const QuerySet &set, const std::vector<Variant> &variants, const ComparisonProgress &report,
    const std::stop_token &stop, const ComparisonOptions &options = {});

/// The report of the same way of answering; null where the comparison has none.
const EvaluationReport *sameVariant(const Comparison &comparison, const EvaluationReport &report);

/// What two runs can be compared by: of each the measured queries that both asked, of the same words and the same right pages, and
/// that both have `also`.
struct SharedResults
{
    EvaluationReport now;
    EvaluationReport before;
};
SharedResults sharedResults(
    const EvaluationReport &now, const EvaluationReport &before,
    const std::function<bool(const QueryResult &)> &also = [](const QueryResult &) { return true; });

} // namespace adduce
