#include "tests/support/test_main.h"

#include "core/base/expressions.h"
#include "tests/support/known_texts.h"
#include <QFile>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <cstdio>
#ifdef ADDUCE_TEST_WIDGETS
#include <QApplication>
using Application = QApplication;
#else
#include <QCoreApplication>
using Application = QCoreApplication;
#endif

std::vector<adduce::test::Factory> &adduce::test::registry()
{
    static std::vector<Factory> factories;
    return factories;
}

namespace {

/// Lines of a log that tell of a failure, each with what QtTest says below it.
QStringList failuresIn(const QString &log)
{
    // Qt says when a class is used wrongly and goes on without: a class in which it does so has found a defect.
    static const QRegularExpression misuse(
        QStringLiteral("^QWARN.*(called on an invalid|QObject::|QPainter::|QFont::|QLayout::|QIODevice::|Timers cannot)"));
    // After a skip in initTestCase() QtTest 6.4 runs nothing of any class that comes after, and says that all is well.
    static const QRegularExpression nothingRan(QStringLiteral("^Totals: 0 passed, 0 failed, 0 skipped"));
    static const QRegularExpression next(QStringLiteral("^([A-Z!]+ *:|Totals:|\\*\\*\\*)"));
    QFile file(log);
    if (!file.open(QIODevice::ReadOnly))
        return { QStringLiteral("no log was written: %1").arg(file.errorString()) };
    QStringList found;
    bool below = false;
    while (!file.atEnd()) {
        const QString line = QString::fromUtf8(file.readLine()).trimmed();
        const bool starts = line.startsWith(QLatin1StringView("FAIL!")) || line.startsWith(QLatin1StringView("XPASS"))
            || line.startsWith(QLatin1StringView("QFATAL")) || line.contains(misuse) || line.contains(nothingRan);
        below = starts || (below && !line.contains(next));
        if (starts)
            found.append(line);
        else if (below && !line.isEmpty())
            found.append(QStringLiteral("    ") + line);
    }
    return found;
}

} // namespace

/// Runs every registered class; `-only NAME` runs one, further arguments go to QtTest. Failures are told again at the end,
/// where somebody who sees the last lines of a long log finds them.
int main(int argc, char **argv)
{
    adduce::interpretExpressions(); // as the programs do
    QStandardPaths::setTestModeEnabled(true);
    Application application(argc, argv);
    adduce::test::KnownTexts known;
    QCoreApplication::installTranslator(&known);
    // The handler of QtTest starts a debugger, and after an exception does so without end.
    QStringList arguments = QCoreApplication::arguments() << QStringLiteral("-nocrashhandler");
    QString only;
    if (const qsizetype at = arguments.indexOf(QStringLiteral("-only")); at > 0 && at + 1 < arguments.size()) {
        only = arguments.takeAt(at + 1);
        arguments.removeAt(at);
    }
    const QTemporaryDir logs;
    const QString log = logs.filePath(QStringLiteral("log"));
    if (!arguments.contains(QStringLiteral("-o")))
        arguments << QStringLiteral("-o") << QStringLiteral("-,txt") << QStringLiteral("-o") << log + QStringLiteral(",txt");
    QStringList failed;
    int ran = 0;
    for (const auto &make : adduce::test::registry()) {
        const std::unique_ptr<QObject> object = make();
        if (!only.isEmpty() && only != QLatin1StringView(object->metaObject()->className()))
            continue;
        ++ran;
        const int failures = QTest::qExec(object.get(), arguments);
        const QStringList emitted = QFile::exists(log) ? failuresIn(log) : QStringList();
        if (failures > 0 || !emitted.isEmpty())
            failed << QStringLiteral("%1: %2").arg(QLatin1StringView(object->metaObject()->className())).arg(failures) << emitted;
    }
    if (!failed.isEmpty())
        std::fprintf(stderr, "\nFailed:\n%s\n", qUtf8Printable(failed.join(u'\n')));
    return ran == 0 || !failed.isEmpty() ? 1 : 0;
}
