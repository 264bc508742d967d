#pragma once
#include <QJsonObject>
#include <QJsonValue>
#include <QString>
#include <QStringList>
#include <initializer_list>
#include <optional>
#include <utility>

namespace adduce {

/// Where a value does not have the shape of a JSON Schema, in words for whoever wrote it ("statements[2].text is no string");
/// none when it has. Knows what our own schemas use: type, properties, required, additionalProperties, items, enum, minimum,
/// maximum, maxItems, maxLength.
std::optional<QString> shapeFault(const QJsonValue &value, const QJsonObject &schema, const QString &name = {});

using SchemaProperty = std::pair<QString, QJsonObject>;

/// The schema of an object with these properties, all required and no others: "required" keeps their order.
QJsonObject objectSchema(std::initializer_list<SchemaProperty> properties);
QJsonObject listSchema(const QJsonObject &items, std::optional<int> mostItems = {}); ///< of a list of such items
QJsonObject textSchema(std::optional<int> mostCharacters = {});
QJsonObject wordSchema(const QStringList &allowed); ///< one of these words
QJsonObject boolSchema();

/// The schema without limits of length, number and range, which some servers refuse.
QJsonObject withoutLimits(const QJsonObject &schema);

/// Compact JSON in which the properties of a schema stand in the order of its "required": a server that has a model follow the
/// schema has it write them in the order that it reads them in. Everything else as QJsonDocument writes it.
QByteArray toOrderedJson(const QJsonValue &value);

/// The object of JSON in a model's text, whatever stands around it (a fence, words before and after); empty without one.
QJsonObject objectIn(const QString &text);

} // namespace adduce
