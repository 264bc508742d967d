#include "core/library/database.h"
#include "tests/cli/program.h"
#include "tests/support/places.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <sys/resource.h>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Where the system gives no more memory a command says so and ends; what was saved is whole.
class TestLittleMemory : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void itIsSaid_data();
    void itIsSaid();

private:
    test::Program m_program;
};

void TestLittleMemory::initTestCase()
{
    QByteArray text("# On naps\n\n");
    for (int i = 0; i < 400; ++i)
        text += "Naps of " + QByteArray::number(i) + " minutes improved recall in trial " + QByteArray::number(7 * i) + ".\n\n";
    QCOMPARE(m_program.run({ u"add"_s, m_program.write(u"naps.md"_s, text) }).code, 0);
    QCOMPARE(m_program.run({ u"ask"_s, u"Do naps improve recall?"_s }).code, 0);
}

void TestLittleMemory::itIsSaid_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<int>("megabytes");
    const QString more = m_program.write(u"more.md"_s, "Coffee kept 12 runners awake.\n");
    const int step = qEnvironmentVariableIsSet("ADDUCE_FULL_TESTS") ? 6 : 60;
    for (int megabytes = 40; megabytes <= 400; megabytes += step) {
        QTest::addRow("list, %d MB", megabytes) << QStringList { u"list"_s } << megabytes;
        QTest::addRow("ask, %d MB", megabytes) << QStringList { u"ask"_s, u"Do naps improve recall?"_s } << megabytes;
        QTest::addRow("add, %d MB", megabytes) << QStringList { u"add"_s, more } << megabytes;
    }
}

void TestLittleMemory::itIsSaid()
{
#ifdef ADDUCE_SANITIZED
    QSKIP("the sanitizer itself takes terabytes of address space");
#endif
    QFETCH(QStringList, command);
    QFETCH(int, megabytes);
    QProcess process;
    process.setChildProcessModifier([megabytes] {
        const rlimit limit { rlim_t(megabytes) << 20, rlim_t(megabytes) << 20 };
        ::setrlimit(RLIMIT_AS, &limit);
    });
    m_program.start(process, command, false);
    QVERIFY(process.waitForFinished(60'000));
    const QByteArray said = process.readAllStandardError();
    QVERIFY2(process.exitStatus() == QProcess::NormalExit, said.constData());
    QVERIFY2(!said.contains("inside Adduce"), said.constData());
    QVERIFY2(process.exitCode() == 0 || !said.isEmpty(), "it ended without a word");

    QCOMPARE(m_program.run({ u"threads"_s }).code, 0);
    Database database(m_program.library());
    Statement whole(database, "PRAGMA integrity_check(1)");
    QVERIFY(whole.step());
    QCOMPARE(whole.text(0), u"ok"_s);
    QVERIFY(!Statement(database, "PRAGMA foreign_key_check").step());
}

ADDUCE_TEST(TestLittleMemory)
#include "test_little_memory.moc"
