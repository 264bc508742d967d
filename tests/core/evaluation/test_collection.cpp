#include "core/base/error.h"
#include "core/evaluation/collection.h"
#include "core/evaluation/collection_file.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
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
        (void)addCollection(m_fixture->database(), path, {}, {});
        QFAIL("nothing was thrown");
    } catch (const Error &error) {
        QCOMPARE(error.kind(), kind);
    }
    QVERIFY_THROWS_EXCEPTION(Error, addCollection(m_fixture->database(), u"/nowhere"_s, {}, {}));
}

void TestCollection::textsAreFoundByTheirNames()
{
    QCOMPARE(addCollection(m_fixture->database(), write(u"c"_s, kCorpus), {}, {}), 4);
    const QString queries = write(u"q"_s,
        "{\"_id\": \"q1\", \"text\": \"Do naps help recall?\"}\n{\"_id\": \"q2\", \"text\": \"trains\"}\n"
        "{\"_id\": \"q3\", \"text\": \"\"}\n");
    std::vector<CollectionAnswer> answers;
    searchCollection(
        m_fixture->library(), queries, {}, 1, [&](const CollectionAnswer &answer) { answers.push_back(answer); }, {});
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
    (void)addCollection(m_fixture->database(), write(u"c"_s, kCorpus), {}, {});
    QCOMPARE(addCollection(m_fixture->database(),
                 write(u"more"_s, "{\"_id\": \"owl\", \"text\": \"Owls hunt voles at night.\"}\n"), {}, {}),
        1);
    QString found;
    searchCollection(m_fixture->library(), write(u"q"_s, "{\"_id\": \"1\", \"text\": \"owls\"}\n"), {}, 5,
        [&](const CollectionAnswer &answer) { found = answer.hits.front().document; }, {});
    QCOMPARE(found, u"owl"_s);
}

void TestCollection::stopsOnRequest()
{
    std::stop_source stop;
    stop.request_stop();
    QVERIFY_THROWS_EXCEPTION(Error, addCollection(m_fixture->database(), write(u"c"_s, kCorpus), {}, stop.get_token()));
    QVERIFY(DocumentStore(m_fixture->database()).list().empty());
}

ADDUCE_TEST(TestCollection)
#include "test_collection.moc"
