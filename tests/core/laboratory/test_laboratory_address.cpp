#include "core/laboratory/laboratory_address.h"
#include "tests/support/error_of.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestLaboratoryAddress : public QObject
{
    Q_OBJECT

private slots:
    void isReadAndWritten_data();
    void isReadAndWritten();
    void whatIsNoneIsRefused_data();
    void whatIsNoneIsRefused();
    void aPasswordIsNotRepeated();
};

void TestLaboratoryAddress::isReadAndWritten_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<LaboratoryAddress>("address");
    QTest::addColumn<bool>("here");
    QTest::newRow("a server") << u"postgresql://anna@lab.example.org/sleep"_s
                              << LaboratoryAddress { u"lab.example.org"_s, {}, 5432, u"sleep"_s, u"anna"_s } << false;
    QTest::newRow("a port") << u"postgresql://lab.example.org:5433/sleep"_s
                            << LaboratoryAddress { u"lab.example.org"_s, {}, 5433, u"sleep"_s } << false;
    QTest::newRow("a socket") << u"postgresql://anna@/sleep?host=/run/lab"_s
                              << LaboratoryAddress { {}, u"/run/lab"_s, 5432, u"sleep"_s, u"anna"_s } << true;
    QTest::newRow("the usual socket") << u"postgresql:///sleep"_s << LaboratoryAddress { {}, {}, 5432, u"sleep"_s } << true;
    QTest::newRow("the loopback") << u"postgresql://127.0.0.1/sleep"_s
                                  << LaboratoryAddress { u"127.0.0.1"_s, {}, 5432, u"sleep"_s } << true;
    QTest::newRow("authorities") << u"postgresql://lab.example.org/sleep?sslrootcert=/etc/lab.crt"_s
                                 << LaboratoryAddress { u"lab.example.org"_s, {}, 5432, u"sleep"_s, {}, u"/etc/lab.crt"_s }
                                 << false;
    QTest::newRow("odd letters") << u"postgresql://anna%40uni@lab.example.org/sleep%20%26%20naps"_s
                                 << LaboratoryAddress { u"lab.example.org"_s, {}, 5432, u"sleep & naps"_s, u"anna@uni"_s }
                                 << false;
}

void TestLaboratoryAddress::isReadAndWritten()
{
    QFETCH(const QString, typed);
    QFETCH(const LaboratoryAddress, address);
    QFETCH(const bool, here);
    QCOMPARE(laboratoryAddress(typed), address);
    QCOMPARE(laboratoryAddress(toText(address)), address);
    QCOMPARE(isHere(address), here);
}

void TestLaboratoryAddress::whatIsNoneIsRefused_data()
{
    QTest::addColumn<QString>("typed");
    for (const char *typed :
        { "", "lab", "https://lab.example.org/sleep", "postgresql://lab.example.org", "postgresql://lab.example.org/",
            "postgresql://lab.example.org/a/b", "postgresql://anna:secret@lab.example.org/sleep",
            "postgresql://lab.example.org/sleep?password=secret", "postgresql://lab.example.org/sleep?sslmode=disable",
            "postgresql://lab.example.org/sleep?options=-csearch_path%3Dx", "postgresql://lab.example.org/sleep#x",
            "postgresql://lab.example.org/sleep?host=/run/lab", "postgresql://a b/sleep" })
        QTest::newRow(typed) << QString::fromLatin1(typed);
}

void TestLaboratoryAddress::whatIsNoneIsRefused()
{
    QFETCH(const QString, typed);
    QCOMPARE(test::errorKindOf([&] { (void)laboratoryAddress(typed); }), ErrorKind::BadInput);
}

void TestLaboratoryAddress::aPasswordIsNotRepeated()
{
    for (const QString &typed : { u"postgresql://anna:secret@lab.example.org/sleep"_s, u"http://anna:secret@lab.example.org"_s,
             u"postgresql://lab.example.org/sleep?password=secret"_s }) {
        const auto error = test::errorOf([&] { (void)laboratoryAddress(typed); });
        QVERIFY(error && !sentence(*error).contains(u"secret"_s));
    }
}

ADDUCE_TEST(TestLaboratoryAddress)
#include "test_laboratory_address.moc"
