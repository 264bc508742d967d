#include "tests/support/places.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QProcess>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// How the programs are built that open what strangers made.
class TestHardening : public QObject
{
    Q_OBJECT

private slots:
    void programsAreHardened_data();
    void programsAreHardened();
};

void TestHardening::programsAreHardened_data()
{
    QTest::addColumn<QString>("program");
    for (const char *name : { "adduce-cli", "adduce-docworker", "adduce-ocrworker" })
        QTest::newRow(name) << QString::fromLatin1(name);
}

/// Nothing that is called through a table can be bent: the tables are filled at the start and closed.
void TestHardening::programsAreHardened()
{
#if defined(ADDUCE_SANITIZED)
    QSKIP("the sanitizers look after that");
#endif
    QFETCH(QString, program);
    const QString path = test::builtProgram(program);
    if (!QFile::exists(path))
        QSKIP("this program is not built");
    QProcess readelf;
    readelf.start(u"readelf"_s, { u"-W"_s, u"-h"_s, u"-l"_s, u"-d"_s, path });
    if (!readelf.waitForFinished(60'000) || readelf.exitStatus() != QProcess::NormalExit)
        QSKIP("readelf is not here");
    const QByteArray said = readelf.readAllStandardOutput();
    QVERIFY(said.contains("GNU_RELRO"));
    QVERIFY(said.contains("BIND_NOW") || said.contains("Flags: NOW"));
    QVERIFY(said.contains("DYN ")); // loaded where chance has it
    QVERIFY(!said.contains("RWE")); // no stack that runs
#ifdef NDEBUG // optimised: what the compiler adds
    static_assert(_FORTIFY_SOURCE >= 2);
#ifdef __x86_64__
    static_assert(__CET__ == 3);
#endif
#endif
}

ADDUCE_TEST(TestHardening)
#include "test_hardening.moc"
