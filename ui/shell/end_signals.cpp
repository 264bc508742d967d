#include "ui/shell/end_signals.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QSocketNotifier>
#include <QTimer>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace adduce {

namespace {

constexpr std::array kEnding { SIGTERM, SIGHUP };
constexpr int kPatienceMs = 4'000; // a session's end kills what is still there after some seconds

/// What the handler writes to: it may do little else.
std::atomic<int> wake = -1;

void note(int)
{
    const int error = errno;
    const char byte = 0;
    (void)!write(wake, &byte, 1);
    errno = error;
}

} // namespace

EndSignals::EndSignals(QWidget &window)
    : m_window(window)
{
    std::array<int, 2> ends {};
    if (pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) == 0) {
        wake = ends[1];
        auto *heard = new QSocketNotifier(ends[0], QSocketNotifier::Read, this);
        connect(heard, &QSocketNotifier::activated, this, [this, from = ends[0]] {
            std::array<char, 16> bytes {};
            while (read(from, bytes.data(), bytes.size()) > 0) { }
            end();
        });
        connect(heard, &QObject::destroyed, [from = ends[0]] { close(from); });
        for (const int signal : kEnding) {
            struct sigaction now {};
            if (sigaction(signal, nullptr, &now) != 0 || now.sa_handler == SIG_IGN)
                continue;
            struct sigaction ours {};
            ours.sa_handler = note;
            ours.sa_flags = SA_RESTART;
            sigaction(signal, &ours, nullptr);
        }
    }
    connect(qGuiApp, &QGuiApplication::commitDataRequest, this, &EndSignals::end, Qt::DirectConnection);
}

EndSignals::~EndSignals()
{
    for (const int signal : kEnding) {
        struct sigaction now {};
        if (sigaction(signal, nullptr, &now) == 0 && now.sa_handler == note)
            std::signal(signal, SIG_DFL);
    }
    if (const int end = wake.exchange(-1); end >= 0)
        close(end);
}

void EndSignals::end()
{
    QTimer::singleShot(kPatienceMs, qApp, [] { QCoreApplication::exit(0); });
    m_window.close();
}

} // namespace adduce
