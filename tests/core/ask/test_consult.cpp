#include "core/ask/consult.h"
#include "core/base/error.h"
#include "core/models/json_shape.h"
#include "tests/support/error_of.h"
#include "tests/support/staged_model.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <condition_variable>
#include <set>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace adduce;
using test::errorOf;
using test::replied;
using test::ScriptedModel;

class TestConsult : public QObject
{
    Q_OBJECT

private slots:
    void whatItSaidAndWhatItCost();
    void theSecondTryCountsToo();
    void itsTroubleIsKept_data();
    void itsTroubleIsKept();
    void itMayTakeNoLonger();
    void aStopOfTheUserIsNoTrouble();
    void severalAtOnce();
};

namespace {

const ConsultRequest kSplit { PromptTask::Split, { .question = u"Why?"_s, .count = u"3"_s },
    { u"parts"_s, objectSchema({ { u"questions"_s, listSchema(textSchema()) } }) } };

TaskModel modelOf(ScriptedModel::Script script)
{
    return { .chat = std::make_shared<ScriptedModel>(std::move(script)), .name = u"small"_s, .host = u"127.0.0.1:1"_s };
}

struct Said
{
    std::optional<QJsonObject> reply;
    ConsultationTrace trace;
};

Said consulted(const TaskModel &model, const ConsultingParameters &limits = {}, const std::stop_token &stop = {})
{
    Said said;
    said.reply = consult(model, kSplit, limits, stop, said.trace);
    return said;
}

/// Says nothing until it is stopped.
class SilentModel : public ChatModel
{
public:
    ChatReply chat(const ChatRequest &, const OnText &, const std::stop_token &stop) const override
    {
        std::mutex mutex;
        std::condition_variable_any stopped;
        std::unique_lock lock(mutex);
        (void)stopped.wait_for(lock, stop, 60s, [] { return false; });
        throw Error(stop.stop_requested() ? ErrorKind::Stopped : ErrorKind::Internal);
    }
};

} // namespace

void TestConsult::whatItSaidAndWhatItCost()
{
    const TaskModel model = modelOf([](const ChatRequest &request, int) {
        return request.maxTokens == 77 ? replied(u"{\"questions\": [\"A?\"]}"_s, 40, 5) : ChatReply {};
    });
    const Said said = consulted(model, { .tokens = 77 });
    QVERIFY(said.reply);
    QCOMPARE((*said.reply)[u"questions"].toArray().first().toString(), u"A?"_s);
    QCOMPARE(said.trace.task, u"split"_s);
    QCOMPARE(said.trace.model, u"small"_s);
    QCOMPARE(said.trace.promptTokens, 40);
    QCOMPARE(said.trace.answerTokens, 5);
    QVERIFY(said.trace.error.isEmpty());
}

void TestConsult::theSecondTryCountsToo()
{
    const TaskModel model = modelOf([](const ChatRequest &, int number) {
        return number == 0 ? replied(u"no JSON"_s, 40, 5) : replied(u"{\"questions\": []}"_s, 60, 7);
    });
    const Said said = consulted(model);
    QVERIFY(said.reply);
    QCOMPARE(said.trace.promptTokens, 100);
    QCOMPARE(said.trace.answerTokens, 12);
}

void TestConsult::itsTroubleIsKept_data()
{
    QTest::addColumn<QString>("reply"); // none: the server is away
    QTest::addColumn<QString>("says");
    QTest::newRow("away") << QString() << u"models.example.org"_s;
    QTest::newRow("no JSON") << u"I cannot do that."_s << u"questions"_s;
    QTest::newRow("another shape") << u"{\"questions\": \"one\"}"_s << u"questions"_s;
}

void TestConsult::itsTroubleIsKept()
{
    QFETCH(QString, reply);
    QFETCH(QString, says);
    const TaskModel model = modelOf([&](const ChatRequest &, int) {
        if (reply.isEmpty())
            throw Error(ErrorKind::Unreachable, u"models.example.org"_s);
        return replied(reply);
    });
    const Said said = consulted(model);
    QVERIFY(!said.reply);
    QVERIFY2(said.trace.error.contains(says), qPrintable(said.trace.error));
}

void TestConsult::itMayTakeNoLonger()
{
    const TaskModel model { .chat = std::make_shared<SilentModel>(), .name = u"small"_s };
    const Said said = consulted(model, { .seconds = 0.01 });
    QVERIFY(!said.reply);
    QVERIFY2(said.trace.error.contains(u"0.01"_s), qPrintable(said.trace.error));
    QVERIFY(said.trace.promptTokens > 0); // it was on its way
}

void TestConsult::aStopOfTheUserIsNoTrouble()
{
    const TaskModel model { .chat = std::make_shared<SilentModel>(), .name = u"small"_s };
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(errorOf([&] { (void)consulted(model, {}, stop.get_token()); })->kind(), ErrorKind::Stopped);
    std::stop_source later;
    const TaskModel stopping = modelOf([&](const ChatRequest &, int) -> ChatReply {
        later.request_stop();
        throw Error(ErrorKind::Stopped);
    });
    std::vector<ConsultationTrace> kept;
    QCOMPARE(errorOf([&] { (void)consultEach(stopping, { kSplit, kSplit }, { .atOnce = 1 }, later.get_token(), kept); })->kind(),
        ErrorKind::Stopped);
    QVERIFY(kept.front().promptTokens > 0 && !kept.front().error.isEmpty()); // known, however it ended
}

void TestConsult::severalAtOnce()
{
    std::mutex mutex;
    std::condition_variable all;
    int there = 0;
    bool met = true;
    const TaskModel model = modelOf([&](const ChatRequest &request, int) {
        std::unique_lock lock(mutex);
        ++there;
        all.notify_all();
        met = all.wait_for(lock, 60s, [&] { return there >= 3; }) && met;
        return replied(u"{\"questions\": [\"%1\"]}"_s.arg(request.messages.back().text.contains(u"first"_s) ? 1 : 2));
    });
    ConsultRequest first = kSplit;
    first.values.question = u"The first?"_s;
    std::vector<ConsultationTrace> kept;
    const auto replies = consultEach(model, { first, kSplit, kSplit }, { .atOnce = 3 }, {}, kept);
    QVERIFY(met);
    QCOMPARE(kept.size(), replies.size());
    QCOMPARE(replies.size(), std::size_t(3));
    QCOMPARE((*replies[0])[u"questions"].toArray().first().toString(), u"1"_s);
    QCOMPARE((*replies[2])[u"questions"].toArray().first().toString(), u"2"_s);
}

ADDUCE_TEST(TestConsult)
#include "test_consult.moc"
