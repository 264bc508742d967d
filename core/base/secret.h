#pragma once
#include <QByteArray>
#include <QString>

namespace adduce {

/// For a program that holds keys, first thing in main(): this process leaves no core dump, and other processes of the same user can
/// neither trace it nor read its memory, but for one that traces it already. Sanitized builds only leave no core dump: their search for leaks traces the process.
void denyDumps();

/// Overwrites the bytes, which are of nobody else then, and forgets them.
void wipe(QByteArray &bytes);
void wipe(QString &text);

/// A key in memory. Copies share the bytes; the last of them overwrites these when it goes, unless a QByteArray still shares them. What Qt and the
/// system copy of them (sockets, TLS, fields of a window) is beyond it: see docs/SECURITY.md.
class Secret
{
public:
    Secret() = default;
    Secret(QByteArray bytes) // NOLINT: a key is given as it was read
        : m_bytes(std::move(bytes))
    {
    }
    Secret(const char *text) // NOLINT
        : m_bytes(text)
    {
    }
    Secret(const Secret &) = default;
    Secret(Secret &&other) noexcept { m_bytes.swap(other.m_bytes); }
    Secret &operator=(Secret other) noexcept
    {
        m_bytes.swap(other.m_bytes);
        return *this;
    }
    ~Secret();

    [[nodiscard]] bool isEmpty() const { return m_bytes.isEmpty(); }
    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }

    friend bool operator==(const Secret &, const Secret &) = default;

private:
    QByteArray m_bytes;
};

} // namespace adduce
