#include "core/library/document_store.h"
#include "core/library/text_store.h"
#include "core/retrieval/expansion.h"
#include "core/retrieval/fusion.h"
#include "core/retrieval/retriever.h"
#include "core/retrieval/selection.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestRetrieval : public QObject
{
    Q_OBJECT

private slots:
    void weightsAddUp();
    void floorDropsWeakVectorHitsOnly();
    void nothingToFuse();
    void diversityFollowsTheWorkedExample();
    void weakCandidatesAreNeverChosen();
    void neighboursOfTheSameSection();
    void expansionIsCapped();
    void findsByKeywordAndByMeaning();
    void snapshotFollowsTheLibrary();
    void scope();
};

static Passage passage(int chunk, int document, int page, double fused)
{
    Passage p;
    p.chunk = ChunkId { chunk };
    p.document = DocumentId { document };
    p.firstPage = page;
    p.fused = fused;
    p.score = fused;
    return p;
}

static QList<qint64> chunks(const std::vector<Passage> &passages)
{
    QList<qint64> ids;
    for (const Passage &p : passages)
        ids << p.chunk.value;
    return ids;
}

void TestRetrieval::weightsAddUp()
{
    Passage both = passage(1, 1, 0, 0);
    both.similarity = 0.8;
    both.bm25 = 3;
    Passage keyword = passage(2, 1, 1, 0);
    keyword.similarity = 0.2;
    keyword.bm25 = 6;
    const auto fused = fuse({ keyword, both }, {});
    QCOMPARE(chunks(fused), QList<qint64>({ 1, 2 }));
    QCOMPARE(fused[0].fused, 0.6 * 1 + 0.4 * 0.5);
    QCOMPARE(fused[1].fused, 0.6 * 0.25 + 0.4 * 1);
}

void TestRetrieval::floorDropsWeakVectorHitsOnly()
{
    Passage weak = passage(1, 1, 0, 0);
    weak.similarity = 0.2;
    Passage keyword = passage(2, 1, 0, 0);
    keyword.similarity = 0.2;
    keyword.bm25 = 1;
    QCOMPARE(chunks(fuse({ weak, keyword }, {})), QList<qint64>({ 2 }));
}

void TestRetrieval::nothingToFuse()
{
    QVERIFY(fuse({}, {}).empty());
    Passage zero = passage(1, 1, 0, 0);
    zero.bm25 = 0;
    QCOMPARE(fuse({ zero }, {}).front().fused, 0.0);
}

// SPEC FS2 with ruling S7: only the order p.45, p.67, p.89 of the worked example is binding.
void TestRetrieval::diversityFollowsTheWorkedExample()
{
    RetrievalParameters parameters;
    parameters.finalK = 3;
    const auto chosen = selectDiverse(
        { passage(1, 1, 45, 0.92), passage(2, 1, 45, 0.87), passage(3, 1, 67, 0.85), passage(4, 1, 89, 0.82) }, parameters);
    QCOMPARE(chunks(chosen), QList<qint64>({ 1, 3, 4 }));
    QCOMPARE(chosen[1].penalty, 0.05);
    QCOMPARE(chosen[2].score, 0.82 - 2 * 0.05);
}

void TestRetrieval::weakCandidatesAreNeverChosen()
{
    QVERIFY(selectDiverse({ passage(1, 1, 1, 0.24) }, {}).empty());
    RetrievalParameters none;
    none.finalK = 0;
    QVERIFY(selectDiverse({ passage(1, 1, 1, 0.9) }, none).empty());
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
    QVERIFY(wide[1].neighbour);
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
