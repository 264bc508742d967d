#include "core/base/error.h"
#include "core/models/rerank.h"
#include "tests/core/models/recorded.h"
#include "tests/support/error_of.h"
#include "tests/support/network.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;
using test::errorOf;

class TestRerank : public QObject
{
    Q_OBJECT

private slots:
    void scores_data();
    void scores();
    void sendsWhatIsAsked();
    void longTextsAreSplit();
    void allMayBeTooLong();
    void aQuestionThatIsTooLongIsSaid();
    void nothingToRank();
    void brokenReplies_data();
    void brokenReplies();
};

static std::vector<std::optional<double>> ranked(const test::LoopbackServer &server)
{
    test::Network network;
    return rerank(network.servers, test::endpointOf(server, ChatApi::OpenAi), u"Do naps help?"_s, { u"a"_s, u"b"_s, u"c"_s },
        { .calls = test::kQuick });
}

void TestRerank::scores_data()
{
    QTest::addColumn<QByteArray>("reply");
    QTest::addColumn<QList<double>>("scores"); // -1: none
    QTest::newRow("Cohere, by score") << QByteArray(
        R"({"results": [{"index": 2, "relevance_score": 0.9}, {"index": 0, "relevance_score": 0.1}]})")
                                      << QList { 0.1, -1.0, 0.9 };
    QTest::newRow("Jina") << QByteArray(
        R"({"model": "j", "results": [{"index": 1, "relevance_score": 1, "document": {"text": "b"}}]})")
                          << QList { -1.0, 1.0, -1.0 };
    QTest::newRow("llama-server, logits") << QByteArray(
        R"({"results": [{"index": 0, "relevance_score": 0}, {"index": 1, "relevance_score": -16.7}, {"index": 2, "relevance_score": 40}]})")
                                          << QList { 0.5, 5.6e-8, 1.0 };
    QTest::newRow("none at all") << QByteArray(R"({"results": []})") << QList { -1.0, -1.0, -1.0 };
}

void TestRerank::scores()
{
    QFETCH(QByteArray, reply);
    QFETCH(QList<double>, scores);
    const test::LoopbackServer server([&](const QByteArray &) { return test::http("200 OK", reply); });
    const auto got = ranked(server);
    QCOMPARE(static_cast<qsizetype>(got.size()), scores.size());
    for (qsizetype i = 0; i < scores.size(); ++i)
        QVERIFY(std::abs(got[static_cast<std::size_t>(i)].value_or(-1) - scores[i]) < 1e-6);
}

void TestRerank::sendsWhatIsAsked()
{
    const test::LoopbackServer server([&](const QByteArray &) { return test::http("200 OK", R"({"results": []})"); });
    (void)ranked(server);
    const QByteArray request = server.requests().front();
    QVERIFY(request.startsWith("POST /v1/rerank "));
    const QJsonObject body = QJsonDocument::fromJson(request.mid(request.indexOf("\r\n\r\n") + 4)).object();
    QCOMPARE(body[u"query"].toString(), u"Do naps help?"_s);
    QCOMPARE(body[u"documents"].toArray().size(), 3);
    QCOMPARE(body[u"top_n"].toInt(), 3);
}

// As a reranker of 512 tokens does: one long passage fails the whole request.
void TestRerank::longTextsAreSplit()
{
    constexpr qsizetype kMost = 700; // characters
    const test::LoopbackServer server([&](const QByteArray &request) {
        const QJsonArray texts = QJsonDocument::fromJson(request.mid(request.indexOf("\r\n\r\n") + 4))[u"documents"_s].toArray();
        QJsonArray results;
        for (int i = 0; i < texts.size(); ++i) {
            if (texts[i].toString().size() > kMost)
                return test::http("500 Oh", R"({"error":{"message":"input (902 tokens) is too large to process"}})");
            results.append(QJsonObject {
                { u"index"_s, i }, { u"relevance_score"_s, static_cast<double>(texts[i].toString().count(u"nap"_s)) / 10 } });
        }
        return test::http("200 OK", QJsonDocument(QJsonObject { { u"results"_s, results } }).toJson());
    });
    test::Network network;
    const auto score = [&](const QStringList &texts) {
        return rerank(
            network.servers, test::endpointOf(server, ChatApi::OpenAi), u"Do naps help?"_s, texts, { .calls = test::kQuick });
    };
    const QString filler = u"word "_s.repeated(300);
    const auto scores = score({ u"nap"_s, filler + u" nap nap nap"_s, u"nap nap"_s });
    QCOMPARE(scores.size(), std::size_t(3));
    QCOMPARE(scores[0], 0.1);
    QCOMPARE(scores[1], 0.3); // of the half that holds them
    QCOMPARE(scores[2], 0.2);
}

