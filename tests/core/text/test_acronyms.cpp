#include "core/text/acronyms.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestAcronyms : public QObject
{
    Q_OBJECT

private slots:
    void introduced_data();
    void introduced();
};

void TestAcronyms::introduced_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shortForm");
    QTest::addColumn<QString>("longForm");
    QTest::newRow("initials") << u"Rate of perceived exertion (RPE) rose."_s << u"RPE"_s << u"Rate of perceived exertion"_s;
    QTest::newRow("with a small word") << u"seen in Relative Energy Deficiency in Sport (RED-S) alone"_s << u"RED-S"_s
                                       << u"Relative Energy Deficiency in Sport"_s;
    QTest::newRow("parts of words") << u"the Mediterranean diet (MedDiet)"_s << u"MedDiet"_s << u"Mediterranean diet"_s;
    QTest::newRow("plural") << u"irritable bowels syndromes (IBSs)"_s << u"IBSs"_s << u"irritable bowels syndromes"_s;
    QTest::newRow("other letters") << u"a nap of thirty minutes (RPE)"_s << QString() << QString();
    QTest::newRow("no acronym") << u"a nap (short) helps"_s << QString() << QString();
    QTest::newRow("nothing before it") << u"(RPE)"_s << QString() << QString();
}

void TestAcronyms::introduced()
{
    QFETCH(QString, text);
    QFETCH(QString, shortForm);
    QFETCH(QString, longForm);
    const std::vector<Acronym> found = acronymsIn(text);
    QCOMPARE(found, shortForm.isEmpty() ? std::vector<Acronym>() : (std::vector<Acronym> { { shortForm, longForm } }));
}

ADDUCE_TEST(TestAcronyms)
#include "test_acronyms.moc"
