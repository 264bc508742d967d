#include "core/base/error.h"
#include "core/models/task_model.h"
#include "tests/support/error_of.h"
#include "tests/support/scripted_model.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// A model is asked for JSON, and once more when it replies something else.
class TestTaskModel : public QObject
{
    Q_OBJECT

private slots:
    void everyTaskIsInTheTable();
    void asksWithThePromptOfTheTask();
    void anotherFormIsAskedForOnceMore_data();
    void anotherFormIsAskedForOnceMore();
    void whatEndsAReplyIsThrown();
};

namespace {

const QString kGood = u"{\"good\": true}"_s;

const AnswerSchema &schema()
{
    static const AnswerSchema one { u"one"_s,
        { { u"type"_s, u"object"_s },
            { u"properties"_s, QJsonObject { { u"good"_s, QJsonObject { { u"type"_s, u"boolean"_s } } } } },
            { u"required"_s, QJsonArray { u"good"_s } }, { u"additionalProperties"_s, false } } };
    return one;
}

/// Says these one after another.
struct Scripted
{
    std::shared_ptr<test::ScriptedModel> chat;
    TaskModel model;

    explicit Scripted(const QStringList &replies)
        : chat(std::make_shared<test::ScriptedModel>([replies](const ChatRequest &, int number) {
            ChatReply reply;
            reply.text = replies.value(number);
            reply.finish = FinishReason::Stop;
            return reply;
        }))
        , model { .chat = chat, .name = u"m"_s, .host = u"h"_s, .contextTokens = 2048 }
    {
    }
    JsonReply ask(const ReplyFault &alsoFaulty = {}) const
    {
        return askForJson(
            model, PromptTask::Rank, { u"BLOCKS"_s, u"Why?"_s }, schema(), { { u"c"_s, u"Test 2020"_s, false } }, {}, alsoFaulty);
    }
};

} // namespace

void TestTaskModel::everyTaskIsInTheTable()
{
    for (int i = static_cast<int>(PromptTask::Answer); i <= static_cast<int>(PromptTask::Faithful); ++i) {
        const auto task = static_cast<PromptTask>(i);
        QVERIFY(promptTable()[static_cast<std::size_t>(i)].task == task); // as they are shown
        QVERIFY(!words(task).isEmpty() && !builtInPrompt(task).isEmpty());
        QVERIFY(variablesOf(task).contains(u"question"_s));
    }
    QCOMPARE(purposeOf(PromptTask::Grade), EgressPurpose::Rank);
    QCOMPARE(purposeOf(PromptTask::Faithful), EgressPurpose::Judge);
}

void TestTaskModel::asksWithThePromptOfTheTask()
{
    Scripted scripted({ kGood, kGood });
    const JsonReply reply = scripted.ask();
    QVERIFY(!reply.fault);
    QVERIFY(reply.object[u"good"].toBool());
    scripted.model.prompts[PromptTask::Rank] = u"Mine. {{{passages}}} {{{question}}}"_s;
    scripted.model.prompts[PromptTask::Grade] = u"Another. {{{passages}}} {{{question}}}"_s;
    (void)scripted.ask();
    const std::vector<ChatRequest> requests = scripted.chat->requests();
    QCOMPARE(requests.size(), std::size_t(2));
    QCOMPARE(requests[0].messages, renderPrompt(PromptTask::Rank, builtInPrompt(PromptTask::Rank), { u"BLOCKS"_s, u"Why?"_s }));
    QCOMPARE(requests[1].messages.front().text, u"Mine. BLOCKS Why?"_s);
    QCOMPARE(requests[0].contextTokens, 2048);
    QCOMPARE(requests[0].purpose, EgressPurpose::Rank);
    QCOMPARE(requests[0].passages.size(), std::size_t(1));
    QVERIFY(requests[0].schema && !requests[0].isStreamed);
}

void TestTaskModel::anotherFormIsAskedForOnceMore_data()
{
    QTest::addColumn<QStringList>("replies");
    QTest::addColumn<bool>("isStrict");
    QTest::addColumn<int>("requests");
    QTest::addColumn<bool>("isRead");
    QTest::newRow("at once") << QStringList { kGood } << false << 1 << true;
    QTest::newRow("the second time") << QStringList { u"Yes."_s, kGood } << false << 2 << true;
    QTest::newRow("never") << QStringList { u"Yes."_s, u"{\"good\": 1}"_s, kGood } << false << 2 << false;
    QTest::newRow("words around") << QStringList { u"So: "_s + kGood } << false << 1 << true;
    QTest::newRow("another fault") << QStringList { u"So: "_s + kGood, kGood } << true << 2 << true;
    QTest::newRow("another fault twice") << QStringList { u"So: "_s + kGood, kGood + u'.' } << true << 2 << false;
}

void TestTaskModel::anotherFormIsAskedForOnceMore()
{
    QFETCH(QStringList, replies);
    QFETCH(bool, isStrict);
    QFETCH(int, requests);
    QFETCH(bool, isRead);
    const Scripted scripted(replies);
    const JsonReply reply = scripted.ask(
        [&](const ChatReply &said) { return isStrict && said.text != kGood ? std::optional(u"it says more"_s) : std::nullopt; });
    QCOMPARE(!reply.fault, isRead);
    const std::vector<ChatRequest> asked = scripted.chat->requests();
    QCOMPARE(static_cast<int>(asked.size()), requests);
    if (asked.size() == 2) {
        QCOMPARE(asked[1].messages.size(), asked[0].messages.size() + 2);
        QCOMPARE(asked[1].messages.rbegin()[1].text, replies[0]);
        QVERIFY(asked[1].messages.back().text.contains(u"JSON"_s));
    }
}

void TestTaskModel::whatEndsAReplyIsThrown()
{
    Scripted scripted({});
    scripted.model.chat = std::make_shared<test::ScriptedModel>([](const ChatRequest &, int) {
        ChatReply reply;
        reply.text = kGood;
        reply.error = Error(ErrorKind::Unreachable);
        return reply;
    });
    const auto error = test::errorOf([&] { (void)scripted.ask(); });
    QVERIFY(error && error->kind() == ErrorKind::Unreachable);
}

ADDUCE_TEST(TestTaskModel)
#include "test_task_model.moc"