// As many as are read, each of them too long.
void TestRerank::allMayBeTooLong()
{
    const test::LoopbackServer server([&](const QByteArray &request) {
        const QJsonArray texts = QJsonDocument::fromJson(request.mid(request.indexOf("\r\n\r\n") + 4))[u"documents"_s].toArray();
        QJsonArray results;
        for (int i = 0; i < texts.size(); ++i) {
            if (texts[i].toString().size() > 900)
                return test::http("500 Oh", R"({"error":{"message":"input (902 tokens) is too large to process"}})");
            results.append(QJsonObject { { u"index"_s, i }, { u"relevance_score"_s, 0.5 } });
        }
        return test::http("200 OK", QJsonDocument(QJsonObject { { u"results"_s, results } }).toJson());
    });
    test::Network network;
    const auto scores = rerank(network.servers, test::endpointOf(server, ChatApi::OpenAi), u"?"_s,
        QStringList(24, u"word "_s.repeated(300)), { .calls = test::kQuick });
    QVERIFY(std::ranges::all_of(scores, [](const auto &score) { return score == 0.5; }));
}

void TestRerank::aQuestionThatIsTooLongIsSaid()
{
    const test::LoopbackServer server([&](const QByteArray &) {
        return test::http("500 Oh", R"({"error":{"message":"input (902 tokens) is too large to process"}})");
    });
    test::Network network;
    const auto error = errorOf([&] {
        (void)rerank(network.servers, test::endpointOf(server, ChatApi::OpenAi), u"?"_s,
            QStringList(40, u"word "_s.repeated(1000)), { .calls = test::kQuick });
    });
    QVERIFY(error && error->kind() == ErrorKind::PromptTooLong);
    QVERIFY(server.asked() < 200);
}

void TestRerank::nothingToRank()
{
    const test::LoopbackServer server([&](const QByteArray &) { return QByteArray(); });
    const test::Network network;
    QVERIFY(rerank(network.servers, test::endpointOf(server, ChatApi::OpenAi), u"?"_s, {}).empty());
    QCOMPARE(server.asked(), 0);
}

void TestRerank::brokenReplies_data()
{
    QTest::addColumn<QByteArray>("reply");
    QTest::addColumn<ErrorKind>("kind");
    QTest::newRow("no results") << test::http("200 OK", "{}") << ErrorKind::BadReply;
    QTest::newRow("an index too far") << test::http("200 OK", R"({"results": [{"index": 3, "relevance_score": 1}]})")
                                      << ErrorKind::BadReply;
    QTest::newRow("no index") << test::http("200 OK", R"({"results": [{"relevance_score": 1}]})") << ErrorKind::BadReply;
    QTest::newRow("no number") << test::http("200 OK", R"({"results": [{"index": 1, "relevance_score": "NaN"}]})")
                               << ErrorKind::BadReply;
    QTest::newRow("a page") << QByteArray(
        "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\n\r\n<html>hi</html>")
                            << ErrorKind::WrongAddress;
    QTest::newRow("no key") << test::http("401 Unauthorized", R"({"message": "invalid canary-key-7391"})")
                            << ErrorKind::NotAllowed;
    QTest::newRow("busy") << test::http("429 Too Many Requests", R"({"message": "slow down"})") << ErrorKind::Overloaded;
}

void TestRerank::brokenReplies()
{
    QFETCH(QByteArray, reply);
    QFETCH(ErrorKind, kind);
    const test::LoopbackServer server([&](const QByteArray &) { return reply; });
    const auto error = errorOf([&] { (void)ranked(server); });
    QVERIFY(error);
    QCOMPARE(error->kind(), kind);
    QVERIFY(!sentence(*error).contains(u"canary"_s));
}

ADDUCE_TEST(TestRerank)
#include "test_rerank.moc"
