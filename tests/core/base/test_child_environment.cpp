#include "core/base/child_environment.h"
#include "tests/support/test_main.h"

#include <QProcess>
#include <QTest>

using namespace adduce;

class TestChildEnvironment : public QObject
{
    Q_OBJECT

private slots:
    void secretsStay_data();
    void secretsStay();
    void theValueOfAKeyStays_data();
    void theValueOfAKeyStays();
    void theRestGoes();
    void othersStartInABareOne();
};

void TestChildEnvironment::secretsStay_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char *name : { "OPENAI_API_KEY", "ADDUCE_KEY_API_EXAMPLE_ORG", "hf_token", "A_SECRET", "PGPASSWORD" })
        QTest::newRow(name) << QByteArray(name);
}

void TestChildEnvironment::secretsStay()
{
    QFETCH(QByteArray, name);
    qputenv(name.constData(), "canary-7391");
    for (const QByteArray &variable : childEnvironment())
        QVERIFY2(!variable.contains("canary-7391"), variable.constData());
    qunsetenv(name.constData());
}

void TestChildEnvironment::theValueOfAKeyStays_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<bool>("stays");
    QTest::newRow("the key") << QByteArray("FOO_AUTH") << QByteArray("canary-5518-of-a-variable") << true;
    QTest::newRow("with a blank") << QByteArray("FOO_AUTH") << QByteArray(" canary-5518-of-a-variable\n") << true;
    QTest::newRow("in a header") << QByteArray("FOO_HEADER") << QByteArray("Bearer canary-5518-of-a-variable") << true;
    QTest::newRow("in an option") << QByteArray("FOO_OPTS") << QByteArray("--auth=canary-5518-of-a-variable -v") << true;
    QTest::newRow("in an address") << QByteArray("FOO_PROXY") << QByteArray("http://me:canary-5518-of-a-variable@proxy:80")
                                   << true;
    QTest::newRow("a stored one") << QByteArray("FOO_AUTH") << QByteArray("canary-5519-of-the-keyring") << true;
    QTest::newRow("of the usual name's own") << QByteArray("FOO_AUTH") << QByteArray("canary-5518-of-a-variabl") << false;
    QTest::newRow("a short one") << QByteArray("FOO_AUTH") << QByteArray("short") << false;
}

/// Whatever the name of the variable is.
void TestChildEnvironment::theValueOfAKeyStays()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, value);
    QFETCH(bool, stays);
    qputenv("ADDUCE_KEY_API_EXAMPLE_ORG", "canary-5518-of-a-variable");
    qputenv("ADDUCE_KEY_B_EXAMPLE_ORG", "short");
    keepFromChildren("canary-5519-of-the-keyring");
    keepFromChildren("short"); // half of all variables would go
    qputenv(name.constData(), value);
    QCOMPARE(!childEnvironment().contains(name + '=' + value), stays);
    qunsetenv(name.constData());
    qunsetenv("ADDUCE_KEY_API_EXAMPLE_ORG");
    qunsetenv("ADDUCE_KEY_B_EXAMPLE_ORG");
}

/// What Qt starts (a browser) is given the environment of the process: meanwhile it is another, and keys are still read from our own.
void TestChildEnvironment::othersStartInABareOne()
{
    qputenv("ADDUCE_KEY_API_EXAMPLE_ORG", "canary-5520");
    qputenv("FOO_AUTH", "canary-5520");
    {
        const BareEnvironment bare;
        QProcess process;
        process.start(QStringLiteral("env"), QStringList());
        QVERIFY(process.waitForFinished());
        const QByteArray seen = process.readAllStandardOutput();
        QVERIFY(seen.contains("PATH="));
        QVERIFY2(!seen.contains("canary-5520"), seen.constData());
        QCOMPARE(ownVariable("ADDUCE_KEY_API_EXAMPLE_ORG"), QByteArray("canary-5520"));
        QVERIFY(!childEnvironment().isEmpty());
    }
    QCOMPARE(qgetenv("FOO_AUTH"), QByteArray("canary-5520"));
    QVERIFY(ownVariable("ADDUCE_KEY_OF_NOBODY").isEmpty());
    qunsetenv("FOO_AUTH");
    qunsetenv("ADDUCE_KEY_API_EXAMPLE_ORG");
}

void TestChildEnvironment::theRestGoes()
{
    qputenv("ADDUCE_TEST", "a=b");
    QVERIFY(childEnvironment().contains("ADDUCE_TEST=a=b"));
    QVERIFY(std::ranges::any_of(childEnvironment(), [](const QByteArray &one) { return one.startsWith("PATH="); }));
}

ADDUCE_TEST(TestChildEnvironment)
#include "test_child_environment.moc"
