#include "core/threads/saved_trace.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QtEndian>
#include <cmath>

namespace adduce {

namespace {

constexpr quint32 kMostBytes = 64 << 20;

QJsonValue rounded(const QJsonValue &value)
{
    constexpr double kDecimals = 1e6;
    if (value.isDouble())
        return std::round(value.toDouble() * kDecimals) / kDecimals;
    if (value.isArray()) {
        QJsonArray array;
        for (const QJsonValue &item : value.toArray())
            array.append(rounded(item));
        return array;
    }
    if (!value.isObject())
        return value;
    QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        it.value() = rounded(it.value());
    return object;
}

} // namespace

QByteArray packTrace(const QJsonObject &trace)
{
    constexpr int kSmallest = 9;
    if (trace.isEmpty())
        return {};
    return qCompress(QJsonDocument(rounded(trace).toObject()).toJson(QJsonDocument::Compact), kSmallest);
}

QJsonObject unpackTrace(const QByteArray &packed)
{
    // The bytes say first how many they come to, which a library from somewhere else may say of anything.
    if (packed.size() < qsizetype(sizeof(quint32)) || qFromBigEndian<quint32>(packed.constData()) > kMostBytes)
        return {};
    return QJsonDocument::fromJson(qUncompress(packed)).object();
}

} // namespace adduce
