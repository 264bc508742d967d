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

int candidatesFor(int f, const AdaptiveK &parameters)
{
    const int wanted = parameters.formula == AdaptiveK::Formula::Max ? std::max(parameters.multiple * f, f + parameters.pad)
                                                                     : parameters.multiple * f + parameters.pad;
    return std::min(parameters.cap, wanted);
}

} // namespace adduce
