#include "core/documents/document.h"
#include "core/ingest/language.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestLanguage : public QObject
{
    Q_OBJECT

private slots:
    void isDetected_data();
    void isDetected();
    void ofADocumentByItsSentences();
};

void TestLanguage::isDetected_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("language");
    const QString german = u"Die Wirkung von Koffein auf die Ausdauerleistung wurde in mehreren Studien untersucht. "_s;
    const QString english = u"The effect of caffeine on endurance was measured in several studies of trained runners. "_s;
    QTest::newRow("English") << english << u"en"_s;
    QTest::newRow("German") << german << u"de"_s;
    QTest::newRow("French") << u"L'effet de la caféine sur la performance d'endurance a été étudié chez des coureurs."_s
                            << u"fr"_s;
    QTest::newRow("Spanish") << u"El efecto de la cafeína sobre el rendimiento de resistencia fue estudiado."_s << u"es"_s;
    QTest::newRow("Russian") << u"Влияние кофеина на выносливость изучалось в нескольких исследованиях."_s << u"ru"_s;
    QTest::newRow("Chinese") << u"咖啡因对耐力表现的影响已在多项研究中进行了测量。"_s << u"zh"_s;
    QTest::newRow("German with an English abstract") << english + german.repeated(9) << u"de"_s;
    QTest::newRow("nothing") << QString() << QString();
    QTest::newRow("numbers") << u"12 13.5 0.001 ± 7"_s << QString();
    QTest::newRow("one word") << u"x"_s << QString();
    QTest::newRow("half characters") << QString(5000, QChar(0xd835)) << QString();
    QTest::newRow("control characters") << QString(5000, QChar(1)) + german.repeated(3) << u"de"_s;
    QTest::newRow("NUL within") << english + QChar(0) + english << u"en"_s;
    QTest::newRow("no characters") << QString(5000, QChar(0xffff)) << QString();
    QTest::newRow("a million letters") << QString(1'000'000, u'a') << QString();
}

void TestLanguage::isDetected()
{
    QFETCH(QString, text);
    QFETCH(QString, language);
    QCOMPARE(languageOf(text), language);
}

void TestLanguage::ofADocumentByItsSentences()
{
    QCOMPARE(languageOf(test::makeDocument(test::coffeePaper())), u"en"_s);
    QCOMPARE(languageOf(Document {}), QString());
    Document document; // that begins with a long part in another language
    for (int i = 0; i < 400; ++i) {
        Sentence sentence;
        sentence.text = i < 100 ? u"The effect of caffeine on endurance performance was measured in each of these trials."_s
                                : u"Die Wirkung von Koffein auf die Ausdauer wurde in jeder dieser Untersuchungen gemessen."_s;
        document.sentences.push_back(std::move(sentence));
    }
    QCOMPARE(languageOf(document), u"de"_s);
}

ADDUCE_TEST(TestLanguage)
#include "test_language.moc"
