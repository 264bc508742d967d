#include "core/base/error.h"
#include "core/evaluation/collection.h"
#include "core/evaluation/collection_file.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/space_store.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>
#include <zlib.h>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestCollection : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_fixture = std::make_unique<test::LibraryFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void linesAreRead_data();
    void linesAreRead();
    void wrongLinesAreRefused_data();
    void wrongLinesAreRefused();
    void textsAreFoundByTheirNames();
    void moreTextsCanBeAdded();
    void givenVectorsAreSearched();
    void wrongVectorsAreRefused_data();
    void wrongVectorsAreRefused();
    void stopsOnRequest();

private:
    [[nodiscard]] QString write(const QString &name, const QByteArray &bytes) const;
    std::unique_ptr<test::LibraryFixture> m_fixture;
    QTemporaryDir m_packed; // rows of data are made before there is a fixture
};

namespace {

const QByteArray kCorpus = R"({"_id": "nap", "title": "Naps", "text": "A nap of thirty minutes improves recall."}
{"_id": 7, "title": "", "text": "Coffee keeps runners awake."}

{"_id": "empty", "title": "", "text": ""}
{"_id": "bridge", "text": "Steel bridges carry trains over rivers."}
)";

QByteArray packed(const QByteArray &bytes, const QString &path)
{
    gzFile file = gzopen(QFile::encodeName(path).constData(), "wb");
    gzwrite(file, bytes.constData(), static_cast<unsigned>(bytes.size()));
    gzclose(file);
    QFile written(path);
    return written.open(QIODevice::ReadOnly) ? written.readAll() : QByteArray();
}

} // namespace

QString TestCollection::write(const QString &name, const QByteArray &bytes) const
{
    const QString path = m_fixture->folder() + u'/' + name;
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write");
    return path;
}

void TestCollection::linesAreRead_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("plain") << kCorpus;
    QTest::newRow("without a last line end") << kCorpus.trimmed();
    QTest::newRow("packed") << packed(kCorpus, m_packed.filePath(u"packed.gz"_s));
    QTest::newRow("lines longer than a block") << QByteArray(kCorpus).replace("Coffee", QByteArray(300'000, 'x'));
}

void TestCollection::linesAreRead()
{
    QFETCH(QByteArray, bytes);
    QStringList names;
    readJsonLines(
        write(u"corpus.jsonl"_s, bytes), [&](const QJsonObject &line) { names << line[u"_id"_s].toVariant().toString(); });
    QCOMPARE(names, (QStringList { u"nap"_s, u"7"_s, u"empty"_s, u"bridge"_s }));
}

void TestCollection::wrongLinesAreRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ErrorKind>("kind");
    QTest::newRow("no JSON") << QByteArray("{\"_id\": \"1\"}\nhello\n") << ErrorKind::BadInput;
    QTest::newRow("no object") << QByteArray("[1, 2]\n") << ErrorKind::BadInput;
    QTest::newRow("no name") << QByteArray("{\"text\": \"hello\"}\n") << ErrorKind::BadInput;
    QTest::newRow("cut") << packed(QByteArray(kCorpus).repeated(500), m_packed.filePath(u"cut.gz"_s)).chopped(20)
                         << ErrorKind::Damaged;
}

void TestCollection::wrongLinesAreRefused()
{
    QFETCH(QByteArray, bytes);
    QFETCH(ErrorKind, kind);
    const QString path = write(u"corpus.jsonl"_s, bytes);
    try {
        (void)addCollection(m_fixture->database(), path, nullptr, {}, {});
        QFAIL("nothing was thrown");
    } catch (const Error &error) {
        QCOMPARE(error.kind(), kind);
    }
    QVERIFY_THROWS_EXCEPTION(Error, addCollection(m_fixture->database(), u"/nowhere"_s, nullptr, {}, {}));
}

void TestCollection::textsAreFoundByTheirNames()
{
    QCOMPARE(addCollection(m_fixture->database(), write(u"c"_s, kCorpus), nullptr, {}, {}), 4);
    const QString queries = write(u"q"_s,
        "{\"_id\": \"q1\", \"text\": \"Do naps help recall?\"}\n{\"_id\": \"q2\", \"text\": \"trains\"}\n"
        "{\"_id\": \"q3\", \"text\": \"\"}\n");
    std::vector<CollectionAnswer> answers;
    searchCollection(
        m_fixture->library(), queries, nullptr, {}, 1, [&](const CollectionAnswer &answer) { answers.push_back(answer); }, {});
    QCOMPARE(answers.size(), 3U);
    QCOMPARE(answers[0].query, u"q1"_s);
    QCOMPARE(answers[0].hits.size(), 1U);
    QCOMPARE(answers[0].hits.front().document, u"nap"_s);
    QCOMPARE(answers[1].hits.front().document, u"bridge"_s);
    QVERIFY(answers[1].hits.front().score > 0 && answers[1].milliseconds > 0);
    QVERIFY(answers[2].hits.empty());
}

void TestCollection::moreTextsCanBeAdded()
{
    (void)addCollection(m_fixture->database(), write(u"c"_s, kCorpus), nullptr, {}, {});
    QCOMPARE(addCollection(m_fixture->database(),
                 write(u"more"_s, "{\"_id\": \"owl\", \"text\": \"Owls hunt voles at night.\"}\n"), nullptr, {}, {}),
        1);
    QString found;
    searchCollection(m_fixture->library(), write(u"q"_s, "{\"_id\": \"1\", \"text\": \"owls\"}\n"), nullptr, {}, 5,
        [&](const CollectionAnswer &answer) { found = answer.hits.front().document; }, {});
    QCOMPARE(found, u"owl"_s);
}

