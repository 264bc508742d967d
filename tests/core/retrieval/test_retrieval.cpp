#include "core/library/document_store.h"
#include "core/library/text_store.h"
#include "core/retrieval/expansion.h"
#include "core/retrieval/fusion.h"
#include "core/retrieval/retriever.h"
#include "tests/core/retrieval/passages.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <algorithm>
#include <cmath>
#include <random>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::chunks;
using test::passage;

class TestRetrieval : public QObject
{
    Q_OBJECT

private slots:
    void weightsAddUp_data();
    void weightsAddUp();
    void listsOfOneOrOfEquals();
    void everyWordCounts();
    void feedbackJoinsIn();
    void vectorsThatSayNothingWeighNothing_data();
    void vectorsThatSayNothingWeighNothing();
    void onlyTheNearestAreLookedAt();
    void fusionHoldsItsBounds();
    void floorDropsWeakVectorHitsOnly();
    void nothingToFuse();
    void neighboursOfTheSameSection();
    void expansionIsCapped();
    void findsByKeywordAndByMeaning();
    void floorsHoldInTheSpacesTheyWerePrintedFor();
    void snapshotFollowsTheLibrary();
    void scope();
};

static Passage candidate(int chunk, std::optional<double> similarity, std::optional<double> bm25)
{
    Passage p = passage(chunk, 1, chunk, 0);
    p.similarity = similarity;
    p.bm25 = bm25;
    p.isInVectorList = similarity.has_value();
    p.isInKeywordList = bm25.has_value();
    p.queryTermCoverage = p.isInKeywordList ? 1 : 0;
    return p;
}

static FusionParameters fusionBy(FusionMethod method, double vector, double keyword)
{
    return { .method = method, .keywordWeight = keyword, .vectorWeight = vector, .similarityFloor = -1 };
}

void TestRetrieval::weightsAddUp_data()
{
    QTest::addColumn<FusionMethod>("method");
    QTest::addColumn<double>("coverage");
    QTest::addColumn<QList<double>>("fused"); // of candidates 1, 2, 3
    // Cosines 0.8, 0.2, 0.5 and BM25 3, 6, none; weights 0.6 and 0.4.
    const auto row = [](const char *name, FusionMethod method, double coverage, double one, double two, double three) {
        QTest::newRow(name) << method << coverage << QList<double> { one, two, three };
    };
    row("shares of the best", FusionMethod::Adaptive, 1, 0.6 + 0.4 * 0.5, 0.6 * 0.25 + 0.4, 0.6 * 0.625);
    row("half of the question known", FusionMethod::Adaptive, 0.5, (0.15 + 0.4 * 0.5) / 0.55, (0.15 * 0.25 + 0.4) / 0.55,
        0.15 * 0.625 / 0.55);
    row("nothing of it known", FusionMethod::Adaptive, 0, 0.5, 1, 0);
    row("min-max", FusionMethod::MinMax, 1, 0.6 + 0.4 * 0.5, 0.4, 0.6 * 0.5);
    row("relative score", FusionMethod::RelativeScore, 1, 0.6, 0.4, 0.6 * 0.5);
    row("reciprocal rank", FusionMethod::ReciprocalRank, 1, 0.6 / 61 + 0.4 / 62, 0.6 / 63 + 0.4 / 61, 0.6 / 62);
}

void TestRetrieval::weightsAddUp()
{
    QFETCH(FusionMethod, method);
    QFETCH(double, coverage);
    QFETCH(QList<double>, fused);
    const auto found = fuse({ candidate(3, 0.5, {}), candidate(1, 0.8, 3), candidate(2, 0.2, 6) }, fusionBy(method, 0.6, 0.4),
        { .coverage = coverage });
    QCOMPARE(found.size(), 3U);
    QVERIFY(std::ranges::is_sorted(found, std::ranges::greater {}, &Passage::fused));
    for (const Passage &p : found)
        QVERIFY2(std::abs(p.fused - fused[p.chunk.value - 1]) < 1e-12, qPrintable(QString::number(p.fused)));
}

