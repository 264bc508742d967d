#pragma once
#include "core/base/error.h"
#include "core/worker/protocol.h"
#include <QByteArray>
#include <QDataStream>
#include <QIODevice>
#include <QRectF>
#include <QStringList>
#include <QtEndian>
#include <bit>
#include <cmath>
#include <limits>
#include <type_traits>
#include <utility>

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

/// Reads them back, refusing what is not there, not in range or not counted by the bytes that follow. What is read is paid for out of
/// the budget before memory is taken for it.
class Reader
{
public:
    explicit Reader(const QByteArray &bytes, Budget *budget = nullptr)
        : m_bytes(bytes)
        , m_budget(budget)
    {
    }

    /// As the writer's QDataStream has them, without a call for each: a long document has a million.
    template <class Value> Value get()
    {
        if constexpr (std::is_same_v<Value, double>) {
            return double(std::bit_cast<float>(get<quint32>()));
        } else if constexpr (std::is_same_v<Value, bool>) {
            return get<qint8>() != 0;
        } else {
            static_assert(std::is_integral_v<Value>);
            return qFromBigEndian<Value>(take(sizeof(Value)));
        }
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

    /// Not Qt's own, which takes memory for what it is told in steps, each a copy of all before.
    QString text(qsizetype longest = std::numeric_limits<qsizetype>::max())
    {
        constexpr auto kNull = std::numeric_limits<quint32>::max();
        const auto bytes = get<quint32>();
        if (bytes == kNull)
            return {};
        const auto length = static_cast<qsizetype>(bytes / sizeof(char16_t));
        if (bytes % sizeof(char16_t) != 0 || length > longest || bytes > left())
            refuse();
        pay(kAllocation + static_cast<qint64>(bytes));
        QString text(length, Qt::Uninitialized);
        qFromBigEndian<char16_t>(take(bytes), length, text.data());
        return text;
    }

    QByteArray bytes()
    {
        constexpr auto kNull = std::numeric_limits<quint32>::max();
        const auto length = get<quint32>();
        if (length == kNull)
            return {};
        const char *from = take(length);
        return { from, static_cast<qsizetype>(length) };
    }

    QStringList strings(
        qsizetype longest = std::numeric_limits<qsizetype>::max(), std::size_t most = std::numeric_limits<std::size_t>::max())
    {
        const std::size_t size = count(sizeof(quint32), sizeof(QString), most);
        QStringList list;
        list.reserve(static_cast<qsizetype>(size));
        for (std::size_t i = 0; i < size; ++i)
            list << text(longest);
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

    /// A count of things of which each takes at least `bytesEach` in the payload and `memoryEach` once it is read.
    std::size_t count(qsizetype bytesEach, std::size_t memoryEach = 0, std::size_t most = std::numeric_limits<std::size_t>::max())
    {
        const auto value = get<quint32>();
        if (value > most || static_cast<qint64>(value) * bytesEach > left())
            refuse();
        if (value > 0)
            pay(kAllocation + static_cast<qint64>(value) * static_cast<qint64>(memoryEach));
        return value;
    }

    void end()
    {
        if (left() != 0)
            refuse();
    }

    static constexpr qint64 kAllocation = 32; ///< bytes that the heap and Qt add to a piece of memory

private:
    [[nodiscard]] qint64 left() const { return m_bytes.size() - m_at; }

    const char *take(qint64 count)
    {
        if (count > left())
            refuse();
        return m_bytes.constData() + std::exchange(m_at, m_at + count);
    }

    void pay(qint64 bytes)
    {
        if (m_budget)
            m_budget->take(bytes);
    }

    const QByteArray &m_bytes;
    qsizetype m_at = 0;
    Budget *m_budget;
};

} // namespace adduce::protocol
