#include "tests/support/test_main.h"

#include "tests/support/known_texts.h"
#include <QStandardPaths>
#include <QTest>
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

/// Runs every registered class; `-only NAME` runs one, further arguments go to QtTest.
int main(int argc, char **argv)
{
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
    int failures = 0;
    int ran = 0;
    for (const auto &make : adduce::test::registry()) {
        const std::unique_ptr<QObject> object = make();
        if (!only.isEmpty() && only != QLatin1StringView(object->metaObject()->className()))
            continue;
        ++ran;
        failures += QTest::qExec(object.get(), arguments);
    }
    return ran == 0 ? 1 : std::min(failures, 100);
}
