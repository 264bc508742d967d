#include "core/tools/weather_figures.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestWeatherFigures : public QObject
{
    Q_OBJECT

private slots:
    void nothingComesToNothing();
    void rollingMeans();
    void rollingMeansWithGaps();
    void anomalies();
    void byOtherParameters();
    void hoursThatAreAlike();
    void volatility();
    void windAndCompleteness();
    void spans();
};

static WeatherHour hourAt(int hour, std::optional<double> temperature)
{
    return { .at = QDateTime(QDate(2026, 3, 1), QTime(0, 0), Qt::UTC).addSecs(hour * 3600), .temperature = temperature };
}

static std::vector<WeatherHour> hoursWith(const std::vector<std::optional<double>> &temperatures)
{
    std::vector<WeatherHour> hours;
    for (const auto &temperature : temperatures)
        hours.push_back(hourAt(static_cast<int>(hours.size()), temperature));
    return hours;
}

static bool isNear(const std::optional<double> &value, double wanted)
{
    return value && std::abs(*value - wanted) < 1e-9;
}

void TestWeatherFigures::nothingComesToNothing()
{
    QCOMPARE(weatherFigures({}, 336), WeatherFigures());
    const WeatherFigures empty = weatherFigures(hoursWith({ {}, {} }), 2);
    QVERIFY(!empty.mean && !empty.deviation && !empty.volatility);
    QCOMPARE(empty.rollingMeans.size(), std::size_t(2));
    const WeatherFigures one = weatherFigures(hoursWith({ 4.0 }), 0);
    QVERIFY(isNear(one.mean, 4));
    QVERIFY(!one.deviation); // of a sample of one
    QCOMPARE(one.completeness, 0.0);
}

void TestWeatherFigures::rollingMeans()
{
    std::vector<std::optional<double>> temperatures;
    for (int i = 0; i < 26; ++i)
        temperatures.emplace_back(i);
    const WeatherFigures figures = weatherFigures(hoursWith(temperatures), 26);
    QCOMPARE(figures.rollingMeans.size(), std::size_t(26));
    for (std::size_t i = 0; i < 23; ++i)
        QVERIFY(!figures.rollingMeans[i]);
    QVERIFY(isNear(figures.rollingMeans[23], 11.5)); // of 0 to 23
    QVERIFY(isNear(figures.rollingMeans[24], 12.5)); // of 1 to 24
    QVERIFY(isNear(figures.rollingMeans[25], 13.5));
    QVERIFY(isNear(figures.mean, 12.5));
}

void TestWeatherFigures::rollingMeansWithGaps()
{
    std::vector<std::optional<double>> temperatures(25);
    for (std::size_t i = 0; i < 13; ++i)
        temperatures[i] = 10;
    const WeatherFigures figures = weatherFigures(hoursWith(temperatures), 25);
    QVERIFY(isNear(figures.rollingMeans[23], 10)); // of the thirteen that there are
    QVERIFY(!figures.rollingMeans[24]); // twelve of 24 are too few
}

/// Of 0, 0, 0, 0, 0, 0, 0, 0, 0, 10: the mean is 1, the squares come to 9 * 1 + 81 = 90, the variance is 90 / 9 = 10.
void TestWeatherFigures::anomalies()
{
    const WeatherFigures figures = weatherFigures(hoursWith({ 0., 0., 0., 0., 0., 0., 0., 0., 0., 10. }), 10);
    QVERIFY(isNear(figures.mean, 1));
    QVERIFY(isNear(figures.deviation, std::sqrt(10.)));
    QCOMPARE(figures.anomalies.size(), std::size_t(1));
    QCOMPARE(figures.anomalies[0].hour, std::size_t(9));
    QVERIFY(isNear(figures.anomalies[0].deviations, 9 / std::sqrt(10.))); // 2.85
    const WeatherFigures cold = weatherFigures(hoursWith({ 0., 0., {}, 0., 0., 0., 0., 0., 0., 0., -10. }), 11);
    QCOMPARE(cold.anomalies.size(), std::size_t(1));
    QCOMPARE(cold.anomalies[0].hour, std::size_t(10));
    QVERIFY(isNear(cold.anomalies[0].deviations, -9 / std::sqrt(10.)));
    // -1, 0, 1 and 0: none is two of 0.816 away.
    QVERIFY(weatherFigures(hoursWith({ -1., 0., 1., 0. }), 4).anomalies.empty());
}

