#include "core/retrieval/selection.h"
#include "tests/core/retrieval/passages.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <algorithm>
#include <cmath>
#include <random>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::chunks;
using test::passage;

/// What is chosen among candidates, by the worked examples of the designs and by what must always hold.
class TestSelection : public QObject
{
    Q_OBJECT

private slots:
    void candidatesFollowWhatIsWanted_data();
    void candidatesFollowWhatIsWanted();
    void theyAreThinnedToThat();
    void diversityFollowsTheWorkedExample();
    void weakCandidatesAreNeverChosen();
    void theyAreThinnedByTheCosine();
    void theyAreComparedAsTheyAreAsked();
    void marginalRelevance();
    void marginalRelevanceOfOneSide();
    void onePassageAPage();
    void relevanceCountsFourTimesDifference_data();
    void relevanceCountsFourTimesDifference();
    void theyAreChosenFromTheBest_data();
    void theyAreChosenFromTheBest();
    void duplicatesAreToldOnce();
    void equalsStayAsTheyCame_data();
    void equalsStayAsTheyCame();
    void whatMustAlwaysHold();
};

/// Passages whose numbers differ by ten are the same text.
static double twins(const Passage &a, const Passage &b)
{
    return a.chunk.value % 10 == b.chunk.value % 10 ? 1.0 : 0.1;
}

void TestSelection::candidatesFollowWhatIsWanted_data()
{
    QTest::addColumn<AdaptiveK::Formula>("formula");
    QTest::addColumn<int>("f");
    QTest::addColumn<int>("k");
    using enum AdaptiveK::Formula;
    QTest::newRow("the printed formula") << Max << 3 << 18; // ruling S2
    QTest::newRow("the formula of the samples") << Sum << 3 << 26;
    QTest::newRow("one passage") << Max << 1 << 9;
    QTest::newRow("at most") << Max << 10 << 60;
    QTest::newRow("the cap") << Sum << 100 << 120;
    QTest::newRow("none") << Max << 0 << 8;
}

void TestSelection::candidatesFollowWhatIsWanted()
{
    QFETCH(AdaptiveK::Formula, formula);
    QFETCH(int, f);
    QFETCH(int, k);
    QCOMPARE(candidatesFor(f, { .formula = formula }), k);
    QCOMPARE(fetchedFor(k, {}), std::max(120, 4 * k));
}

void TestSelection::theyAreThinnedToThat()
{
    std::vector<Passage> found;
    for (int i = 1; i <= 40; ++i)
        found.push_back(passage(i, i, i, 1.0 - i / 100.0));
    RetrievalParameters parameters;
    parameters.finalK = 3;
    QCOMPARE(thinned(found, parameters, twins).size(), found.size());
    parameters.diversifyLambda = 0.5;
    const auto kept = thinned(found, parameters, twins);
    QCOMPARE(kept.size(), std::size_t(18));
    QCOMPARE(kept.front().chunk, ChunkId { 1 });
    QVERIFY(kept[9].chunk.value <= 10 && kept[10].chunk.value > 10); // a twin only once nothing else is left
    parameters.adaptiveK.formula = AdaptiveK::Formula::Sum;
    QCOMPARE(thinned(found, parameters, twins).size(), std::size_t(26));
}

// Only the order p.45, p.67, p.89 of the design's worked example is binding; its figures contradict its formula.
void TestSelection::diversityFollowsTheWorkedExample()
{
    RetrievalParameters parameters;
    parameters.finalK = 3;
    const auto chosen = selectDiverse(
        { passage(1, 1, 45, 0.92), passage(2, 1, 45, 0.87), passage(3, 1, 67, 0.85), passage(4, 1, 89, 0.82) }, parameters);
    QCOMPARE(chunks(chosen), QList<qint64>({ 1, 3, 4 }));
    QCOMPARE(chosen[1].penalty, 0.05);
    QCOMPARE(chosen[2].score, 0.82 - 2 * 0.05);
}

void TestSelection::weakCandidatesAreNeverChosen()
{
    QVERIFY(selectDiverse({ passage(1, 1, 1, 0.24) }, {}).empty());
    RetrievalParameters none;
    none.finalK = 0;
    QVERIFY(selectDiverse({ passage(1, 1, 1, 0.9) }, none).empty());
}

static double byFused(const Passage &p)
{
    return p.fused;
}

