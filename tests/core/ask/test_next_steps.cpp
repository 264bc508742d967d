#include "core/ask/next_steps.h"
#include "tests/core/ask/three_papers.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Next steps from a refusal (SF7).
class TestNextSteps : public QObject
{
    Q_OBJECT

private slots:
    void whatIsAnsweredWithoutAWordIsOffered();
    void whatIsNotAnsweredIsNot_data();
    void whatIsNotAnsweredIsNot();
    void theyAreBounded_data();
    void theyAreBounded();
    void thePaperWithTheNearestTitleIsNamed_data();
    void thePaperWithTheNearestTitleIsNamed();
    void anAnswerHasNone();
    void aStopLeavesTheRefusal();
};

namespace {

const QString kGreenland = u"Does a nap improve the recall of word pairs in Greenland?"_s;

Answer asked(const test::ThreePapers &papers, const QString &question, const Profile &profile = {})
{
    return papers.ask({ question, {}, {}, {}, { profile } }, {}, {});
}

Evidence titled(const std::vector<std::pair<QString, double>> &titles)
{
    Evidence evidence;
    qint64 id = 0;
    for (const auto &[title, coverage] : titles) {
        Candidate c;
        c.document = DocumentId { ++id };
        c.titleCoverage = coverage;
        evidence.candidates.push_back(c);
        DocumentRow row;
        row.id = c.document;
        row.title = title;
        row.sha256 = u"abc"_s;
        row.pages = 7;
        evidence.documents[c.document] = { row, {} };
    }
    return evidence;
}

} // namespace

void TestNextSteps::whatIsAnsweredWithoutAWordIsOffered()
{
    const test::ThreePapers papers;
    const Answer answer = asked(papers, kGreenland);
    QVERIFY(answer.isRefusal());
    QCOMPARE(answer.search.shorter,
        (std::vector<ShorterQuestion> { { u"Does a nap improve the recall of word pairs?"_s, { u"Greenland"_s } } }));
    QCOMPARE(asked(papers, answer.search.shorter.front().text).verdict, Verdict::Answered);
}

void TestNextSteps::whatIsNotAnsweredIsNot_data()
{
    QTest::addColumn<QString>("question");
    QTest::newRow("nothing of it is known") << u"What is the capital of Mongolia?"_s;
    QTest::newRow("it is no question without") << u"How do colonists sleep?"_s;
    QTest::newRow("words without spaces") << u"睡眠不足は宇宙飛行士の記憶に影響しますか"_s;
}

void TestNextSteps::whatIsNotAnsweredIsNot()
{
    QFETCH(QString, question);
    const test::ThreePapers papers;
    const Answer answer = asked(papers, question);
    QVERIFY(answer.isRefusal());
    QVERIFY(answer.search.shorter.empty());
}

void TestNextSteps::theyAreBounded_data()
{
    QTest::addColumn<int>("questions");
    QTest::addColumn<int>("tries");
    QTest::newRow("none is wanted") << 0 << 3;
    QTest::newRow("none is looked up") << 2 << 0;
}

void TestNextSteps::theyAreBounded()
{
    QFETCH(int, questions);
    QFETCH(int, tries);
    Profile profile;
    profile.parameters.refusal.shorterQuestions = questions;
    profile.parameters.refusal.shorterTries = tries;
    QVERIFY(asked(test::ThreePapers(), kGreenland, profile).search.shorter.empty());
}

void TestNextSteps::thePaperWithTheNearestTitleIsNamed_data()
{
    QTest::addColumn<double>("one");
    QTest::addColumn<double>("other");
    QTest::addColumn<QString>("title"); // empty: none
    QTest::newRow("the first") << 0.6 << 0.4 << u"Sleep"_s;
    QTest::newRow("the second") << 0.3 << 0.4 << u"Coffee"_s;
    QTest::newRow("the first of equals") << 0.4 << 0.4 << u"Sleep"_s;
    QTest::newRow("none is near") << 0.2 << 0.0 << QString();
}

void TestNextSteps::thePaperWithTheNearestTitleIsNamed()
{
    QFETCH(double, one);
    QFETCH(double, other);
    QFETCH(QString, title);
    const auto paper = paperByTitle(titled({ { u"Sleep"_s, one }, { u"Coffee"_s, other } }), {});
    QCOMPARE(paper ? paper->title : QString(), title);
    if (!paper)
        return;
    QCOMPARE(paper->page, 1);
    QCOMPARE(paper->pageCount, 7);
    QCOMPARE(paper->sha256, u"abc"_s);
    QVERIFY(paper->quote.isEmpty());
}

void TestNextSteps::anAnswerHasNone()
{
    const Answer answer = asked(test::ThreePapers(), u"Does a nap improve the recall of word pairs?"_s);
    QCOMPARE(answer.verdict, Verdict::Answered);
    QVERIFY(answer.search.shorter.empty() && !answer.search.paper);
}

void TestNextSteps::aStopLeavesTheRefusal()
{
    test::ThreePapers papers;
    Database &database = papers.fixture.database();
    std::stop_source stop;
    stop.request_stop();
    Evidence evidence = titled({ { u"Naps"_s, 0.5 } });
    evidence.asked.terms = keyTerms(kGreenland, nullptr);
    evidence.candidates.front().match.coverage = 0.5;
    evidence.candidates.front().context.own = TermStrengths(evidence.asked.terms.size(), 1);
    evidence.candidates.front().context.own.back() = 0;
    Plan plan;
    plan.searched = kGreenland;
    SearchReport report;
    addNextSteps(report, plan, evidence, {}, papers.retriever, papers.network.servers, database, stop.get_token());
    QVERIFY(report.shorter.empty());
    QVERIFY(report.paper.has_value());
}

ADDUCE_TEST(TestNextSteps)
#include "test_next_steps.moc"
