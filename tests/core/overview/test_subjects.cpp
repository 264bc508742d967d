#include "core/overview/subjects.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestSubjects : public QObject
{
    Q_OBJECT

private slots:
    void whatMorePapersSpeakOfComesFirst();
    void wordsAreWrittenAsInsideSentences();
    void whatOnlyDescribesIsNoSubject_data();
    void whatOnlyDescribesIsNoSubject();
    void noWordComesTwice();
    void nothingIsSaidOfNothing();
};

void TestSubjects::whatMorePapersSpeakOfComesFirst()
{
    const std::vector<Opening> openings {
        { u"Green tea and body weight"_s,
            { u"We gave green tea to adults."_s, u"The green tea was cold, and green tea it stayed."_s } },
        { u"Sleep loss and body weight"_s, { u"Sleep loss changed the body weight."_s } },
    };
    QCOMPARE(subjectsOf(openings, 2), QStringList({ u"body weight"_s, u"green tea"_s }));
}

void TestSubjects::wordsAreWrittenAsInsideSentences()
{
    const std::vector<Opening> openings {
        { u"Regression Models for DNA Damage"_s, { u"It is a regression model as any other."_s } },
        { u"The Ugandan Athletes Study"_s, { u"We asked the Ugandan athletes."_s } },
        { u"Count Data Everywhere"_s, {} },
    };
    const QStringList subjects = subjectsOf(openings, 8);
    QVERIFY2(subjects.contains(u"regression models"_s), qPrintable(subjects.join(u'|')));
    QVERIFY2(subjects.contains(u"DNA damage"_s), qPrintable(subjects.join(u'|')));
    QVERIFY2(subjects.contains(u"Ugandan athletes"_s), qPrintable(subjects.join(u'|')));
    QVERIFY2(subjects.contains(u"count data"_s), qPrintable(subjects.join(u'|')));
}

void TestSubjects::whatOnlyDescribesIsNoSubject_data()
{
    QTest::addColumn<QString>("title");
    QTest::newRow("of a participle") << u"Generalized linear mixed"_s;
    QTest::newRow("of an adverb") << u"Physically active"_s;
    QTest::newRow("what a paper is") << u"Narrative review"_s;
    QTest::newRow("the end of a compound") << u"Object-oriented code"_s;
    QTest::newRow("with a stop word between") << u"Value of sleep"_s;
    QTest::newRow("of a number") << u"Study 12 weeks"_s;
    QTest::newRow("without spaces") << u"睡眠不足 研究"_s;
}

void TestSubjects::whatOnlyDescribesIsNoSubject()
{
    QFETCH(const QString, title);
    QStringList subjects = subjectsOf({ { title, {} } }, 8);
    subjects.removeAll(u"generalized linear"_s);
    QCOMPARE(subjects, QStringList());
}

void TestSubjects::noWordComesTwice()
{
    const std::vector<Opening> openings { { u"Linear regression models"_s, { u"Linear regression is a regression."_s } } };
    QCOMPARE(subjectsOf(openings, 8), QStringList(u"linear regression"_s));
}

void TestSubjects::nothingIsSaidOfNothing()
{
    QCOMPARE(subjectsOf({}, 8), QStringList());
    QCOMPARE(subjectsOf({ { {}, { u"Green tea."_s } } }, 8), QStringList());
    QCOMPARE(subjectsOf({ { u"Green tea"_s, {} } }, 0), QStringList());
}

ADDUCE_TEST(TestSubjects)
#include "test_subjects.moc"