// The worst of a list that is cut is 0, as the hybrid design says, whatever the other list makes of it.
void TestRetrieval::listsOfOneOrOfEquals()
{
    for (const FusionMethod method : { FusionMethod::MinMax, FusionMethod::RelativeScore }) {
        QCOMPARE(fuse({ candidate(1, 0.3, 2) }, fusionBy(method, 0.65, 0.35)).front().fused, 1.0);
        QCOMPARE(fuse({ candidate(1, {}, 2), candidate(2, {}, 2) }, fusionBy(method, 0, 1)).back().fused, 1.0);
    }
}

// One with all words passes one that has a few of them more often, as far as `completeness` says, and by no other method.
void TestRetrieval::everyWordCounts()
{
    Passage often = candidate(1, {}, 10);
    often.queryTermCoverage = 0.7;
    Passage all = candidate(2, {}, 9);
    all.queryTermCoverage = 1;
    const auto best = [&](FusionParameters parameters, double completeness) {
        parameters.completeness = completeness;
        return fuse({ often, all }, parameters).front().chunk.value;
    };
    QCOMPARE(best({}, 0), 1);
    QCOMPARE(best({}, 0.05), 1);
    QCOMPARE(best({}, 0.2), 2);
    QCOMPARE(best(fusionBy(FusionMethod::MinMax, 0.6, 0.4), 0.2), 1);
    const auto found = fuse({ often, all }, {});
    QCOMPARE(found[1].keywordScore, 10 * (1 - 0.2 * (1 - std::pow(0.7, 8))) / 9);
}

void TestRetrieval::feedbackJoinsIn()
{
    Passage first = candidate(1, 0.8, 3);
    Passage second = candidate(2, 0.2, 6);
    first.feedback = 0.9;
    second.feedback = -0.5;
    FusionParameters parameters = fusionBy(FusionMethod::Adaptive, 0.6, 0.4);
    parameters.feedbackWeight = 0.5;
    const auto found = fuse({ first, second }, parameters);
    QCOMPARE(found[0].fused, (0.6 + 0.4 * 0.5 + 0.5) / 1.5);
    QCOMPARE(found[1].fused, (0.6 * 0.25 + 0.4) / 1.5);
}

// What the nearest by vector, and the best by words, hold of the question; with its defaults from 0.25 on, and 0.15.
void TestRetrieval::vectorsThatSayNothingWeighNothing_data()
{
    QTest::addColumn<double>("heldByNearest");
    QTest::addColumn<double>("heldByBest");
    QTest::addColumn<double>("agreement");
    QTest::newRow("both hold all") << 1.0 << 1.0 << 1.0;
    QTest::newRow("enough") << 0.25 << 0.5 << 1.0;
    QTest::newRow("half of that") << 0.125 << 0.5 << 0.125;
    QTest::newRow("nothing") << 0.0 << 0.5 << 0.0;
    QTest::newRow("no word is found") << 0.0 << 0.0 << 1.0;
    QTest::newRow("words are no judge") << 0.0 << 0.075 << 0.5;
}

void TestRetrieval::vectorsThatSayNothingWeighNothing()
{
    QFETCH(double, heldByNearest);
    QFETCH(double, heldByBest);
    QFETCH(double, agreement);
    Passage nearest = candidate(1, 0.9, {});
    nearest.queryTermCoverage = heldByNearest;
    Passage best = candidate(2, {}, 5);
    best.queryTermCoverage = heldByBest;
    QCOMPARE(agreementOf({ best, nearest }, {}), agreement);
    QCOMPARE(agreementOf({ best, nearest }, { .agreementSteepness = 0 }), 1.0); // not asked for
    const FusionWeights weights = effectiveWeights({}, { .coverage = 1, .agreement = agreement }, true);
    QCOMPARE(weights.keyword, FusionParameters {}.keywordWeight);
    QCOMPARE(weights.vector, FusionParameters {}.vectorWeight * agreement);
    QCOMPARE(weights.feedback, FusionParameters {}.feedbackWeight * agreement);
    QCOMPARE(agreementOf({}, {}), 1.0);
}

