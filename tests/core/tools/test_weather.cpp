#include "tests/support/error_of.h"
#include "tests/support/test_main.h"
#include "tests/support/weather_server.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using namespace adduce::test;

/// The weather, of a server that answers as Open-Meteo does.
class TestWeather : public QObject
{
    Q_OBJECT

private slots:
    void stops();
    void onlyLocally();
    void itWaitsAsLongAsPrinted();
    void whatIsAskedFor();
    void whatComesOfIt();
    void valuesThatAreNone();
    void theMostPopulousOfAName();
    void aNameOfAnotherLanguage();
    void aNameWithItsRegion_data();
    void aNameWithItsRegion();
    void namesAreHarmless();
    void lines();
    void linesWithoutMuch();
    void errorsInWords_data();
    void errorsInWords();

private:
    EgressGate m_gate;
};

void TestWeather::stops()
{
    const WeatherServer server(Script({ "HTTP/1.1 200 OK\r\n" }, Script::End::Hold), http("200 OK", {}));
    std::stop_source stop;
    const std::jthread stopper([&] {
        while (server.asked() == 0)
            std::this_thread::yield();
        stop.request_stop();
    });
    QCOMPARE(errorKindOf([&] { (void)fetchWeather(m_gate, u"Tokyo"_s, server.service(), {}, stop.get_token()); }),
        std::optional(ErrorKind::Stopped));
}

void TestWeather::onlyLocally()
{
    EgressGate gate;
    gate.setRules({ .isLocalOnly = true });
    const auto error = errorOf([&] { (void)fetchWeather(gate, u"Tokyo"_s); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::LocalOnly);
}

void TestWeather::itWaitsAsLongAsPrinted()
{
    QCOMPARE(WeatherParameters {}.geocodingSeconds, 5);
    QCOMPARE(WeatherParameters {}.forecastSeconds, 10);
    const WeatherServer server(Script({}, Script::End::Hold), http("200 OK", {}));
    const auto error = errorOf([&] { (void)fetchWeather(m_gate, u"Tokyo"_s, server.service(), { .geocodingSeconds = 0.1 }); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::Unreachable);
    const WeatherServer slow(http("200 OK", kTokyo), Script({}, Script::End::Hold));
    QCOMPARE(errorKindOf([&] { (void)fetchWeather(m_gate, u"Tokyo"_s, slow.service(), { .forecastSeconds = 0.1 }); }),
        std::optional(ErrorKind::Unreachable));
}

void TestWeather::whatIsAskedFor()
{
    const WeatherServer server(http("200 OK", kTokyo), http("200 OK", bytes(forecast())));
    EgressGate gate;
    (void)fetchWeather(gate, u" Tokyo & São+Paulo, Japan "_s, server.service());
    const QByteArrayList requests = server.requests();
    QCOMPARE(requests.size(), 2);
    QVERIFY2(requests[0].startsWith("GET /v1/search?name=Tokyo%20%26%20S%C3%A3o%2BPaulo&count=10&language=en&format=json HTTP"),
        requests[0].constData());
    QVERIFY2(requests[1].startsWith(
                 "GET /v1/forecast?latitude=35.6895&longitude=139.6917&hourly=temperature_2m,precipitation,"
                 "wind_speed_10m,wind_gusts_10m,relative_humidity_2m&past_days=7&forecast_days=7&timezone=auto HTTP"),
        requests[1].constData());
    (void)fetchWeather(gate, u"Tokyo"_s, server.service(), { .daysBefore = 4, .daysAhead = 5 });
    QVERIFY(server.requests()[3].contains("past_days=4&forecast_days=5&"));
    const std::vector<EgressRecord> records = gate.records(2);
    QCOMPARE(records.size(), std::size_t(2));
    for (const EgressRecord &record : records) {
        QCOMPARE(record.purpose, EgressPurpose::Weather);
        QVERIFY(record.documents.isEmpty() && record.passages.isEmpty());
    }
}

void TestWeather::whatComesOfIt()
{
    const WeatherServer server(http("200 OK", kTokyo), http("200 OK", bytes(forecast())));
    const QDateTime before = QDateTime::currentDateTimeUtc();
    const Weather weather = fetchWeather(m_gate, u"tokyo"_s, server.service());
    QCOMPARE(weather.place, u"Tokyo"_s);
    QCOMPARE(weather.country, u"Japan"_s);
    QCOMPARE(weather.latitude, 35.6895);
    QCOMPARE(weather.longitude, 139.69171);
    QVERIFY(weather.others.isEmpty());
    QVERIFY(weather.at >= before && weather.at <= QDateTime::currentDateTimeUtc());
    QCOMPARE(weather.offsetSeconds, 9 * 3600);
    QCOMPARE(weather.hours.size(), std::size_t(336));
    const WeatherHour first { QDateTime(QDate(2026, 2, 28), QTime(15, 0), Qt::UTC), 10, 20, 30, 40, 50 };
    QCOMPARE(weather.hours.front(), first); // midnight by clocks nine hours ahead
    QCOMPARE(weather.figures, weatherFigures(weather.hours, 336));
    QCOMPARE(weather.figures.completeness, 1.0);
}

/// Null, words, and what no weather ever was.
void TestWeather::valuesThatAreNone()
{
    QByteArray reply = bytes(forecast(6));
    reply.replace("[10,10,10,10,10,10]", R"([null,"warm",-300,1e300,true,12.5])");
    reply.replace("[50,50,50,50,50,50]", "null");
    const WeatherServer server(http("200 OK", kTokyo), http("200 OK", reply));
    const Weather weather = fetchWeather(m_gate, u"Tokyo"_s, server.service());
    QCOMPARE(weather.hours.size(), std::size_t(6));
    for (std::size_t i = 0; i < 5; ++i)
        QVERIFY(!weather.hours[i].temperature);
    QCOMPARE(weather.hours[5].temperature, std::optional(12.5));
    QVERIFY(!weather.hours[5].humidity);
    QCOMPARE(weather.hours[5].gusts, std::optional(40.));
    QCOMPARE(weather.figures.completeness, 0.0);
}

void TestWeather::theMostPopulousOfAName()
{
    const QByteArray places = R"({"results": [
        {"name": "Paris", "latitude": 33.66, "longitude": -95.55, "country": "United States", "admin1": "Texas", "population": 24782},
        {"name": "Paris", "latitude": 48.85, "longitude": 2.35, "country": "France", "admin1": "Île-de-France", "population": 2138551},
        {"name": "Parisville", "latitude": 1, "longitude": 1, "country": "Canada", "population": 99000000},
        {"name": "Paris", "latitude": 36.3, "longitude": -88.32, "country": "United States", "admin1": "Tennessee"}]})";
    const WeatherServer server(http("200 OK", places), http("200 OK", bytes(forecast())));
    const Weather weather = fetchWeather(m_gate, u"paris"_s, server.service());
    QCOMPARE(weather.country, u"France"_s);
    QCOMPARE(weather.others, (QStringList { u"Paris, Texas, United States"_s, u"Paris, Tennessee, United States"_s }));
    QVERIFY(
        weatherLines(weather).join(u'\n').contains(u"Others: Paris, Texas, United States; Paris, Tennessee, United States."_s));
    QVERIFY(server.requests()[1].contains("latitude=48.85"));
}

