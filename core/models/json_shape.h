#pragma once
#include <QJsonObject>
#include <QJsonValue>
#include <QString>
#include <optional>

namespace adduce {

/// Where a value does not have the shape of a JSON Schema, in words for whoever wrote it ("statements[2].text is no string");
/// none when it has. Knows what our own schemas use: type, properties, required, additionalProperties, items, enum, minimum,
/// maximum, maxItems, maxLength.
std::optional<QString> shapeFault(const QJsonValue &value, const QJsonObject &schema, const QString &name = {});

/// The schema of an object with these properties, all required and no others.
QJsonObject objectSchema(const QJsonObject &properties);
QJsonObject listSchema(const QJsonObject &items); ///< of a list of such items

/// The object of JSON in a model's text, whatever stands around it (a fence, words before and after); empty without one.
QJsonObject objectIn(const QString &text);

} // namespace adduce
