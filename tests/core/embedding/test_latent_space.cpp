#include "core/base/error.h"
#include "core/embedding/latent_embedder.h"
#include "core/embedding/learn.h"
#include "core/index/inverted_index.h"
#include "core/library/space_store.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <cmath>
#include <map>
#include <numeric>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestLatentSpace : public QObject
{
    Q_OBJECT

private slots:
    void wordsOfOneTopicLieTogether();
    void fitIsTheSameEveryTime();
    void vectorsHaveUnitLength();
    void itsOwnDocumentsAreEmbeddedAsAnyOther();
    void nothingToLearnFrom();
    void survivesSaving();
    void onlyASampleIsLearnedFrom();
    void stops();
    void newDocumentsAreFoldedInThenRefitted();
    void anotherLanguageAsksForAFit();
    void dimensionsCannotMix();
};

static InvertedIndex indexOf(const std::vector<QStringList> &lists)
{
    InvertedIndex::Builder builder;
    for (int i = 1; const QStringList &words : lists)
        builder.add(ChunkId { i++ }, DocumentId { 1 }, words.join(u' '));
    return *InvertedIndex::fromImage(builder.image(1, 1));
}

static std::vector<QStringList> corpus()
{
    std::vector<QStringList> documents;
    for (int i = 0; i < 12; ++i) {
        const QString noise = u"noise%1"_s.arg(i % 5);
        documents.push_back({ u"nap"_s, u"sleep"_s, u"memori"_s, noise });
        documents.push_back({ u"drone"_s, u"bridg"_s, u"rust"_s, noise });
        documents.push_back({ i % 2 ? u"nap"_s : u"sleep"_s, u"dream"_s, noise });
    }
    return documents;
}

static LatentSpace learn(const std::vector<QStringList> &lists, const LatentParameters &parameters = {})
{
    return LatentSpace::fit(indexOf(lists), parameters, {});
}

static EmbeddedText embedded(const LatentSpace &space, const QStringList &stems)
{
    std::map<QString, TermDirection> terms;
    for (qsizetype i = 0; i < space.terms().size(); ++i) {
        const auto direction = space.direction(i);
        terms[space.terms()[i]] = { space.weight(i), { direction.begin(), direction.end() } };
    }
    return embedStems(
        stems, space.dimensions(), space.documents(), [&](const QString &stem) -> const TermDirection & { return terms[stem]; });
}

static std::vector<float> vectorOf(const LatentSpace &space, const QStringList &stems)
{
    return embedded(space, stems).vector;
}

static float dot(const std::vector<float> &a, const std::vector<float> &b)
{
    return std::inner_product(a.begin(), a.end(), b.begin(), 0.0F);
}

void TestLatentSpace::wordsOfOneTopicLieTogether()
{
    const LatentSpace space = learn(corpus(), { .dimensions = 4 });
    QCOMPARE(space.dimensions(), 4);
    const auto dream = vectorOf(space, { u"dream"_s });
    QVERIFY(dot(dream, vectorOf(space, { u"memori"_s })) > 0.5F); // they never stand in one document
    QVERIFY(dot(dream, vectorOf(space, { u"bridg"_s })) < 0.2F);
}

void TestLatentSpace::fitIsTheSameEveryTime()
{
    const auto documents = corpus();
    QCOMPARE(vectorOf(learn(documents), { u"nap"_s }), vectorOf(learn(documents), { u"nap"_s }));
}

void TestLatentSpace::vectorsHaveUnitLength()
{
    const LatentSpace space = learn(corpus(), { .dimensions = 6 });
    const auto vector = vectorOf(space, { u"nap"_s, u"drone"_s, u"unheard"_s });
    QVERIFY(std::abs(dot(vector, vector) - 1) < 1e-4F);
    const auto unknown = vectorOf(space, { u"unheard"_s });
    QCOMPARE(dot(unknown, unknown), 0.0F);
    QCOMPARE(embedded(space, { u"unheard"_s }).vocabularyCoverage, 0.0);
    QCOMPARE(embedded(space, {}).vocabularyCoverage, 0.0);
    const double known = embedded(space, { u"nap"_s }).vocabularyCoverage;
    QVERIFY(known > 0 && known <= 1);
    QVERIFY(embedded(space, { u"nap"_s, u"unheard"_s }).vocabularyCoverage < known);
}

void TestLatentSpace::itsOwnDocumentsAreEmbeddedAsAnyOther()
{
    const auto lists = corpus();
    const LatentSpace space = learn(lists, { .dimensions = 6 });
    std::size_t emitted = 0;
    space.project(indexOf(lists),
        [&](std::size_t row, std::span<const float> vector) {
            QCOMPARE(row, emitted++);
            QVERIFY(dot({ vector.begin(), vector.end() }, vectorOf(space, lists[row])) > 0.9999F);
        },
        {});
    QCOMPARE(emitted, lists.size());
}

void TestLatentSpace::nothingToLearnFrom()
{
    const LatentSpace none = learn({});
    QCOMPARE(none.dimensions(), 0);
    QVERIFY(vectorOf(none, { u"nap"_s }).empty());
    const std::vector<QStringList> one { { u"nap"_s } };
    QCOMPARE(learn(one).dimensions(), 1);
    const std::vector<QStringList> blank { {}, {}, {} };
    QCOMPARE(learn(blank).dimensions(), 0);
}

