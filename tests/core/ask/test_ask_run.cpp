#include "core/ask/ask_run.h"
#include "core/base/error.h"
#include "tests/core/ask/scripted_pipeline.h"
#include "tests/core/ask/three_papers.h"
#include "tests/support/test_main.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <semaphore>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestAskRun : public QObject
{
    Q_OBJECT

private slots:
    void answersAndSaves();
    void failsWithAReason();
    void whatIsStoppedAtOnceIsKept();
    void isStoppedByItsDestructor();
};

void TestAskRun::answersAndSaves()
{
    test::ThreePapers pipeline;
    const auto keep = [](const Answer &) { return SavedTurn { ThreadId { 3 }, TurnId { 4 } }; };
    AskRun run(pipeline.ask, { u"Does a nap improve the recall of word pairs?"_s, {} }, keep);
    SavedTurn saved;
    QString first;
    connect(&run, &AskRun::answered, this, [&](const Answer &answer, SavedTurn turn) {
        saved = turn;
        first = answer.question;
        QCOMPARE(QThread::currentThread(), qApp->thread());
    });
    QSignalSpy finished(&run, &AskRun::finished);
    QVERIFY(finished.wait(60'000));
    QCOMPARE(saved.turn.value, 4);
    QCOMPARE(first, u"Does a nap improve the recall of word pairs?"_s);
}

void TestAskRun::failsWithAReason()
{
    test::ThreePapers pipeline;
    AskRun run(pipeline.ask, { QString(100'000, u'a'), {} }, {});
    auto kind = ErrorKind::Internal;
    connect(&run, &AskRun::failed, this, [&](const Error &error) { kind = error.kind(); });
    QSignalSpy finished(&run, &AskRun::finished);
    QVERIFY(finished.wait(60'000));
    QVERIFY(kind == ErrorKind::BadInput);
}

void TestAskRun::whatIsStoppedAtOnceIsKept()
{
    std::binary_semaphore isAsked { 0 };
    std::binary_semaphore isStopped { 0 };
    test::Pipeline pipeline([&](const ChatRequest &, int) {
        isAsked.release();
        isStopped.acquire();
        return test::written({ test::statement(test::kNap, test::kNap) });
    });
    Answer kept;
    const auto keep = [&](const Answer &answer) {
        kept = answer;
        return SavedTurn { ThreadId { 3 }, TurnId { 4 } };
    };
    AskRun run(pipeline.ask, { test::kQuestion, {}, u"Sleep"_s, {}, { .models = { pipeline.chosen } } }, keep);
    QSignalSpy failed(&run, &AskRun::failed);
    Answer told;
    SavedTurn saved;
    connect(&run, &AskRun::answered, this, [&](const Answer &answer, SavedTurn turn) {
        told = answer;
        saved = turn;
    });
    QSignalSpy finished(&run, &AskRun::finished);
    isAsked.acquire();
    run.stop();
    isStopped.release();
    QVERIFY(finished.wait(60'000));
    QCOMPARE(failed.size(), 0);
    QCOMPARE(saved.thread.value, 3);
    for (const Answer &answer : { kept, told }) {
        QCOMPARE(answer.verdict, Verdict::Reply);
        QCOMPARE(answer.reply, ReplyKind::Stopped);
        QCOMPARE(answer.question, test::kQuestion);
        QCOMPARE(answer.scope, u"Sleep"_s);
        QVERIFY(answer.askedAt.isValid() && answer.sentences.empty());
    }
}

void TestAskRun::isStoppedByItsDestructor()
{
    test::ThreePapers pipeline;
    int events = 0;
    {
        AskRun run(pipeline.ask, { u"Does a nap improve recall?"_s, {} }, {});
        connect(&run, &AskRun::happened, this, [&] { ++events; });
    }
    QCoreApplication::processEvents();
    QCOMPARE(events, 0);
}

ADDUCE_TEST(TestAskRun)
#include "test_ask_run.moc"
