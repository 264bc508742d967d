#include "core/ask/what_if.h"

#include "core/ask/trace.h"
#include "core/retrieval/fusion.h"
#include "core/retrieval/selection.h"
#include "core/settings/retrieval_fields.h"

#include <QJsonArray>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

bool needsLikeness(const RetrievalParameters &parameters)
{
    return parameters.selection == SelectionMethod::Relevant || parameters.diversifyLambda || parameters.duplicateFrom < 1;
}

/// A passage that was not chosen, penalised already.
Choice whyNot(const Passage &passage, const std::vector<Passage> &kept, const RetrievalParameters &parameters)
{
    if (parameters.selection == SelectionMethod::Diverse && passage.fused < parameters.minimumQuality)
        return Choice::Weak;
    const bool isBetter = std::ranges::any_of(kept, [&](const Passage &k) { return passage.fused > k.score; });
    return isBetter && passage.penalty > 0 ? Choice::Repeated : Choice::Enough;
}

} // namespace

std::optional<TracedChoice> choiceIn(const QJsonObject &trace)
{
    const QJsonObject parameters = trace[u"parameters"_s][u"retrieval"_s].toObject();
    const QJsonObject retrieved = stageNamed(trace, u"retrieve"_s);
    const QJsonObject ranked = stageNamed(trace, u"rank"_s);
    if (!parameters.contains(u"selection"_s) || !retrieved[u"coverage"_s].isDouble())
        return std::nullopt;
    TracedChoice choice;
    choice.parameters = retrievalFromJson(parameters);
    choice.coverage = retrieved[u"coverage"_s].toDouble();
    choice.isRanked = !ranked.isEmpty() && !ranked[u"ranking"_s][u"trouble"_s].isString();
    if (needsLikeness(choice.parameters))
        return std::nullopt;
    for (const QJsonValue &passage : (ranked.isEmpty() ? retrieved : ranked)[u"passages"_s].toArray())
        choice.candidates.push_back(passageFrom(passage));
    return choice.candidates.empty() ? std::nullopt : std::optional(std::move(choice));
}

std::vector<ChosenPassage> choose(const TracedChoice &traced, const RetrievalParameters &parameters)
{
    std::vector<Passage> candidates = traced.candidates;
    if (!traced.isRanked) {
        const bool hasFeedback = std::ranges::any_of(candidates, [](const Passage &p) { return p.feedback.has_value(); });
        candidates = weigh(std::move(candidates), effectiveWeights(parameters.fusion, traced.coverage, hasFeedback));
    }
    const std::vector<Passage> kept = select(candidates, parameters, {});
    std::vector<ChosenPassage> chosen;
    for (const Passage &p : kept)
        chosen.push_back({ p, Choice::Kept });
    std::erase_if(candidates, [&](const Passage &p) { return std::ranges::find(kept, p.chunk, &Passage::chunk) != kept.end(); });
    if (parameters.selection == SelectionMethod::Diverse)
        candidates = ratedBeside(std::move(candidates), kept, parameters);
    std::ranges::stable_sort(candidates, std::greater<> {}, &Passage::score);
    for (const Passage &p : candidates)
        chosen.push_back({ p, whyNot(p, kept, parameters) });
    return chosen;
}

} // namespace adduce
