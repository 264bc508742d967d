#include "core/settings/retrieval_fields.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

using P = RetrievalParameters;

template <auto Member> double read(const P &p)
{
    return static_cast<double>(p.*Member);
}

template <auto Member> void write(P &p, double value)
{
    p.*Member = static_cast<std::remove_reference_t<decltype(p.*Member)>>(value);
}

template <auto Part, auto Member> double readPart(const P &p)
{
    return static_cast<double>(p.*Part.*Member);
}

template <auto Part, auto Member> void writePart(P &p, double value)
{
    p.*Part.*Member = static_cast<std::remove_reference_t<decltype(p.*Part.*Member)>>(value);
}

template <auto Member> constexpr RetrievalField field(const char *key, double low, double high, int decimals)
{
    return { key, low, high, decimals, read<Member>, write<Member> };
}

template <auto Part, auto Member> constexpr RetrievalField partField(const char *key, double low, double high, int decimals)
{
    return { key, low, high, decimals, readPart<Part, Member>, writePart<Part, Member> };
}

constexpr double kMostPassages = 1000;

constexpr std::array kFields {
    field<&P::vectorK>("vector_k", 0, kMostPassages, 0),
    field<&P::keywordK>("keyword_k", 0, kMostPassages, 0),
    partField<&P::bm25, &Bm25Parameters::k1>("bm25_k1", 0, 5, 2),
    partField<&P::bm25, &Bm25Parameters::b>("bm25_b", 0, 1, 2),
    partField<&P::fusion, &FusionParameters::keywordWeight>("keyword_weight", 0, 1, 2),
    partField<&P::fusion, &FusionParameters::vectorWeight>("vector_weight", 0, 1, 2),
    partField<&P::fusion, &FusionParameters::completeness>("completeness", 0, 1, 2),
    partField<&P::fusion, &FusionParameters::feedbackWeight>("feedback_weight", 0, 1, 2),
    partField<&P::fusion, &FusionParameters::feedbackPassages>("feedback_passages", 0, 20, 0),
    partField<&P::fusion, &FusionParameters::rankConstant>("rank_constant", 1, kMostPassages, 0),
    field<&P::finalK>("final_k", 1, 50, 0),
    field<&P::pagePenalty>("page_penalty", 0, 1, 2),
    field<&P::sourcePenalty>("source_penalty", 0, 1, 2),
    field<&P::minimumQuality>("minimum_quality", 0, 1, 2),
    field<&P::relevanceLambda>("relevance_lambda", 0, 1, 2),
    field<&P::duplicateFrom>("duplicate_from", 0, 1, 2),
    field<&P::expandWindow>("expand_window", 0, 5, 0),
    field<&P::neighbourFactor>("neighbour_factor", 0, 1, 2),
    field<&P::maxAfterExpand>("max_after_expand", 1, 100, 0),
};

constexpr std::array kOptionalFields {
    OptionalRetrievalField { "similarity_floor", -1, 1, [](const P &p) { return p.fusion.similarityFloor; },
        [](P &p, std::optional<double> value) { p.fusion.similarityFloor = value; } },
    OptionalRetrievalField { "diversify_lambda", 0, 1, [](const P &p) { return p.diversifyLambda; },
        [](P &p, std::optional<double> value) { p.diversifyLambda = value; } },
};

template <class Enum, std::size_t N> std::optional<Enum> named(const std::array<Enum, N> &all, const QString &name)
{
    for (const Enum value : all)
        if (nameOf(value) == name)
            return value;
    return std::nullopt;
}

constexpr std::array kFusions { FusionMethod::Adaptive, FusionMethod::MinMax, FusionMethod::RelativeScore,
    FusionMethod::ReciprocalRank };
constexpr std::array kSelections { SelectionMethod::Diverse, SelectionMethod::Relevant, SelectionMethod::Best };

QJsonValue optionalJson(const std::optional<double> &value)
{
    return value ? QJsonValue(*value) : QJsonValue();
}

/// Null is none; what is missing or no number between the bounds stays.
void readOptional(const QJsonValue &json, const OptionalRetrievalField &field, P &p)
{
    if (json.isNull())
        field.set(p, std::nullopt);
    else if (json.isDouble() && json.toDouble() >= field.low && json.toDouble() <= field.high)
        field.set(p, json.toDouble());
}