/// The service finds Vienna by its German name, too.
void TestWeather::aNameOfAnotherLanguage()
{
    const QByteArray places = R"({"results": [
        {"name": "Vienna", "latitude": 48.2, "longitude": 16.37, "country": "Austria", "population": 1691468},
        {"name": "Wien", "latitude": 39.7, "longitude": -92.9, "country": "United States", "admin1": "Missouri", "population": 50},
        {"name": "Wiener Neustadt", "latitude": 47.8, "longitude": 16.25, "country": "Austria", "population": 38000}]})";
    const WeatherServer server(http("200 OK", places), http("200 OK", bytes(forecast())));
    const Weather weather = fetchWeather(m_gate, u"Wien"_s, server.service());
    QCOMPARE(weather.place, u"Vienna"_s);
    QCOMPARE(weather.others, QStringList { u"Wien, Missouri, United States"_s });
}

void TestWeather::aNameWithItsRegion_data()
{
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("region");
    QTest::newRow("alone") << u"Portland"_s << u"Oregon"_s;
    QTest::newRow("region") << u"Portland, maine"_s << u"Maine"_s;
    QTest::newRow("country") << u"Portland, Jamaica"_s << u"Portland Parish"_s;
    QTest::newRow("code of a country") << u"Portland , JM"_s << u"Portland Parish"_s;
}

void TestWeather::aNameWithItsRegion()
{
    QFETCH(QString, place);
    QFETCH(QString, region);
    const QByteArray places = R"({"results": [
        {"name": "Portland", "latitude": 1, "longitude": 1, "country": "United States", "country_code": "US", "admin1": "Maine", "population": 66000},
        {"name": "Portland", "latitude": 1, "longitude": 1, "country": "Jamaica", "country_code": "JM", "admin1": "Portland Parish"},
        {"name": "Portland", "latitude": 1, "longitude": 1, "country": "United States", "country_code": "US", "admin1": "Oregon", "population": 650000}]})";
    const WeatherServer server(http("200 OK", places), http("200 OK", bytes(forecast())));
    QCOMPARE(fetchWeather(m_gate, place, server.service()).region, region);
    QVERIFY(server.requests()[0].startsWith("GET /v1/search?name=Portland&"));
}

