#pragma once
#include "core/settings/parameters.h"
#include <QJsonObject>
#include <QString>
#include <optional>
#include <span>

namespace adduce {

/// One number of the retrieval parameters, for whoever shows, keeps or changes them all.
struct RetrievalField
{
    const char *key; ///< "page_penalty"
    double low;
    double high;
    int decimals; ///< 0: a whole number
    double (*get)(const RetrievalParameters &);
    void (*set)(RetrievalParameters &, double); ///< as it is; see setField()
};

std::span<const RetrievalField> retrievalFields(); ///< all, in the order of the road
const RetrievalField *retrievalField(const QString &key); ///< null for another key
/// The number between the field's bounds, whole where it must be.
void setField(RetrievalParameters &parameters, const RetrievalField &field, double value);

/// A number that may be none.
struct OptionalRetrievalField
{
    const char *key; ///< "similarity_floor"
    double low;
    double high;
    std::optional<double> (*get)(const RetrievalParameters &);
    void (*set)(RetrievalParameters &, std::optional<double>); ///< as it is
};

std::span<const OptionalRetrievalField> optionalRetrievalFields();

std::span<const FusionMethod> fusionMethods(); ///< all
std::span<const SelectionMethod> selectionMethods(); ///< all
QString nameOf(FusionMethod method); ///< "adaptive", "min_max", "relative_score", "reciprocal_rank"
QString nameOf(SelectionMethod method); ///< "diverse", "relevant", "best"

/// Every number, as an answer's trace and the settings keep it; `retrievalFromJson` gives an equal value back. What is
/// missing or makes no sense stays as in `otherwise`.
QJsonObject toJson(const RetrievalParameters &parameters);
RetrievalParameters retrievalFromJson(const QJsonObject &json, RetrievalParameters otherwise = {});

} // namespace adduce
