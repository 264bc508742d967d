#include "core/sentences/aspect_sentences.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Which sentences say what is asked of every study.
class TestAspectSentences : public QObject
{
    Q_OBJECT

private slots:
    void theSentenceThatSaysSoComesFirst_data();
    void theSentenceThatSaysSoComesFirst();
    void ofOtherStudiesLess();
    void whereNoneSaysSoNoneIsTold();
    void whatCannotBeQuotedIsNotTold();
};

namespace {

Candidate candidate(const QString &text, SectionType section)
{
    Candidate c;
    c.document = { 1 };
    c.sentence.text = text;
    c.section = section;
    const std::vector<Word> words = splitWords(text);
    c.cues = cuesOf(words);
    c.form = formOf(text, words);
    return c;
}

std::vector<Candidate> found(std::vector<Candidate> candidates, StudyAspect aspect)
{
    scoreByAspect(candidates, aspect, {});
    return aspectSentences(candidates, {});
}

double scoreOf(const Candidate &candidate, StudyAspect aspect)
{
    std::vector<Candidate> one { candidate };
    scoreByAspect(one, aspect, {});
    return one.front().score;
}

const std::vector<Candidate> kPaper {
    candidate(u"Sleep matters to everybody who learns."_s, SectionType::Introduction),
    candidate(u"In a study of 2576 students, naps helped [22]."_s, SectionType::Introduction),
    candidate(u"We conducted a randomized crossover trial in a sleep laboratory."_s, SectionType::Methods),
    candidate(u"Eleven healthy women aged 18 to 25 years were recruited from the university."_s, SectionType::Methods),
    candidate(u"The intervention group received a nap of 30 minutes on each of five days."_s, SectionType::Methods),
    candidate(u"The primary outcome was the recall of word pairs, measured with a computer test."_s, SectionType::Methods),
    candidate(u"In conclusion, our results show that naps significantly improved recall."_s, SectionType::Conclusion),
    candidate(u"A limitation of this study is its small sample size, so that the findings cannot be generalised."_s,
        SectionType::Discussion),
    candidate(u"This research was funded by the National Sleep Foundation, grant number 7."_s, SectionType::Acknowledgements),
};

} // namespace

void TestAspectSentences::theSentenceThatSaysSoComesFirst_data()
{
    QTest::addColumn<StudyAspect>("aspect");
    QTest::addColumn<QString>("beginsWith");
    QTest::newRow("design") << StudyAspect::Design << u"We conducted"_s;
    QTest::newRow("sample size") << StudyAspect::SampleSize << u"Eleven"_s;
    QTest::newRow("population") << StudyAspect::Population << u"Eleven"_s;
    QTest::newRow("intervention") << StudyAspect::Intervention << u"The intervention"_s;
    QTest::newRow("outcome") << StudyAspect::Outcome << u"The primary"_s;
    QTest::newRow("main finding") << StudyAspect::MainFinding << u"In conclusion"_s;
    QTest::newRow("limitation") << StudyAspect::Limitation << u"A limitation"_s;
    QTest::newRow("funding") << StudyAspect::Funding << u"This research"_s;
}

void TestAspectSentences::theSentenceThatSaysSoComesFirst()
{
    QFETCH(StudyAspect, aspect);
    QFETCH(QString, beginsWith);
    const std::vector<Candidate> told = found(kPaper, aspect);
    QVERIFY(!told.empty());
    QVERIFY2(told.front().sentence.text.startsWith(beginsWith), qPrintable(told.front().sentence.text));
    QVERIFY(told.front().score > 0 && told.front().score <= 1);
}

void TestAspectSentences::ofOtherStudiesLess()
{
    const QString text = u"A sample of 40 women was recruited for the trial."_s;
    const double own = scoreOf(candidate(text, SectionType::Methods), StudyAspect::SampleSize);
    const double others = scoreOf(candidate(text.chopped(1) + u" [22]."_s, SectionType::Methods), StudyAspect::SampleSize);
    QVERIFY(own > others);
    QVERIFY(own > scoreOf(candidate(text, SectionType::Discussion), StudyAspect::SampleSize));
}

void TestAspectSentences::whereNoneSaysSoNoneIsTold()
{
    const std::vector<Candidate> other { candidate(u"Sleep matters to everybody who learns."_s, SectionType::Introduction),
        candidate(u"Words were shown on a screen."_s, SectionType::Methods) };
    for (std::size_t i = 0; i < std::size(enumNames<StudyAspect>); ++i)
        QVERIFY2(found(other, static_cast<StudyAspect>(i)).empty(), enumNames<StudyAspect>[i]);
    QVERIFY(found({}, StudyAspect::Design).empty());
}

void TestAspectSentences::whatCannotBeQuotedIsNotTold()
{
    std::vector<Candidate> doubtful = kPaper;
    for (Candidate &c : doubtful)
        c.sentence.isDoubtful = true;
    QVERIFY(found(doubtful, StudyAspect::Design).empty());
}

ADDUCE_TEST(TestAspectSentences)
#include "test_aspect_sentences.moc"
