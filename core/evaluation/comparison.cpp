#include "core/evaluation/comparison.h"

#include "core/base/error.h"
#include "core/ingest/make_chunking.h"
#include "core/library/database.h"
#include "core/library/searchable.h"
#include "core/profiles/profile.h"

#include <QJsonObject>

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
    RetrievalParameters p = own;
    const RetrievalParameters ours;
    const auto orOurs = [](auto number, auto ofOurs) { return number > 0 ? number : ofOurs; }; // a list alone is never none
    if (name == u"vector") {
        p.keywordK = 0;
        p.vectorK = orOurs(own.vectorK, ours.vectorK);
        p.fusion.vectorWeight = orOurs(own.fusion.vectorWeight, ours.fusion.vectorWeight);
    } else if (name == u"keyword") {
        p.vectorK = 0;
        p.keywordK = orOurs(own.keywordK, ours.keywordK);
        p.fusion.keywordWeight = orOurs(own.fusion.keywordWeight, ours.fusion.keywordWeight);
    } else {
        const Profile *profile = builtInProfile(name);
        return name == Profile {}.name ? std::optional(own)
            : profile                  ? std::optional(profile->parameters.retrieval)
                                       : std::nullopt;
    }
    // The list that is left out says nothing of what the other found, either.
    (name == u"vector" ? p.fusion.keywordWeight : p.fusion.vectorWeight) = 0;
    if (name == u"keyword")
        p.fusion.feedbackWeight = 0;
    return p;
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

static void cutFor(const Variant &variant, const Ask &ask, const std::stop_token &stop)
{
    Database database = ask.library().open();
    const Parameters &parameters = variant.settings.profile.parameters;
    if (!database.isReadOnly() && countCutOtherwise(database, parameters.chunks) > 0)
        makeChunking(database, &ask.servers(), parameters.chunks, parameters.index, {}, stop);
}

/// What was measured of this way of answering in the run that is gone on with; null for nothing.
static const EvaluationReport *earlierReport(const ComparisonOptions &options, const Variant &variant)
{
    if (!options.earlier)
        return nullptr;
    const std::optional<TaskModel> &writer = variant.settings.models.writer;
    const QString hash = tracedProfile(variant.settings.profile).hash;
    const auto same = std::ranges::find_if(options.earlier->reports, [&](const EvaluationReport &report) {
        return report.profile == variant.profile && report.model == (writer ? writer->name : QString()) && report.profileUsed
            && report.profileUsed->hash == hash && report.judge == (options.judge ? options.judge->name : QString());
    });
    return same == options.earlier->reports.end() ? nullptr : &*same;
}

Comparison compare(const Ask &ask, const QuerySet &set, const std::vector<Variant> &variants,
    const ComparisonProgress &onProgress, const std::stop_token &stop, const ComparisonOptions &options)
{
    Comparison comparison;
    comparison.queries = set.queries;
    comparison.variants = static_cast<int>(variants.size());
    const int total = static_cast<int>(set.queries.size() * variants.size());
    const auto settingsOf = [&](const Variant &variant) {
        return EvaluationSettings { options.scope, variant.settings, options.judge, options.workers };
    };
    // All that is taken over stands in it from the first on: whatever is kept of it while it runs is never less than there was.
    if (options.earlier)
        for (const Variant &variant : variants) {
            EvaluationReport &report = comparison.reports.emplace_back();
            report.profile = variant.profile;
            const EvaluationReport *earlier = earlierReport(options, variant);
            takeMeasured(report, earlier ? *earlier : EvaluationReport {}, set, settingsOf(variant));
        }
    const auto askOne = [&](std::size_t at) {
        const Variant &variant = variants[at];
        cutFor(variant, ask, stop);
        if (at == comparison.reports.size())
            comparison.reports.emplace_back().profile = variant.profile;
        const auto onResult = [&](const QueryResult &result, int, int) {
            if (onProgress)
                onProgress(comparison, result, static_cast<int>(at), comparison.asked(), total);
        };
        evaluateInto(comparison.reports[at], ask, set, settingsOf(variant), onResult, stop);
    };
    const auto whole = [&] { // without those that were not begun
        while (options.earlier && !comparison.reports.empty() && comparison.reports.back().results.empty())
            comparison.reports.pop_back();
        return std::move(comparison);
    };
    try {
        for (std::size_t at = 0; at < variants.size() && !stop.stop_requested(); ++at)
            askOne(at);
    } catch (const Error &error) {
        if (error.kind() == ErrorKind::Stopped)
            return whole();
        if (comparison.asked() == 0)
            throw;
        comparison.error = error;
    }
    return whole();
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
