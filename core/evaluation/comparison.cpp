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

ChunkParameters variantChunks(const QString &name, const ChunkParameters &own)
{
    const Profile *profile = name == Profile {}.name ? nullptr : builtInProfile(name);
    return profile ? profile->parameters.chunks : own;
}

static void cutFor(const Variant &variant, const Ask &ask, const std::stop_token &stop)
{
    Database database = ask.library().open();
    const Parameters &parameters = variant.settings.profile.parameters;
    if (!database.isReadOnly() && countCutOtherwise(database, parameters.chunks) > 0)
        makeChunking(database, &ask.servers(), parameters.chunks, parameters.index, {}, stop);
}

Comparison compare(const Ask &ask, const QuerySet &set, const std::vector<Variant> &variants, const ComparisonProgress &report,
    const std::stop_token &stop, const Scope &scope, const std::optional<TaskModel> &judge)
{
    Comparison comparison;
    comparison.queries = set.queries;
    comparison.variants = static_cast<int>(variants.size());
    const int total = static_cast<int>(set.queries.size() * variants.size());
    const auto askOne = [&](int at) {
        const Variant &variant = variants[static_cast<std::size_t>(at)];
        cutFor(variant, ask, stop);
        const int before = comparison.asked();
        comparison.reports.emplace_back().profile = variant.profile;
        const auto onResult = [&](const QueryResult &result, int done, int) {
            if (report)
                report(comparison, result, at, before + done, total);
        };
        evaluateInto(comparison.reports.back(), ask, set, { scope, variant.settings, judge }, onResult, stop);
    };
    try {
        for (int i = 0; i < comparison.variants && !stop.stop_requested(); ++i)
            askOne(i);
    } catch (const Error &error) {
        if (error.kind() == ErrorKind::Stopped)
            return comparison;
        if (comparison.asked() == 0)
            throw;
        comparison.error = error;
    }
    return comparison;
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
