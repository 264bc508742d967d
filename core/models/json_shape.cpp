#include "core/models/json_shape.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

bool isOfType(const QJsonValue &value, const QString &type)
{
    if (type == u"object")
        return value.isObject();
    if (type == u"array")
        return value.isArray();
    if (type == u"string")
        return value.isString();
    if (type == u"boolean")
        return value.isBool();
    if (type == u"integer")
        return value.isDouble() && value.toInteger(-1) == value.toInteger(1);
    return type == u"number" && value.isDouble();
}

QString at(const QString &name, const QString &part)
{
    return name.isEmpty() ? part : name + u'.' + part;
}

std::optional<QString> objectFault(const QJsonObject &object, const QJsonObject &schema, const QString &name)
{
    const QJsonObject properties = schema[u"properties"].toObject();
    for (const QJsonValue &required : schema[u"required"].toArray())
        if (!object.contains(required.toString()))
            return at(name, required.toString()) + u" is missing"_s;
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (!properties.contains(it.key())) {
            if (schema[u"additionalProperties"].isBool() && !schema[u"additionalProperties"].toBool())
                return at(name, it.key()) + u" is not asked for"_s;
            continue;
        }
        if (auto fault = shapeFault(*it, properties[it.key()].toObject(), at(name, it.key())))
            return fault;
    }
    return std::nullopt;
}

/// The object with the members that are named first, in their order.
QByteArray orderedMembers(const QJsonObject &object, const QJsonArray &first)
{
    QByteArrayList members;
    const auto write = [&](const QString &name) { members << toOrderedJson(name) + ':' + toOrderedJson(object[name]); };
    for (const QJsonValue &name : first)
        if (object.contains(name.toString()))
            write(name.toString());
    for (const QString &name : object.keys())
        if (!first.contains(name))
            write(name);
    return '{' + members.join(',') + '}';
}

} // namespace

std::optional<QString> shapeFault(const QJsonValue &value, const QJsonObject &schema, const QString &name)
{
    const QString what = name.isEmpty() ? u"the answer"_s : name;
    const QString type = schema[u"type"].toString();
    if (!type.isEmpty() && !isOfType(value, type))
        return u"%1 is no %2"_s.arg(what, type);
    if (const QJsonArray allowed = schema[u"enum"].toArray(); !allowed.isEmpty() && !allowed.contains(value))
        return u"%1 is none of the words that are allowed"_s.arg(what);
    if (value.isDouble()
        && (value.toDouble() < schema[u"minimum"].toDouble(value.toDouble())
            || value.toDouble() > schema[u"maximum"].toDouble(value.toDouble())))
        return u"%1 is out of its range"_s.arg(what);
    if (value.isString() && value.toString().size() > schema[u"maxLength"].toInteger(value.toString().size()))
        return u"%1 is too long"_s.arg(what);
    if (value.isObject())
        return objectFault(value.toObject(), schema, name);
    if (value.isArray()) {
        const QJsonArray items = value.toArray();
        if (items.size() > schema[u"maxItems"].toInteger(items.size()))
            return u"%1 has too many items"_s.arg(what);
        for (qsizetype i = 0; i < items.size(); ++i)
            if (auto fault = shapeFault(items[i], schema[u"items"].toObject(), u"%1[%2]"_s.arg(name).arg(i)))
                return fault;
    }
    return std::nullopt;
}

QJsonObject objectSchema(std::initializer_list<SchemaProperty> properties)
{
    QJsonObject schemas;
    QJsonArray names;
    for (const auto &[name, schema] : properties) {
        schemas[name] = schema;
        names.append(name);
    }
    return { { u"type"_s, u"object"_s }, { u"properties"_s, schemas }, { u"required"_s, names },
        { u"additionalProperties"_s, false } };
}

QJsonObject listSchema(const QJsonObject &items, std::optional<int> mostItems)
{
    QJsonObject schema { { u"type"_s, u"array"_s }, { u"items"_s, items } };
    if (mostItems)
        schema[u"maxItems"_s] = *mostItems;
    return schema;
}

QJsonObject textSchema(std::optional<int> mostCharacters)
{
    QJsonObject schema { { u"type"_s, u"string"_s } };
    if (mostCharacters)
        schema[u"maxLength"_s] = *mostCharacters;
    return schema;
}

QJsonObject wordSchema(const QStringList &allowed)
{
    return { { u"type"_s, u"string"_s }, { u"enum"_s, QJsonArray::fromStringList(allowed) } };
}

QJsonObject boolSchema()
{
    return { { u"type"_s, u"boolean"_s } };
}

QJsonObject withoutLimits(const QJsonObject &schema)
{
    static const QSet<QString> limits { u"maxItems"_s, u"maxLength"_s, u"minimum"_s, u"maximum"_s };
    QJsonObject free;
    for (auto it = schema.begin(); it != schema.end(); ++it) {
        if (it.key() == u"properties") {
            QJsonObject properties = it->toObject();
            for (auto property = properties.begin(); property != properties.end(); ++property)
                *property = withoutLimits(property->toObject());
            free[it.key()] = properties;
        } else if (it.key() == u"items") {
            free[it.key()] = withoutLimits(it->toObject());
        } else if (!limits.contains(it.key())) {
            free[it.key()] = *it;
        }
    }
    return free;
}

QByteArray toOrderedJson(const QJsonValue &value)
{
    if (value.isArray()) {
        QByteArrayList items;
        for (const QJsonValue &item : value.toArray())
            items << toOrderedJson(item);
        return '[' + items.join(',') + ']';
    }
    if (!value.isObject()) { // a document is a list or an object
        const QByteArray list = QJsonDocument(QJsonArray { value }).toJson(QJsonDocument::Compact);
        return list.sliced(1, list.size() - 2);
    }
    const QJsonObject object = value.toObject();
    QByteArrayList members;
    for (auto it = object.begin(); it != object.end(); ++it) {
        const bool isOrdered = it.key() == u"properties" && it->isObject() && object[u"required"].isArray();
        const QByteArray written = isOrdered ? orderedMembers(it->toObject(), object[u"required"].toArray()) : toOrderedJson(*it);
        members << toOrderedJson(it.key()) + ':' + written;
    }
    return '{' + members.join(',') + '}';
}

QJsonObject objectIn(const QString &text)
{
    const qsizetype first = text.indexOf(u'{');
    const qsizetype last = text.lastIndexOf(u'}');
    return first < 0 || last < first ? QJsonObject()
                                     : QJsonDocument::fromJson(text.mid(first, last - first + 1).toUtf8()).object();
}

} // namespace adduce
