#include "core/models/local_server.h"
#include "tests/support/llama_server.h"
#include "tests/support/loopback_server.h"
#include "tests/support/network.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>
#include <QTest>
#include <csignal>

using namespace adduce;
using namespace Qt::StringLiterals;
using State = LocalServer::State;

class TestLocalServer : public QObject
{
    Q_OBJECT

private slots:
    void isStartedListedAndStopped();
    void isGivenWhatItNeedsAndNoSecrets();
    void oneThatSaysNothingIsFound();
    void isGoneWithItsOwner();
    void isStoppedWhileItLoads();
    void oneThatDoesNotEndIsKilled();
    void oneInAScriptIsEndedWhole();
    void oneThatNeverGetsReadyIsEnded();
    void tellsWhyItEnded_data();
    void tellsWhyItEnded();
    void anothersServerIsNotTakenForOurs();
    void isRunAgain();
};

namespace {

struct Running
{
    explicit Running(LocalServer::Patience patience = {})
    {
        server.setPatience(patience);
        QObject::connect(&server, &LocalServer::said, &server, [this](const QString &line) { said << line; });
        QObject::connect(&server, &LocalServer::ready, &server, [this](const ModelEndpoint &at, const ListedModel &model) {
            endpoint = at;
            listed = model;
        });
        QObject::connect(&server, &LocalServer::ended, &server, [this](const QString &reason) {
            why = reason;
            ++ends;
        });
    }
    [[nodiscard]] bool isReady() const { return server.state() == State::Ready; }

    test::LlamaServer installed;
    test::Network network;
    LocalServer server { network.servers };
    QStringList said;
    ModelEndpoint endpoint;
    ListedModel listed;
    QString why;
    int ends = 0;
};

constexpr LocalServer::Patience kNoKill { .endMs = 600'000 };

} // namespace

void TestLocalServer::isStartedListedAndStopped()
{
    Running r(kNoKill);
    // As the command line does, which waits for signals in one thread: the child must hear them none the less.
    sigset_t held;
    sigset_t before;
    sigemptyset(&held);
    sigaddset(&held, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &held, &before);
    r.server.start({ r.installed.model(), 4096 });
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
    QCOMPARE(r.server.state(), State::Loading);
    QTRY_VERIFY(r.isReady());
    QCOMPARE(r.listed.name, u"tiny-1b.q4"_s);
    QCOMPARE(r.listed.contextTokens, 4096);
    QCOMPARE(r.endpoint.base.host(), u"127.0.0.1"_s);
    QCOMPARE(r.endpoint.base.path(), u"/v1"_s);
    QVERIFY(listedModel(r.network.servers, r.endpoint).has_value());
    const qint64 process = r.server.processId();
    QVERIFY(test::isAlive(process));
    r.server.stop();
    QCOMPARE(r.server.state(), State::Stopping);
    QTRY_COMPARE(r.ends, 1);
    QCOMPARE(r.why, QString());
    QCOMPARE(r.server.state(), State::Off);
    QVERIFY(!test::isAlive(process));
    r.server.stop(); // of none
    QCOMPARE(r.ends, 1);
}

void TestLocalServer::isGivenWhatItNeedsAndNoSecrets()
{
    qputenv("LLAMA_API_KEY", "canary");
    Running r;
    qunsetenv("LLAMA_API_KEY");
    const QString file = r.installed.model({}, u"-my model, 2.gguf"_s);
    r.server.start({ file, 2048 });
    QTRY_VERIFY(r.isReady());
    const QString all = r.said.join(u'\n');
    QVERIFY2(all.contains(u"given: --host 127.0.0.1 --port %1 -m %2 -c 2048"_s.arg(r.endpoint.base.port()).arg(file)),
        qPrintable(all)); // and without what colours it
    QVERIFY(!all.contains(u"canary"_s));
    QVERIFY(all.contains(u"process %1 of group %1"_s.arg(r.server.processId()))); // Ctrl+C is not for it
    QCOMPARE(r.listed.name, u"-my model, 2"_s);
}

void TestLocalServer::oneThatSaysNothingIsFound()
{
    Running r({ .lookMs = 1 });
    r.server.start({ r.installed.model("mute") });
    QTRY_VERIFY(r.isReady());
    QVERIFY(r.said.isEmpty());
}

void TestLocalServer::isGoneWithItsOwner()
{
    for (const char *mode : { "", "never", "deaf" }) {
        auto r = std::make_unique<Running>();
        r->server.start({ r->installed.model(mode) });
        QTRY_VERIFY(r->said.contains(u"main: HTTP server is listening, hostname: 127.0.0.1"_s));
        const qint64 process = r->server.processId();
        QVERIFY(process > 0 && test::isAlive(process));
        r.reset();
        QVERIFY(!test::isAlive(process));
    }
}

void TestLocalServer::isStoppedWhileItLoads()
{
    Running r(kNoKill);
    r.server.start({ r.installed.model("never") });
    r.server.stop(); // before it said a word
    QTRY_COMPARE(r.ends, 1);
    r.server.start({ r.installed.model("never") });
    QTRY_VERIFY(r.said.size() >= 4);
    r.server.stop();
    QTRY_COMPARE(r.ends, 2);
    QCOMPARE(r.why, QString());
    QVERIFY(r.listed.name.isEmpty());
}

void TestLocalServer::oneThatDoesNotEndIsKilled()
{
    Running r({ .endMs = 1 });
    r.server.start({ r.installed.model("deaf") });
    QTRY_VERIFY(r.isReady());
    r.server.stop();
    QTRY_COMPARE(r.ends, 1);
    QCOMPARE(r.why, QString());
}

void TestLocalServer::oneInAScriptIsEndedWhole()
{
    const auto serverOf = [](const Running &r) { return r.said.filter(u"process "_s).value(0).section(u' ', 1, 1).toLongLong(); };
    for (const bool isStopped : { true, false }) {
        auto r = std::make_unique<Running>();
        const QString real = QFile::symLinkTarget(LocalServer::installed());
        QVERIFY(QFile::remove(LocalServer::installed()));
        const QString script =
            r->installed.file(u"llama-server"_s, "#!/bin/sh\n\"" + real.toLocal8Bit() + "\" \"$@\"\nexit $?\n");
        QVERIFY(QFile::setPermissions(script, QFile::ReadOwner | QFile::ExeOwner));
        r->server.start({ r->installed.model() });
        QTRY_VERIFY(r->isReady());
        const qint64 server = serverOf(*r);
        QVERIFY(server != r->server.processId() && test::isAlive(server));
        if (isStopped) {
            r->server.stop();
            QTRY_COMPARE(r->ends, 1);
        }
        r.reset();
        QTRY_VERIFY(!test::isAlive(server));
    }
}

void TestLocalServer::oneThatNeverGetsReadyIsEnded()
{
    Running r({ .silenceMs = 300 });
    r.server.start({ r.installed.model("never") });
    QTRY_COMPARE(r.ends, 1);
    QVERIFY2(r.why.contains(u"said nothing"_s), qPrintable(r.why));
}

void TestLocalServer::tellsWhyItEnded_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("words");
    QTest::newRow("no model") << QByteArray("%PDF-1.4") << u"no GGUF file"_s;
    QTest::newRow("empty") << QByteArray() << u"no GGUF file"_s;
    QTest::newRow("dies") << QByteArray("GGUFdies") << u"before the model was loaded: llama_model_load: error loading model"_s;
    QTest::newRow("killed") << QByteArray("GGUFkilled") << u"not enough memory"_s;
}

