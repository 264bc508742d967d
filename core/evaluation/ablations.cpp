#include "core/evaluation/ablations.h"

#include "core/base/tr.h"
#include "core/evaluation/comparison.h"

#include <algorithm>
#include <array>

namespace adduce {

namespace {

struct Ablation
{
    const char *name;
    const char *words;
    void (*leaveOut)(QuestionSettings &);
};

constexpr std::array kAblations {
    Ablation { "no gate", QT_TRANSLATE_NOOP("adduce", "Without refusing what is off topic or improbable"),
        [](QuestionSettings &settings) {
            settings.profile.parameters.topic.floor = 0;
            settings.profile.parameters.answer.floor = 0;
            settings.profile.parameters.sufficiency.judge = SufficiencyJudge::Nobody;
        } },
    Ablation { "no rerank", QT_TRANSLATE_NOOP("adduce", "Without a model that puts passages in order"),
        [](QuestionSettings &settings) { settings.models.rankers.clear(); } },
    Ablation { "no feedback", QT_TRANSLATE_NOOP("adduce", "Without searching again by the best passages"),
        [](QuestionSettings &settings) { settings.profile.parameters.retrieval.fusion.feedbackWeight = 0; } },
    Ablation { "no near words", QT_TRANSLATE_NOOP("adduce", "Without words of near meaning"),
        [](QuestionSettings &settings) { settings.profile.parameters.nearWords.senses = 0; } },
    Ablation { "no neighbours", QT_TRANSLATE_NOOP("adduce", "Without the neighbours of passages"),
        [](QuestionSettings &settings) { settings.profile.parameters.retrieval.expandWindow = 0; } },
    Ablation { "no vectors", QT_TRANSLATE_NOOP("adduce", "Without the vector search"),
        [](QuestionSettings &settings) {
            RetrievalParameters &retrieval = settings.profile.parameters.retrieval;
            retrieval = *variantParameters(QStringLiteral("keyword"), retrieval);
        } },
    Ablation { "no keywords", QT_TRANSLATE_NOOP("adduce", "Without the keyword search"),
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

static const Ablation *ablation(const QString &name)
{
    const auto known = std::ranges::find(kAblations, name, [](const Ablation &one) { return QLatin1StringView(one.name); });
    return known == kAblations.end() ? nullptr : &*known;
}

QString ablationWords(const QString &name)
{
    const Ablation *known = ablation(name);
    return known ? tr(known->words) : QString();
}

std::optional<QuestionSettings> without(const QString &name, QuestionSettings settings)
{
    const Ablation *known = ablation(name);
    if (!known)
        return std::nullopt;
    known->leaveOut(settings);
    return settings;
}

} // namespace adduce
