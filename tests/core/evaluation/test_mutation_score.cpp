#include "core/evaluation/mutation_score.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestMutationScore : public QObject
{
    Q_OBJECT

private slots:
    void countsByKind();
    void theSameSeedGivesTheSame();
    void ofNothingNothing();
    void stopsWhenAsked();
    void statementsOfTheSetAreChecked();
    void eachSentenceIsTold();
};

static const std::vector<ProvedSentence> kSentences {
    { u"Naps of 30 minutes improved recall in women."_s, u"Naps of 30 minutes improved recall in women."_s,
        u"We tested naps. Naps of 30 minutes improved recall in women. Coffee did not."_s },
    { u"Recall may be higher after a nap."_s, u"Recall may be higher after a nap."_s, u"Recall may be higher after a nap."_s }
};

void TestMutationScore::countsByKind()
{
    const MutationScore score = scoreMutations(kSentences, {}, 1, nullptr, {});
    QCOMPARE(score.sentences, 2);
    QCOMPARE(score.lost, 0);
    const auto direction = std::ranges::find_if(
        score.kinds, [](const KindScore &one) { return one.kind == MutationKind::Direction && !one.isHeldOut; });
    QVERIFY(direction != score.kinds.end());
    QVERIFY(direction->made > 0 && direction->caught == direction->made);
    QVERIFY(score.all(false).made > 0 && score.all(true).made > 0);
    QCOMPARE(toJson(score)[u"kinds"_s].toArray().size(), static_cast<qsizetype>(score.kinds.size()));
    QVERIFY(toMarkdown(score).contains(u"| Another direction |"_s));
}

void TestMutationScore::theSameSeedGivesTheSame()
{
    QCOMPARE(scoreMutations(kSentences, {}, 3, nullptr, {}), scoreMutations(kSentences, {}, 3, nullptr, {}));
}

void TestMutationScore::ofNothingNothing()
{
    QCOMPARE(scoreMutations({}, {}, 1, nullptr, {}), MutationScore {});
    QVERIFY(!toMarkdown({}).isEmpty());
}

void TestMutationScore::stopsWhenAsked()
{
    std::stop_source source;
    source.request_stop();
    QCOMPARE(scoreMutations(kSentences, {}, 1, nullptr, {}, {}, source.get_token()).sentences, 0);
}

void TestMutationScore::statementsOfTheSetAreChecked()
{
    const std::vector<PlainStatement> kept { { u"Naps of 90 minutes improved recall in women."_s, { kSentences[0].passage },
                                                 kSentences[0].quote },
        { kSentences[0].text, { kSentences[0].passage }, kSentences[0].quote } };
    const MutationScore score = scoreMutations({}, kept, 1, nullptr, {});
    QCOMPARE(score.kept, 2);
    QCOMPARE(score.keptCaught, 1);
    QVERIFY(toMarkdown(score).contains(u"Of the 2 false statements of your own set 1 were found."_s));
}

void TestMutationScore::eachSentenceIsTold()
{
    std::vector<int> told;
    scoreMutations(kSentences, {}, 1, nullptr, {}, [&](int done) { told.push_back(done); });
    QCOMPARE(told, (std::vector { 1, 2 }));
}

ADDUCE_TEST(TestMutationScore)
#include "test_mutation_score.moc"
