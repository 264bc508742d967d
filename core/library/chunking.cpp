#include "core/library/chunking.h"

#include "core/profiles/profile.h"
#include "core/settings/parameter_fields.h"
#include "core/text/token_ranks.h"

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

bool countsTokens(ChunkStrategy strategy)
{
    return strategy == ChunkStrategy::Sentences || strategy == ChunkStrategy::Paragraphs;
}

QString textOf(const char *key, const Parameters &parameters)
{
    const ParameterField &field = *parameterField(QString::fromLatin1(key));
    return fieldText(field, field.get(parameters));
}

} // namespace

ChunkParameters asCutHere(ChunkParameters parameters)
{
    if (parameters.tokens != TokenCount::Estimated && (!countsTokens(parameters.strategy) || !installedRanks().ranks))
        parameters.tokens = TokenCount::Estimated;
    return parameters;
}

QJsonObject chunkingValue(const ChunkParameters &parameters)
{
    Parameters all;
    all.chunks = parameters;
    QJsonObject value { { u"strategy"_s, textOf("chunks.strategy", all) } };
    if (countsTokens(parameters.strategy) && parameters.tokens != TokenCount::Estimated)
        value[u"tokens"_s] = textOf("chunks.tokens", all);
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
    return a.strategy == b.strategy && (!countsTokens(a.strategy) || a.tokens == b.tokens)
        && std::ranges::all_of(numbersOf(a.strategy), [&](const Number &number) { return a.*number.member == b.*number.member; });
}

} // namespace adduce
