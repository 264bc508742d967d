#include "core/base/error.h"
#include "core/evaluation/worded_questions.h"
#include "tests/support/error_of.h"
#include "tests/support/library_fixture.h"
#include "tests/support/scripted_model.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

/// Proposals in a model's words.
class TestWordedQuestions : public QObject
{
    Q_OBJECT

private slots:
    void whatIsSaidIsTakenOrNot_data();
    void whatIsSaidIsTakenOrNot();
    void papersThatStayHereAreNotSent();
    void aStopEndsIt();
};

namespace {

const QString kQuote = u"Sprinters who fasted overnight ran 3.5 % slower than those who had eaten."_s;
const QString kByRule = u"How much slower did sprinters run?"_s;

std::vector<EvaluationQuery> proposals()
{
    EvaluationQuery query;
    query.id = u"P1"_s;
    query.question = kByRule;
    query.expected = { { u"sleep.pdf"_s, { 1 } } };
    query.gold = { { u"sleep.pdf"_s, 1, kQuote } };
    query.must = { u"3\\.5"_s };
    EvaluationQuery refused;
    refused.id = u"P2"_s;
    refused.question = u"What is a nap?"_s;
    return { query, refused };
}

TaskModel modelSaying(const QString &text, bool isRemote = false)
{
    const auto chat = std::make_shared<test::ScriptedModel>([text](const ChatRequest &, int) {
        ChatReply reply;
        reply.text = text;
        reply.finish = FinishReason::Stop;
        return reply;
    });
    return { .chat = chat, .name = u"m"_s, .host = u"h"_s, .isRemote = isRemote };
}

} // namespace

void TestWordedQuestions::whatIsSaidIsTakenOrNot_data()
{
    QTest::addColumn<QString>("reply");
    QTest::addColumn<QString>("question");
    const QString good = u"Does fasting overnight slow sprinters down?"_s;
    QTest::newRow("a question") << u"{\"question\": \"%1\"}"_s.arg(good) << good;
    QTest::newRow("no question") << u"{\"question\": \"Fasting slows sprinters.\"}"_s << kByRule;
    QTest::newRow("nothing") << u"{\"question\": \"\"}"_s << kByRule;
    QTest::newRow("the answer in it") << u"{\"question\": \"Did sprinters run 3.5 % slower?\"}"_s << kByRule;
    QTest::newRow("a number of its own") << u"{\"question\": \"Did 12 sprinters run slower?\"}"_s << kByRule;
    QTest::newRow("one that is there already") << u"{\"question\": \"What is a nap?\"}"_s << kByRule;
    QTest::newRow("another form") << u"{\"questions\": []}"_s << kByRule;
}

void TestWordedQuestions::whatIsSaidIsTakenOrNot()
{
    QFETCH(QString, reply);
    test::LibraryFixture fixture;
    fixture.add(u"sleep"_s, test::sleepPaper());
    std::vector<EvaluationQuery> queries = proposals();
    wordByModel(queries, fixture.database(), modelSaying(reply), {});
    QTEST(queries[0].question, "question");
    queries[0].question = kByRule;
    QVERIFY(queries == proposals()); // its sentence and what must be said stay, and the one that must be refused
}

void TestWordedQuestions::papersThatStayHereAreNotSent()
{
    test::LibraryFixture fixture;
    const DocumentId paper = fixture.add(u"sleep"_s, test::sleepPaper());
    CollectionStore(fixture.database()).keepHere(std::vector { paper }, true);
    const QString reply = u"{\"question\": \"Does fasting overnight slow sprinters down?\"}"_s;
    std::vector<EvaluationQuery> queries = proposals();
    wordByModel(queries, fixture.database(), modelSaying(reply, true), {});
    QVERIFY(queries == proposals());
    wordByModel(queries, fixture.database(), modelSaying(reply), {});
    QVERIFY(queries != proposals()); // on this computer it may
}

void TestWordedQuestions::aStopEndsIt()
{
    test::LibraryFixture fixture;
    std::vector<EvaluationQuery> queries = proposals();
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(test::errorKindOf([&] { wordByModel(queries, fixture.database(), modelSaying(u"{}"_s), {}, stop.get_token()); }),
        ErrorKind::Stopped);
    QVERIFY(queries == proposals());
}

ADDUCE_TEST(TestWordedQuestions)
#include "test_worded_questions.moc"
