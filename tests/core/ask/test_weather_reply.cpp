#include "core/ask/ask.h"
#include "tests/core/ask/three_papers.h"
#include "tests/support/test_main.h"
#include "tests/support/weather_server.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::ThreePapers;

/// A question after the weather of a place, by a profile that looks it up (RT4, TO4).
class TestWeatherReply : public QObject
{
    Q_OBJECT

private slots:
    void itIsLookedUp();
    void whatOnlySoundsLikeItIsAsked_data();
    void whatOnlySoundsLikeItIsAsked();
    void otherProfilesAskThePapers();
    void itsTroubleIsSaid();
    void underLocalOnlyNothingGoesOut();
};

namespace {

struct Weathered : ThreePapers
{
    test::WeatherServer server { test::http("200 OK", test::kTokyo), test::http("200 OK", test::bytes(test::forecast())) };
    QuestionSettings settings { *builtInProfile(u"agentic"_s), {},
        { server.url(u"/v1/search"_s), server.url(u"/v1/forecast"_s) } };

    Answer operator()(const QString &question) { return ask({ question, {}, {}, {}, settings }, {}, {}); }
};

} // namespace

void TestWeatherReply::itIsLookedUp()
{
    Weathered f;
    const Answer answer = f(u"What is the weather in Tokyo?"_s);
    QCOMPARE(answer.verdict, Verdict::Reply);
    QCOMPARE(answer.reply, ReplyKind::Weather);
    QVERIFY(answer.replyLines.join(u' ').contains(u"Tokyo"_s));
    QVERIFY(answer.sentences.empty() && answer.trace.passagesOf(Stage::Retrieve).empty());
    QCOMPARE(f.server.asked(), 2);
    QCOMPARE(answerFromJson(toJson(answer)).replyLines, answer.replyLines);
}

void TestWeatherReply::whatOnlySoundsLikeItIsAsked_data()
{
    QTest::addColumn<QString>("question");
    QTest::newRow("a bare word") << u"What about temperature?"_s;
    QTest::newRow("a study") << u"How does the temperature affect the endurance of runners?"_s;
}

void TestWeatherReply::whatOnlySoundsLikeItIsAsked()
{
    QFETCH(QString, question);
    Weathered f;
    QVERIFY(f(question).reply != ReplyKind::Weather);
    QCOMPARE(f.server.asked(), 0);
}

void TestWeatherReply::otherProfilesAskThePapers()
{
    Weathered f;
    f.settings.profile = *builtInProfile(u"adduce"_s);
    QVERIFY(f(u"What is the weather in Tokyo?"_s).reply != ReplyKind::Weather);
    QCOMPARE(f.server.asked(), 0);
}

void TestWeatherReply::itsTroubleIsSaid()
{
    Weathered f;
    f.settings.weather.geocoding = QUrl(u"http://127.0.0.1:9/v1/search"_s);
    const Answer answer = f(u"What is the weather in Tokyo?"_s);
    QCOMPARE(answer.reply, ReplyKind::Weather);
    QVERIFY(!answer.replyLines.isEmpty() && !answer.replyLines.front().isEmpty());
    QCOMPARE(f.server.asked(), 0);
}

void TestWeatherReply::underLocalOnlyNothingGoesOut()
{
    Weathered f;
    f.settings.weather = {};
    f.network.gate.setRules({ .isLocalOnly = true });
    const Answer answer = f(u"What is the weather in Tokyo?"_s);
    QCOMPARE(answer.reply, ReplyKind::Weather);
    QVERIFY(!answer.replyLines.isEmpty());
}

ADDUCE_TEST(TestWeatherReply)
#include "test_weather_reply.moc"
