#include "core/answer/answer_words.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// What is said of an answer.
class TestAnswerWords : public QObject
{
    Q_OBJECT

private slots:
    void papersAreCountedOnce_data();
    void papersAreCountedOnce();
};

void TestAnswerWords::papersAreCountedOnce_data()
{
    QTest::addColumn<QStringList>("titles"); // of documents that are cited
    QTest::addColumn<int>("papers");
    QTest::newRow("three papers") << QStringList { u"Fasting before sleep in runners"_s, u"Coffee and the recall of words"_s,
        u"Drones under steel bridges"_s }
                                  << 3;
    QTest::newRow("a preprint beside the article") << QStringList { u"Fasting before sleep in runners"_s,
        u"Fasting Before Sleep in Runners."_s, u"Coffee and the recall of words"_s }
                                                   << 2;
    QTest::newRow("titles that many have") << QStringList { u"Editorial"_s, u"Editorial"_s } << 2;
    QTest::newRow("none") << QStringList { QString(), QString() } << 2;
}

void TestAnswerWords::papersAreCountedOnce()
{
    QFETCH(QStringList, titles);
    QFETCH(int, papers);
    Answer answer;
    for (qint64 id = 1; const QString &title : titles) {
        Citation citation;
        citation.document = DocumentId { id++ };
        citation.title = title;
        answer.sentences.push_back({ u"It helps."_s, { citation } });
    }
    QVERIFY2(words(answer, ConfidenceReason::SeveralSources).startsWith(QString::number(papers)),
        qPrintable(words(answer, ConfidenceReason::SeveralSources)));
}

ADDUCE_TEST(TestAnswerWords)
#include "test_answer_words.moc"
