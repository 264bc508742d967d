#include "core/guardrails/quote_match.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestQuoteMatch : public QObject
{
    Q_OBJECT

private slots:
    void findsWhatStandsThere_data();
    void findsWhatStandsThere();
    void runsGoOnOverLineEndsAndBreakAtPages();
    void longAndOddQuotes();
};

static const QString kPage =
    u"A short nap of thirty minutes im-\nproves the recall of word\npairs on the same day. It did not help\n"
    u"the 12–14 year olds: “naps are ﬁne”, said one. 睡眠不足会影响记忆力。"_s;

static PageLetters lettersOf(const QString &text)
{
    PageLetters letters;
    letters.add({ 0, 0, static_cast<int>(text.size()) }, text);
    return letters;
}

void TestQuoteMatch::findsWhatStandsThere_data()
{
    QTest::addColumn<QString>("quote");
    QTest::addColumn<QString>("found"); // of the page's text; empty: none
    QTest::newRow("letter for letter") << u"the recall of word pairs"_s << u"the recall of word\npairs"_s;
    QTest::newRow("over a printer's hyphen")
        << u"thirty minutes improves the recall"_s << u"thirty minutes im-\nproves the recall"_s;
    QTest::newRow("other capitals") << u"A Short Nap of Thirty"_s << u"A short nap of thirty"_s;
    QTest::newRow("ligatures and marks") << u"\"naps are fine\", said"_s << u"“naps are ﬁne”, said"_s;
    QTest::newRow("a slip") << u"the recal of word pairs on the same day"_s << u"the recall of word\npairs on the same day"_s;
    QTest::newRow("other dash") << u"help the 12-14 year olds"_s << u"help\nthe 12–14 year olds"_s;
    QTest::newRow("without spaces") << u"睡眠不足"_s << u"睡眠不足"_s;
    QTest::newRow("invented") << u"coffee improves the speed of runners"_s << QString();
    QTest::newRow("a tenth is too much") << u"the recite of worn pears on a same day"_s << QString();
    QTest::newRow("too short to prove anything") << u"a short nap"_s << QString();
    QTest::newRow("empty") << QString() << QString();
    QTest::newRow("marks alone") << u"---   \u200b\u200b"_s << QString();
}

void TestQuoteMatch::findsWhatStandsThere()
{
    QFETCH(QString, quote);
    QFETCH(QString, found);
    const PageLetters letters = lettersOf(kPage);
    const auto match = locate(quote, letters);
    QCOMPARE(match.has_value(), !found.isEmpty());
    if (!match)
        return;
    QVERIFY(match->similarity >= 0.9);
    const std::vector<PageRun> runs = letters.runs(match->first, match->end);
    QCOMPARE(runs.size(), std::size_t(1));
    QCOMPARE(kPage.mid(runs[0].start, runs[0].length), found);
}

void TestQuoteMatch::runsGoOnOverLineEndsAndBreakAtPages()
{
    const QString first = u"Header 1\nNaps improve the recall of\nFooter"_s;
    const QString second = u"Header 2\nword pairs a lot."_s;
    PageLetters letters;
    letters.add({ 4, 9, 26 }, first);
    letters.add({ 5, 9, 17 }, second);
    const auto match = locate(u"improve the recall of word pairs"_s, letters);
    QVERIFY(match);
    const std::vector<PageRun> runs = letters.runs(match->first, match->end);
    QCOMPARE(runs.size(), std::size_t(2));
    QCOMPARE(runs[0].page, 4);
    QCOMPARE(first.mid(runs[0].start, runs[0].length), u"improve the recall of"_s);
    QCOMPARE(runs[1].page, 5);
    QCOMPARE(second.mid(runs[1].start, runs[1].length), u"word pairs"_s);
}

void TestQuoteMatch::longAndOddQuotes()
{
    const PageLetters letters = lettersOf(kPage);
    QVERIFY(!locate(QString(1'000'000, u'x'), letters));
    QVERIFY(!locate(u"improves the recall of word pairs"_s, PageLetters()));
    QString many; // more letters than edlib tells apart
    for (char16_t c = 0x4e00; c < 0x4e00 + 600; ++c)
        many += QChar(c);
    const PageLetters wide = lettersOf(u"before "_s + many + u" behind"_s);
    const auto match = locate(QString(many).replace(300, 5, u"abcde"_s), wide);
    QVERIFY(match);
    QCOMPARE(wide.runs(match->first, match->end).front().start, 7);
    const QString broken = QString(QChar(0xd83d)) + u"a lonely surrogate in the text"_s;
    QVERIFY(locate(u"a lonely surrogate in the text"_s, lettersOf(broken)));
}

ADDUCE_TEST(TestQuoteMatch)
#include "test_quote_match.moc"
