#include "core/text/letters.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestLetters : public QObject
{
    Q_OBJECT

private slots:
    void fold_data();
    void fold();
};

void TestLetters::fold_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("letters");
    QTest::newRow("plain") << u"A nap, of 30 min."_s << u"anapof30min"_s;
    QTest::newRow("ligature") << u"e\uFB03cient"_s << u"efficient"_s;
    QTest::newRow("exponent") << u"m\u00b2"_s << u"m2"_s;
    QTest::newRow("micro and mu") << u"\u00b5g \u03bcg"_s << u"\u03bcg\u03bcg"_s;
    QTest::newRow("signs") << u"p \u2265 0.05 \u2212 x"_s << u"p005x"_s;
    QTest::newRow("nothing") << QString() << QString();
}

void TestLetters::fold()
{
    QFETCH(QString, text);
    QTEST(lettersAndDigits(text), "letters");
}

ADDUCE_TEST(TestLetters)
#include "test_letters.moc"
