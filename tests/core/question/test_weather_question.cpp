#include "core/question/weather_question.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestWeatherQuestion : public QObject
{
    Q_OBJECT

private slots:
    void asksForTheWeatherOf_data();
    void asksForTheWeatherOf();
    void asksForPapers_data();
    void asksForPapers();
    void longQuestionsAreCheap();
};

void TestWeatherQuestion::asksForTheWeatherOf_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("place");
    const auto row = [](const char16_t *question, const char16_t *place) {
        const QString text = QString::fromUtf16(question);
        QTest::newRow(qPrintable(text)) << text << QString::fromUtf16(place);
    };
    row(u"weather in Tokyo", u"Tokyo");
    row(u"What's the weather like in tokyo?", u"tokyo");
    row(u"What is the weather in New York today?", u"New York");
    row(u"How's the weather in mexico city like?", u"mexico city");
    row(u"what will the weather be like in Paris tomorrow", u"Paris");
    row(u"Will it rain in São Paulo tomorrow?", u"São Paulo");
    row(u"will it rain tomorrow in são paulo", u"são paulo");
    row(u"temperature forecast for Berlin", u"Berlin");
    row(u"Weather forecast for Stratford-upon-Avon, please", u"Stratford-upon-Avon");
    row(u"weather in rio de janeiro this weekend", u"rio de janeiro");
    row(u"weather in 東京", u"東京");
    row(u"Is it snowing in Oslo right now?", u"Oslo");
    row(u"How warm is it in Portland, Oregon?", u"Portland, Oregon");
    row(u"What is the temperature in Berlin?", u"Berlin");
    row(u"rain in London tomorrow?", u"London");
    row(u"Do I need an umbrella in Bergen today?", u"Bergen");
    row(u"Hello, can you tell me what is the weather in L'Aquila?", u"L'Aquila");
    row(u"Wie ist das Wetter in München?", u"München");
    row(u"Wie wird das Wetter morgen in Frankfurt am Main?", u"Frankfurt am Main");
    row(u"Regnet es in hamburg?", u"hamburg");
    row(u"Wird es morgen in Köln regnen?", u"Köln");
    row(u"Wettervorhersage für Zürich", u"Zürich");
    row(u"Temperatur in Wien heute", u"Wien");
    row(u"Quel temps fait-il à Paris ?", u"Paris");
    row(u"Quel temps fera-t-il demain à Saint-Étienne\u00a0?", u"Saint-Étienne");
    row(u"météo à Lyon", u"Lyon");
    row(u"Va-t-il pleuvoir à Lille demain ?", u"Lille");
    row(u"Quelle température fait-il à Nice ?", u"Nice");
    row(u"¿Qué tiempo hace en Madrid?", u"Madrid");
    row(u"¿Lloverá mañana en Sevilla?", u"Sevilla");
    row(u"pronóstico del tiempo para Bogotá", u"Bogotá");
    row(u"¿Hace frío en Ávila?", u"Ávila");
}

void TestWeatherQuestion::asksForTheWeatherOf()
{
    QFETCH(QString, question);
    QFETCH(QString, place);
    QCOMPARE(weatherPlace(question).value_or(QString()), place);
}

void TestWeatherQuestion::asksForPapers_data()
{
    QTest::addColumn<QString>("question");
    for (const char16_t *question : { u"", u"weather", u"What about temperature?", u"How does temperature affect yield in maize?",
             u"weather in the study area", u"effect of heat in athletes", u"What is the weather in mice?",
             u"What is the temperature in Experiment 2?", u"rainfall in Table 3", u"What is the rain in Table Three?",
             u"weather in summer", u"What was the temperature in July?", u"temperature in Berlin", u"wind speed in Smith 2020",
             u"What is the temperature in PCR?", u"What is the temperature in PCR reactions?",
             u"What is the temperature in the incubator?", u"What is the mean temperature in Berlin?",
             u"How does the weather in Berlin affect mortality?", u"What is the weather in Berlin associated with?",
             u"Which papers are about the weather in Tokyo?", u"Is rain in London related to mood?",
             u"weather forecast for wheat yield", u"weather forecast for agriculture", u"forecast for Germany",
             u"What is the forecast in Holt-Winters?", u"What is the temperature in Softmax?",
             u"What is the temperature in mice today?", u"Was the temperature higher in women?",
             u"What is the effect of cold in Finland?", u"heat stress in India", u"Does it rain in the model?",
             u"What is the humidity in Drosophila cages?", u"Is it cold in here?", u"What is the weather like in Chapter Two?",
             u"Weather in Kenya and malaria incidence", u"Welche Temperatur hatten die Mäuse?",
             u"Wie ist das Wetter in Studien erfasst?", u"Wetter in Versuchen", u"Temperatur in Mäusen",
             u"Wie wird das Wetter in Modellen berücksichtigt?", u"Einfluss von Hitze in Athleten",
             u"Quelle est la température dans l'expérience 2 ?", u"Quelle est la température chez la souris ?",
             u"température en été", u"el tiempo en ratas", u"¿Cuál es la temperatura en reposo?", u"tiempo en Madrid",
             u"efecto del calor en atletas", u"What is the weather in the US?" }) {
        const QString text = QString::fromUtf16(question);
        QTest::newRow(qPrintable(u"'%1'"_s.arg(text))) << text;
    }
}

void TestWeatherQuestion::asksForPapers()
{
    QFETCH(QString, question);
    const auto place = weatherPlace(question);
    QVERIFY2(!place, qPrintable(place.value_or(QString())));
}

/// Of every kind of beginning, with the longest middle that is looked at, and far longer.
void TestWeatherQuestion::longQuestionsAreCheap()
{
    for (const QString &beginning : { u"weather in "_s, u"will it rain "_s, u"quel temps fait-il "_s })
        for (const int times : { 18, 20'000 })
            QVERIFY(!weatherPlace(beginning + u"in today in "_s.repeated(times) + u"1"_s));
}

ADDUCE_TEST(TestWeatherQuestion)
#include "test_weather_question.moc"