void TestLocalServer::tellsWhyItEnded()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, words);
    Running r;
    r.server.start({ r.installed.file(u"m.gguf"_s, file) });
    QTRY_COMPARE(r.ends, 1);
    QVERIFY2(r.why.contains(words), qPrintable(r.why));
    QCOMPARE(r.server.state(), State::Off);
}

void TestLocalServer::anothersServerIsNotTakenForOurs()
{
    const test::LoopbackServer another(
        [](const QByteArray &) { return test::http("200 OK", R"({"data": [{"id": "theirs"}]})"); });
    Running r;
    r.server.start({ r.installed.model() }, another.url({}).port());
    QTRY_COMPARE(r.ends, 1);
    QVERIFY2(r.why.contains(u"took the port"_s), qPrintable(r.why));
    QVERIFY(r.listed.name.isEmpty());
}

void TestLocalServer::isRunAgain()
{
    Running r;
    r.server.start({ r.installed.model("breaks") });
    QTRY_VERIFY(r.isReady());
    HttpRequest question { .url = addressUnder(r.endpoint.base, u"chat/completions"_s) };
    question.body = "{}";
    bool isCutOff = false;
    try {
        (void)fetch(r.network.gate, question);
    } catch (const Error &) {
        isCutOff = true;
    }
    QVERIFY(isCutOff);
    QTRY_COMPARE(r.ends, 1);
    QVERIFY2(r.why.contains(u"by itself: llama_decode"_s), qPrintable(r.why));
    r.server.start({ r.installed.model({}, u"other.gguf"_s) });
    QTRY_VERIFY(r.isReady());
    QCOMPARE(r.listed.name, u"other"_s);
    r.server.start({ r.installed.model() }); // one at a time
    QCOMPARE(QFileInfo(r.server.model().path).fileName(), u"other.gguf"_s);
    const test::LlamaServer none(test::LlamaServer::Is::Missing);
    LocalServer missing(r.network.servers);
    QSignalSpy ended(&missing, &LocalServer::ended);
    missing.start({ r.installed.model() });
    QCOMPARE(ended.size(), 1);
    QVERIFY(ended[0][0].toString().contains(u"not installed"_s));
}

ADDUCE_TEST(TestLocalServer)
#include "test_local_server.moc"