void TestRetrieval::onlyTheNearestAreLookedAt()
{
    Passage near = candidate(1, 0.9, 1);
    near.queryTermCoverage = 0.5;
    Passage far = candidate(2, 0.1, 5);
    far.queryTermCoverage = 0.2;
    QCOMPARE(agreementOf({ far, near }, { .agreementFrom = 1, .agreementSteepness = 1, .agreementPassages = 1 }), 0.5);
    QCOMPARE(agreementOf({ far, near }, { .agreementFrom = 1, .agreementSteepness = 1, .agreementPassages = 2 }), 0.35);
}

void TestRetrieval::fusionHoldsItsBounds()
{
    std::mt19937 random(7); // NOLINT: the same every time
    std::uniform_real_distribution<double> cosine(-1, 1);
    std::uniform_real_distribution<double> bm25(0, 30);
    std::bernoulli_distribution coin;
    for (int round = 0; round < 200; ++round) {
        std::vector<Passage> candidates;
        for (int i = 1; i <= round % 40; ++i)
            candidates.push_back(candidate(i, coin(random) ? std::optional(cosine(random)) : std::nullopt,
                coin(random) ? std::optional(bm25(random)) : std::nullopt));
        for (const FusionMethod method :
            { FusionMethod::Adaptive, FusionMethod::MinMax, FusionMethod::RelativeScore, FusionMethod::ReciprocalRank }) {
            const auto found = fuse(candidates, { .method = method });
            QVERIFY(std::ranges::is_sorted(found, std::ranges::greater {}, &Passage::fused));
            QVERIFY(std::ranges::all_of(found, [](const Passage &p) { return p.fused >= 0 && p.fused <= 1; }));
            std::ranges::shuffle(candidates, random);
            QCOMPARE(chunks(fuse(candidates, { .method = method })), chunks(found));
        }
    }
}

void TestRetrieval::floorDropsWeakVectorHitsOnly()
{
    const std::vector<Passage> candidates { candidate(1, 0.2, {}), candidate(2, 0.2, 1) };
    QCOMPARE(chunks(fuse(candidates, { .similarityFloor = 0.25 })), QList<qint64>({ 2 }));
    QCOMPARE(fuse(candidates, { .similarityFloor = 0.2 }).size(), 2U);
}

void TestRetrieval::nothingToFuse()
{
    QVERIFY(fuse({}, {}).empty());
    QCOMPARE(fuse({ candidate(1, {}, 0) }, {}).front().fused, 0.0);
    QCOMPARE(fuse({ candidate(1, 0.5, 2) }, fusionBy(FusionMethod::Adaptive, 0, 0)).front().fused, 0.0);
}

void TestRetrieval::neighboursOfTheSameSection()
{
    test::LibraryFixture fixture;
    QStringList lines { u"# One"_s };
    for (int i = 0; i < 12; ++i)
        lines << u"Sentence number %1 of the first section speaks of regression and of its many uses in practice today."_s.arg(i);
    lines << u"# Two"_s << u"The second section is short."_s;
    const DocumentId id = fixture.add(u"long"_s, lines);
    const TextStore texts(fixture.database());
    const auto middle = texts.chunk(id, 1);
    QVERIFY(middle);
    Passage p = passage(static_cast<int>(middle->id.value), static_cast<int>(id.value), middle->firstPage, 0.9);
    p.section = middle->section;
    p.ordinal = 1;
    const auto wide = expand({ p }, texts, {});
    QCOMPARE(wide.size(), std::size_t(3));
    QVERIFY(wide[1].isNeighbour);
    QCOMPARE(wide[1].score, 0.9 * 0.8);
    for (const Passage &w : wide)
        QCOMPARE(texts.chunk(w.chunk)->section, p.section);
}

void TestRetrieval::expansionIsCapped()
{
    test::LibraryFixture fixture;
    const DocumentId id = fixture.add(u"sleep"_s, test::sleepPaper());
    const TextStore texts(fixture.database());
    std::vector<Passage> chosen;
    for (int i = 0; const auto chunk = texts.chunk(id, i); ++i)
        chosen.push_back(passage(static_cast<int>(chunk->id.value), static_cast<int>(id.value), 0, 1));
    RetrievalParameters parameters;
    parameters.maxAfterExpand = static_cast<int>(chosen.size());
    QCOMPARE(expand(chosen, texts, parameters), chosen);
}

