#pragma once
#include <QProcess>
#include <array>
#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <utility>

namespace adduce::test {

/// A terminal that a program is started on, with somebody at its keys.
class Terminal
{
public:
    Terminal()
        : m_master(posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC))
    {
        if (m_master < 0 || grantpt(m_master) != 0 || unlockpt(m_master) != 0)
            qFatal("no terminal");
        const winsize size { 40, 200, 0, 0 };
        ioctl(m_master, TIOCSWINSZ, &size);
    }
    ~Terminal() { close(m_master); }
    Terminal(const Terminal &) = delete;
    Terminal &operator=(const Terminal &) = delete;

    /// Of a process that is not started yet: its input, output and errors, and where its signals come from.
    void carry(QProcess &process) const
    {
        process.setChildProcessModifier([name = QByteArray(ptsname(m_master))] {
            setsid();
            const int terminal = open(name.constData(), O_RDWR); // the first one that is opened is the controlling one
            for (const int channel : { STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO })
                dup2(terminal, channel);
            close(terminal);
        });
    }

    void type(const QByteArray &keys) const
    {
        if (write(m_master, keys.constData(), static_cast<std::size_t>(keys.size())) != keys.size())
            qFatal("cannot type");
    }

    /// What is shown from here on up to this text; all that comes when it does not, after nothing has come for 20 s.
    [[nodiscard]] QByteArray shownUntil(const QByteArray &end)
    {
        constexpr int kPatienceMs = 20'000;
        while (!m_shown.contains(end)) {
            pollfd watched { m_master, POLLIN, 0 };
            std::array<char, 4096> bytes {};
            if (poll(&watched, 1, kPatienceMs) <= 0)
                return std::exchange(m_shown, {});
            const ssize_t count = read(m_master, bytes.data(), bytes.size());
            if (count <= 0)
                return std::exchange(m_shown, {}); // nobody has the other end
            m_shown.append(bytes.data(), count);
        }
        const qsizetype length = m_shown.indexOf(end) + end.size();
        const QByteArray shown = m_shown.first(length);
        m_shown.remove(0, length);
        return shown;
    }

private:
    int m_master;
    QByteArray m_shown; ///< that nobody looked for yet
};

} // namespace adduce::test