/// RV1: both sides of it are cosines, however the fused score is scaled.
void TestSelection::theyAreThinnedByTheCosine()
{
    std::vector<Passage> found { passage(1, 1, 1, 1), passage(11, 1, 2, 0.9), passage(2, 1, 3, 0.45) };
    const auto alike = [](const Passage &a, const Passage &b) { return a.chunk.value + b.chunk.value == 12 ? 0.5 : 0.1; };
    RetrievalParameters parameters;
    parameters.finalK = 1;
    parameters.diversifyLambda = 0.5;
    // 0.5 * 0.9 - 0.5 * 0.5 is more than 0.5 * 0.45 - 0.5 * 0.1; with half of each score it is less.
    QCOMPARE(chunks(thinned(found, parameters, alike)), QList<qint64>({ 1, 11, 2 }));
    for (Passage &p : found)
        p.similarity = p.fused / 2;
    QCOMPARE(chunks(thinned(found, parameters, alike)), QList<qint64>({ 1, 2, 11 }));
}

void TestSelection::theyAreComparedAsTheyAreAsked()
{
    RetrievalParameters parameters;
    parameters.finalK = 2;
    parameters.relevanceLambda = 0; // difference alone
    const std::vector<Passage> candidates { passage(1, 1, 1, 0.9), passage(11, 1, 2, 0.8), passage(2, 1, 3, 0.7) };
    QCOMPARE(chunks(selectRelevant(candidates, parameters, twins)), QList<qint64>({ 1, 2 }));
    parameters.relevancePool = 1;
    QCOMPARE(chunks(selectRelevant(candidates, parameters, twins)), QList<qint64>({ 1, 2 })); // of twice as many
    parameters.relevanceMultiple = 1;
    QCOMPARE(chunks(selectRelevant(candidates, parameters, twins)), QList<qint64>({ 1, 11 }));
}

void TestSelection::marginalRelevance()
{
    const std::vector<Passage> candidates { passage(1, 1, 1, 0.9), passage(11, 1, 2, 0.89), passage(2, 1, 3, 0.5) };
    // 0.5 * 0.89 - 0.5 * 1 is less than 0.5 * 0.5 - 0.5 * 0.1.
    QCOMPARE(chunks(mostMarginallyRelevant(candidates, 2, 0.5, byFused, twins)), QList<qint64>({ 1, 2 }));
    QCOMPARE(chunks(mostMarginallyRelevant(candidates, 3, 0.5, byFused, twins)), QList<qint64>({ 1, 2, 11 }));
    const auto chosen = mostMarginallyRelevant(candidates, 2, 0.5, byFused, twins);
    QCOMPARE(chosen[1].score, 0.5 * 0.5 - 0.5 * 0.1);
    QCOMPARE(chunks(mostMarginallyRelevant(candidates, 2, 0.5, byFused, {})),
        QList<qint64>({ 1, 11 })); // nothing is known to be alike
}

void TestSelection::marginalRelevanceOfOneSide()
{
    const std::vector<Passage> candidates { passage(1, 1, 1, 0.9), passage(11, 1, 2, 0.8), passage(2, 1, 3, 0.1) };
    QCOMPARE(chunks(mostMarginallyRelevant(candidates, 3, 1, byFused, twins)), QList<qint64>({ 1, 11, 2 })); // relevance alone
    QCOMPARE(chunks(mostMarginallyRelevant(candidates, 2, 0, byFused, twins)), QList<qint64>({ 1, 2 })); // difference alone
}

void TestSelection::onePassageAPage()
{
    RetrievalParameters parameters;
    parameters.selection = SelectionMethod::Relevant;
    parameters.finalK = 3;
    const std::vector<Passage> candidates { passage(1, 1, 4, 0.9), passage(2, 1, 4, 0.8), passage(3, 2, 4, 0.7),
        passage(4, 1, 5, 0.6), passage(5, 1, 6, 0.2) };
    QCOMPARE(chunks(select(candidates, parameters, {})), QList<qint64>({ 1, 3, 4 }));
    parameters.finalK = 20;
    QCOMPARE(chunks(select(candidates, parameters, {})), QList<qint64>({ 1, 3, 4, 5 }));
}

void TestSelection::relevanceCountsFourTimesDifference_data()
{
    QTest::addColumn<double>("other");
    QTest::addColumn<QList<qint64>>("chosen");
    // 0.8 * 0.89 - 0.2 * 1 is 0.512; 0.8 * 0.665 - 0.2 * 0.1, too (FS5).
    QTest::newRow("more") << 0.67 << QList<qint64> { 1, 2 };
    QTest::newRow("less") << 0.66 << QList<qint64> { 1, 11 };
}

void TestSelection::relevanceCountsFourTimesDifference()
{
    QFETCH(double, other);
    QFETCH(QList<qint64>, chosen);
    RetrievalParameters parameters;
    parameters.finalK = 2;
    QCOMPARE(
        chunks(selectRelevant({ passage(1, 1, 1, 0.9), passage(11, 1, 2, 0.89), passage(2, 1, 3, other) }, parameters, twins)),
        chosen);
}

