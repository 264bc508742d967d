#pragma once
#include "core/base/error.h"
#include "core/base/ids.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonObject>
#include <QRectF>
#include <QStringList>
#include <cmath>
#include <limits>
#include <optional>
#include <tuple>
#include <type_traits>
#include <vector>

namespace adduce::json {

// A struct as JSON, both ways, from one table of its fields: jsonFields(const Struct *) gives a tuple of Field. An optional
// that is none is left out, or null where the table says so; an enum goes by its names (enum_names.h). Reading throws
// Error{BadInput}, whose detail says where.

template <class Struct, class Value> struct Field
{
    const char *name;
    Value Struct::*member;
    bool isNull = false; ///< what is none is written as null
};
template <class Struct, class Value> Field(const char *, Value Struct::*, bool = false) -> Field<Struct, Value>;

/// The way to a value, from the outside in.
struct Place
{
    const Place *outer = nullptr;
    QString step;

    [[nodiscard]] QString words() const
    {
        const QString before = outer ? outer->words() : QString();
        return before.isEmpty() || step.startsWith(u'[') ? before + step : before + u'.' + step;
    }
    [[noreturn]] void refuse(const QString &why) const
    {
        throw Error(ErrorKind::BadInput, QStringLiteral("%1: %2").arg(words(), why));
    }
};

// Values to JSON.

inline QJsonValue toValue(const QString &value)
{
    return value;
}
inline QJsonValue toValue(bool value)
{
    return value;
}
inline QJsonValue toValue(int value)
{
    return value;
}
inline QJsonValue toValue(qint64 value)
{
    return value;
}
inline QJsonValue toValue(double value)
{
    return value;
}
inline QJsonValue toValue(const QStringList &value)
{
    return QJsonArray::fromStringList(value);
}
inline QJsonValue toValue(const QJsonObject &value)
{
    return value;
}
inline QJsonValue toValue(const QDateTime &value)
{
    return value.toString(Qt::ISODateWithMs);
}
inline QJsonValue toValue(const QRectF &value)
{
    return QJsonArray { value.left(), value.top(), value.right(), value.bottom() };
}
template <class Tag> QJsonValue toValue(const Id<Tag> &value)
{
    return value.value;
}
template <class Enum>
    requires std::is_enum_v<Enum>
QJsonValue toValue(Enum value)
{
    return nameOf(value);
}
template <class Struct> QJsonObject toObject(const Struct &value);
template <class Struct>
    requires requires(const Struct *none) { jsonFields(none); }
QJsonValue toValue(const Struct &value)
{
    return toObject(value);
}
template <class Value> QJsonValue toValue(const std::vector<Value> &values)
{
    QJsonArray array;
    for (const Value &value : values)
        array.append(toValue(value));
    return array;
}

template <class Struct, class Value> void writeField(QJsonObject &json, const Struct &value, const Field<Struct, Value> &field)
{
    json[QLatin1StringView(field.name)] = toValue(value.*field.member);
}
template <class Struct, class Value>
void writeField(QJsonObject &json, const Struct &value, const Field<Struct, std::optional<Value>> &field)
{
    if (const std::optional<Value> &held = value.*field.member)
        json[QLatin1StringView(field.name)] = toValue(*held);
    else if (field.isNull)
        json[QLatin1StringView(field.name)] = QJsonValue();
}

template <class Struct> QJsonObject toObject(const Struct &value)
{
    QJsonObject json;
    std::apply([&](const auto &...fields) { (writeField(json, value, fields), ...); }, jsonFields(&value));
    return json;
}

// JSON to values.

inline void read(const QJsonValue &json, QString &value, const Place &place)
{
    if (!json.isString())
        place.refuse(QStringLiteral("no text"));
    value = json.toString();
}
inline void read(const QJsonValue &json, bool &value, const Place &place)
{
    if (!json.isBool())
        place.refuse(QStringLiteral("neither true nor false"));
    value = json.toBool();
}
inline void read(const QJsonValue &json, qint64 &value, const Place &place)
{
    if (!json.isDouble() || json.toInteger(0) != json.toInteger(1)) // a default comes back for what is not whole or too large
        place.refuse(QStringLiteral("no whole number"));
    value = json.toInteger();
}
inline void read(const QJsonValue &json, int &value, const Place &place)
{
    qint64 wide = 0;
    read(json, wide, place);
    if (wide < std::numeric_limits<int>::min() || wide > std::numeric_limits<int>::max())
        place.refuse(QStringLiteral("too large a number"));
    value = static_cast<int>(wide);
}
inline void read(const QJsonValue &json, double &value, const Place &place)
{
    if (!json.isDouble() || !std::isfinite(json.toDouble()))
        place.refuse(QStringLiteral("no number"));
    value = json.toDouble();
}
inline void read(const QJsonValue &json, QJsonObject &value, const Place &place)
{
    if (!json.isObject())
        place.refuse(QStringLiteral("no object"));
    value = json.toObject();
}
/// Empty for none.
inline void read(const QJsonValue &json, QDateTime &value, const Place &place)
{
    QString text;
    read(json, text, place);
    value = QDateTime::fromString(text, Qt::ISODateWithMs);
    if (!text.isEmpty() && !value.isValid())
        place.refuse(QStringLiteral("no time"));
}
template <class Tag> void read(const QJsonValue &json, Id<Tag> &value, const Place &place)
{
    read(json, value.value, place);
}
template <NamedEnum Enum> void read(const QJsonValue &json, Enum &value, const Place &place)
{
    QString name;
    read(json, name, place);
    const auto named = valueNamed<Enum>(name);
    if (!named)
        place.refuse(QStringLiteral("an unknown word"));
    value = *named;
}
template <class Value> void read(const QJsonValue &json, std::vector<Value> &values, const Place &place);
inline void read(const QJsonValue &json, QRectF &value, const Place &place)
{
    std::vector<double> sides;
    read(json, sides, place);
    if (sides.size() != 4)
        place.refuse(QStringLiteral("no rectangle of four numbers"));
    value = QRectF(QPointF(sides[0], sides[1]), QPointF(sides[2], sides[3]));
}
template <class Struct> Struct fromObject(const QJsonValue &json, const Place &place);
template <class Struct>
    requires requires(const Struct *none) { jsonFields(none); }
void read(const QJsonValue &json, Struct &value, const Place &place)
{
    value = fromObject<Struct>(json, place);
}
template <class Value> void read(const QJsonValue &json, std::vector<Value> &values, const Place &place)
{
    if (!json.isArray())
        place.refuse(QStringLiteral("no list"));
    const QJsonArray array = json.toArray();
    for (qsizetype i = 0; i < array.size(); ++i) {
        values.emplace_back();
        read(array[i], values.back(), { &place, u'[' + QString::number(i) + u']' });
    }
}
inline void read(const QJsonValue &json, QStringList &values, const Place &place)
{
    std::vector<QString> texts;
    read(json, texts, place);
    values = QStringList(texts.begin(), texts.end());
}

template <class Struct, class Value>
void readField(const QJsonObject &json, Struct &value, const Field<Struct, Value> &field, const Place &place)
{
    const Place inner { &place, QString::fromLatin1(field.name) };
    const QJsonValue held = json[QLatin1StringView(field.name)];
    if (held.isUndefined())
        inner.refuse(QStringLiteral("missing"));
    read(held, value.*field.member, inner);
}
template <class Struct, class Value>
void readField(const QJsonObject &json, Struct &value, const Field<Struct, std::optional<Value>> &field, const Place &place)
{
    const QJsonValue held = json[QLatin1StringView(field.name)];
    if (!held.isUndefined() && !held.isNull())
        read(held, (value.*field.member).emplace(), { &place, QString::fromLatin1(field.name) });
}

template <class Struct> Struct fromObject(const QJsonValue &json, const Place &place)
{
    QJsonObject object;
    read(json, object, place);
    Struct value;
    std::apply([&](const auto &...fields) { (readField(object, value, fields, place), ...); },
        jsonFields(static_cast<const Struct *>(nullptr)));
    return value;
}

} // namespace adduce::json
