#include "core/evaluation/comparison.h"

#include "core/base/error.h"
#include "core/base/tr.h"
#include "core/embedding/static_space.h"
#include "core/evaluation/evaluation_words.h"
#include "core/ingest/make_chunking.h"
#include "core/library/chunking_store.h"
#include "core/library/database.h"
#include "core/library/searchable.h"
#include "core/profiles/profile.h"
#include "core/retrieval/search_by.h"

#include <algorithm>
#include <utility>

namespace adduce {

using namespace Qt::StringLiterals;

QStringList variantNames()
{
    QStringList names;
    for (const Profile &profile : builtInProfiles())
        names << profile.name;
    return names + QStringList { u"vector"_s, u"keyword"_s };
}

std::optional<RetrievalParameters> variantParameters(const QString &name, const RetrievalParameters &own)
{
    if (const auto by = valueNamed<SearchBy>(name); by && by != SearchBy::Both)
        return searchingBy(*by, own);
    if (name == Profile {}.name)
        return own;
    const Profile *profile = builtInProfile(name);
    return profile ? std::optional(profile->parameters.retrieval) : std::nullopt;
}

std::optional<Profile> variantProfile(const QString &name, const Profile &own)
{
    if (const Profile *design = builtInProfile(name); design && name != Profile {}.name)
        return *design;
    const auto retrieval = variantParameters(name, own.parameters.retrieval);
    if (!retrieval)
        return std::nullopt;
    Profile profile = own;
    profile.parameters.retrieval = *retrieval;
    return profile;
}

static void prepareFor(const Variant &variant, const Ask &ask, const std::stop_token &stop)
{
    Database database = ask.library().open();
    const Parameters &parameters = variant.settings.profile.parameters;
    if (database.isReadOnly())
        return;
    if (countCutOtherwise(database, parameters.chunks) > 0)
        makeChunking(database, &ask.servers(), parameters.chunks, parameters.index, {}, stop);
    if (const auto &space = variant.settings.space; space && space->provider != SpaceProvider::Learned)
        fillSpace(
            database, ask.servers(), *SpaceStore(database).searched(space), stop, {}, chunkingFor(database, parameters.chunks));
}

static bool isOf(const EvaluationReport &report, const Variant &variant, const std::optional<TaskModel> &judge)
{
    const QuestionModels &models = variant.settings.models;
    QStringList rankers;
    for (const RankModel &ranker : models.rankers)
        rankers << ranker.name();
    return report.profile == variant.profile && report.model == (models.writer ? models.writer->name : QString())
        && report.rankers == rankers && report.space == searchedIn(variant.settings)
        && report.judge == (judge ? judge->name : QString()) && report.profileUsed
        && report.profileUsed->hash == tracedProfile(variant.settings.profile).hash;
}

/// What is gone on with has to be of the same questions and ways.
static void requireSame(const QuerySet &set, const std::vector<Variant> &variants, const ComparisonOptions &options)
{
    if (options.earlier->queries != set.queries || options.earlier->scope != options.scopeName)
        throw Error(ErrorKind::BadInput, tr("that run asked other questions, or of other papers; it stays as it is"));
    for (const EvaluationReport &report : options.earlier->reports)
        if (std::ranges::none_of(variants, [&](const Variant &variant) { return isOf(report, variant, options.judge); }))
            throw Error(ErrorKind::BadInput,
                tr("that run asked %1, with other numbers or models than now; it stays as it is").arg(variantName(report)));
}

/// Without the ways that were not begun.
static Comparison begun(Comparison comparison)
{
    std::erase_if(comparison.reports, [](const EvaluationReport &report) { return !report.startedAt.isValid(); });
    return comparison;
}

Comparison compare(const Ask &ask, const QuerySet &all, const std::vector<Variant> &variants,
    const ComparisonProgress &onProgress, const std::stop_token &stop, const ComparisonOptions &options)
{
    const QuerySet set = acceptedOf(all);
    Comparison comparison;
    comparison.queries = set.queries;
    comparison.variants = static_cast<int>(variants.size());
    comparison.scope = options.scopeName;
    const int total = static_cast<int>(set.queries.size() * variants.size());
    const auto settingsOf = [&](const Variant &variant) {
        return EvaluationSettings { options.scope, variant.settings, options.judge, options.workers, options.pause };
    };
    // All that is taken over stands in it from the first on: whatever is kept of it while it runs is never less than there was.
    if (options.earlier) {
        requireSame(set, variants, options);
        comparison.name = options.earlier->name;
        for (const Variant &variant : variants) {
            EvaluationReport &report = comparison.reports.emplace_back();
            report.profile = variant.profile;
            const auto &before = options.earlier->reports;
            const auto same =
                std::ranges::find_if(before, [&](const EvaluationReport &one) { return isOf(one, variant, options.judge); });
            if (same != before.end())
                takeMeasured(report, *same, set, settingsOf(variant));
        }
    }
    const auto askOne = [&](std::size_t at) {
        const Variant &variant = variants[at];
        if (at < comparison.reports.size() && comparison.reports[at].results.size() == set.queries.size())
            return; // all of it was taken over
        prepareFor(variant, ask, stop);
        if (at == comparison.reports.size())
            comparison.reports.emplace_back().profile = variant.profile;
        const auto onResult = [&](const QueryResult &result, int, int) {
            if (onProgress)
                onProgress(comparison, result, static_cast<int>(at), comparison.asked(), total);
        };
        evaluateInto(comparison.reports[at], ask, set, settingsOf(variant), onResult, stop);
    };
    try {
        for (std::size_t at = 0; at < variants.size() && !stop.stop_requested(); ++at)
            askOne(at);
    } catch (const Error &error) {
        if (error.kind() == ErrorKind::Stopped)
            return begun(std::move(comparison));
        if (comparison.asked() == 0)
            throw;
        comparison.error = error;
    }
    return begun(std::move(comparison));
}

int Comparison::asked() const
{
    int asked = 0;
    for (const EvaluationReport &report : reports)
        asked += static_cast<int>(report.results.size());
    return asked;
}

bool Comparison::isCutShort() const
{
    return asked() < variants * static_cast<int>(queries.size());
}

const EvaluationReport *sameVariant(const Comparison &comparison, const EvaluationReport &report)
{
    const auto same = std::ranges::find(comparison.reports, variantName(report), variantName);
    return same == comparison.reports.end() ? nullptr : &*same;
}

SharedResults sharedResults(
    const EvaluationReport &now, const EvaluationReport &before, const std::function<bool(const QueryResult &)> &also)
{
    const auto keep = [&also](const EvaluationReport &report, const EvaluationReport &other) {
        EvaluationReport kept = report;
        std::erase_if(kept.results, [&](const QueryResult &result) {
            const auto same = std::ranges::find(other.results, result.query, &QueryResult::query);
            return same == other.results.end() || !result.isMeasured() || !same->isMeasured() || !also(result) || !also(*same);
        });
        return kept;
    };
    return { keep(now, before), keep(before, now) };
}

} // namespace adduce
