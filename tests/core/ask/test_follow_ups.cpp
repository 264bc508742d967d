#include "core/ask/follow_ups.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// What one might ask next.
class TestFollowUps : public QObject
{
    Q_OBJECT

private slots:
    void pairsThatStandTogether_data();
    void pairsThatStandTogether();
    void atMostThreeAndNoWordTwice();
};

static const QStringList kSentences { u"Standard errors of the estimates are clustered by village."_s,
    u"The standard errors grow when villages differ."_s, u"We report standard error bands, robust to villages."_s,
    u"The estimates differ, and the bands are wide."_s };

void TestFollowUps::pairsThatStandTogether_data()
{
    QTest::addColumn<QStringList>("sentences");
    QTest::addColumn<QString>("question");
    QTest::addColumn<QStringList>("topics");
    QTest::newRow("in three sentences") << kSentences << u"Why are villages clustered?"_s << QStringList { u"standard errors"_s };
    QTest::newRow("asked already") << kSentences << u"What is a standard error?"_s << QStringList {};
    QTest::newRow("in two only") << kSentences.mid(1) << u"Why are villages clustered?"_s << QStringList {};
    QTest::newRow("parted by a mark") << QStringList(4, u"It is standard, errors."_s) << u"Why?"_s << QStringList {};
    QTest::newRow("without spaces") << QStringList(4, u"睡眠不足は記憶に影響する。"_s) << u"なぜ"_s << QStringList {};
    QTest::newRow("nothing") << QStringList {} << QString() << QStringList {};
    QTest::newRow("numbers") << QStringList(4, u"In 2019 2020 were 1234 5678."_s) << u"Why?"_s << QStringList {};
}

void TestFollowUps::pairsThatStandTogether()
{
    QFETCH(QStringList, sentences);
    QFETCH(QString, question);
    QFETCH(QStringList, topics);
    QCOMPARE(followUps(sentences, keyTerms(question, nullptr)), topics);
}

void TestFollowUps::atMostThreeAndNoWordTwice()
{
    const QStringList sentences(3, u"Mixed models, count data, residual plots, survival curves, curves models, data plots."_s);
    const QStringList topics = followUps(sentences, {});
    QCOMPARE(topics.size(), 3);
    QSet<QString> words;
    for (const QString &topic : topics)
        for (const QString &word : topic.split(u' '))
            QVERIFY2(!words.contains(word) && (words.insert(word), true), qPrintable(word));
}

ADDUCE_TEST(TestFollowUps)
#include "test_follow_ups.moc"
