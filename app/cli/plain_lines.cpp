#include "app/cli/line_source.h"

#include "core/base/error.h"

#include <array>
#include <cerrno>
#include <poll.h>
#include <unistd.h>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMostBytes = qsizetype(1) << 20; // of a line: what is longer is no question

class PlainLines : public LineSource
{
public:
    explicit PlainLines(int wake)
        : m_wake(wake)
    {
    }

    TypedLine next() override
    {
        while (true) {
            if (const qsizetype end = m_read.indexOf('\n'); end >= 0) {
                const QByteArray line = m_read.first(end);
                m_read.remove(0, end + 1);
                return { TypedLine::Kind::Line, QString::fromUtf8(line) };
            }
            if (m_isAtEnd) // the last line needs no end
                return m_read.isEmpty() ? TypedLine { TypedLine::Kind::End }
                                        : TypedLine { TypedLine::Kind::Line, QString::fromUtf8(std::exchange(m_read, {})) };
            if (m_read.size() > kMostBytes)
                throw Error(ErrorKind::BadInput, u"a line of the standard input is longer than a megabyte"_s);
            if (!waitForMore())
                return { TypedLine::Kind::Broken };
        }
    }

private:
    /// False when it was woken.
    bool waitForMore()
    {
        std::array<pollfd, 2> watched { pollfd { STDIN_FILENO, POLLIN, 0 }, pollfd { m_wake, POLLIN, 0 } };
        if (poll(watched.data(), watched.size(), -1) < 0)
            return true; // another signal: again
        if (watched[1].revents != 0)
            return false;
        std::array<char, 4096> bytes {};
        const ssize_t count = ::read(STDIN_FILENO, bytes.data(), bytes.size());
        if (count > 0)
            m_read.append(bytes.data(), count);
        else if (count == 0 || errno != EINTR)
            m_isAtEnd = true;
        return true;
    }

    int m_wake;
    QByteArray m_read;
    bool m_isAtEnd = false;
};

} // namespace

std::unique_ptr<LineSource> plainLines(int wake)
{
    return std::make_unique<PlainLines>(wake);
}

} // namespace adduce::cli
