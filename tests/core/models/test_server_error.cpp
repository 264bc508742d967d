#include "core/models/chat_model.h"
#include "tests/core/models/recorded.h"
#include "tests/support/error_of.h"
#include "tests/support/network.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::errorOf;
using test::kQuick;

/// Keys, in what is said of a failure.
class TestServerError : public QObject
{
    Q_OBJECT

private slots:
    void theKeyIsInNoError();
    void aLongKeyIsInNoError();
    void aMissingKeyIsSaid();
    void aKeyOfTwoLinesIsNotSent();

private:
    test::Network m_network;
};

void TestServerError::theKeyIsInNoError()
{
    const test::LoopbackServer server([](const QByteArray &request) { return test::http("401 No", "You sent: " + request); });
    for (const test::Recorded &a : test::recorded()) {
        const auto error = errorOf([&] {
            (void)HttpChatModel(m_network.servers, test::endpointOf(server, a.api), kQuick).chat(test::question(false), {}, {});
        });
        QVERIFY(error && error->technical().contains(u"You sent"_s));
        QVERIFY2(!sentence(*error).contains(u"canary"_s) && !QByteArray(error->what()).contains("canary"), error->what());
    }
}

// Cut first, a long key would leave its beginning.
void TestServerError::aLongKeyIsInNoError()
{
    const QByteArray key = QByteArray("canary").repeated(250);
    for (const qsizetype before : { 0, 300, 495, 60'000 }) {
        const test::LoopbackServer server(
            [&](const QByteArray &) { return test::http("401 No", QByteArray(before, 'x') + ' ' + key + " is no key"); });
        const auto error = errorOf([&] {
            (void)HttpChatModel(m_network.servers, test::endpointOf(server, ChatApi::OpenAi, key), kQuick)
                .chat(test::question(false), {}, {});
        });
        QVERIFY(error && error->kind() == ErrorKind::NotAllowed);
        QVERIFY2(!error->technical().contains(u"canary"_s), error->what());
        QVERIFY(error->technical().size() <= 500);
    }
}

void TestServerError::aMissingKeyIsSaid()
{
    const test::LoopbackServer server([](const QByteArray &) { return test::http("401 No", "{}"); });
    const auto error = errorOf([&] {
        (void)HttpChatModel(m_network.servers, test::endpointOf(server, ChatApi::OpenAi, {}), kQuick)
            .chat(test::question(false), {}, {});
    });
    QVERIFY(error && error->kind() == ErrorKind::NoKey);
    QVERIFY(words(error->kind(), error->detail()).next.contains(u"ADDUCE_KEY_127_0_0_1_%1"_s.arg(server.url({}).port())));
}

void TestServerError::aKeyOfTwoLinesIsNotSent()
{
    const test::LoopbackServer server([](const QByteArray &) { return test::http("200 OK", "{}"); });
    const auto error = errorOf([&] {
        (void)HttpChatModel(m_network.servers, test::endpointOf(server, ChatApi::OpenAi, "canary\r\nline: x"), kQuick)
            .chat(test::question(false), {}, {});
    });
    QVERIFY(error && error->kind() == ErrorKind::BadInput);
    QVERIFY2(!sentence(*error).contains(u"canary"_s), error->what());
    QCOMPARE(server.asked(), 0);
}

ADDUCE_TEST(TestServerError)
#include "test_server_error.moc"
