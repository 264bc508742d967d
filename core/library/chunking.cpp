#include "core/library/chunking.h"

#include "core/profiles/profile.h"
#include "core/settings/parameter_fields.h"

#include <algorithm>
#include <array>
#include <span>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

struct Number
{
    QLatin1StringView name;
    int ChunkParameters::*member;
};
constexpr std::array kTokens { Number { "max_tokens"_L1, &ChunkParameters::maxTokens },
    Number { "overlap_tokens"_L1, &ChunkParameters::overlapTokens } };
constexpr std::array kCharacters { Number { "characters"_L1, &ChunkParameters::characters },
    Number { "overlap_characters"_L1, &ChunkParameters::overlapCharacters } };

/// What a strategy looks at.
std::span<const Number> numbersOf(ChunkStrategy strategy)
{
    switch (strategy) {
    case ChunkStrategy::Sentences:
        return kTokens;
    case ChunkStrategy::Paragraphs:
        return std::span(kTokens).first(1);
    case ChunkStrategy::Recursive:
    case ChunkStrategy::Characters:
        break;
    }
    return kCharacters;
}

} // namespace

QJsonObject chunkingValue(const ChunkParameters &parameters)
{
    Parameters all;
    all.chunks = parameters;
    const ParameterField &strategy = *parameterField(u"chunks.strategy"_s);
    QJsonObject value { { u"strategy"_s, fieldText(strategy, strategy.get(all)) } };
    for (const Number &number : numbersOf(parameters.strategy))
        value[number.name] = parameters.*number.member;
    return value;
}

std::optional<ChunkParameters> chunkingFrom(const QJsonObject &value)
{
    const ChunkParameters parameters = parametersFromJson({ { u"chunks"_s, value } }).chunks;
    return chunkingValue(parameters) == value ? std::optional(parameters) : std::nullopt;
}

QString chunkingHash(const ChunkParameters &parameters)
{
    return hashOf(chunkingValue(parameters));
}

bool cutAlike(const ChunkParameters &a, const ChunkParameters &b)
{
    return a.strategy == b.strategy
        && std::ranges::all_of(numbersOf(a.strategy), [&](const Number &number) { return a.*number.member == b.*number.member; });
}

} // namespace adduce
