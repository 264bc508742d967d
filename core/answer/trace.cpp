#include "core/answer/trace.h"

#include "core/profiles/profile.h"

#include <algorithm>
#include <ranges>

namespace adduce {

const StageTrace *Trace::last(Stage stage) const
{
    const auto backwards = stages | std::views::reverse;
    const auto found = std::ranges::find_if(
        backwards, [&](const StageTrace &s) { return s.stage == stage && s.part.isEmpty() && !s.isSuperseded; });
    return found == backwards.end() ? nullptr : &*found;
}

const std::vector<Passage> &Trace::passagesOf(Stage stage) const
{
    static const std::vector<Passage> none;
    const StageTrace *found = last(stage);
    return found && found->passages ? *found->passages : none;
}

const std::vector<SentPassage> &Trace::sentPassages() const
{
    static const std::vector<SentPassage> none;
    const StageTrace *found = last(Stage::Write);
    return found && found->generation ? found->generation->passages : none;
}

int Trace::retrievalAttempts() const
{
    return static_cast<int>(
        std::ranges::count_if(stages, [](const StageTrace &one) { return one.stage == Stage::Retrieve && !one.isSuperseded; }));
}

int Trace::generationAttempts() const
{
    int attempts = 0;
    for (const StageTrace &one : stages)
        if (one.generation && !one.isSuperseded)
            attempts += one.generation->attempts;
    return attempts;
}

TracedProfile tracedProfile(const Profile &profile)
{
    QJsonObject value = valueOf(profile);
    const QString hash = hashOf(value);
    return { profile.name, hash, std::move(value) };
}

std::vector<Passage> traced(const std::vector<Passage> &passages)
{
    std::vector<Passage> kept = passages;
    for (Passage &p : kept) {
        p.section = Passage {}.section;
        p.ordinal = 0;
        p.isInVectorList = p.isInKeywordList = false;
        p.queryTermCoverage = 0;
    }
    return kept;
}

} // namespace adduce
