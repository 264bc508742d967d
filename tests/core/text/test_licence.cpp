#include "core/text/licence.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// Which licence a text names.
class TestLicence : public QObject
{
    Q_OBJECT

private slots:
    void isNamed_data();
    void isNamed();
};

void TestLicence::isNamed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("licence");
    QTest::newRow("address") << u"see https://creativecommons.org/licenses/by/4.0/."_s << u"CC BY 4.0"_s;
    QTest::newRow("broken by spaces") << u"visit http:// creat iveco mmons. org/ licen ses/ by-nc-nd/ 4. 0/"_s
                                      << u"CC BY-NC-ND 4.0"_s;
    QTest::newRow("name") << u"a Creative Commons Attribution 4.0 International License (CC BY 4.0)."_s << u"CC BY 4.0"_s;
    QTest::newRow("name without a version") << u"the Creative Commons Attribution License (CC BY)."_s << u"CC BY"_s;
    QTest::newRow("part of a word") << u"MCC BYTES"_s << QString();
    QTest::newRow("none") << u"All rights reserved."_s << QString();
    QTest::newRow("nothing") << QString() << QString();
}

void TestLicence::isNamed()
{
    QFETCH(QString, text);
    QTEST(licenceIn(text), "licence");
}

ADDUCE_TEST(TestLicence)
#include "test_licence.moc"
