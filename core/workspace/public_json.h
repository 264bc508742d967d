#pragma once
#include "core/workspace/public_values.h"
#include <QJsonArray>
#include <QJsonObject>

namespace adduce {

/// Of the JSON that the outside is given; counts up when a field changes its meaning or goes, not when one joins.
constexpr int kPublicJsonVersion = 2;

/// A public value as JSON (docs/JSON.md), with its version. For PublicAnswer, PublicDocument, PublicThread, PublicConversation,
/// PublicQuoteCheck, PublicPassage and PublicError.
template <class Value> QJsonObject toPublicJson(const Value &value);

/// Reads what toPublicJson() wrote; fields that it does not know are left out. Throws Error{BadInput}, whose detail says what is
/// wrong and where ("sentences[2].citations[0].page: no whole number"), and NewerFile for a later version.
template <class Value> Value fromPublicJson(const QJsonObject &json);

/// What toPublicJson() gives of it, as a JSON Schema.
template <class Value> QJsonObject publicSchema();

/// Several, each as above; a list carries no version.
template <class Value> QJsonArray toPublicJson(const std::vector<Value> &values);
template <class Value> std::vector<Value> listFromPublicJson(const QJsonArray &json);

} // namespace adduce
