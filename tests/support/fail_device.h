#pragma once
#include <QIODevice>
#include <limits>

namespace adduce::test {

/// Keeps what is written to it and fails once `capacity` bytes are there, as a full disk does.
class FailDevice : public QIODevice
{
public:
    explicit FailDevice(qint64 capacity = std::numeric_limits<qint64>::max())
        : m_capacity(capacity)
    {
        open(QIODevice::WriteOnly | QIODevice::Unbuffered);
    }
    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }

protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *data, qint64 length) override
    {
        const qint64 taken = std::min(length, m_capacity - m_bytes.size());
        if (taken <= 0) {
            setErrorString(QStringLiteral("No space left on device"));
            return -1;
        }
        m_bytes.append(data, taken);
        return taken;
    }

private:
    qint64 m_capacity;
    QByteArray m_bytes;
};

} // namespace adduce::test
