#include "core/readers/blocks/code_lines.h"
#include "core/readers/blocks/text_html.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// Lines of programs are told from prose, and stand apart from it in a text.
class TestCodeLines : public QObject
{
    Q_OBJECT

private slots:
    void lines_data();
    void lines();
    void goingOn_data();
    void goingOn();
    void proseAroundCodeIsNotJoined();
    void paragraphsArePartedByEmptyLines();
};

void TestCodeLines::lines_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("isCode");
    const auto code = [](const char *line) { QTest::newRow(line) << QString::fromUtf8(line) << true; };
    const auto prose = [](const char *line) { QTest::newRow(line) << QString::fromUtf8(line) << false; };
    code("R> summary(fm_pois)");
    code(">>> import numpy");
    code("In [3]: df.head()");
    code("fit <- hurdle(ofp ~ ., data = dt)");
    code("  dt$ofp[1] <- 3");
    code("count += 1");
    code("import numpy as np");
    code("from math import pi");
    code("#include <vector>");
    code("library(\"lmtest\")");
    code("def recall(words, naps):");
    code("for (i in 1:10) {");
    code("return f(x);");
    code("class Recall(Model):");
    code("public void run() {");
    code("import os.path");
    code("}");
    code("});");
    code("plot(x, col = \"green\")");
    code("legend(5, 70, c(\"mean (LSE) fit\",");
    prose("");
    prose("   ");
    prose("Sleep improves recall by a large margin.");
    prose("import and export of wheat fell");
    prose("from there on, import fell");
    prose("For (almost) all of them, see below");
    prose("coef()");
    prose("WHtR(left)");
    prose("Vol.:(0123456789)");
    prose("f(x) = 3x + 1");
    prose("p < 0.05 in both groups");
    prose("return to play after injury");
    prose("class sizes were small:");
    prose("class size (mean = 21.4, SD = 3.2):");
    prose("private practice;");
    prose("return to work;");
    prose("return visits (n = 12):");
    prose("In [12], the authors show that naps improve recall.");
    prose("Control(n=30)");
    prose("controls(n=35, p=0.2)");
    prose("Pr(Y=1|X)");
    prose("\u672c\u7814\u7a76\u7eb3\u5165\u60a3\u8005(n=35)");
    prose("\u03b8 := 0.9");
    prose("S := {x | x > 0}");
    prose("import duties");
    prose("import numpy");
    prose("(a) naps, (b) films");
    prose("the default, vcovHC(type = \"HC3\"), is used by many authors here");
}

void TestCodeLines::lines()
{
    QFETCH(QString, line);
    QFETCH(bool, isCode);
    QCOMPARE(looksLikeCode(line), isCode);
}

void TestCodeLines::goingOn_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("goesOn");
    QTest::newRow("a prompt for more") << u"+     dist = \"negbin\")"_s << true;
    QTest::newRow("output") << u"## Coefficients:"_s << true;
    QTest::newRow("another import") << u"import numpy"_s << true;
    QTest::newRow("set in") << u"    dist = \"negbin\")"_s << true;
    QTest::newRow("prose that is set in") << u"   The groups did not differ in age."_s << false;
    QTest::newRow("prose") << u"and compare both by their likelihood."_s << false;
    QTest::newRow("nothing") << QString() << false;
}

void TestCodeLines::goingOn()
{
    QFETCH(QString, line);
    QFETCH(bool, goesOn);
    QCOMPARE(continuesCode(line), goesOn);
}

void TestCodeLines::proseAroundCodeIsNotJoined()
{
    const QByteArray html = htmlFromText(u"It is fitted by\nR> fm <- glm(y ~ x)\nR> fm\nwhere y are\nthe visits.\n"_s);
    QVERIFY2(html.contains("<p>It is fitted by</p>\n"
                           "<p class=\"code\">R&gt; fm &lt;- glm(y ~ x)<br/>R&gt; fm</p>\n<p>where y are the visits.</p>"),
        html.constData());
}

void TestCodeLines::paragraphsArePartedByEmptyLines()
{
    QVERIFY(htmlFromText(u"One\r\nline.\r\n\r\n  \r\nAnother <b>.\f"_s).contains("<p>One line.</p>\n<p>Another &lt;b&gt;.</p>"));
}

ADDUCE_TEST(TestCodeLines)
#include "test_code_lines.moc"
