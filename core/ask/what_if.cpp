#include "core/ask/what_if.h"

#include "core/retrieval/fusion.h"
#include "core/retrieval/selection.h"
#include "core/settings/retrieval_fields.h"

#include <QJsonArray>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// The last stage of that name.
QJsonObject stageNamed(const QJsonObject &trace, const QString &name)
{
    QJsonObject found;
    for (const QJsonValue &stage : trace[u"stages"_s].toArray())
        if (stage[u"stage"_s].toString() == name)
            found = stage.toObject();
    return found;
}

std::optional<double> numberIn(const QJsonValue &json)
{
    return json.isDouble() ? std::optional(json.toDouble()) : std::nullopt;
}

Passage passageFrom(const QJsonValue &json)
{
    Passage p;
    p.chunk = ChunkId { json[u"chunk"_s].toInteger() };
    p.document = DocumentId { json[u"document"_s].toInteger() };
    p.firstPage = json[u"first_page"_s].toInt(1) - 1;
    p.lastPage = json[u"last_page"_s].toInt(1) - 1;
    p.similarity = numberIn(json[u"similarity"_s]);
    p.bm25 = numberIn(json[u"bm25"_s]);
    p.feedback = numberIn(json[u"feedback"_s]);
    p.keywordScore = json[u"keyword"_s].toDouble();
    p.vectorScore = json[u"vector"_s].toDouble();
    p.feedbackScore = json[u"feedback_share"_s].toDouble();
    p.fused = p.score = json[u"fused"_s].toDouble();
    return p;
}

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