void TestLatentSpace::survivesSaving()
{
    test::LibraryFixture fixture;
    const LatentSpace space = learn(corpus(), { .dimensions = 5 });
    SpaceStore store(fixture.database());
    SpaceRow row { {}, SpaceProvider::Learned, u"lsa"_s, space.dimensions(), 1, space.documents(), {} };
    row.id = store.add(row);
    for (qsizetype term = 0; term < space.terms().size(); ++term)
        store.saveTerm(row.id, space.terms()[term], space.weight(term), space.direction(term));
    LatentEmbedder again(fixture.database(), *store.learned());
    const QStringList text { u"nap"_s, u"bridg"_s, u"unheard"_s };
    QVERIFY(dot(again.embedStems(text).vector, vectorOf(space, text)) > 0.99999F); // halves of floats
    QVERIFY(std::abs(again.embedStems(text).vocabularyCoverage - embedded(space, text).vocabularyCoverage) < 1e-3);
    QVERIFY(again.knows(u"nap"_s) && !again.knows(u"unheard"_s));
}

void TestLatentSpace::onlyASampleIsLearnedFrom()
{
    const auto documents = corpus();
    const LatentSpace space = learn(documents, { .dimensions = 4, .sampleSize = 12 });
    QCOMPARE(space.documents(), 36);
    std::size_t emitted = 0;
    space.project(indexOf(documents), [&](std::size_t, std::span<const float> vector) { emitted += vector.size() == 4; }, {});
    QCOMPARE(emitted, 36U);
    // Every third document is on memory or, of the others, on dreams and naps: nobody spoke of bridges.
    QVERIFY(space.terms().contains(u"nap"_s));
    QVERIFY(!space.terms().contains(u"bridg"_s));
}

void TestLatentSpace::stops()
{
    std::stop_source source;
    source.request_stop();
    QVERIFY_THROWS_EXCEPTION(Error, (void)LatentSpace::fit(indexOf(corpus()), {}, source.get_token()));
}

void TestLatentSpace::newDocumentsAreFoldedInThenRefitted()
{
    test::LibraryFixture fixture;
    QCOMPARE(learnSpace(fixture.database(), {}, {}), Learned::Nothing);
    QVERIFY(!isLearningDue(fixture.database()));
    fixture.add(u"sleep"_s, test::sleepPaper() + test::bridgePaper() + test::coffeePaper());
    QCOMPARE(learnSpace(fixture.database(), {}, {}), Learned::Fitted);
    QCOMPARE(learnSpace(fixture.database(), {}, {}), Learned::Nothing);
    QVERIFY(!isLearningDue(fixture.database()));
    const auto first = SpaceStore(fixture.database()).learned();
    fixture.add(u"short"_s, { u"A nap restores the recall of word lists."_s });
    QVERIFY(isLearningDue(fixture.database()));
    QCOMPARE(learnSpace(fixture.database(), { .refitGrowth = 0.5 }, {}), Learned::FoldedIn);
    QCOMPARE(SpaceStore(fixture.database()).learned(), first);
    QVERIFY(SpaceStore(fixture.database()).chunksWithout(first->id).empty());
    fixture.add(u"coffee"_s, test::coffeePaper());
    QCOMPARE(learnSpace(fixture.database(), { .refitGrowth = 0.1 }, {}), Learned::Fitted);
    const auto second = SpaceStore(fixture.database()).learned();
    QCOMPARE(second->revision, first->revision + 1);
    QVERIFY(SpaceStore(fixture.database()).chunksWithout(second->id).empty());
    Statement old(fixture.database(), "SELECT count(*) FROM vectors WHERE space <> ?");
    old.bind(1, second->id.value);
    QVERIFY(old.step());
    QCOMPARE(old.number(0), 0);
}

// What was folded in has other words than those the space was learned from: growth alone would not show it.
void TestLatentSpace::anotherLanguageAsksForAFit()
{
    test::LibraryFixture fixture;
    for (int i = 0; i < 8; ++i)
        fixture.add(u"sleep%1"_s.arg(i), test::sleepPaper() + test::coffeePaper() + QStringList { u"Copy %1."_s.arg(i) });
    QCOMPARE(learnSpace(fixture.database(), {}, {}), Learned::Fitted);
    QString foreign;
    for (int i = 0; i < 2500; ++i)
        foreign += u"wort%1%2 "_s.arg(QChar(u'a' + i % 26)).arg(i % 40);
    fixture.add(u"fremd"_s, { foreign + u'.' });
    QCOMPARE(learnSpace(fixture.database(), { .refitGrowth = 100, .refitUnknown = 2 }, {}), Learned::FoldedIn);
    QCOMPARE(learnSpace(fixture.database(), { .refitGrowth = 100 }, {}), Learned::Fitted);
    QCOMPARE(SpaceStore(fixture.database()).folded(SpaceStore(fixture.database()).learned()->id).all, 0);
}

void TestLatentSpace::dimensionsCannotMix()
{
    test::LibraryFixture fixture;
    fixture.add(u"coffee"_s, test::coffeePaper());
    fixture.learn();
    SpaceStore store(fixture.database());
    const auto space = store.learned();
    const std::vector<float> zeros(static_cast<std::size_t>(space->dimensions) + 1);
    QVERIFY_THROWS_EXCEPTION(Error, store.saveVector(*space, ChunkId { 1 }, zeros));
    store.saveVector(*space, ChunkId { 4711 }, std::span(zeros).subspan(1)); // a chunk that is gone is no error
}

ADDUCE_TEST(TestLatentSpace)
#include "test_latent_space.moc"
