#pragma once
#include "core/workspace/json_fields.h"

namespace adduce::json {

// The JSON Schema (2020-12) of what json_fields.h writes and reads, from the same table of fields. The arguments only choose.

inline QJsonObject typeSchema(QLatin1StringView type)
{
    return { { QStringLiteral("type"), type } };
}
inline QJsonObject schemaOf(const QString *)
{
    return typeSchema(QLatin1StringView("string"));
}
inline QJsonObject schemaOf(const bool *)
{
    return typeSchema(QLatin1StringView("boolean"));
}
inline QJsonObject schemaOf(const int *)
{
    return typeSchema(QLatin1StringView("integer"));
}
inline QJsonObject schemaOf(const qint64 *)
{
    return typeSchema(QLatin1StringView("integer"));
}
inline QJsonObject schemaOf(const double *)
{
    return typeSchema(QLatin1StringView("number"));
}
inline QJsonObject schemaOf(const QJsonObject *)
{
    return typeSchema(QLatin1StringView("object"));
}
inline QJsonObject schemaOf(const QDateTime *) ///< empty for none, so that its format is not that of every text
{
    return typeSchema(QLatin1StringView("string"));
}
inline QJsonObject listSchema(const QJsonObject &items)
{
    return { { QStringLiteral("type"), QStringLiteral("array") }, { QStringLiteral("items"), items } };
}
inline QJsonObject schemaOf(const QStringList *)
{
    return listSchema(typeSchema(QLatin1StringView("string")));
}
inline QJsonObject schemaOf(const QRectF *)
{
    QJsonObject schema = listSchema(typeSchema(QLatin1StringView("number")));
    schema[QStringLiteral("minItems")] = schema[QStringLiteral("maxItems")] = 4;
    return schema;
}
template <class Tag> QJsonObject schemaOf(const Id<Tag> *)
{
    return typeSchema(QLatin1StringView("integer"));
}
template <NamedEnum Enum> QJsonObject schemaOf(const Enum *)
{
    QJsonObject schema = typeSchema(QLatin1StringView("string"));
    QJsonArray names;
    for (const char *name : enumNames<Enum>)
        names.append(QLatin1StringView(name));
    schema[QStringLiteral("enum")] = names;
    return schema;
}
template <class Struct>
    requires requires(const Struct *none) { jsonFields(none); }
QJsonObject schemaOf(const Struct *none);
template <class Value> QJsonObject schemaOf(const std::vector<Value> *)
{
    return listSchema(schemaOf(static_cast<const Value *>(nullptr)));
}

template <class Struct, class Value>
void addField(QJsonObject &properties, QJsonArray &required, const Field<Struct, Value> &field)
{
    properties[QLatin1StringView(field.name)] = schemaOf(static_cast<const Value *>(nullptr));
    required.append(QLatin1StringView(field.name));
}
template <class Struct, class Value>
void addField(QJsonObject &properties, QJsonArray &, const Field<Struct, std::optional<Value>> &field)
{
    QJsonObject schema = schemaOf(static_cast<const Value *>(nullptr));
    if (field.isNull)
        schema[QStringLiteral("type")] = QJsonArray { schema[QStringLiteral("type")], QStringLiteral("null") };
    properties[QLatin1StringView(field.name)] = schema;
}

template <class Struct>
    requires requires(const Struct *none) { jsonFields(none); }
QJsonObject schemaOf(const Struct *none)
{
    QJsonObject properties;
    QJsonArray required;
    std::apply([&](const auto &...fields) { (addField(properties, required, fields), ...); }, jsonFields(none));
    return { { QStringLiteral("type"), QStringLiteral("object") }, { QStringLiteral("properties"), properties },
        { QStringLiteral("required"), required } };
}

} // namespace adduce::json