void TestRetrieval::findsByKeywordAndByMeaning()
{
    test::LibraryFixture fixture;
    const DocumentId sleep = fixture.add(u"sleep"_s, test::sleepPaper());
    fixture.add(u"coffee"_s, test::coffeePaper());
    fixture.add(u"bridge"_s, test::bridgePaper());
    fixture.learn();
    const Retriever retriever(fixture.library());
    const auto found = retriever.find(fixture.database(), u"Does a nap improve recall?"_s, {}, {});
    QVERIFY(!found.empty());
    QCOMPARE(found.front().document, sleep);
    QVERIFY(found.front().similarity && found.front().bm25);
    QVERIFY(std::ranges::is_sorted(found, std::ranges::greater {}, &Passage::fused));
    QVERIFY(retriever.find(fixture.database(), u"zebra quasar"_s, {}, {}).empty());
    QVERIFY(retriever.find(fixture.database(), QString(), {}, {}).empty());
}

void TestRetrieval::floorsHoldInTheSpacesTheyWerePrintedFor()
{
    test::LibraryFixture fixture;
    for (const auto &[name, lines] : { std::pair(u"sleep"_s, test::sleepPaper()), std::pair(u"coffee"_s, test::coffeePaper()) })
        fixture.add(name, lines);
    fixture.learn();
    const Retriever retriever(fixture.library());
    const QString question = u"Does a nap improve recall?"_s;
    const auto found = [&](std::optional<double> floor, const std::optional<EmbeddedText> &given = {}) {
        RetrievalParameters parameters;
        parameters.fusion.similarityFloor = floor;
        return std::ranges::count_if(
            retriever.find(fixture.database(), question, {}, parameters, given), &Passage::isInVectorList);
    };
    const auto all = found(-1);
    const auto byChance = found(std::nullopt);
    QVERIFY(byChance > 0 && byChance < all);
    QCOMPARE(found(0.999), byChance); // it was printed for no space that a library teaches

    SpaceStore spaces(fixture.database());
    SpaceRow space { {}, SpaceProvider::Given, u"x"_s, 2, 1, 0, {} };
    space.id = spaces.add(space);
    const std::vector<ChunkId> ids = spaces.chunksWithout(space.id);
    for (std::size_t i = 0; i < ids.size(); ++i) { // all around
        const auto angle = static_cast<float>(i) * 6.28F / static_cast<float>(ids.size());
        spaces.saveVector(space, ids[i], std::array { std::cos(angle), std::sin(angle) });
    }
    spaces.activate(space.id);
    const EmbeddedText given { { 1, 0 }, 1 };
    QCOMPARE(found(-1, given), static_cast<qint64>(ids.size()));
    const auto near = found(0.9, given);
    QVERIFY(near > 0 && near < found(0.3, given));
    QCOMPARE(found(0.01, given), found(std::nullopt, given)); // liker than that by chance
}

void TestRetrieval::snapshotFollowsTheLibrary()
{
    test::LibraryFixture fixture;
    const Retriever retriever(fixture.library());
    QVERIFY(!retriever.snapshot(fixture.database()).space);
    const DocumentId id = fixture.add(u"coffee"_s, test::coffeePaper());
    fixture.learn();
    const auto first = retriever.snapshot(fixture.database());
    QVERIFY(first.space);
    QCOMPARE(retriever.snapshot(fixture.database()).space, first.space);
    DocumentStore(fixture.database()).remove(id);
    QVERIFY(retriever.find(fixture.database(), u"caffeine"_s, {}, {}).empty());
}

void TestRetrieval::scope()
{
    test::LibraryFixture fixture;
    fixture.add(u"sleep"_s, test::sleepPaper());
    const DocumentId coffee = fixture.add(u"coffee"_s, test::coffeePaper());
    fixture.learn();
    const Retriever retriever(fixture.library());
    for (const Passage &p : retriever.find(fixture.database(), u"volunteers nap caffeine"_s, std::vector { coffee }, {}))
        QCOMPARE(p.document, coffee);
    // No document is not every document.
    QVERIFY(retriever.find(fixture.database(), u"volunteers nap caffeine"_s, std::vector<DocumentId> {}, {}).empty());
}

ADDUCE_TEST(TestRetrieval)
#include "test_retrieval.moc"