QJsonValue toJson(const std::optional<AdaptiveK> &adaptive)
{
    if (!adaptive)
        return {};
    return QJsonObject { { u"sum"_s, adaptive->formula == AdaptiveK::Formula::Sum }, { u"multiple"_s, adaptive->multiple },
        { u"pad"_s, adaptive->pad }, { u"cap"_s, adaptive->cap } };
}

void readAdaptive(const QJsonValue &json, std::optional<AdaptiveK> &adaptive)
{
    if (json.isNull())
        return adaptive.reset();
    if (!json.isObject())
        return;
    constexpr int kMost = static_cast<int>(kMostPassages);
    AdaptiveK read;
    read.formula = json[u"sum"_s].toBool() ? AdaptiveK::Formula::Sum : AdaptiveK::Formula::Max;
    read.multiple = std::clamp(json[u"multiple"_s].toInt(read.multiple), 1, kMost);
    read.pad = std::clamp(json[u"pad"_s].toInt(read.pad), 0, kMost);
    read.cap = std::clamp(json[u"cap"_s].toInt(read.cap), 1, kMost);
    adaptive = read;
}

} // namespace

std::span<const RetrievalField> retrievalFields()
{
    return kFields;
}

std::span<const OptionalRetrievalField> optionalRetrievalFields()
{
    return kOptionalFields;
}

std::span<const FusionMethod> fusionMethods()
{
    return kFusions;
}

std::span<const SelectionMethod> selectionMethods()
{
    return kSelections;
}

const RetrievalField *retrievalField(const QString &key)
{
    const auto found = std::ranges::find_if(kFields, [&](const RetrievalField &f) { return key == QLatin1StringView(f.key); });
    return found == kFields.end() ? nullptr : &*found;
}

void setField(RetrievalParameters &parameters, const RetrievalField &field, double value)
{
    const double bound = std::clamp(value, field.low, field.high);
    field.set(parameters, field.decimals == 0 ? std::round(bound) : bound);
}

QString nameOf(FusionMethod method)
{
    switch (method) {
    case FusionMethod::Adaptive:
        return u"adaptive"_s;
    case FusionMethod::MinMax:
        return u"min_max"_s;
    case FusionMethod::RelativeScore:
        return u"relative_score"_s;
    case FusionMethod::ReciprocalRank:
        return u"reciprocal_rank"_s;
    }
    return {};
}

QString nameOf(SelectionMethod method)
{
    switch (method) {
    case SelectionMethod::Diverse:
        return u"diverse"_s;
    case SelectionMethod::Relevant:
        return u"relevant"_s;
    case SelectionMethod::Best:
        return u"best"_s;
    }
    return {};
}

QJsonObject toJson(const RetrievalParameters &p)
{
    QJsonObject json { { u"fusion"_s, nameOf(p.fusion.method) }, { u"selection"_s, nameOf(p.selection) },
        { u"adaptive_k"_s, toJson(p.adaptiveK) } };
    for (const OptionalRetrievalField &f : kOptionalFields)
        json[QLatin1StringView(f.key)] = optionalJson(f.get(p));
    for (const RetrievalField &f : kFields)
        json[QLatin1StringView(f.key)] = f.get(p);
    return json;
}

RetrievalParameters retrievalFromJson(const QJsonObject &json, RetrievalParameters p)
{
    p.fusion.method = named(kFusions, json[u"fusion"_s].toString()).value_or(p.fusion.method);
    p.selection = named(kSelections, json[u"selection"_s].toString()).value_or(p.selection);
    for (const OptionalRetrievalField &f : kOptionalFields)
        readOptional(json[QLatin1StringView(f.key)], f, p);
    readAdaptive(json[u"adaptive_k"_s], p.adaptiveK);
    for (const RetrievalField &f : kFields) {
        const QJsonValue value = json[QLatin1StringView(f.key)];
        if (value.isDouble() && value.toDouble() >= f.low && value.toDouble() <= f.high)
            setField(p, f, value.toDouble());
    }
    return p;
}

} // namespace adduce
