#include "core/question/study_aspect.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Questions that are asked of every study.
class TestStudyAspect : public QObject
{
    Q_OBJECT

private slots:
    void readyMadeQuestionsAreKnown_data();
    void readyMadeQuestionsAreKnown();
    void otherWaysToAsk_data();
    void otherWaysToAsk();
    void whatAsksForMoreIsNone_data();
    void whatAsksForMoreIsNone();
};

void TestStudyAspect::readyMadeQuestionsAreKnown_data()
{
    QTest::addColumn<StudyAspect>("aspect");
    QTest::addColumn<QString>("language");
    for (std::size_t i = 0; i < std::size(enumNames<StudyAspect>); ++i)
        for (const char *language : { "en", "de", "fr", "es", "ja" }) {
            const auto aspect = static_cast<StudyAspect>(i);
            QTest::addRow("%s, %s", qPrintable(nameOf(aspect)), language) << aspect << QString::fromLatin1(language);
        }
}

void TestStudyAspect::readyMadeQuestionsAreKnown()
{
    QFETCH(StudyAspect, aspect);
    QFETCH(QString, language);
    QCOMPARE(aspectOf(questionFor(aspect, language)), aspect);
}

void TestStudyAspect::otherWaysToAsk_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<StudyAspect>("aspect");
    QTest::newRow("kind") << u"What type of study was it?"_s << StudyAspect::Design;
    QTest::newRow("sample") << u"what was the sample size of the study"_s << StudyAspect::SampleSize;
    QTest::newRow("enrolled") << u"How many patients were enrolled?"_s << StudyAspect::SampleSize;
    QTest::newRow("participants") << u"Who were the participants?"_s << StudyAspect::Population;
    QTest::newRow("treatment") << u"Which treatments were compared?"_s << StudyAspect::Intervention;
    QTest::newRow("primary outcome") << u"What was the primary outcome?"_s << StudyAspect::Outcome;
    QTest::newRow("key findings") << u"What are the key findings of this paper?"_s << StudyAspect::MainFinding;
    QTest::newRow("weaknesses") << u"What are the limitations of the study?"_s << StudyAspect::Limitation;
    QTest::newRow("money") << u"Who paid for this research?"_s << StudyAspect::Funding;
    QTest::newRow("a paper's name taken out") << u"What was the sample size of ?"_s << StudyAspect::SampleSize;
}

void TestStudyAspect::otherWaysToAsk()
{
    QFETCH(QString, question);
    QFETCH(StudyAspect, aspect);
    QCOMPARE(aspectOf(question), aspect);
}

void TestStudyAspect::whatAsksForMoreIsNone_data()
{
    QTest::addColumn<QString>("question");
    QTest::newRow("a part of them") << u"How many participants had anaemia?"_s;
    QTest::newRow("a thing") << u"What was the main finding on iron?"_s;
    QTest::newRow("a design of something") << u"What was the design of the shoe?"_s;
    QTest::newRow("of a method") << u"What are the limitations of BMI?"_s;
    QTest::newRow("nothing") << QString();
}

void TestStudyAspect::whatAsksForMoreIsNone()
{
    QFETCH(QString, question);
    QVERIFY(!aspectOf(question));
}

ADDUCE_TEST(TestStudyAspect)
#include "test_study_aspect.moc"
