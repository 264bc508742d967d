#include "tests/cli/program.h"

#include "tests/support/places.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace adduce::test {

QString Program::write(const QString &name, const QByteArray &bytes) const
{
    const QString path = m_files.filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
    return path;
}

void Program::start(QProcess &process, const QStringList &arguments, bool json) const
{
    QStringList all { QStringLiteral("--library"), library(), QStringLiteral("--configuration"), configuration() };
    if (json)
        all << QStringLiteral("--json");
    process.start(test::builtProgram(u"adduce-cli"_s), all + arguments);
    if (!process.waitForStarted())
        qFatal("the command line did not start");
}

Ran Program::run(const QStringList &arguments, bool json) const
{
    QProcess process;
    start(process, arguments, json);
    if (!process.waitForFinished(60'000))
        qFatal("the command line did not end");
    return { process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError() };
}

} // namespace adduce::test
