#include "core/ask/readable_quote.h"
#include "core/guardrails/quote.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Quotes as they read.
class TestReadableQuote : public QObject
{
    Q_OBJECT

private slots:
    void lines_data();
    void lines();
};

void TestReadableQuote::lines_data()
{
    QTest::addColumn<QString>("printed");
    QTest::addColumn<QString>("clean");
    QTest::addColumn<QString>("read");
    QTest::newRow("one line") << u"Naps help."_s << u"Naps help."_s << u"Naps help."_s;
    QTest::newRow("a line end") << u"Naps\nhelp."_s << u"Naps help."_s << u"Naps help."_s;
    QTest::newRow("a printer's hyphen") << u"pro-\ncesses of vita-\n mins"_s << u"processes of vitamins"_s
                                        << u"processes of vitamins"_s;
    QTest::newRow("a hyphen of the word") << u"the dose-\nresponse curve"_s << u"the dose-response curve"_s
                                          << u"the dose-response curve"_s;
    QTest::newRow("both in one line") << u"pre- and post-\ntest scores"_s << u"pre- and post-test scores"_s
                                      << u"pre- and post-test scores"_s;
    QTest::newRow("what is not known") << u"pro-\ncesses"_s << u"something else"_s << u"pro- cesses"_s;
    QTest::newRow("numbers") << u"12-\n14 years"_s << u"12-14 years"_s << u"12- 14 years"_s;
    QTest::newRow("nothing") << QString() << QString() << QString();
}

void TestReadableQuote::lines()
{
    QFETCH(QString, printed);
    QFETCH(QString, clean);
    QTEST(readableQuote(printed, clean), "read");
    QVERIFY(printed.isEmpty() || isVerbatim(readableQuote(printed, clean), printed)); // it still stands on its page
    QVERIFY(printed.isEmpty() || isWordForWord(readableQuote(printed, clean), printed));
}

ADDUCE_TEST(TestReadableQuote)
#include "test_readable_quote.moc"
