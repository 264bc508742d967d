#include "core/base/error.h"
#include "core/embedding/static_space.h"
#include "core/evaluation/comparison.h"
#include "core/evaluation/evaluation_json.h"
#include "core/library/database.h"
#include "core/library/text_store.h"
#include "core/retrieval/retriever.h"
#include "tests/support/error_of.h"
#include "tests/support/library_fixture.h"
#include "tests/support/network.h"
#include "tests/support/test_main.h"
#include "tests/support/tiny_model.h"

#include <QDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// A set asked in several embedding spaces.
class TestSpacesCompared : public QObject
{
    Q_OBJECT

private slots:
    void eachIsAWayOfItsOwn();
    void theOneInUseStays();
    void aRunInAnotherIsNotGoneOnWith();
    void oneThatIsGoneEndsTheRun();
    void namesSayWhoMadeTheVectors();
};

namespace {

struct Spaces
{
    Spaces()
    {
        fixture.add(u"sleep"_s, test::sleepPaper());
        fixture.learn();
        QDir(fixture.folder()).mkpath(u"tiny"_s);
        write(u"tokenizer.json"_s, test::kTinyTokenizer);
        write(u"model.safetensors"_s, test::tinyVectors());
        tiny = choiceOf(obtainStaticSpace(fixture.database(), fixture.folder() + u"/tiny"_s));
    }
    void write(const QString &file, const QByteArray &bytes) const
    {
        QFile out(fixture.folder() + u"/tiny/"_s + file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(bytes);
    }
    [[nodiscard]] static Variant in(const std::optional<SpaceChoice> &space)
    {
        return { u"adduce"_s, QuestionSettings { .space = space } };
    }
    [[nodiscard]] Comparison compared(const std::vector<Variant> &variants, const ComparisonOptions &options = {}) const
    {
        return compare(ask, set, variants, {}, {}, options);
    }

    test::LibraryFixture fixture;
    Retriever retriever { fixture.library() };
    test::Network network;
    Ask ask { fixture.library(), retriever, network.servers };
    SpaceChoice tiny;
    QuerySet set { u"Set"_s,
        { { u"D1"_s, QueryCategory::Direct, test::sleepPaper().at(1), { { u"sleep.pdf"_s, { 1, 2, 3, 4, 5, 6 } } } } } };
};

} // namespace

void TestSpacesCompared::eachIsAWayOfItsOwn()
{
    Spaces f;
    Database &database = f.fixture.database();
    const SpaceStore store(database);
    QCOMPARE(store.vectorCount(store.searched(f.tiny)->id), 0);
    const Comparison c = f.compared({ Spaces::in({}), Spaces::in(SpaceChoice {}), Spaces::in(f.tiny) });
    QCOMPARE(c.reports.size(), 3U);
    QStringList names;
    for (const EvaluationReport &report : c.reports)
        names << variantName(report);
    QCOMPARE(names, QStringList({ u"adduce"_s, u"adduce, learned"_s, u"adduce, tiny"_s }));
    QCOMPARE(store.vectorCount(store.searched(f.tiny)->id), TextStore(database).chunkCount()); // which it did not have
    QCOMPARE(comparisonFromJson(toJson(c)).reports[2].space, u"tiny"_s);
    QVERIFY(comparisonFromJson(toJson(c)).reports[0].space.isEmpty());
}

void TestSpacesCompared::theOneInUseStays()
{
    Spaces f;
    (void)f.compared({ Spaces::in(f.tiny) });
    Database &database = f.fixture.database();
    const auto searched = [&](const std::optional<SpaceChoice> &space) { return f.retriever.snapshot(database, {}, space); };
    QCOMPARE(searched({}).space->provider, SpaceProvider::Learned);
    QCOMPARE(searched(f.tiny).space->provider, SpaceProvider::Static);
    QVERIFY(searched(f.tiny).model && searched(f.tiny).vectors && !searched({}).model);
    QCOMPARE(searched(f.tiny).model, searched(f.tiny).model); // read once
    QVERIFY(searched({}).vectors != searched(f.tiny).vectors);
    QCOMPARE(searched({}).vectors, searched({}).vectors);
}

void TestSpacesCompared::aRunInAnotherIsNotGoneOnWith()
{
    const Spaces f;
    const Comparison earlier = f.compared({ Spaces::in(f.tiny) });
    ComparisonOptions options;
    options.earlier = &earlier;
    QCOMPARE(f.compared({ Spaces::in(f.tiny) }, options).reports[0].results.size(), 1U);
    QCOMPARE(test::errorKindOf([&] { (void)f.compared({ Spaces::in({}) }, options); }), ErrorKind::BadInput);
}

void TestSpacesCompared::oneThatIsGoneEndsTheRun()
{
    Spaces f;
    SpaceStore store(f.fixture.database());
    store.remove(store.searched(f.tiny)->id);
    QCOMPARE(test::errorKindOf([&] { (void)f.compared({ Spaces::in(f.tiny) }); }), ErrorKind::BadInput);
    // What was asked before is kept, with why there is no more.
    const Comparison c = f.compared({ Spaces::in({}), Spaces::in(f.tiny) });
    QVERIFY(c.error && c.asked() == 1 && c.isCutShort());
}

void TestSpacesCompared::namesSayWhoMadeTheVectors()
{
    QCOMPARE(spaceName({}), u"learned"_s);
    QCOMPARE(spaceName({ SpaceProvider::Static, u"f00d"_s, u"/models/potion-base-8M"_s }), u"potion-base-8M"_s);
    QCOMPARE(spaceName({ SpaceProvider::Server, u"nomic-embed"_s, u"ollama http://localhost:11434"_s }), u"nomic-embed"_s);
    SpaceRow fitted;
    fitted.revision = 3;
    fitted.model = u"lsa"_s;
    QCOMPARE(choiceOf(fitted), SpaceChoice {}); // whichever revision it is
    const auto elsewhere = [](const QString &source) {
        return embedsElsewhere({ .space = SpaceChoice { SpaceProvider::Server, u"nomic-embed"_s, source } });
    };
    QCOMPARE(elsewhere(u"openai https://models.example.org/v1"_s), u"models.example.org"_s);
    QVERIFY(elsewhere(u"ollama http://localhost:11434"_s).isEmpty());
    QVERIFY(embedsElsewhere({}).isEmpty() && embedsElsewhere({ .space = SpaceChoice {} }).isEmpty());
}

ADDUCE_TEST(TestSpacesCompared)
#include "test_spaces_compared.moc"