void TestWeather::namesAreHarmless()
{
    QByteArray places = kTokyo;
    places.replace("\"name\": \"Tokyo\"", R"("name": "To\u202eky\u0007o\n<b>%1</b>)" + QByteArray(500, 'x') + '"');
    const WeatherServer server(http("200 OK", places), http("200 OK", bytes(forecast())));
    const Weather weather = fetchWeather(m_gate, u"Tokyo"_s, server.service());
    QVERIFY2(weather.place.startsWith(u"Tokyo <b>%1</b>x"_s), qPrintable(weather.place));
    QVERIFY(weather.place.size() <= 80);
    QVERIFY(weatherLines(weather).front().contains(u"(35.69°, 139.69°)"_s)); // a mark in a name takes no number's place
}

void TestWeather::lines()
{
    Weather weather { u"Tokyo"_s, u"Tokyo"_s, u"Japan"_s, 35.6895, 139.69171 };
    weather.offsetSeconds = 9 * 3600;
    const QDateTime begin(QDate(2026, 3, 1), QTime(0, 0), Qt::UTC);
    for (int i = 0; i < 48; ++i)
        weather.hours.push_back({ begin.addSecs(i * 3600), i < 24 ? 4. : 8., 0.5, 3, i == 40 ? 60. : 20., 70 });
    weather.hours[30].temperature = 30.25;
    weather.at = begin.addSecs(24 * 3600 + 1800);
    weather.figures = weatherFigures(weather.hours, 48);
    const QStringList wanted { u"Weather of Tokyo, Japan (35.69°, 139.69°)."_s,
        u"At %1 09:00 there: 8.0 °C, wind 3 km/h, humidity 70 %."_s.arg(
            QLocale().toString(QDate(2026, 3, 2), QLocale::ShortFormat)),
        u"The days before: 4.0 to 4.0 °C, 12.0 mm of precipitation."_s,
        u"The days ahead: 8.0 to 30.3 °C, 12.0 mm of precipitation."_s,
        u"Mean temperature of the last 24 hour(s): 4.2 °C."_s, // 23 of 4 and one of 8
        u"From one hour to the next the temperature changes by 1.03 °C on average."_s, // 4 + 22.25 + 22.25 of 47
        u"Hours more than 2 standard deviations from the mean temperature: 1; the farthest has 30.3 °C (%1 15:00)."_s.arg(
            QLocale().toString(QDate(2026, 3, 2), QLocale::ShortFormat)),
        u"Calm hours, with wind below 6 km/h: 48. Gusty hours, with gusts of 50 km/h or more: 1."_s,
        u"All values are there for 100 % of the hours."_s, u"Source: Open-Meteo.com, CC BY 4.0."_s };
    QCOMPARE(weatherLines(weather), wanted);
}

void TestWeather::linesWithoutMuch()
{
    Weather weather { u"Nowhere"_s, {}, {}, 0, 0 };
    weather.at = QDateTime(QDate(2026, 3, 1), QTime(0, 0), Qt::UTC);
    const QStringList bare = weatherLines(weather);
    QCOMPARE(bare.size(), 4);
    QCOMPARE(bare.front(), u"Weather of Nowhere (0.00°, 0.00°)."_s);
    weather.hours.push_back({ .at = weather.at.addDays(1), .temperature = -1.5 });
    weather.figures = weatherFigures(weather.hours, 336);
    QVERIFY(weatherLines(weather).contains(u"The days ahead: -1.5 to -1.5 °C."_s));
    QVERIFY(weatherLines(weather).contains(u"All values are there for 0 % of the hours."_s));
}

void TestWeather::errorsInWords_data()
{
    QTest::addColumn<ErrorKind>("kind");
    QTest::addColumn<QString>("what");
    QTest::newRow("no such place") << ErrorKind::BadInput << u"The weather service knows no place called X."_s;
    QTest::newRow("away") << ErrorKind::Unreachable << u"The weather service does not answer: X."_s;
    QTest::newRow("not there") << ErrorKind::NotListening << u"The weather service does not answer: X."_s;
    QTest::newRow("no use") << ErrorKind::BadReply << u"What the weather service replied cannot be used: X."_s;
    QTest::newRow("refused") << ErrorKind::Rejected << u"The weather service does not take the request: X."_s;
    QTest::newRow("local only") << ErrorKind::LocalOnly << words(ErrorKind::LocalOnly, u"X"_s).what;
    QTest::newRow("too many") << ErrorKind::Overloaded << words(ErrorKind::Overloaded, u"X"_s).what;
}

void TestWeather::errorsInWords()
{
    QFETCH(ErrorKind, kind);
    QFETCH(QString, what);
    const ErrorWords said = weatherErrorWords(Error(kind, u"X"_s));
    QCOMPARE(said.what, what);
    QVERIFY(said.next.endsWith(u'.'));
}

ADDUCE_TEST(TestWeather)
#include "test_weather.moc"
