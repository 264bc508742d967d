#include "core/base/error.h"
#include "core/embedding/latent_space.h"
#include "core/embedding/learn.h"
#include "core/embedding/space_store.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>
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
    void damagedModel_data();
    void damagedModel();
    void stops();
    void newDocumentsAreFoldedInThenRefitted();
    void dimensionsCannotMix();
};

static StemmedDocuments documentsOf(const std::vector<QStringList> &lists)
{
    StemmedDocuments documents;
    for (const QStringList &stems : lists)
        documents.add(stems);
    return documents;
}

static std::vector<QStringList> corpus()
{
    std::vector<QStringList> documents;
    for (int i = 0; i < 12; ++i) {
        const QString noise = u"noise%1"_s.arg(i % 5);
        documents.push_back({ u"nap"_s, u"sleep"_s, u"memori"_s, noise });
        documents.push_back({ u"drone"_s, u"bridg"_s, u"corros"_s, noise });
        documents.push_back({ i % 2 ? u"nap"_s : u"sleep"_s, u"dream"_s, noise });
    }
    return documents;
}

static LatentSpace learn(const std::vector<QStringList> &lists, const LatentParameters &parameters = {})
{
    return LatentSpace::fit(documentsOf(lists), parameters, {}).space;
}

static float dot(const std::vector<float> &a, const std::vector<float> &b)
{
    return std::inner_product(a.begin(), a.end(), b.begin(), 0.0F);
}

void TestLatentSpace::wordsOfOneTopicLieTogether()
{
    const LatentSpace space = learn(corpus(), { .dimensions = 4 });
    QCOMPARE(space.dimensions(), 4);
    const auto dream = space.embed({ u"dream"_s }).vector;
    QVERIFY(dot(dream, space.embed({ u"memori"_s }).vector) > 0.5F); // they never stand in one document
    QVERIFY(dot(dream, space.embed({ u"bridg"_s }).vector) < 0.2F);
}

void TestLatentSpace::fitIsTheSameEveryTime()
{
    const auto documents = corpus();
    QCOMPARE(learn(documents).embed({ u"nap"_s }).vector, learn(documents).embed({ u"nap"_s }).vector);
}

void TestLatentSpace::vectorsHaveUnitLength()
{
    const LatentSpace space = learn(corpus(), { .dimensions = 6 });
    const auto vector = space.embed({ u"nap"_s, u"drone"_s, u"unheard"_s }).vector;
    QVERIFY(std::abs(dot(vector, vector) - 1) < 1e-4F);
    const auto unknown = space.embed({ u"unheard"_s }).vector;
    QCOMPARE(dot(unknown, unknown), 0.0F);
    QVERIFY(space.informationOf(u"unheard"_s) > space.informationOf(u"nap"_s));
}

void TestLatentSpace::itsOwnDocumentsAreEmbeddedAsAnyOther()
{
    const auto lists = corpus();
    const FittedSpace fitted = LatentSpace::fit(documentsOf(lists), { .dimensions = 6 }, {});
    QCOMPARE(fitted.vectors.size(), lists.size());
    for (std::size_t i = 0; i < lists.size(); ++i)
        QVERIFY(dot(fitted.vectors[i], fitted.space.embed(lists[i]).vector) > 0.9999F);
}

void TestLatentSpace::nothingToLearnFrom()
{
    const LatentSpace none = learn({});
    QCOMPARE(none.dimensions(), 0);
    QVERIFY(none.embed({ u"nap"_s }).vector.empty());
    const std::vector<QStringList> one { { u"nap"_s } };
    QCOMPARE(learn(one).dimensions(), 1);
    const std::vector<QStringList> blank { {}, {}, {} };
    QCOMPARE(learn(blank).dimensions(), 0);
}

void TestLatentSpace::survivesSaving()
{
    const LatentSpace space = learn(corpus(), { .dimensions = 5 });
    const LatentSpace again = LatentSpace::fromSerialized(space.serialized());
    QCOMPARE(again.embed({ u"nap"_s, u"bridg"_s }).vector, space.embed({ u"nap"_s, u"bridg"_s }).vector);
    QCOMPARE(again.fittedDocuments(), 36);
}

void TestLatentSpace::damagedModel_data()
{
    const QByteArray sound = learn(corpus()).serialized();
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("noise") << QByteArray(400, '\xff');
    QTest::newRow("cut") << sound.left(sound.size() / 2);
    QByteArray wrong = sound;
    wrong[7] = char(wrong[7] + 1); // the number of dimensions
    QTest::newRow("another dimension") << wrong;
}

void TestLatentSpace::damagedModel()
{
    QFETCH(QByteArray, bytes);
    QVERIFY_THROWS_EXCEPTION(Error, (void)LatentSpace::fromSerialized(bytes));
}

void TestLatentSpace::stops()
{
    std::stop_source source;
    source.request_stop();
    QVERIFY_THROWS_EXCEPTION(Error, (void)LatentSpace::fit(documentsOf(corpus()), {}, source.get_token()));
}

void TestLatentSpace::newDocumentsAreFoldedInThenRefitted()
{
    test::LibraryFixture fixture;
    QCOMPARE(learnSpace(fixture.database(), {}, {}), Learned::Nothing);
    fixture.add(u"sleep"_s, test::sleepPaper() + test::bridgePaper() + test::coffeePaper());
    QCOMPARE(learnSpace(fixture.database(), {}, {}), Learned::Fitted);
    QCOMPARE(learnSpace(fixture.database(), {}, {}), Learned::Nothing);
    const auto first = SpaceStore(fixture.database()).learned();
    fixture.add(u"short"_s, { u"A nap restores the recall of word lists."_s });
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

void TestLatentSpace::dimensionsCannotMix()
{
    test::LibraryFixture fixture;
    fixture.add(u"coffee"_s, test::coffeePaper());
    fixture.learn();
    SpaceStore store(fixture.database());
    const auto space = store.learned();
    const std::vector<ChunkVector> wrong { { ChunkId { 1 },
        std::vector<float>(static_cast<std::size_t>(space->dimensions) + 1) } };
    QVERIFY_THROWS_EXCEPTION(Error, store.saveVectors(*space, wrong));
    const std::vector<ChunkVector> removed { { ChunkId { 4711 },
        std::vector<float>(static_cast<std::size_t>(space->dimensions)) } };
    store.saveVectors(*space, removed); // a chunk that is gone is no error
}

ADDUCE_TEST(TestLatentSpace)
#include "test_latent_space.moc"
