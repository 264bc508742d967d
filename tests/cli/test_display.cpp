#include "tests/support/places.h"
#include "tests/support/test_main.h"

#include <QProcess>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// The window's program where no window can be opened.
class TestDisplay : public QObject
{
    Q_OBJECT

private slots:
    void saysWhatIsMissing_data();
    void saysWhatIsMissing();
    void isCheckedForScripts();

private:
    /// Ends by itself: no display answers, or that alone is asked for.
    static void run(QProcess &program, const QHash<QString, QString> &variables, const QStringList &arguments = {});
};

void TestDisplay::run(QProcess &program, const QHash<QString, QString> &variables, const QStringList &arguments)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const auto &variable : { u"DISPLAY"_s, u"WAYLAND_DISPLAY"_s, u"XDG_SESSION_TYPE"_s, u"QT_QPA_PLATFORM"_s })
        environment.remove(variable);
    for (const auto &[name, value] : variables.asKeyValueRange())
        environment.insert(name, value);
    program.setProcessEnvironment(environment);
    program.start(test::builtProgram(u"adduce"_s), arguments);
    QVERIFY(program.waitForFinished(60'000));
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
}

void TestDisplay::saysWhatIsMissing_data()
{
    QTest::addColumn<QString>("variable");
    QTest::addColumn<QString>("value");
    QTest::newRow("X") << u"DISPLAY"_s << u":4711"_s;
    QTest::newRow("Wayland") << u"WAYLAND_DISPLAY"_s << u"wayland-4711"_s;
    QTest::newRow("platform") << u"QT_QPA_PLATFORM"_s << u"nonesuch"_s;
    QTest::newRow("none") << u"LC_ALL"_s << u"C.UTF-8"_s;
}

void TestDisplay::saysWhatIsMissing()
{
    QFETCH(QString, variable);
    QFETCH(QString, value);
    QProcess program;
    run(program, { { variable, value } });
    QCOMPARE(program.exitCode(), 1);
    const QString said = QString::fromUtf8(program.readAllStandardError());
    QCOMPARE(said.count(u'\n'), 1);
    QVERIFY2(said.contains(u"adduce-cli"), qPrintable(said));
    QVERIFY2(said.contains(variable == u"LC_ALL" ? u"DISPLAY is set"_s : variable + u'=' + value), qPrintable(said));
}

void TestDisplay::isCheckedForScripts()
{
    QProcess there;
    run(there, { { u"QT_QPA_PLATFORM"_s, u"offscreen"_s } }, { u"--check-display"_s });
    QCOMPARE(there.exitCode(), 0);
    QProcess gone;
    run(gone, { { u"DISPLAY"_s, u":4711"_s } }, { u"--check-display"_s });
    QCOMPARE(gone.exitCode(), 1);
}

ADDUCE_TEST(TestDisplay)
#include "test_display.moc"
