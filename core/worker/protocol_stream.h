#pragma once
#include "core/base/error.h"
#include <QByteArray>
#include <QDataStream>
#include <QIODevice>
#include <QRectF>
#include <QStringList>
#include <cmath>

// How the values of the protocol are written and read back. Internal to protocol*.cpp.

namespace adduce::protocol {

/// Writes values one after another.
class Writer
{
public:
    Writer()
        : m_stream(&m_bytes, QIODevice::WriteOnly)
    {
        m_stream.setFloatingPointPrecision(QDataStream::SinglePrecision);
    }

    template <class Value> Writer &operator<<(const Value &value)
    {
        m_stream << value;
        return *this;
    }

    Writer &operator<<(const QStringList &strings)
    {
        m_stream << static_cast<quint32>(strings.size());
        for (const QString &string : strings)
            m_stream << string;
        return *this;
    }

    Writer &operator<<(const QRectF &r)
    {
        m_stream << r.x() << r.y() << r.width() << r.height();
        return *this;
    }

    [[nodiscard]] QByteArray bytes() const { return m_bytes; }

private:
    QByteArray m_bytes;
    QDataStream m_stream;
};

/// What a sound worker would not say.
[[noreturn]] inline void refuse()
{
    throw Error(ErrorKind::Crashed, {}, QStringLiteral("the reader said something that cannot be"));
}

/// Reads them back, refusing what is not there, not in range or not counted by the bytes that follow.
class Reader
{
public:
    explicit Reader(const QByteArray &bytes)
        : m_bytes(bytes)
        , m_stream(bytes)
    {
        m_stream.setFloatingPointPrecision(QDataStream::SinglePrecision);
    }

    template <class Value> Value get()
    {
        Value value {};
        m_stream >> value;
        if (m_stream.status() != QDataStream::Ok)
            refuse();
        return value;
    }

    /// A value of an enumeration whose last one is `last`.
    template <class Enum> Enum value(Enum last) { return static_cast<Enum>(integer(0, static_cast<int>(last))); }

    int integer(int low, int high)
    {
        const auto value = get<qint32>();
        if (value < low || value > high)
            refuse();
        return value;
    }

    /// Not Qt's own: that would reserve whatever number of strings it is told.
    QStringList strings()
    {
        QStringList list;
        const std::size_t size = count(sizeof(quint32));
        for (std::size_t i = 0; i < size; ++i)
            list << get<QString>();
        return list;
    }

    double finite()
    {
        const auto value = get<double>();
        if (!std::isfinite(value))
            refuse();
        return value;
    }

    QRectF rect()
    {
        const double x = finite();
        const double y = finite();
        const double width = finite();
        return { x, y, width, finite() };
    }

    /// A count of things that take at least `bytesEach`.
    std::size_t count(qsizetype bytesEach)
    {
        const auto value = get<quint32>();
        if (static_cast<qint64>(value) * bytesEach > m_bytes.size() - m_stream.device()->pos())
            refuse();
        return value;
    }

    void end()
    {
        if (!m_stream.atEnd())
            refuse();
    }

private:
    const QByteArray &m_bytes;
    QDataStream m_stream;
};

} // namespace adduce::protocol
