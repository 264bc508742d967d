#include "core/answer/trace_json.h"
#include "core/library/profile_store.h"
#include "core/threads/saved_trace.h"
#include "core/threads/thread_store.h"
#include "tests/support/library_fixture.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// As a question over a few papers leaves it: the passages of each stage, with their scores.
static QJsonObject longTrace()
{
    QJsonArray stages;
    for (int stage = 0; stage < 8; ++stage) {
        QJsonArray passages;
        for (int i = 0; i < 20; ++i)
            passages.append(QJsonObject { { u"chunk"_s, 100 + 7 * i }, { u"document"_s, i % 5 }, { u"bm25"_s, 20.0 / (i + 3) },
                { u"similarity"_s, 1.0 / (i + 1.37) }, { u"vector"_s, 1.0 / (i + 1.11) }, { u"fused"_s, 1.0 / (i + 1.7) },
                { u"feedback"_s, 1.0 / (i + 2.3) }, { u"score"_s, 1.0 / (i + 1.9) }, { u"neighbour"_s, false } });
        stages.append(QJsonObject { { u"stage"_s, u"retrieve"_s }, { u"ms"_s, 1.234567890123 }, { u"passages"_s, passages } });
    }
    return { { u"stages"_s, stages } };
}

class TestSavedTrace : public QObject
{
    Q_OBJECT

private slots:
    void itComesBack();
    void itIsSmall();
    void damagedBytes_data();
    void damagedBytes();
    void answersOfEarlierVersionsAreRead();
    void aDamagedTraceCostsTheTraceAlone();
};

void TestSavedTrace::itComesBack()
{
    const QJsonObject trace { { u"a"_s, 0.25 }, { u"b"_s, QJsonArray { u"x"_s, true, QJsonValue::Null, 12345678 } },
        { u"c"_s, QJsonObject { { u"score"_s, 0.123456789 } } } };
    QJsonObject expected = trace;
    expected[u"c"_s] = QJsonObject { { u"score"_s, 0.123457 } };
    QCOMPARE(unpackTrace(packTrace(trace)), expected);
    QCOMPARE(unpackTrace(packTrace({})), QJsonObject());
}

void TestSavedTrace::itIsSmall()
{
    const QJsonObject trace = longTrace();
    QVERIFY(QJsonDocument(trace).toJson(QJsonDocument::Compact).size() > 30'000);
    QVERIFY(packTrace(trace).size() < 10'000);
}

void TestSavedTrace::damagedBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray sound = packTrace(longTrace());
    QTest::newRow("none") << QByteArray();
    QTest::newRow("two bytes") << QByteArray("ab");
    QTest::newRow("cut") << sound.left(sound.size() / 2);
    QTest::newRow("no data") << sound.left(4);
    QTest::newRow("says 4 GB") << QByteArray("\xff\xff\xff\xff") + sound.mid(4);
    QTest::newRow("says 1 GB") << QByteArray("\x40\x00\x00\x00", 4) + sound.mid(4);
    QTest::newRow("a bomb") << qCompress(QByteArray(100 << 20, '['));
    QTest::newRow("no JSON") << qCompress(QByteArray("not JSON"));
    QTest::newRow("an array") << qCompress(QByteArray("[1, 2]"));
}

void TestSavedTrace::damagedBytes()
{
    QFETCH(QByteArray, bytes);
    QCOMPARE(unpackTrace(bytes), QJsonObject());
}

void TestSavedTrace::answersOfEarlierVersionsAreRead()
{
    test::LibraryFixture fixture;
    const Answer answer = test::answerOf(u"Why?"_s, u"So."_s, u"It is so."_s);
    const SavedTurn saved = ThreadStore(fixture.database()).append({}, answer);
    const auto now = ThreadStore(fixture.database()).find(saved.thread);
    Statement(fixture.database(), "UPDATE turns SET answer = ?, trace = NULL WHERE id = ?")
        .bind(1, QString::fromUtf8(QJsonDocument(toJson(answer)).toJson(QJsonDocument::Compact)))
        .bind(2, saved.turn.value)
        .run();
    QCOMPARE(ThreadStore(fixture.database()).find(saved.thread)->turns, now->turns);
}

void TestSavedTrace::aDamagedTraceCostsTheTraceAlone()
{
    test::LibraryFixture fixture;
    const SavedTurn saved = ThreadStore(fixture.database()).append({}, test::answerOf(u"Why?"_s, u"So."_s, u"It is so."_s));
    fixture.database().execute("UPDATE turns SET trace = x'0102'");
    const auto thread = ThreadStore(fixture.database()).find(saved.thread);
    QCOMPARE(thread->turns[0].answer.sentences[0].citations[0].quote, u"It is so."_s);
    QVERIFY(thread->turns[0].answer.trace.stages.empty());
}

ADDUCE_TEST(TestSavedTrace)
#include "test_saved_trace.moc"
