#include "tests/support/error_of.h"
#include "tests/support/test_main.h"
#include "tests/support/weather_server.h"

#include <QElapsedTimer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using namespace adduce::test;

/// Replies of a weather service that cannot be used.
class TestWeatherReplies : public QObject
{
    Q_OBJECT

private slots:
    void placesThatCannotBeUsed_data();
    void placesThatCannotBeUsed();
    void weatherThatCannotBeUsed_data();
    void weatherThatCannotBeUsed();
    void aPlaceNobodyKnows_data();
    void aPlaceNobodyKnows();
    void isSentOnToNobody_data();
    void isSentOnToNobody();
    void keepsToItsTime_data();
    void keepsToItsTime();

private:
    EgressGate m_gate;
};

void TestWeatherReplies::placesThatCannotBeUsed_data()
{
    QTest::addColumn<QByteArray>("reply");
    QTest::addColumn<ErrorKind>("kind");
    const auto fine = [](const QByteArray &body) { return http("200 OK", body); };
    QTest::newRow("no JSON") << fine("<html>Tokyo</html>") << ErrorKind::BadReply;
    QTest::newRow("nothing") << fine({}) << ErrorKind::BadReply;
    QTest::newRow("an array") << fine("[]") << ErrorKind::BadReply;
    QTest::newRow("results that are none") << fine(R"({"results": "Tokyo"})") << ErrorKind::BadReply;
    QTest::newRow("results that are nothing") << fine(R"({"results": [1, null, "x", {}]})") << ErrorKind::BadReply;
    QTest::newRow("no coordinates") << fine(R"({"results": [{"name": "Tokyo"}]})") << ErrorKind::BadReply;
    QTest::newRow("coordinates in words") << fine(R"({"results": [{"name": "Tokyo", "latitude": "35", "longitude": "139"}]})")
                                          << ErrorKind::BadReply;
    QTest::newRow("off the earth") << fine(R"({"results": [{"name": "Tokyo", "latitude": 350, "longitude": 139}]})")
                                   << ErrorKind::BadReply;
    QTest::newRow("NaN") << fine(R"({"results": [{"name": "Tokyo", "latitude": NaN, "longitude": 139}]})") << ErrorKind::BadReply;
    QTest::newRow("an infinite place") << fine(R"({"results": [{"name": "Tokyo", "latitude": 1e999, "longitude": 139}]})")
                                       << ErrorKind::BadReply;
    QTest::newRow("ten megabytes") << fine('"' + QByteArray(10 << 20, 'x') + '"') << ErrorKind::BadReply;
    QTest::newRow("deep") << fine(QByteArray(100'000, '[')) << ErrorKind::BadReply;
    QTest::newRow("no HTTP") << QByteArray("Tokyo\r\n\r\n") << ErrorKind::BadReply;
    QTest::newRow("refused") << http("400 Bad Request", R"({"error": true, "reason": "Parameter name is required"})")
                             << ErrorKind::Rejected;
    QTest::newRow("too many requests") << http("429 Too Many Requests", "{}") << ErrorKind::Overloaded;
    QTest::newRow("broken") << http("502 Bad Gateway", "oh") << ErrorKind::Unreachable;
}

void TestWeatherReplies::placesThatCannotBeUsed()
{
    QFETCH(QByteArray, reply);
    QFETCH(ErrorKind, kind);
    const WeatherServer server(reply, http("200 OK", bytes(forecast())));
    const auto error = errorOf([&] { (void)fetchWeather(m_gate, u"Tokyo"_s, server.service()); });
    QVERIFY(error);
    QCOMPARE(error->kind(), kind);
    QCOMPARE(server.asked(), 1); // nothing is asked of a place that is not known
}

void TestWeatherReplies::weatherThatCannotBeUsed_data()
{
    QTest::addColumn<QByteArray>("reply");
    QTest::addColumn<ErrorKind>("kind");
    const auto fine = [](const QByteArray &body) { return http("200 OK", body); };
    const auto without = [](const QString &name) { return forecastWith(name, QJsonValue::Undefined); };
    QTest::newRow("no JSON") << fine("weather") << ErrorKind::BadReply;
    QTest::newRow("of several places") << fine('[' + bytes(forecast()) + ']') << ErrorKind::BadReply;
    QTest::newRow("no hours") << fine(R"({"latitude": 1})") << ErrorKind::BadReply;
    QTest::newRow("hours that are none") << fine(R"({"hourly": [1, 2]})") << ErrorKind::BadReply;
    QTest::newRow("no times") << fine(without(u"time"_s)) << ErrorKind::BadReply;
    QTest::newRow("no temperatures") << fine(without(u"temperature_2m"_s)) << ErrorKind::BadReply;
    QTest::newRow("fewer temperatures") << fine(forecastWith(u"temperature_2m"_s, QJsonArray { 1, 2 })) << ErrorKind::BadReply;
    QTest::newRow("more gusts") << fine(
        forecastWith(u"wind_gusts_10m"_s, QJsonDocument::fromJson('[' + QByteArray("1,").repeated(336) + "1]").array()))
                                << ErrorKind::BadReply;
    QTest::newRow("temperatures in a word") << fine(forecastWith(u"temperature_2m"_s, u"warm"_s)) << ErrorKind::BadReply;
    QTest::newRow("temperatures in words") << fine(forecastWith(
        u"temperature_2m"_s, QJsonDocument::fromJson('[' + QByteArray("\"NaN\",").repeated(335) + "\"NaN\"]").array()))
                                           << ErrorKind::BadReply;
    QTest::newRow("NaN") << fine(bytes(forecast()).replace("[10,", "[NaN,")) << ErrorKind::BadReply;
    QTest::newRow("times that are none") << fine(bytes(forecast()).replace("2026-03-05T07:00", "soon")) << ErrorKind::BadReply;
    QTest::newRow("a time twice") << fine(bytes(forecast()).replace("2026-03-05T07:00", "2026-03-05T06:00"))
                                  << ErrorKind::BadReply;
    QTest::newRow("years of it") << fine(bytes(forecast(1'000))) << ErrorKind::BadReply;
    QTest::newRow("ten megabytes") << fine('"' + QByteArray(10 << 20, 'x') + '"') << ErrorKind::BadReply;
    QTest::newRow("refused") << http("400 Bad Request", R"({"error": true, "reason": "Latitude must be in range"})")
                             << ErrorKind::Rejected;
    QTest::newRow("too many requests") << http("429 Too Many Requests", "{}") << ErrorKind::Overloaded;
    QTest::newRow("cut") << http("200 OK", bytes(forecast())).chopped(100) << ErrorKind::Unreachable;
}

void TestWeatherReplies::weatherThatCannotBeUsed()
{
    QFETCH(QByteArray, reply);
    QFETCH(ErrorKind, kind);
    const WeatherServer server(http("200 OK", kTokyo), reply);
    const auto error = errorOf([&] { (void)fetchWeather(m_gate, u"Tokyo"_s, server.service()); });
    QVERIFY(error);
    QCOMPARE(error->kind(), kind);
    QCOMPARE(error->detail(), hostOf(server.url({})));
}

void TestWeatherReplies::aPlaceNobodyKnows_data()
{
    QTest::addColumn<QString>("place");
    QTest::addColumn<QByteArray>("reply");
    QTest::newRow("left out") << u"Atlantis"_s << QByteArray(R"({"generationtime_ms": 0.4})");
    QTest::newRow("none") << u"Atlantis"_s << QByteArray(R"({"results": []})");
    QTest::newRow("in another country") << u"Tokyo, France"_s << kTokyo;
    QTest::newRow("no name") << u" , Japan"_s << kTokyo;
}

void TestWeatherReplies::aPlaceNobodyKnows()
{
    QFETCH(QString, place);
    QFETCH(QByteArray, reply);
    const WeatherServer server(http("200 OK", reply), http("200 OK", bytes(forecast())));
    const auto error = errorOf([&] { (void)fetchWeather(m_gate, place, server.service()); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::BadInput);
    QCOMPARE(error->detail(), place.simplified());
    for (const QByteArray &request : server.requests())
        QVERIFY(!request.startsWith("GET /v1/forecast"));
}

void TestWeatherReplies::isSentOnToNobody_data()
{
    QTest::addColumn<QByteArray>("location");
    QTest::newRow("a private address") << QByteArray("http://192.168.0.1/v1/search");
    QTest::newRow("where clouds keep their keys") << QByteArray("http://169.254.169.254/latest/meta-data");
    QTest::newRow("another server of this computer") << QByteArray();
    QTest::newRow("a file") << QByteArray("file:///etc/passwd");
}

void TestWeatherReplies::isSentOnToNobody()
{
    QFETCH(QByteArray, location);
    const WeatherServer other(http("200 OK", kTokyo), http("200 OK", bytes(forecast())));
    if (location.isEmpty())
        location = other.url(u"/v1/search?name=x"_s).toEncoded();
    const QByteArray sentOn = http("302 Found", {}, "Location: " + location + "\r\n");
    for (const auto &[places, weather] :
        { std::pair(sentOn, http("200 OK", bytes(forecast()))), std::pair(http("200 OK", kTokyo), sentOn) }) {
        const WeatherServer server(places, weather);
        QCOMPARE(errorKindOf([&] { (void)fetchWeather(m_gate, u"Tokyo"_s, server.service()); }),
            std::optional(ErrorKind::Unreachable));
    }
    QCOMPARE(other.asked(), 0);
}

void TestWeatherReplies::keepsToItsTime_data()
{
    QTest::addColumn<bool>("isPlace");
    QTest::addColumn<bool>("drips");
    for (const bool isPlace : { true, false })
        for (const bool drips : { true, false })
            QTest::addRow("%s, %s", isPlace ? "place" : "weather", drips ? "drop by drop" : "silent") << isPlace << drips;
}

/// A server that says something all the time is no better than one that is silent.
void TestWeatherReplies::keepsToItsTime()
{
    QFETCH(bool, isPlace);
    QFETCH(bool, drips);
    const Script slow({ "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", "1\r\n \r\n" },
        drips ? Script::End::Repeat : Script::End::Hold);
    const WeatherServer server(
        isPlace ? slow : Script(http("200 OK", kTokyo)), isPlace ? Script(http("200 OK", bytes(forecast()))) : slow);
    WeatherParameters parameters;
    (isPlace ? parameters.geocodingSeconds : parameters.forecastSeconds) = 0.15;
    QElapsedTimer clock;
    clock.start();
    const auto error = errorOf([&] { (void)fetchWeather(m_gate, u"Tokyo"_s, server.service(), parameters); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::Unreachable);
    QVERIFY(clock.elapsed() >= 100);
    QVERIFY2(clock.elapsed() < 4'000, QByteArray::number(clock.elapsed()).constData()); // either limit by itself would be longer
}

ADDUCE_TEST(TestWeatherReplies)
#include "test_weather_replies.moc"
