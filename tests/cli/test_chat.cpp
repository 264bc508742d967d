#include "tests/cli/program.h"
#include "tests/support/chat_server.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <array>
#include <csignal>

using namespace Qt::StringLiterals;
using namespace adduce;

/// A conversation, by standard input.
class TestChat : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void answersAsAskDoes();
    void aFollowUpStaysInTheThread();
    void goesOnWithAThread();
    void anotherThread();
    void theScopeIsChosen();
    void theModelIsChosen();
    void theProfileIsChosen();
    void commands_data();
    void commands();
    void anErrorGoesOn_data();
    void anErrorGoesOn();
    void whatIsOfferedNextIsAsked();
    void whatIsTakenBackIsSaid();
    void ctrlCStopsTheAnswerAlone();
    void ctrlCBetweenQuestionsLeaves();
    void personalDataAreMasked();
    void aLineMayBeLong();
    void wrongUsage_data();
    void wrongUsage();

private:
    /// What a conversation of these lines ends with.
    [[nodiscard]] test::Ran chat(const QStringList &lines, const QStringList &options = {}, bool json = false) const;
    /// The answers of such a one.
    [[nodiscard]] QJsonArray answers(const QStringList &lines, const QStringList &options = {}) const;
    [[nodiscard]] QStringList keepModel(const test::ChatServer &server, const QString &name) const;
    std::unique_ptr<test::Program> m_program;
};

static const QString kNap = u"How much does a nap improve recall?"_s;
static const QString kCoffee = u"How much did caffeine shorten the time?"_s;

void TestChat::init()
{
    m_program = std::make_unique<test::Program>();
    (void)m_program->run({ u"add"_s, u"--collection"_s, u"Sleep, deep"_s,
        m_program->write(u"naps.md"_s,
            "# Naps\n\nA nap of thirty minutes improves recall by 12% in older adults. The effect fades after two days.\n") });
    (void)m_program->run({ u"add"_s, u"--tag"_s, u"to read"_s,
        m_program->write(u"coffee.md"_s,
            "# Coffee\n\nCaffeine shortened the time over ten kilometres by 1.3 percent. Write to jane@example.org.\n") });
}

