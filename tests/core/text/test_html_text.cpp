#include "core/text/html_text.h"
#include "tests/support/test_main.h"

#include <QElapsedTimer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestHtmlText : public QObject
{
    Q_OBJECT

private slots:
    void words_data();
    void words();
    void millionsOfTagsTakeNoTime();
};

void TestHtmlText::words_data()
{
    QTest::addColumn<QString>("html");
    QTest::addColumn<QString>("text");
    QTest::newRow("plain") << u"A nap helps."_s << u"A nap helps."_s;
    QTest::newRow("paragraphs") << u"<div data-schema-version=\"8\"><p>One</p>\n<p>Two<br/>Three</p></div>"_s
                                << u"One\n\nTwo\nThree"_s;
    QTest::newRow("list") << u"<ul>\n<li>one</li>\n<li><b>two</b></li>\n</ul>"_s << u"- one\n- two"_s;
    QTest::newRow("entities") << u"p &lt; .05 &amp; n&nbsp;= 4 &#8212; &#x41; &unknown; &"_s
                              << u"p < .05 & n = 4 — A &unknown; &"_s;
    QTest::newRow("not again") << u"&amp;lt;b&amp;gt;"_s << u"&lt;b&gt;"_s;
    QTest::newRow("cut off") << u"One <p and"_s << u"One"_s;
    QTest::newRow("what cannot be seen") << u"a\u200bb&#8203;c"_s << u"abc"_s;
    QTest::newRow("nothing") << u"<p></p>"_s << u""_s;
    QTest::newRow("too large a number") << u"&#99999999;"_s << u"&#99999999;"_s;
}

void TestHtmlText::words()
{
    QFETCH(QString, html);
    QTEST(textOfHtml(html), "text");
}

void TestHtmlText::millionsOfTagsTakeNoTime()
{
    for (const QString &piece : { u"<"_s, u"&"_s, u"<p>"_s, u"&#"_s }) {
        QElapsedTimer timer;
        timer.start();
        (void)textOfHtml(piece.repeated(300'000));
        QVERIFY2(timer.elapsed() < 5'000, qPrintable(piece));
    }
}

ADDUCE_TEST(TestHtmlText)
#include "test_html_text.moc"
