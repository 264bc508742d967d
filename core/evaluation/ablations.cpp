#include "core/evaluation/ablations.h"

#include "core/evaluation/comparison.h"

#include <algorithm>
#include <array>

namespace adduce {

namespace {

struct Ablation
{
    const char *name;
    void (*leaveOut)(QuestionSettings &);
};

constexpr std::array kAblations {
    Ablation { "no gate",
        [](QuestionSettings &settings) {
            settings.profile.parameters.topic.floor = 0;
            settings.profile.parameters.answer.floor = 0;
            settings.profile.parameters.sufficiency.judge = SufficiencyJudge::Nobody;
        } },
    Ablation { "no rerank", [](QuestionSettings &settings) { settings.models.rankers.clear(); } },
    Ablation {
        "no feedback", [](QuestionSettings &settings) { settings.profile.parameters.retrieval.fusion.feedbackWeight = 0; } },
    Ablation { "no near words", [](QuestionSettings &settings) { settings.profile.parameters.nearWords.senses = 0; } },
    Ablation { "no neighbours", [](QuestionSettings &settings) { settings.profile.parameters.retrieval.expandWindow = 0; } },
    Ablation { "no vectors",
        [](QuestionSettings &settings) {
            RetrievalParameters &retrieval = settings.profile.parameters.retrieval;
            retrieval = *variantParameters(QStringLiteral("keyword"), retrieval);
        } },
    Ablation { "no keywords",
        [](QuestionSettings &settings) {
            RetrievalParameters &retrieval = settings.profile.parameters.retrieval;
            retrieval = *variantParameters(QStringLiteral("vector"), retrieval);
        } },
};

} // namespace

QStringList ablationNames()
{
    QStringList names;
    for (const Ablation &ablation : kAblations)
        names << QLatin1StringView(ablation.name);
    return names;
}

std::optional<QuestionSettings> without(const QString &name, QuestionSettings settings)
{
    const auto known = std::ranges::find(kAblations, name, [](const Ablation &one) { return QLatin1StringView(one.name); });
    if (known == kAblations.end())
        return std::nullopt;
    known->leaveOut(settings);
    return settings;
}

} // namespace adduce