/// Each number of the reckoning is the profile's.
void TestWeatherFigures::byOtherParameters()
{
    std::vector<WeatherHour> hours = hoursWith({ 0., 0., 0., 0., 0., 0., 0., 0., 0., 10. });
    for (WeatherHour &hour : hours) {
        hour.wind = 8;
        hour.gusts = 40;
    }
    const WeatherFigures figures =
        weatherFigures(hours, 10, { .rollingHours = 2, .anomalousDeviations = 3, .calmBelow = 9, .gustyFrom = 40 });
    QVERIFY(figures.anomalies.empty()); // 2.85 is no 3
    QVERIFY(isNear(figures.rollingMeans[9], 5));
    QVERIFY(!figures.rollingMeans[0]);
    QCOMPARE(figures.calmHours, 10);
    QCOMPARE(figures.gustyHours, 10);
}

void TestWeatherFigures::hoursThatAreAlike()
{
    const WeatherFigures figures = weatherFigures(hoursWith(std::vector<std::optional<double>>(336, 0.1)), 336);
    QVERIFY(figures.anomalies.empty());
    QVERIFY(isNear(figures.deviation, 0));
    QVERIFY(isNear(figures.volatility, 0));
}

/// 2 to 5 is 3, 5 to 1 is 4; over the gap nothing is known; 7 to 7.5 is 0.5.
void TestWeatherFigures::volatility()
{
    QVERIFY(isNear(weatherFigures(hoursWith({ 2., 5., 1., {}, 7., 7.5 }), 6).volatility, 2.5));
    QVERIFY(!weatherFigures(hoursWith({ 2., {}, 1. }), 3).volatility);
}

void TestWeatherFigures::windAndCompleteness()
{
    std::vector<WeatherHour> hours = hoursWith({ 1., 2., 3., 4. });
    hours[0].wind = 0;
    hours[1].wind = 5.9;
    hours[2].wind = 6; // a light breeze
    hours[1].gusts = 49.9;
    hours[2].gusts = 50;
    hours[3].gusts = 80;
    const WeatherFigures figures = weatherFigures(hours, 4);
    QCOMPARE(figures.calmHours, 2); // an hour without a value is none
    QCOMPARE(figures.gustyHours, 2);
    QCOMPARE(figures.completeness, 0.0); // each lacks something
    for (const std::size_t i : { 1, 2 }) {
        hours[i].precipitation = 0;
        hours[i].humidity = 50;
    }
    QCOMPARE(weatherFigures(hours, 4).completeness, 0.5);
    QCOMPARE(weatherFigures(hours, 8).completeness, 0.25); // four never came
    QCOMPARE(weatherFigures(hours, 1).completeness, 1.0); // more came than were asked for
}

void TestWeatherFigures::spans()
{
    std::vector<WeatherHour> hours = hoursWith({ 5., -2., {}, 9. });
    hours[1].precipitation = 0.5;
    hours[2].precipitation = 1.25;
    hours[3].precipitation = 4;
    const WeatherSpan span = weatherSpan(hours, hours[0].at, hours[3].at);
    QVERIFY(isNear(span.lowest, -2) && isNear(span.highest, 5) && isNear(span.precipitation, 1.75));
    const WeatherSpan rest = weatherSpan(hours, hours[3].at, hours[3].at.addSecs(1));
    QVERIFY(isNear(rest.lowest, 9) && isNear(rest.highest, 9) && isNear(rest.precipitation, 4));
    QCOMPARE(weatherSpan(hours, hours[3].at.addSecs(1), hours[3].at.addDays(1)), WeatherSpan());
}

ADDUCE_TEST(TestWeatherFigures)
#include "test_weather_figures.moc"