void TestSelection::theyAreChosenFromTheBest_data()
{
    QTest::addColumn<int>("f");
    QTest::addColumn<QList<qint64>>("chosen");
    QTest::newRow("of ten at least") << 3 << QList<qint64> { 1, 2, 3 };
    QTest::newRow("of ten for five") << 5 << QList<qint64> { 1, 2, 3, 4, 5 };
    QTest::newRow("of twice as many") << 6 << QList<qint64> { 1, 11, 12, 2, 3, 4 };
}

/// The pool of FS5, max(2 f, 10): the first ten are alike, so that all behind them that are in it come before.
void TestSelection::theyAreChosenFromTheBest()
{
    QFETCH(int, f);
    QFETCH(QList<qint64>, chosen);
    std::vector<Passage> candidates;
    for (int i = 1; i <= 20; ++i)
        candidates.push_back(passage(i, 1, i, 0.9 - i / 1000.0));
    const auto alike = [](const Passage &a, const Passage &b) { return a.chunk.value <= 10 && b.chunk.value <= 10 ? 1.0 : 0.1; };
    RetrievalParameters parameters;
    parameters.finalK = f;
    QCOMPARE(chunks(selectRelevant(candidates, parameters, alike)), chosen);
}

void TestSelection::duplicatesAreToldOnce()
{
    RetrievalParameters parameters;
    parameters.selection = SelectionMethod::Best;
    const std::vector<Passage> candidates { passage(1, 1, 1, 0.5), passage(11, 2, 1, 0.9), passage(2, 1, 3, 0.4) };
    QCOMPARE(chunks(select(candidates, parameters, twins)), QList<qint64>({ 11, 1, 2 }));
    parameters.duplicateFrom = 0.98;
    QCOMPARE(chunks(select(candidates, parameters, twins)), QList<qint64>({ 11, 2 }));
}

void TestSelection::equalsStayAsTheyCame_data()
{
    QTest::addColumn<SelectionMethod>("method");
    QTest::newRow("best") << SelectionMethod::Best;
    QTest::newRow("diverse") << SelectionMethod::Diverse;
    QTest::newRow("relevant") << SelectionMethod::Relevant;
}

/// A model that ranks leaves the fused scores in their places: where these are alike, its order is all there is.
void TestSelection::equalsStayAsTheyCame()
{
    RetrievalParameters parameters;
    QFETCH(SelectionMethod, method);
    parameters.selection = method;
    parameters.finalK = 3;
    const std::vector<Passage> candidates { passage(4, 4, 1, 1), passage(2, 2, 1, 1), passage(3, 3, 1, 1), passage(1, 1, 1, 1) };
    QCOMPARE(chunks(select(candidates, parameters, {})), QList<qint64>({ 4, 2, 3 }));
}

void TestSelection::whatMustAlwaysHold()
{
    std::mt19937 random(3); // NOLINT: the same every time
    std::uniform_real_distribution<double> score(0, 1);
    for (int round = 0; round < 300; ++round) {
        std::vector<Passage> candidates;
        for (int i = 1; i <= round % 30; ++i)
            candidates.push_back(passage(i, static_cast<int>(random() % 3), static_cast<int>(random() % 4), score(random)));
        for (const SelectionMethod method : { SelectionMethod::Diverse, SelectionMethod::Relevant, SelectionMethod::Best })
            for (const std::optional<double> lambda : { std::optional<double>(), std::optional(0.5) }) {
                RetrievalParameters parameters;
                parameters.selection = method;
                parameters.diversifyLambda = lambda;
                parameters.finalK = static_cast<int>(random() % 12);
                const auto chosen = select(thinned(candidates, parameters, twins), parameters, twins);
                QVERIFY(chosen.size() <= std::min(candidates.size(), static_cast<std::size_t>(parameters.finalK)));
                QList<qint64> ids = chunks(chosen);
                std::ranges::sort(ids);
                QVERIFY(std::ranges::adjacent_find(ids) == ids.end()); // each once
                for (const Passage &p : chosen) {
                    const auto &was = candidates[static_cast<std::size_t>(p.chunk.value) - 1];
                    QVERIFY(p.fused == was.fused && p.document == was.document && p.firstPage == was.firstPage);
                    QVERIFY(p.penalty >= 0);
                }
                auto shuffled = candidates;
                std::ranges::shuffle(shuffled, random);
                QCOMPARE(chunks(select(thinned(shuffled, parameters, twins), parameters, twins)), chunks(chosen));
                if (!chosen.empty() && method != SelectionMethod::Diverse)
                    QCOMPARE(chosen.front().fused, std::ranges::max(candidates, {}, &Passage::fused).fused);
            }
    }
}
ADDUCE_TEST(TestSelection)
#include "test_selection.moc"
