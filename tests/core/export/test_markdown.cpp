#include "core/base/error.h"
#include "core/export/export.h"
#include "core/export/markdown_text.h"
#include "tests/support/fail_device.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"

#include <QElapsedTimer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestMarkdown : public QObject
{
    Q_OBJECT

private slots:
    void textIsInert_data();
    void textIsInert();
    void longTextTakesNoTime();
    void holdsQuestionsAnswersAndTable();
    void aRefusalShowsWhatWasSearched();
    void documentTextStartsNoBlock();
    void aFullDiskIsAnError();
};

void TestMarkdown::textIsInert_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QString &text, const QString &expected) {
        QTest::newRow(name) << text << expected;
    };
    row("plain", u"Lower by 3.5% (p = .04)."_s, u"Lower by 3.5% (p = .04)."_s);
    row("image", u"![x](http://a.b/c?d)"_s, u"`![x](http://a.b/c?d)`"_s);
    row("reference image", u"![a][b]"_s, u"\\!\\[a\\]\\[b\\]"_s);
    row("html", u"<img src=x onerror=y>"_s, u"\\<img src=x onerror=y\\>"_s);
    row("entity", u"a &lt; b"_s, u"a \\&lt; b"_s);
    row("bare address", u"see https://x.org/a_b now"_s, u"see `https://x.org/a_b` now"_s);
    row("www", u"WWW.x.org"_s, u"`WWW.x.org`"_s);
    row("mail", u"to a@b.c"_s, u"to `a@b.c`"_s);
    row("address in brackets", u"<http://x|y>"_s, u"\\<`http://x`\\|y\\>"_s);
    row("backtick before an address", u"`http://x`"_s, u"\\``http://x`\\`"_s);
    row("heading", u"# Title"_s, u"\\# Title"_s);
    row("heading on a later line", u"a\n# b\n\n===="_s, u"a \\# b ===="_s);
    row("list", u"- item"_s, u"\\- item"_s);
    row("numbered list", u"12. item"_s, u"12\\. item"_s);
    row("a number", u"12.5 percent"_s, u"12.5 percent"_s);
    row("table", u"a | b"_s, u"a \\| b"_s);
    row("emphasis", u"*a* _b_ ~~c~~ $d$ ^e^"_s, u"\\*a\\* \\_b\\_ \\~\\~c\\~\\~ \\$d\\$ \\^e\\^"_s);
    row("backslash", u"a\\"_s, u"a\\\\"_s);
    row("control", u"a\u0001b"_s, u"a\uFFFDb"_s);
    row("nothing", QString(), QString());
}

void TestMarkdown::textIsInert()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QCOMPARE(markdownText(text), expected);
}

void TestMarkdown::longTextTakesNoTime()
{
    for (const QString &piece : { u"a"_s, u"["_s, u"@"_s, u"`"_s, u"http:/"_s }) {
        QElapsedTimer timer;
        timer.start();
        QVERIFY(!markdownText(piece.repeated(200'000)).isEmpty());
        QVERIFY2(timer.elapsed() < 2000, qPrintable(piece));
    }
}

static QString markdownOf(const Thread &thread)
{
    test::FailDevice device;
    writeMarkdown(contentOf({ thread }), device);
    return QString::fromUtf8(device.bytes());
}

void TestMarkdown::holdsQuestionsAnswersAndTable()
{
    const Thread thread = test::threadOf(u"My *thread*"_s,
        { test::answerOf(u"Which estimator?"_s, u"The HC3 one."_s, u"the HC3\none"_s), test::refusalOf(u"Who?"_s) });
    const QString text = markdownOf(thread);
    QVERIFY(text.startsWith(u"# My \\*thread\\*\n\n2026-03-01 12:30 UTC\n\n## 1\\. Which estimator?\n\n"_s));
    QVERIFY(text.contains(u"\n- The HC3 one.[^1-1]\n"_s));
    QVERIFY(text.contains(u"Object-Oriented Computation, 2 Estimators: \u201Cthe HC3 one\u201D\n"_s));
    QVERIFY(text.contains(u"\n## 2\\. Who?\n"_s));
    QCOMPARE(text.count(u"\n## "_s), 3);
    const QString last = text.section(u"\n<!--"_s, 0, 0).split(u'\n', Qt::SkipEmptyParts).last();
    QVERIFY2(last.startsWith(u"| Which estimator? | the HC3 one | "_s), qPrintable(last));
    QCOMPARE(last.count(u'|'), 7);
}

void TestMarkdown::aRefusalShowsWhatWasSearched()
{
    Answer refusal = test::refusalOf(u"Who?"_s);
    refusal.search.terms = { { u"a|b"_s, 3, 1, QStringList { u"c"_s, u"d"_s } } };
    refusal.search.nearest = { { 0.2, { u"# Near."_s, {} }, {} } };
    refusal.search.unsearched = { { {}, u"<b>.pdf"_s, DocumentState::Failed, ErrorKind::Encrypted } };
    const QString text = markdownOf(test::threadOf(u"T"_s, { refusal }));
    QVERIFY2(text.contains(u"\n| a\\|b | 3 | 1 | c, d |\n"_s), qPrintable(text));
    QVERIFY2(text.contains(u"\n- 0.20: \u201C"_s), qPrintable(text));
    QVERIFY2(text.contains(u"\n- \\<b"_s), qPrintable(text));
    QCOMPARE(text.count(u"\n#"_s), 1);
}

void TestMarkdown::documentTextStartsNoBlock()
{
    const QString hostile = u"x\n\n# H\n\n![i](http://h/i)\n| a | b |\n<script>\n[l]: http://h"_s;
    Answer answer = test::answerOf(hostile, hostile, hostile);
    answer.sentences[0].citations[0].title = hostile;
    answer.sentences[0].citations[0].section = hostile;
    const QString text = markdownOf(test::threadOf(hostile, { answer }));
    QCOMPARE(text.count(u"\n#"_s), 2); // the question's and the table's
    QVERIFY(!text.contains(u"<script"_s) || text.contains(u"\\<script"_s));
    QCOMPARE(text.count(u"<script"_s), text.count(u"\\<script\\>"_s));
    for (const QString &line : text.split(u'\n'))
        QVERIFY2(!line.startsWith(u"[") || line.startsWith(u"[^1-1]: Zeileis"), qPrintable(line)); // our own footnote
}

void TestMarkdown::aFullDiskIsAnError()
{
    const Thread thread = test::threadOf(u"T"_s, { test::answerOf(u"Q"_s, u"S."_s, u"s"_s) });
    const qint64 size = markdownOf(thread).toUtf8().size();
    for (qint64 capacity = 0; capacity < size; capacity += 17) {
        test::FailDevice device(capacity);
        QVERIFY_THROWS_EXCEPTION(Error, writeMarkdown(contentOf({ thread }), device));
    }
}

ADDUCE_TEST(TestMarkdown)
#include "test_markdown.moc"
