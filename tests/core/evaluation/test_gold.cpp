#include "core/evaluation/gold.h"
#include "core/evaluation/query_set.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Which told sentences are those that answer: by their quotes, whatever spaces, dashes and case a reader gives them.
class TestGold : public QObject
{
    Q_OBJECT

private slots:
    void quotesAreCompared_data();
    void quotesAreCompared();
    void sentencesAndPapersAreCounted();
    void wordsMustBeTold_data();
    void wordsMustBeTold();
    void aRefusalTellsNothing();
};

namespace {

const QString kGold = u"Mean strength rose by 2.4 kg in the trained group, and not among the controls."_s;

AnswerSentence told(const QString &file, const QString &quote)
{
    Citation citation;
    citation.path = u"/papers/"_s + file;
    citation.quote = quote;
    AnswerSentence sentence;
    sentence.text = quote;
    sentence.citations = { citation };
    return sentence;
}

Answer answerOf(const std::vector<AnswerSentence> &sentences)
{
    Answer answer;
    answer.verdict = Verdict::Answered;
    answer.sentences = sentences;
    return answer;
}

EvaluationQuery queryWith(const std::vector<GoldSentence> &gold, const QStringList &must = {})
{
    EvaluationQuery query { u"q"_s, QueryCategory::Direct, u"Did it rise?"_s, { { u"a.pdf"_s, { 1 } } } };
    query.gold = gold;
    query.must = must;
    return query;
}

} // namespace

void TestGold::quotesAreCompared_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("quote");
    QTest::addColumn<QStringList>("cells");
    QTest::addColumn<bool>("isGold");
    QTest::newRow("the same") << u"a.pdf"_s << kGold << QStringList {} << true;
    QTest::newRow("of another paper") << u"b.pdf"_s << kGold << QStringList {} << false;
    QTest::newRow("other spaces, dashes and case")
        << u"a.pdf"_s << kGold.toUpper().replace(u' ', u"  "_s) << QStringList {} << true;
    QTest::newRow("ligatures") << u"a.pdf"_s << QString(kGold).replace(u"trained"_s, u"trai\u00adned"_s) << QStringList {}
                               << true;
    QTest::newRow("a part of 25 letters") << u"a.pdf"_s << kGold.left(40) << QStringList {} << true;
    QTest::newRow("a part of fewer") << u"a.pdf"_s << kGold.left(20) << QStringList {} << false;
    QTest::newRow("more than it") << u"a.pdf"_s << u"All in all: "_s + kGold + u" So it was."_s << QStringList {} << true;
    QTest::newRow("another sentence") << u"a.pdf"_s << u"Mean strength fell by 2.4 kg in the trained group."_s << QStringList {}
                                      << false;
    QTest::newRow("nothing") << u"a.pdf"_s << QString() << QStringList {} << false;
    QTest::newRow("all cells") << u"a.pdf"_s << u"Trained; n: 41; change: 2.4"_s << QStringList { u"41"_s, u"2.4"_s } << true;
    QTest::newRow("some cells") << u"a.pdf"_s << u"Trained; n: 41; change: 3.1"_s << QStringList { u"41"_s, u"2.4"_s } << false;
}

void TestGold::quotesAreCompared()
{
    QFETCH(QString, file);
    QFETCH(QString, quote);
    QFETCH(QStringList, cells);
    const GoldKey key = goldKey({ u"a.pdf"_s, 1, kGold, cells });
    QTEST(isGold(file, quote, { &key, 1 }), "isGold");
}

void TestGold::sentencesAndPapersAreCounted()
{
    const QString other = u"Strength rose in another trial, too, by three kilograms."_s;
    const EvaluationQuery query = queryWith({ { u"a.pdf"_s, 1, kGold }, { u"b.pdf"_s, 2, other } });
    const GoldTold told = goldTold(answerOf({ ::told(u"a.pdf"_s, u"Nothing of it stands here at all."_s),
                                       ::told(u"a.pdf"_s, kGold), ::told(u"b.pdf"_s, other) }),
        query);
    QCOMPARE(told.sentences, (std::vector<bool> { false, true, true }));
    QCOMPARE(told.count(), 2);
    QCOMPARE(told.papers, 2);
    QVERIFY(!told.isFirst());
    QVERIFY(told.hasWords);
}

void TestGold::wordsMustBeTold_data()
{
    QTest::addColumn<QStringList>("must");
    QTest::addColumn<bool>("hasWords");
    QTest::newRow("none") << QStringList {} << true;
    QTest::newRow("there") << QStringList { u"2[.]4"_s } << true;
    QTest::newRow("without regard to case") << QStringList { u"MEAN strength"_s } << true;
    QTest::newRow("over two sentences") << QStringList { u"controls.*another"_s } << true;
    QTest::newRow("not all") << QStringList { u"2[.]4"_s, u"p = 0"_s } << false;
}

void TestGold::wordsMustBeTold()
{
    QFETCH(QStringList, must);
    const Answer answer = answerOf({ told(u"a.pdf"_s, kGold), told(u"a.pdf"_s, u"This is another\nsentence."_s) });
    QTEST(goldTold(answer, queryWith({ { u"a.pdf"_s, 1, kGold } }, must)).hasWords, "hasWords");
}

void TestGold::aRefusalTellsNothing()
{
    Answer answer = answerOf({ told(u"a.pdf"_s, kGold) });
    answer.verdict = Verdict::NoEvidence;
    const GoldTold told = goldTold(answer, queryWith({ { u"a.pdf"_s, 1, kGold } }, { u"rose"_s }));
    QVERIFY(told.sentences.empty());
    QVERIFY(!told.hasWords);
}

ADDUCE_TEST(TestGold)
#include "test_gold.moc"
