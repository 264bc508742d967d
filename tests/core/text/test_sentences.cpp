#include "core/text/clean.h"
#include "core/text/sentences.h"
#include "core/text/words.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// Sentences as papers write them: '|' marks where one ends.
class TestSentences : public QObject
{
    Q_OBJECT

private slots:
    void splits_data();
    void splits();
    void rangesAreTrimmedAndInOrder();
    void ligaturesAreLetters();
    void hyphensOfThePrinterGo_data();
    void hyphensOfThePrinterGo();
};

void TestSentences::splits_data()
{
    QTest::addColumn<QString>("marked");
    const auto row = [](const char *name, const QString &marked) { QTest::newRow(name) << marked; };
    row("nothing", u""_s);
    row("one", u"No stop at all"_s);
    row("two", u"It rose.| It fell."_s);
    row("question and call", u"Did it rise?| It did!| Then it fell."_s);
    row("et al.", u"As Smith et al. (2006) showed, it rose.| It fell."_s);
    row("Fig. 3", u"See Fig. 3 for the rates.| They rose."_s);
    row("e.g. and i.e.", u"Fats, e.g. oils, i.e. lipids, burn.| Sugars too."_s);
    row("vs.", u"Fasted vs. fed states differ.| They do."_s);
    row("No. 5", u"Sample No. 5 was lost.| The rest was kept."_s);
    row("the answer no", u"The answer was no.| We went on."_s);
    row("p value", u"It rose (p < .05).| It fell."_s);
    row("decimals", u"It rose by 3.5 kg. | In 2.1 weeks it fell."_s);
    row("initials", u"Thanks go to J. R. Smith for help.| We agree."_s);
    row("citation after the stop", u"It rose.[12,13] | It fell."_s);
    row("citation after stop and space", u"It rose. [12] | It fell."_s);
    row("raised citation after the stop", u"It rose.12,13 | It fell.4 | All was well."_s);
    row("page number", u"See p.12 The Book."_s);
    row("citation before the stop", u"It rose [12, 13].| It fell [4]."_s);
    row("quoted", u"He said “it rose.”| Then it fell."_s);
    row("brackets", u"It rose (it did). | It fell."_s);
    row("lower case goes on", u"The approx. value rose."_s);
    row("degrees", u"Dr. Jones and Prof. Lee agreed.| They met."_s);
}

void TestSentences::splits()
{
    QFETCH(QString, marked);
    QStringList expected;
    for (const QString &part : marked.split(u'|', Qt::SkipEmptyParts))
        expected << part.trimmed();
    const QString text = QString(marked).remove(u'|');
    QStringList got;
    for (const TextRange &range : splitSentences(text))
        got << text.mid(range.start, range.length);
    QCOMPARE(got, expected);
}

void TestSentences::rangesAreTrimmedAndInOrder()
{
    const QString text = u"  One went.   Two\u00a0came!  Three stayed? \t"_s;
    int last = 0;
    const auto ranges = splitSentences(text);
    QCOMPARE(ranges.size(), 3U);
    for (const TextRange &range : ranges) {
        QVERIFY(range.start >= last && range.length > 0);
        last = range.start + range.length;
        QVERIFY(last <= text.size());
        const QString sentence = text.mid(range.start, range.length);
        QCOMPARE(sentence, sentence.trimmed());
    }
}

void TestSentences::ligaturesAreLetters()
{
    QCOMPARE(splitLigatures(u"de\ufb01nition \ufb02ow o\ufb00 e\ufb03cient ba\ufb04e \ufb05 \ufb06"_s),
        u"definition flow off efficient baffle st st"_s);
    QCOMPARE(splitLigatures(u"vita\u00admin\u00a0C"_s), u"vitamin C"_s);
}

void TestSentences::hyphensOfThePrinterGo_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<bool>("goes");
    QTest::newRow("known word") << u"vita"_s << u"min"_s << true;
    QTest::newRow("another form of a known word") << u"supple"_s << u"mented"_s << true;
    QTest::newRow("second half is no word") << u"pro"_s << u"cesses"_s << true;
    QTest::newRow("a name behind") << u"Meyer"_s << u"Lansky"_s << false;
    QTest::newRow("compound") << u"dose"_s << u"response"_s << false;
    QTest::newRow("numbers") << u"10"_s << u"20"_s << false;
    QTest::newRow("a number before") << u"24"_s << u"hour"_s << false;
    QTest::newRow("nothing before") << QString() << u"min"_s << false;
}

void TestSentences::hyphensOfThePrinterGo()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    QFETCH(bool, goes);
    const QSet<QString> vocabulary { u"vitamin"_s, u"supplement"_s, u"dose"_s, u"response"_s, u"hour"_s };
    Stemmer stem;
    QCOMPARE(isPrintersHyphen(before, after, vocabulary, stem), goes);
}

ADDUCE_TEST(TestSentences)
#include "test_sentences.moc"
