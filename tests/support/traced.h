#pragma once
#include <QFile>
#include <QHostAddress>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <optional>

namespace adduce::test {

/// Whom a program and its children spoke to, as the system saw it.
struct Contacts
{
    int code = -1; ///< it ended with
    QByteArray output;
    int local = 0; ///< times that an address of this computer was named
    QStringList remote; ///< all others
};

/// Runs a program under strace; none where that is missing or may not trace.
inline std::optional<Contacts> traceContacts(const QString &program, const QStringList &arguments)
{
    const QString strace = QStandardPaths::findExecutable(QStringLiteral("strace"));
    const auto run = [&](const QString &log, const QStringList &command) {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment(); // leaks cannot be looked for meanwhile
        environment.insert(QStringLiteral("ASAN_OPTIONS"),
            environment.value(QStringLiteral("ASAN_OPTIONS")) + QStringLiteral(":detect_leaks=0"));
        process.setProcessEnvironment(environment);
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(strace,
            QStringList { QStringLiteral("-f"), QStringLiteral("-qq"), QStringLiteral("-e"),
                QStringLiteral("trace=connect,sendto,sendmsg,sendmmsg"), QStringLiteral("-o"), log }
                + command);
        const bool ended = process.waitForFinished(120'000);
        return Contacts { ended ? process.exitCode() : -1, process.readAll(), 0, {} };
    };
    const QTemporaryDir place;
    const QString log = place.filePath(QStringLiteral("calls"));
    if (strace.isEmpty() || run(log, { QStringLiteral("true") }).code != 0)
        return std::nullopt;
    Contacts contacts = run(log, QStringList { program } + arguments);
    QFile calls(log);
    if (!calls.open(QIODevice::ReadOnly))
        return std::nullopt;
    static const QRegularExpression address(QStringLiteral("(?:inet_addr\\(|inet_pton\\(AF_INET6, )\"([^\"]+)\""));
    for (auto it = address.globalMatch(QString::fromUtf8(calls.readAll())); it.hasNext();)
        if (const QString one = it.next().captured(1); QHostAddress(one).isLoopback())
            ++contacts.local;
        else
            contacts.remote << one;
    return contacts;
}

} // namespace adduce::test
