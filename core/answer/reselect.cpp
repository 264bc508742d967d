#include "core/answer/reselect.h"

#include "core/retrieval/fusion.h"
#include "core/retrieval/selection.h"

#include <algorithm>

namespace adduce {

namespace {

bool needsSimilarity(const RetrievalParameters &parameters)
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

std::optional<TracedChoice> choiceIn(const Trace &trace)
{
    const StageTrace *retrieved = trace.last(Stage::Retrieve);
    const StageTrace *ranked = trace.last(Stage::Rank);
    if (trace.last(Stage::Examine)) // by opinions, which the passages do not keep
        return std::nullopt;
    if (!trace.parameters || needsSimilarity(trace.parameters->retrieval) || !retrieved || !retrieved->trust)
        return std::nullopt;
    TracedChoice choice { trace.parameters->retrieval, trace.passagesOf(ranked ? Stage::Rank : Stage::Retrieve),
        *retrieved->trust };
    choice.isRanked = ranked && ranked->ranking && ranked->ranking->error.isEmpty();
    for (Passage &p : choice.candidates)
        p.score = p.fused;
    return choice.candidates.empty() ? std::nullopt : std::optional(std::move(choice));
}

std::vector<ChosenPassage> choose(const TracedChoice &traced, const RetrievalParameters &parameters)
{
    std::vector<Passage> candidates = traced.candidates;
    if (!traced.isRanked) {
        const bool hasFeedback = std::ranges::any_of(candidates, [](const Passage &p) { return p.feedback.has_value(); });
        candidates = weigh(std::move(candidates), effectiveWeights(parameters.fusion, traced.trust, hasFeedback));
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