test::Ran TestChat::chat(const QStringList &lines, const QStringList &options, bool json) const
{
    QProcess process;
    m_program->start(process, QStringList { u"chat"_s } + options, json);
    process.write(lines.join(u'\n').toUtf8());
    process.closeWriteChannel();
    if (!process.waitForFinished(60'000))
        qFatal("the conversation did not end");
    return { process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError() };
}

QJsonArray TestChat::answers(const QStringList &lines, const QStringList &options) const
{
    const QByteArray out = chat(lines, options, true).out.trimmed();
    return QJsonDocument::fromJson('[' + QByteArray(out).replace("\n}\n{", "\n},\n{") + ']').array();
}

QStringList TestChat::keepModel(const test::ChatServer &server, const QString &name) const
{
    const QStringList model { u"--server"_s, server.base().toString(), u"--model"_s, name };
    (void)m_program->run(QStringList { u"models"_s, u"add"_s } + model);
    return model;
}

void TestChat::answersAsAskDoes()
{
    const test::Ran asked = m_program->run({ u"ask"_s, kNap }, false);
    QVERIFY(asked.out.contains("[naps, p. 1]"));
    const test::Ran chatted = chat({ kNap });
    QCOMPARE(chatted.code, 0);
    QCOMPARE(chatted.out, asked.out + "\n");
    QVERIFY2(chatted.err.isEmpty(), chatted.err.constData()); // neither prompt nor progress
}

void TestChat::aFollowUpStaysInTheThread()
{
    const QJsonArray two = answers({ kNap, {}, u"And after two days?"_s });
    QCOMPARE(two.size(), 2);
    QCOMPARE(two[0][u"thread"_s].toInt(), two[1][u"thread"_s].toInt());
    QVERIFY(QJsonDocument(two[1][u"caveats"_s].toArray()).toJson().contains("nap")); // what was carried over
    QCOMPARE(m_program->run({ u"threads"_s }).array()[0][u"questions"_s].toInt(), 2);
}

void TestChat::goesOnWithAThread()
{
    const QString thread = QString::number(answers({ kNap })[0][u"thread"_s].toInt());
    QCOMPARE(answers({ u"And after two days?"_s }, { u"--thread"_s, thread })[0][u"thread"_s].toInt(), thread.toInt());
    const test::Ran unknown = chat({ kNap }, { u"--thread"_s, u"4711"_s });
    QCOMPARE(unknown.code, 1);
    QVERIFY(unknown.out.isEmpty());
    QVERIFY(unknown.err.contains("4711"));
}

void TestChat::anotherThread()
{
    const test::Ran ran = chat({ u"/thread"_s, kNap, u"/thread"_s, u"/new"_s, kCoffee, u"/thread"_s });
    QVERIFY2(ran.out.startsWith("No thread yet"), ran.out.constData());
    QVERIFY2(ran.out.contains("\nThread 1: How much does a nap improve recall?\n"), ran.out.constData());
    QVERIFY2(ran.out.contains("\nThread 2: How much did caffeine shorten the time?\n"), ran.out.constData());
    QCOMPARE(m_program->run({ u"threads"_s }).array().size(), 2);
}

void TestChat::theScopeIsChosen()
{
    const QJsonArray asked = answers({ u"/scope \"Sleep, deep\""_s, kCoffee, u"/scope #to read"_s, kCoffee, u"/scope # to raed"_s,
        kNap, u"/scope all"_s, kNap, u"/scope naps.md, coffee.md"_s, kCoffee });
    QCOMPARE(asked.size(), 5);
    const QStringList verdicts { u"no_evidence"_s, u"answered"_s, u"no_evidence"_s, u"answered"_s, u"answered"_s };
    for (qsizetype i = 0; i < asked.size(); ++i)
        QCOMPARE(asked[i][u"verdict"_s].toString(), verdicts[i]);
    QCOMPARE(answers({ kCoffee }, { u"--collection"_s, u"Sleep, deep"_s })[0][u"verdict"_s].toString(), u"no_evidence"_s);
    QCOMPARE(chat({ kNap }, { u"--collection"_s, u"Running"_s }).code, 1);
}

void TestChat::theModelIsChosen()
{
    const test::ChatServer server;
    (void)keepModel(server, u"tiny-8b"_s);
    (void)keepModel(server, u"tiny-1b"_s);
    const QByteArray before = m_program->run({ u"models"_s, u"kept"_s }).out;
    const QJsonArray asked = answers({ kNap, u"/model tiny-1b"_s, kNap, u"/model tiny-9b"_s, kNap, u"/model none"_s, kNap });
    QCOMPARE(asked.size(), 4);
    const std::array isWritten { false, true, true, false };
    for (qsizetype i = 0; i < asked.size(); ++i)
        QCOMPARE(asked[i].toObject().contains(u"writer"_s), isWritten[static_cast<std::size_t>(i)]);
    int requests = 0;
    for (const QByteArray &request : server.requests())
        if (request.contains("\"messages\"")) {
            QVERIFY2(request.contains("\"model\":\"tiny-1b\""), request.constData());
            ++requests;
        }
    QVERIFY(requests >= 2);
    QCOMPARE(m_program->run({ u"models"_s, u"kept"_s }).out, before);
    const QStringList named { u"--server"_s, server.base().toString(), u"--model"_s, u"tiny-8b"_s };
    QCOMPARE(answers({ kNap }, named)[0][u"writer"_s][u"model"_s].toString(), u"tiny-8b"_s);
}

void TestChat::theProfileIsChosen()
{
    const QJsonArray asked = answers({ kNap, u"/profile portal"_s, kNap, u"/profile porter"_s, kNap });
    QCOMPARE(asked.size(), 3);
    const QStringList profiles { u"adduce"_s, u"portal"_s, u"portal"_s };
    for (qsizetype i = 0; i < asked.size(); ++i)
        QCOMPARE(asked[i][u"profile"_s][u"name"_s].toString(), profiles[i]);
    QCOMPARE(answers({ kNap }, { u"--profile"_s, u"portal"_s })[0][u"profile"_s][u"name"_s].toString(), u"portal"_s);
}

void TestChat::commands_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QByteArray>("out");
    QTest::addColumn<QByteArray>("err");
    const QByteArray none;
    QTest::newRow("nothing") << u"  "_s << none << none;
    QTest::newRow("help") << u"/help"_s << QByteArray("/scope [NAMES|all]") << none;
    QTest::newRow("scope") << u"/scope"_s << QByteArray("Asked: every document\n  \"Sleep, deep\"\n  # to read\n") << none;
    QTest::newRow("a scope as it is typed") << u"/scope  \"Sleep, deep\" ,# to read"_s << none << QByteArray("no document");
    QTest::newRow("a document") << u"/scope naps.md"_s << QByteArray("Asked: naps.md\n") << none;
    QTest::newRow("no such scope") << u"/scope nap.md"_s << none << QByteArray("the nearest: naps.md");
    QTest::newRow("no such tag") << u"/scope # to raed"_s << none << QByteArray("the nearest: # to read");
    QTest::newRow("nothing is like it") << u"/scope Zebra"_s << none << QByteArray("no collection, tag or document");
    QTest::newRow("model") << u"/model"_s << QByteArray("tiny-8b, http://127.0.0.1:9/v1") << none;
    QTest::newRow("no such model") << u"/model tiny-9b"_s << none << QByteArray("the nearest: tiny-8b");
    QTest::newRow("nor one like it") << u"/model x"_s << none << QByteArray("models kept");
    QTest::newRow("a model that does not write") << u"/model order"_s << none << QByteArray("only a chat model writes");
    QTest::newRow("profile") << u"/profile"_s << QByteArray("Profile: adduce\n  adduce\n  portal\n") << none;
    QTest::newRow("no such profile") << u"/profile porter"_s << none << QByteArray("portal");
    QTest::newRow("nothing follows yet") << u"/next"_s << QByteArray("Nothing was asked yet.") << none;
    QTest::newRow("new") << u"/new"_s << QByteArray("The next question") << none;
    QTest::newRow("unknown") << u"/scpoe all"_s << none << QByteArray("/scpoe; the nearest: /scope.");
    QTest::newRow("unknown, and like none") << u"/zebra"_s << none << QByteArray("There is no command /zebra. /help");
    QTest::newRow("a question with a slash")
        << u"//naps: how much does a nap improve recall?"_s << QByteArray("[naps, p. 1]") << none;
    QTest::newRow("a question about a slash") << u"/ 12% of recall by a nap?"_s << QByteArray("[naps, p. 1]") << none;
}

void TestChat::commands()
{
    QFETCH(QString, line);
    QFETCH(QByteArray, out);
    QFETCH(QByteArray, err);
    for (const auto &[name, kind] : { std::pair(u"tiny-8b"_s, u"chat"_s), std::pair(u"order"_s, u"reranker"_s) })
        (void)m_program->run(
            { u"models"_s, u"add"_s, u"--server"_s, u"http://127.0.0.1:9/v1"_s, u"--model"_s, name, u"--kind"_s, kind });
    const test::Ran ran = chat({ line, u"/quit"_s, kCoffee }); // nothing behind it is asked
    QCOMPARE(ran.code, 0);
    QVERIFY2(out.isEmpty() ? ran.out.isEmpty() : ran.out.contains(out), ran.out.constData());
    QVERIFY2(err.isEmpty() ? ran.err.isEmpty() : ran.err.contains(err), ran.err.constData());
}

void TestChat::anErrorGoesOn_data()
{
    QTest::addColumn<QStringList>("lines");
    QTest::addColumn<int>("code");
    const QString tooLong = u"nap "_s.repeated(20'000);
    QTest::newRow("first") << QStringList { tooLong, kNap } << 0;
    QTest::newRow("last") << QStringList { kNap, tooLong } << 1;
    QTest::newRow("last, before a command") << QStringList { kNap, tooLong, u"/thread"_s } << 1;
    QTest::newRow("a command is no question") << QStringList { kNap, u"/dance"_s } << 0;
}

void TestChat::anErrorGoesOn()
{
    QFETCH(QStringList, lines);
    QFETCH(int, code);
    const test::Ran ran = chat(lines);
    QCOMPARE(ran.code, code);
    QVERIFY2(ran.out.contains("[naps, p. 1]"), ran.out.constData());
    QVERIFY(!ran.err.isEmpty());
}

void TestChat::whatIsOfferedNextIsAsked()
{
    const test::ChatServer server(0, test::ChatServer::Mode::Answers, [](const QString &, const QString &form) {
        return form == u"follow_ups" ? u"{\"questions\": [\"%1\"]}"_s.arg(kCoffee)
                                     : u"{\"statements\": [], \"confidence\": \"high\", \"caveats\": []}"_s;
    });
    QCOMPARE(m_program->run({ u"profiles"_s, u"copy"_s, u"adduce"_s, u"mine"_s, u"follow_ups.asks_model=yes"_s }).code, 0);
    const QStringList options = keepModel(server, u"tiny-8b"_s) + QStringList { u"--profile"_s, u"mine"_s };
    const test::Ran ran = chat({ kNap, u"shorter please"_s, u"/next"_s, u"/next 7"_s, u"/next 1"_s, u"/thread"_s }, options);
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.out.count("  1  How much did caffeine shorten the time?\n"), 2);
    QVERIFY2(ran.out.contains("[coffee, p. 1]"), ran.out.constData());
    QCOMPARE(m_program->run({ u"threads"_s }).array()[0][u"questions"_s].toInt(), 3);
    const QJsonObject asked = m_program->run(QStringList { u"ask"_s, kNap, u"--follow-ups"_s } + options).object();
    QCOMPARE(asked[u"follow_ups"_s].toArray(), QJsonArray { kCoffee });
    QVERIFY(!m_program->run(QStringList { u"ask"_s, kNap } + options).object().contains(u"follow_ups"_s));
}

void TestChat::whatIsTakenBackIsSaid()
{
    const test::ChatServer server(0, test::ChatServer::Mode::Contradicts);
    const QStringList model = keepModel(server, u"tiny-8b"_s);
    (void)m_program->run({ u"models"_s, u"use"_s, u"check"_s, u"tiny-8b"_s });
    const test::Ran ran = chat({ kNap }, model);
    QCOMPARE(ran.code, 0);
    const QByteArray sentence = "A nap of thirty minutes improves recall by 12%.";
    const qsizetype told = ran.out.indexOf(sentence);
    const qsizetype taken = ran.out.indexOf("Taken back: " + sentence + " (");
    QVERIFY2(told == 0 && taken > told, ran.out.constData());
}

void TestChat::ctrlCStopsTheAnswerAlone()
{
    (void)m_program->run({ u"add"_s,
        m_program->write(u"more.md"_s,
            "# First\n\nIn this first trial a nap did improve recall by a tenth. Nobody was older than eighty.\n\n"
            "# Second\n\nIn the second trial a nap did improve recall by a fifth. All of them were students.\n\n"
            "# Third\n\nIn the third trial a nap did improve recall by a half. It was held in the winter.\n") });
    test::ChatServer server(0, test::ChatServer::Mode::HangsInTheMiddle);
    QProcess process;
    m_program->start(process, { u"chat"_s, u"--server"_s, server.base().toString(), u"--model"_s, u"tiny-8b"_s }, false);
    process.write(kNap.toUtf8() + '\n');
    QByteArray out;
    // The first sentence is told while the server has not ended.
    QTRY_VERIFY_WITH_TIMEOUT((out += process.readAllStandardOutput()).contains(", p. 1]\n"), 20'000);
    QCOMPARE(process.state(), QProcess::Running);
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
    QTRY_VERIFY_WITH_TIMEOUT((out += process.readAllStandardOutput()).endsWith("\n\n"), 20'000);
    server.setMode(test::ChatServer::Mode::Answers);
    process.write(kCoffee.toUtf8() + '\n');
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished(30'000));
    QCOMPARE(process.exitCode(), 0);
    QVERIFY(process.readAllStandardOutput().contains("[coffee, p. 1]"));
    const QJsonObject shown = m_program->run({ u"show"_s, u"1"_s }).object();
    QCOMPARE(shown[u"turns"_s].toArray().size(), 2);
    QVERIFY(!shown[u"turns"_s][0][u"sentences"_s].toArray().isEmpty()); // what was told is kept
}

void TestChat::ctrlCBetweenQuestionsLeaves()
{
    QProcess process;
    m_program->start(process, { u"chat"_s }, false);
    process.write(kNap.toUtf8() + '\n');
    QByteArray out;
    QTRY_VERIFY_WITH_TIMEOUT((out += process.readAllStandardOutput()).endsWith("\n\n"), 20'000);
    process.write("/thread\n"); // once it is told, the question is over
    QTRY_VERIFY_WITH_TIMEOUT((out += process.readAllStandardOutput()).contains("Thread 1"), 20'000);
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
    QVERIFY(process.waitForFinished(20'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 130);
}

void TestChat::personalDataAreMasked()
{
    const QString question = u"Where does one write to about caffeine?"_s;
    const test::Ran masked = chat({ u"/scope coffee.md"_s, question });
    QVERIFY2(masked.out.contains("[coffee, p. 1]") && !masked.out.contains("jane"), masked.out.constData());
    const test::Ran shown = chat({ u"/scope coffee.md"_s, question }, { u"--personal-data"_s });
    QVERIFY2(shown.out.contains("jane@example.org"), shown.out.constData());
}

void TestChat::aLineMayBeLong()
{
    const test::Ran ran = chat({ u"x"_s.repeated(3'000'000), kNap });
    QCOMPARE(ran.code, 1);
    QVERIFY2(ran.err.contains("megabyte"), ran.err.constData());
}

void TestChat::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("a question") << QStringList { u"chat"_s, u"Do naps help?"_s };
    QTest::newRow("an option of others") << QStringList { u"chat"_s, u"--jobs"_s, u"2"_s };
}

void TestChat::wrongUsage()
{
    QFETCH(QStringList, arguments);
    const test::Ran ran = m_program->run(arguments);
    QCOMPARE(ran.code, 2);
    QVERIFY(!ran.err.isEmpty());
}

ADDUCE_TEST(TestChat)
#include "test_chat.moc"
