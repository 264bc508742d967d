#include "core/base/child_environment.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;

class TestChildEnvironment : public QObject
{
    Q_OBJECT

private slots:
    void secretsStay_data();
    void secretsStay();
    void theRestGoes();
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

void TestChildEnvironment::theRestGoes()
{
    qputenv("ADDUCE_TEST", "a=b");
    QVERIFY(childEnvironment().contains("ADDUCE_TEST=a=b"));
    QVERIFY(std::ranges::any_of(childEnvironment(), [](const QByteArray &one) { return one.startsWith("PATH="); }));
}

ADDUCE_TEST(TestChildEnvironment)
#include "test_child_environment.moc"
