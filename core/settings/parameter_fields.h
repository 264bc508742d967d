#pragma once
#include "core/settings/parameters.h"
#include <QJsonObject>
#include <QString>
#include <optional>
#include <span>

namespace adduce {

/// One value of the parameters, for whoever shows, stores or changes them all. A switch is 0 or 1, a choice the place of its name.
struct ParameterField
{
    enum class Kind
    {
        Whole,
        Number,
        Switch,
        Choice
    };
    const char *key; ///< "retrieval.page_penalty": its part, and its name there
    Kind kind;
    bool mayBeNone; ///< of a number that can be left out
    double low;
    double high;
    std::span<const char *const> choices; ///< names, "min_max", by their values
    std::optional<double> (*get)(const Parameters &);
    void (*set)(Parameters &, std::optional<double>); ///< as it is; see setField()

    [[nodiscard]] QString part() const; ///< "retrieval"
    [[nodiscard]] QString name() const; ///< "page_penalty"
};

/// All of them, in the order in which a question meets them.
std::span<const ParameterField> parameterFields();
const ParameterField *parameterField(const QString &key); ///< null for another key

/// Whether earlier versions had a value of this key, which no longer means anything: it is read over.
bool isFormerParameter(const QString &key);

/// The value between the field's bounds, whole where it must be; none only where that may be.
void setField(Parameters &parameters, const ParameterField &field, std::optional<double> value);

/// "0.35", "min_max", "yes", "none": as people type and read it. `fieldFromText` is none for what cannot be one.
QString fieldText(const ParameterField &field, std::optional<double> value);
struct TypedValue
{
    std::optional<double> value;
};
std::optional<TypedValue> fieldFromText(const ParameterField &field, const QString &text);

/// Every value, an object for each part; `parametersFromJson` gives an equal value back. What is missing, of another kind or out
/// of its bounds stays as in `otherwise`.
QJsonObject toJson(const Parameters &parameters);
Parameters parametersFromJson(const QJsonObject &json, Parameters otherwise = {});

/// The part "retrieval" alone. Also reads how answers of earlier versions have it.
QJsonObject toJson(const RetrievalParameters &parameters);
RetrievalParameters retrievalFromJson(const QJsonObject &json, const RetrievalParameters &otherwise = {});

} // namespace adduce
