#include "core/settings/parameters.h"

#include <algorithm>
#include <array>
#include <utility>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

const std::array<std::pair<QString, ChunkParameters>, 6> &chunkProfiles()
{
    static const std::array<std::pair<QString, ChunkParameters>, 6> profiles { {
        { u"adduce"_s, {} },
        { u"portal"_s, { ChunkStrategy::Sentences, 768, 100, 0, 0 } },
        { u"nutor"_s, { ChunkStrategy::Recursive, 0, 0, 1200, 180 } },
        { u"agentic"_s, { ChunkStrategy::Sentences, 512, 50, 0, 0 } },
        { u"docagent"_s, { ChunkStrategy::Characters, 0, 0, 1000, 200 } },
        { u"hybrid"_s, { ChunkStrategy::Paragraphs, 512, 0, 0, 0 } },
    } };
    return profiles;
}

} // namespace

std::optional<ChunkParameters> chunkProfile(const QString &name)
{
    for (const auto &[known, parameters] : chunkProfiles())
        if (known == name)
            return parameters;
    return std::nullopt;
}

QString chunkProfileName(const ChunkParameters &parameters)
{
    for (const auto &[name, known] : chunkProfiles())
        if (known == parameters)
            return name;
    return {};
}

QStringList chunkProfileNames()
{
    QStringList names;
    for (const auto &[name, parameters] : chunkProfiles())
        names << name;
    return names;
}

std::optional<RetrievalParameters> retrievalProfile(const QString &name)
{
    RetrievalParameters p;
    if (name == u"adduce")
        return p;
    p.adaptiveK.reset();
    p.selection = SelectionMethod::Best;
    p.expandWindow = 0;
    p.fusion.completeness = p.fusion.feedbackWeight = 0;
    p.fusion.similarityFloor = -1;
    if (name == u"portal") { // RV6, RR2, EX1
        p.fusion = { .method = FusionMethod::MinMax,
            .keywordWeight = 0.4,
            .vectorWeight = 0.6,
            .completeness = 0,
            .feedbackWeight = 0,
            .similarityFloor = 0.25 };
        p.finalK = 6;
        p.expandWindow = 1;
        p.maxAfterExpand = 10;
    } else if (name == u"nutor") { // RV1, RV2, FS2
        p.vectorK = 120;
        p.keywordK = 0;
        p.fusion.keywordWeight = 0;
        p.diversifyLambda = 0.5;
        p.selection = SelectionMethod::Diverse;
        p.finalK = 3;
    } else if (name == u"agentic") { // RV3, RV5
        p.vectorK = p.finalK = 5;
        p.keywordK = 0;
        p.fusion.keywordWeight = 0;
        p.fusion.similarityFloor = 0.3;
    } else if (name == u"docagent") { // RV7
        p.fusion.method = FusionMethod::MinMax;
        p.fusion.keywordWeight = 0.4;
        p.fusion.vectorWeight = 0.6;
    } else if (name == u"hybrid") { // RV8
        p.fusion.method = FusionMethod::RelativeScore;
        p.fusion.keywordWeight = 0.35;
        p.fusion.vectorWeight = 0.65;
    } else {
        return std::nullopt;
    }
    return p;
}

int candidatesFor(int f, const AdaptiveK &parameters)
{
    const int wanted = parameters.formula == AdaptiveK::Formula::Max ? std::max(parameters.multiple * f, f + parameters.pad)
                                                                     : parameters.multiple * f + parameters.pad;
    return std::min(parameters.cap, wanted);
}

} // namespace adduce