namespace {

QByteArray floats(std::initializer_list<float> values)
{
    return { reinterpret_cast<const char *>(values.begin()), static_cast<qsizetype>(values.size() * sizeof(float)) };
}

const QByteArray kTwo = "{\"_id\": \"nap\", \"text\": \"A nap.\"}\n{\"_id\": \"owl\", \"text\": \"An owl.\"}\n";

} // namespace

void TestCollection::givenVectorsAreSearched()
{
    const GivenVectors vectors(write(u"v"_s, floats({ 0, 5, 0, -2, 0, 0 })), 3);
    QCOMPARE(vectors.size(), 2);
    QCOMPARE(vectors.row(1), (std::vector<float> { -1, 0, 0 }));
    QCOMPARE(addCollection(m_fixture->database(), write(u"c"_s, kTwo), &vectors, {}, {}), 2);
    const GivenVectors one(write(u"w"_s, floats({ 0, 0, 1 })), 3);
    QCOMPARE(addCollection(m_fixture->database(), write(u"d"_s, "{\"_id\": \"bat\", \"text\": \"A bat.\"}\n"), &one, {}, {}), 1);
    // The words say nap, the vectors say owl and bat.
    const GivenVectors asked(write(u"a"_s, floats({ -1, 0, 0.1F, 0, 0.1F, 1 })), 3);
    const QString queries = write(u"q"_s, "{\"_id\": \"1\", \"text\": \"nap\"}\n{\"_id\": \"2\", \"text\": \"nap\"}\n");
    RetrievalParameters byVector;
    byVector.keywordK = 0;
    byVector.fusion = { .keywordWeight = 0, .feedbackWeight = 0, .similarityFloor = -1 };
    QStringList found;
    const auto report = [&](const CollectionAnswer &answer) { found << answer.hits.front().document; };
    searchCollection(m_fixture->library(), queries, &asked, byVector, 3, report, {});
    QCOMPARE(found, (QStringList { u"owl"_s, u"bat"_s }));
    const auto search = [&](const GivenVectors &others) {
        searchCollection(m_fixture->library(), queries, &others, {}, 3, report, {});
    };
    QVERIFY_THROWS_EXCEPTION(Error, search(one)); // for one query of two
    QVERIFY_THROWS_EXCEPTION(Error, search(GivenVectors(write(u"b"_s, floats({ 1, 0, 1, 0 })), 2)));
    // Without a vector of the query there are the words.
    found.clear();
    searchCollection(m_fixture->library(), queries, nullptr, {}, 3, report, {});
    QCOMPARE(found, (QStringList { u"nap"_s, u"nap"_s }));
    // The learned space is there all the while.
    SpaceStore spaces(m_fixture->database());
    QCOMPARE(spaces.active()->provider, SpaceProvider::Given);
    spaces.activate({});
    QCOMPARE(spaces.active()->provider, SpaceProvider::Learned);
    QVERIFY_THROWS_EXCEPTION(Error, search(asked));
}

void TestCollection::wrongVectorsAreRefused_data()
{
    QTest::addColumn<QByteArray>("values");
    QTest::addColumn<int>("dimensions");
    QTest::newRow("no dimension") << floats({ 1, 0 }) << 0;
    QTest::newRow("a negative one") << floats({ 1, 0 }) << -2;
    QTest::newRow("half a row") << floats({ 1, 0, 1 }) << 2;
    QTest::newRow("too few") << floats({ 1, 0 }) << 2;
    QTest::newRow("too many") << floats({ 1, 0, 1, 0, 1, 0 }) << 2;
    QTest::newRow("none") << QByteArray() << 2;
    QTest::newRow("zeros") << floats({ 1, 0, 0, 0 }) << 2;
    QTest::newRow("no number") << floats({ 1, 0, NAN, 1 }) << 2;
    QTest::newRow("beyond all numbers") << floats({ 1, 0, INFINITY, 1 }) << 2;
}

void TestCollection::wrongVectorsAreRefused()
{
    QFETCH(QByteArray, values);
    QFETCH(int, dimensions);
    const QString place = m_fixture->folder() + u"/new.adduce"_s;
    const auto index = [&] {
        const GivenVectors vectors(write(u"v"_s, values), dimensions);
        (void)indexCollection(place, write(u"c"_s, kTwo), &vectors, {}, {});
    };
    QVERIFY_THROWS_EXCEPTION(Error, index());
    QVERIFY(!QFile::exists(place) && !QFile::exists(place + u".part"_s));
    QFile leftover(place + u".part"_s); // of a run that was killed
    QVERIFY(leftover.open(QIODevice::WriteOnly));
    leftover.write("half a library");
    leftover.close();
    const GivenVectors good(write(u"g"_s, floats({ 1, 0, 0, 1 })), 2);
    QCOMPARE(indexCollection(place, write(u"c"_s, kTwo), &good, {}, {}), 2);
    Database database = Library(place).open();
    const GivenVectors longer(write(u"l"_s, floats({ 1, 0, 0 })), 3); // than those that are there
    QVERIFY_THROWS_EXCEPTION(
        Error, addCollection(database, write(u"d"_s, "{\"_id\": \"bat\", \"text\": \"A bat.\"}\n"), &longer, {}, {}));
}

void TestCollection::stopsOnRequest()
{
    std::stop_source stop;
    stop.request_stop();
    QVERIFY_THROWS_EXCEPTION(Error, addCollection(m_fixture->database(), write(u"c"_s, kCorpus), nullptr, {}, stop.get_token()));
    QVERIFY(DocumentStore(m_fixture->database()).list().empty());
}

ADDUCE_TEST(TestCollection)
#include "test_collection.moc"
