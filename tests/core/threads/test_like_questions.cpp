#include "core/threads/like_questions.h"
#include "core/threads/thread_store.h"
#include "tests/support/error_of.h"
#include "tests/support/library_fixture.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Saved questions that are alike by what they mean.
class TestLikeQuestions : public QObject
{
    Q_OBJECT

private slots:
    void otherWordsForTheSameComeFirst_data();
    void otherWordsForTheSameComeFirst();
    void ofAThreadTheMostAlike();
    void otherLanguagesByTheirStems();
    void nothingIsLikeWhatSaysNothing_data();
    void nothingIsLikeWhatSaysNothing();
    void atMostSoMany();
    void canBeStopped();
};

namespace {

const QStringList kSaved {
    u"How much protein should vegan athletes eat per day?"_s,
    u"Does a short nap in the afternoon make runners faster?"_s,
    u"What does caffeine do to reaction time?"_s,
    u"How many women took part in the fasting trial?"_s,
    u"Who paid for the study of Ugandan runners?"_s,
    u"What is reverse periodization?"_s,
    u"Is iron deficiency common among female footballers?"_s,
    u"Which drugs lower blood pressure in old patients?"_s,
    u"How accurate is hysteroscopy for finding cancer?"_s,
    u"Do flexible working hours keep nurses in their jobs?"_s,
    u"Wie viel Eiweiß brauchen Sportler am Tag?"_s,
    u"What temperature do the batteries reach while charging?"_s,
};

ThreadId addThread(Database &database, const QStringList &questions)
{
    std::vector<Answer> answers;
    for (const QString &question : questions)
        answers.push_back(test::answerOf(question, u"a"_s, u"a"_s));
    return ThreadStore(database).insert(test::threadOf(questions.first(), answers));
}

} // namespace

void TestLikeQuestions::otherWordsForTheSameComeFirst_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<int>("like");
    QTest::newRow("the same") << kSaved[2] << 2;
    QTest::newRow("protein") << u"What protein intake is advised for vegetarian players?"_s << 0;
    QTest::newRow("sleep") << u"Do naps improve sprint speed?"_s << 1;
    QTest::newRow("coffee") << u"Does coffee shorten reactions?"_s << 2;
    QTest::newRow("participants") << u"How many females participated in the trial on fasting?"_s << 3;
    QTest::newRow("anaemia") << u"How often do female players lack iron?"_s << 6;
    QTest::newRow("hypertension") << u"Which medicines reduce hypertension in the elderly?"_s << 7;
    QTest::newRow("tumours") << u"Does hysteroscopy detect tumours reliably?"_s << 8;
    QTest::newRow("hospital") << u"Does shift flexibility stop nurses from quitting?"_s << 9;
    QTest::newRow("heat") << u"How hot does a battery get when it is charged?"_s << 11;
}

void TestLikeQuestions::otherWordsForTheSameComeFirst()
{
    QFETCH(const QString, question);
    QFETCH(const int, like);
    test::LibraryFixture fixture;
    Database &database = fixture.database();
    for (const QString &saved : kSaved)
        addThread(database, { saved });
    const std::vector<LikeQuestion> found = questionsLike(database, question);
    QVERIFY(!found.empty());
    QCOMPARE(found.front().question, kSaved[like]);
    QVERIFY(found.size() <= 4); // and not all of them
    QVERIFY(std::ranges::is_sorted(found, std::ranges::greater {}, &LikeQuestion::likeness));
    QVERIFY(found.front().likeness <= 1.0001);
}

void TestLikeQuestions::ofAThreadTheMostAlike()
{
    test::LibraryFixture fixture;
    const ThreadId both = addThread(fixture.database(), { kSaved[5], kSaved[0], kSaved[6] });
    const ThreadId other = addThread(fixture.database(), { kSaved[1] });
    const auto found = questionsLike(fixture.database(), u"How much protein do vegan footballers need?"_s);
    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(found[0].thread, both);
    QCOMPARE(found[0].question, kSaved[0]);
    QVERIFY(other != both);
}

void TestLikeQuestions::otherLanguagesByTheirStems()
{
    test::LibraryFixture fixture;
    for (const QString &saved : kSaved)
        addThread(fixture.database(), { saved });
    const auto found = questionsLike(fixture.database(), u"Brauchen Sportlerinnen mehr Eiweiß als andere?"_s);
    QVERIFY(!found.empty());
    QCOMPARE(found[0].question, kSaved[10]);
}

void TestLikeQuestions::nothingIsLikeWhatSaysNothing_data()
{
    QTest::addColumn<QString>("question");
    QTest::newRow("empty") << u""_s;
    QTest::newRow("marks") << u"?!\"* ()"_s;
    QTest::newRow("words of no topic") << u"What is it, and how?"_s;
    QTest::newRow("another topic") << u"Which kings ruled medieval Portugal?"_s;
    QTest::newRow("letters of no word") << QString(100'000, u'x');
}

void TestLikeQuestions::nothingIsLikeWhatSaysNothing()
{
    QFETCH(const QString, question);
    test::LibraryFixture fixture;
    QVERIFY(questionsLike(fixture.database(), question).empty()); // without any thread
    for (const QString &saved : kSaved)
        addThread(fixture.database(), { saved });
    QVERIFY(questionsLike(fixture.database(), question).empty());
}

void TestLikeQuestions::atMostSoMany()
{
    test::LibraryFixture fixture;
    for (int i = 0; i < 5; ++i)
        addThread(fixture.database(), { kSaved[0] });
    QCOMPARE(questionsLike(fixture.database(), kSaved[0], {}, { .most = 3 }).size(), std::size_t(3));
}

void TestLikeQuestions::canBeStopped()
{
    test::LibraryFixture fixture;
    addThread(fixture.database(), { kSaved[0] });
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(
        test::errorKindOf([&] { (void)questionsLike(fixture.database(), kSaved[0], stop.get_token()); }), ErrorKind::Stopped);
}

ADDUCE_TEST(TestLikeQuestions)
#include "test_like_questions.moc"
