#include "core/settings/parameter_fields.h"

#include <QMap>
#include <QSet>
#include <algorithm>
#include <cmath>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr std::string_view kRetrieval = "retrieval.";

bool isOf(const ParameterField &field, std::string_view part)
{
    return std::string_view(field.key).starts_with(part);
}

QJsonValue valueJson(const ParameterField &field, const Parameters &parameters)
{
    const std::optional<double> value = field.get(parameters);
    if (!value)
        return {};
    switch (field.kind) {
    case ParameterField::Kind::Switch:
        return *value != 0;
    case ParameterField::Kind::Choice:
        return QString::fromLatin1(field.choices[static_cast<std::size_t>(*value)]);
    default:
        return *value;
    }
}

std::optional<double> placeOf(const ParameterField &field, const QString &name)
{
    for (std::size_t i = 0; i < field.choices.size(); ++i)
        if (name == QLatin1StringView(field.choices[i]))
            return static_cast<double>(i);
    return std::nullopt;
}

bool isWithin(const ParameterField &field, double value)
{
    return value >= field.low && value <= field.high; // never of what is no number
}

void readValue(const ParameterField &field, const QJsonValue &json, Parameters &parameters)
{
    if (json.isNull() && field.mayBeNone)
        field.set(parameters, std::nullopt);
    else if (field.kind == ParameterField::Kind::Switch && json.isBool())
        field.set(parameters, json.toBool() ? 1 : 0);
    else if (field.kind == ParameterField::Kind::Choice && placeOf(field, json.toString()))
        field.set(parameters, placeOf(field, json.toString()));
    else if (json.isDouble() && field.choices.empty() && field.kind != ParameterField::Kind::Switch
        && isWithin(field, json.toDouble()))
        setField(parameters, field, json.toDouble());
}

/// How it was written before its numbers had keys of their own: an object, or null for none.
void readFormerAdaptive(const QJsonValue &json, AdaptiveK &adaptive)
{
    if (json.isNull())
        adaptive.formula = AdaptiveK::Formula::Off;
    if (!json.isObject())
        return;
    constexpr int kMost = 1000;
    const AdaptiveK usual;
    adaptive.formula = json[u"sum"_s].toBool() ? AdaptiveK::Formula::Sum : AdaptiveK::Formula::Max;
    adaptive.multiple = std::clamp(json[u"multiple"_s].toInt(usual.multiple), 1, kMost);
    adaptive.pad = std::clamp(json[u"pad"_s].toInt(usual.pad), 0, kMost);
    adaptive.cap = std::clamp(json[u"cap"_s].toInt(usual.cap), 1, kMost);
}

} // namespace

QString ParameterField::part() const
{
    const QLatin1StringView all(key);
    return all.left(all.indexOf(u'.'));
}

QString ParameterField::name() const
{
    const QLatin1StringView all(key);
    return all.sliced(all.indexOf(u'.') + 1);
}

const ParameterField *parameterField(const QString &key)
{
    const auto found =
        std::ranges::find_if(parameterFields(), [&](const ParameterField &f) { return key == QLatin1StringView(f.key); });
    return found == parameterFields().end() ? nullptr : &*found;
}

bool isFormerParameter(const QString &key)
{
    static const QSet<QString> former { u"sentences.coverage_weight"_s, u"sentences.context_weight"_s,
        u"sentences.similarity_weight"_s, u"sentences.passage_weight"_s, u"sentences.summary_section"_s,
        u"sentences.finding_section"_s, u"sentences.front_matter"_s, u"sentences.back_matter"_s, u"sentences.caption"_s,
        u"sentences.footnote"_s, u"sentences.other_kind"_s, u"sentences.aim"_s, u"sentences.finding"_s,
        u"sentences.fewest_words"_s, u"sentences.too_short"_s, u"sentences.most_words"_s, u"sentences.too_long"_s,
        u"sentences.prose_share"_s, u"sentences.least_prose"_s, u"sentences.code"_s, u"sentences.question"_s,
        u"sentences.lead_in"_s, u"sentences.open_end"_s, u"sentences.lower_case"_s, u"writing.same_words"_s };
    return former.contains(key);
}

void setField(Parameters &parameters, const ParameterField &field, std::optional<double> value)
{
    if (!value) {
        if (field.mayBeNone)
            field.set(parameters, value);
        return;
    }
    const double bound = std::clamp(*value, field.low, field.high);
    field.set(parameters, field.kind == ParameterField::Kind::Number ? bound : std::round(bound));
}

QString fieldText(const ParameterField &field, std::optional<double> value)
{
    if (!value)
        return u"none"_s;
    switch (field.kind) {
    case ParameterField::Kind::Switch:
        return *value != 0 ? u"yes"_s : u"no"_s;
    case ParameterField::Kind::Choice:
        return QString::fromLatin1(field.choices[static_cast<std::size_t>(*value)]);
    default:
        return QString::number(*value, 'g', 10);
    }
}

std::optional<TypedValue> fieldFromText(const ParameterField &field, const QString &text)
{
    if (field.mayBeNone && text == u"none")
        return TypedValue {};
    if (field.kind == ParameterField::Kind::Choice) {
        const auto place = placeOf(field, text);
        return place ? std::optional(TypedValue { place }) : std::nullopt;
    }
    if (field.kind == ParameterField::Kind::Switch)
        return text == u"yes" ? std::optional(TypedValue { 1 }) : text == u"no" ? std::optional(TypedValue { 0 }) : std::nullopt;
    bool isNumber = false;
    const double value = text.toDouble(&isNumber);
    const bool isSound =
        isNumber && isWithin(field, value) && (field.kind == ParameterField::Kind::Number || value == std::round(value));
    return isSound ? std::optional(TypedValue { value }) : std::nullopt;
}

QJsonObject toJson(const Parameters &parameters)
{
    QMap<QString, QJsonObject> parts;
    for (const ParameterField &field : parameterFields())
        parts[field.part()].insert(field.name(), valueJson(field, parameters));
    QJsonObject json;
    for (auto part = parts.cbegin(); part != parts.cend(); ++part)
        json.insert(part.key(), *part);
    return json;
}

Parameters parametersFromJson(const QJsonObject &json, Parameters parameters)
{
    for (const ParameterField &field : parameterFields())
        readValue(field, json[field.part()].toObject()[field.name()], parameters);
    return parameters;
}

QJsonObject toJson(const RetrievalParameters &retrieval)
{
    Parameters parameters;
    parameters.retrieval = retrieval;
    QJsonObject json;
    for (const ParameterField &field : parameterFields())
        if (isOf(field, kRetrieval))
            json[field.name()] = valueJson(field, parameters);
    return json;
}

RetrievalParameters retrievalFromJson(const QJsonObject &json, const RetrievalParameters &otherwise)
{
    Parameters parameters;
    parameters.retrieval = otherwise;
    readFormerAdaptive(json[u"adaptive_k"_s], parameters.retrieval.adaptiveK);
    return parametersFromJson({ { u"retrieval"_s, json } }, parameters).retrieval;
}

} // namespace adduce
