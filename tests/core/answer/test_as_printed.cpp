#include "core/answer/as_printed.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// What the page tells better than the words that were read from it.
class TestAsPrinted : public QObject
{
    Q_OBJECT

private slots:
    void signsOfFormulaeAreSeen_data();
    void signsOfFormulaeAreSeen();
    void rowsAreSeen();
};

void TestAsPrinted::signsOfFormulaeAreSeen_data()
{
    QTest::addColumn<QString>("quote");
    QTest::addColumn<bool>("isBetterSeen");
    QTest::newRow("words") << u"Naps help, says Müller (p < 0.05)."_s << false;
    QTest::newRow("plus or minus, times") << u"A mass of 40.95 \u00B1 3.48 kg, 3 \u00D7 10 a day."_s << false;
    QTest::newRow("Greek") << u"Naps help at \u03B1 of 0.05."_s << true;
    QTest::newRow("minus") << u"A change of \u22120.3 was seen."_s << true;
    QTest::newRow("comparison") << u"The age was \u2265 18."_s << true;
    QTest::newRow("an exponent") << u"A mass index of 25 kg/m\u00B2 was seen."_s << true;
    QTest::newRow("nothing") << QString() << false;
}

void TestAsPrinted::signsOfFormulaeAreSeen()
{
    QFETCH(QString, quote);
    QFETCH(bool, isBetterSeen);
    QCOMPARE(readsBetterOnPage({ u"A statement with \u03B1."_s, { test::citationOf(quote) } }), isBetterSeen);
}

void TestAsPrinted::rowsAreSeen()
{
    QVERIFY(readsBetterOnPage({ u"Table 2, row Iron: Men: 8 mg"_s, { test::citationOf(u"Iron 8 mg"_s) }, {}, true }));
}

ADDUCE_TEST(TestAsPrinted)
#include "test_as_printed.moc"
