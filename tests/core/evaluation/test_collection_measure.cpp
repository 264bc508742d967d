#include "core/base/error.h"
#include "core/evaluation/collection.h"
#include "core/evaluation/collection_measure.h"
#include "core/evaluation/comparison.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>
#include <zlib.h>

using namespace adduce;
using namespace Qt::StringLiterals;

/// A folder as BEIR has them, indexed, asked and measured.
class TestCollectionMeasure : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_place.reset(); }

    void figuresAreKnown_data();
    void figuresAreKnown();
    void packedFilesAreRead();
    void otherNamesOfJudgements_data();
    void otherNamesOfJudgements();
    void isIndexedOnce();
    void outdatedLibrariesGo();
    void missingFilesAreNamed_data();
    void missingFilesAreNamed();
    void damageIsToldWithItsPlace_data();
    void damageIsToldWithItsPlace();
    void nothingJudgedIsAnError_data();
    void nothingJudgedIsAnError();
    void namesThatComeTwiceCountOnce();
    void progressIsTold();
    void stoppedWhileIndexing();
    void stoppedWhileAsking();
    void linesOfCsv();
    void intervalsOfMeans_data();
    void intervalsOfMeans();

private:
    void write(const QString &name, const QByteArray &bytes) const;
    [[nodiscard]] QString folder() const { return m_place->filePath(u"tiny"_s); }
    [[nodiscard]] QString library() const { return m_place->filePath(u"made/tiny.adduce"_s); }
    [[nodiscard]] CollectionMeasure measure(const QStringList &profiles = { QStringLiteral("keyword") },
        const std::function<void(const CollectionProgress &)> &emitted = {}, const std::stop_token &stop = {}) const;
    [[nodiscard]] Error errorOf() const;
    std::unique_ptr<QTemporaryDir> m_place;
};

namespace {

const QByteArray kCorpus = R"({"_id": "nap", "title": "Naps", "text": "A nap of thirty minutes improves recall."}
{"_id": 7, "title": "", "text": "Coffee keeps runners awake."}
{"_id": "bridge", "text": "Steel bridges carry trains over rivers."}
{"_id": "owl", "text": "Owls hunt voles at night."}
)";

const QByteArray kQueries = R"({"_id": "q1", "text": "nap"}
{"_id": "q2", "text": "coffee"}
{"_id": "q3", "text": "trains"}
{"_id": "q4", "text": "voles"}
{"_id": "unjudged", "text": "night"}
)";

// q1 finds its text, q2 one of two, q3 another; q4 has nothing to find; two lines speak of what is not there.
const QByteArray kJudgements = "query-id\tcorpus-id\tscore\nq1\tnap\t1\nq2\t7\t1\nq2\towl\t1\nq3\tnap\t2\nq4\towl\t0\n"
                               "q9\tnap\t1\nq1\tnowhere\t1\n";
const QByteArray kTrec = "q1 0 nap 1\nq2 0 7 1\nq2 0 owl 1\nq3 0 nap 2\nq4 0 owl 0\nq9 0 nap 1\nq1 0 nowhere 1\n";

} // namespace

void TestCollectionMeasure::init()
{
    m_place = std::make_unique<QTemporaryDir>();
    write(u"corpus.jsonl"_s, kCorpus);
    write(u"queries.jsonl"_s, kQueries);
    write(u"qrels/test.tsv"_s, kJudgements);
}

void TestCollectionMeasure::write(const QString &name, const QByteArray &bytes) const
{
    const QString path = folder() + u'/' + name;
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write");
}

CollectionMeasure TestCollectionMeasure::measure(const QStringList &profiles,
    const std::function<void(const CollectionProgress &)> &emitted, const std::stop_token &stop) const
{
    std::vector<NamedRetrieval> named;
    for (const QString &profile : profiles)
        named.push_back({ profile, *variantParameters(profile) });
    return measureCollection(folder(), library(), named, {}, emitted, stop);
}

Error TestCollectionMeasure::errorOf() const
{
    try {
        (void)measure();
    } catch (const Error &error) {
        return error;
    }
    return Error(ErrorKind::Internal, u"nothing was thrown"_s);
}

void TestCollectionMeasure::figuresAreKnown_data()
{
    QTest::addColumn<QByteArray>("judgements");
    QTest::newRow("BEIR") << kJudgements;
    QTest::newRow("TREC") << kTrec;
    QTest::newRow("TREC, tabs and other line ends") << QByteArray(kTrec).replace(' ', '\t').replace("\n", "\r\n");
}

void TestCollectionMeasure::figuresAreKnown()
{
    QFETCH(const QByteArray, judgements);
    write(u"qrels/test.tsv"_s, judgements);
    const CollectionMeasure found = measure({ u"keyword"_s, u"adduce"_s });
    QCOMPARE(found.ignored, 2);
    QCOMPARE(found.profiles.size(), 2U);
    const ProfileMeasure &keyword = found.profiles.front();
    QCOMPARE(keyword.profile, u"keyword"_s);
    QCOMPARE(keyword.queries, 3);
    const double half = 1 / (1 + 1 / std::log2(3.0));
    QCOMPARE(keyword.ndcg10.mean, (1 + half + 0) / 3);
    QCOMPARE(keyword.recall10.mean, 0.5);
    QCOMPARE(keyword.recall100.mean, 0.5);
    const double spread = 1.959964 * 0.5 / std::sqrt(3.0); // the deviation of 1, 0.5 and 0 is 0.5
    QVERIFY(std::abs(keyword.recall10.interval.low - std::max(0.0, 0.5 - spread)) < 1e-9);
    QVERIFY(std::abs(keyword.recall10.interval.high - std::min(1.0, 0.5 + spread)) < 1e-9);
    QVERIFY(keyword.medianMilliseconds > 0);
    QVERIFY(found.profiles.back().ndcg10.mean >= 1.0 / 3);
}

void TestCollectionMeasure::packedFilesAreRead()
{
    for (const QString &name : { u"corpus.jsonl"_s, u"queries.jsonl"_s }) {
        const QByteArray bytes = name == u"corpus.jsonl"_s ? kCorpus : kQueries;
        QVERIFY(QFile::remove(folder() + u'/' + name));
        gzFile file = gzopen(QFile::encodeName(folder() + u'/' + name + u".gz"_s).constData(), "wb");
        gzwrite(file, bytes.constData(), static_cast<unsigned>(bytes.size()));
        gzclose(file);
    }
    QCOMPARE(measure().profiles.front().recall10.mean, 0.5);
}

void TestCollectionMeasure::otherNamesOfJudgements_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : { "qrels/dev.tsv", "qrels.tsv", "qrels-test.tsv" })
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestCollectionMeasure::otherNamesOfJudgements()
{
    QFETCH(const QString, name);
    write(name, "q1\tnap\t1\n");
    QVERIFY(collectionFiles(folder()).judgements.endsWith(u"qrels/test.tsv"_s));
    QVERIFY(QFile::remove(folder() + u"/qrels/test.tsv"_s));
    const CollectionMeasure found = measure();
    QCOMPARE(found.profiles.front().queries, 1);
    const Interval one = found.profiles.front().recall10.interval; // one query says nothing of others
    QVERIFY(one.low == 0 && one.high == 1);
}

void TestCollectionMeasure::isIndexedOnce()
{
    (void)measure();
    QVERIFY(QFile::exists(library()));
    write(u"corpus.jsonl"_s, "not looked at\n");
    QCOMPARE(measure().profiles.front().recall10.mean, 0.5);
    removeCollection(library());
    QVERIFY(QDir(m_place->filePath(u"made"_s)).isEmpty());
    removeCollection(library()); // once more harms nothing
}

void TestCollectionMeasure::outdatedLibrariesGo()
{
    const QString place = m_place->filePath(u"made"_s);
    const QString before = collectionLibrary(place, folder());
    QCOMPARE(collectionLibrary(place, folder() + u"/qrels/.."_s), before);
    const QString another = collectionLibrary(place, m_place->path());
    QVERIFY(another.isEmpty()); // no corpus there
    (void)measureCollection(folder(), before, {}, {}, {}, {});
    QVERIFY(QFile::exists(before));
    removeOutdated(before);
    QVERIFY(QFile::exists(before));
    write(u"corpus.jsonl"_s, kCorpus + "{\"_id\": \"bat\", \"text\": \"A bat.\"}\n");
    const QString after = collectionLibrary(place, folder());
    QVERIFY(after != before);
    const QString foreign = place + u"/0123456789abcdef0123456789abcdef.adduce"_s;
    QVERIFY(QFile::copy(before, foreign));
    removeOutdated(after);
    QVERIFY(!QFile::exists(before) && QFile::exists(foreign));
}

void TestCollectionMeasure::missingFilesAreNamed_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : { "corpus.jsonl", "queries.jsonl", "qrels/test.tsv" })
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestCollectionMeasure::missingFilesAreNamed()
{
    QFETCH(const QString, name);
    const QString path = folder() + u'/' + name;
    QVERIFY(QFile::remove(path));
    QCOMPARE(errorOf().kind(), ErrorKind::Missing);
    QCOMPARE(errorOf().detail(), path);
    QVERIFY(QDir().mkpath(path)); // a folder of that name is no file
    QCOMPARE(errorOf().kind(), ErrorKind::Missing);
    QVERIFY(!QFile::exists(library()));
}

void TestCollectionMeasure::damageIsToldWithItsPlace_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("place");
    QTest::newRow("a text that is no JSON") << u"corpus.jsonl"_s << kCorpus + "{\"_id\": \n" << u"corpus.jsonl, line 5"_s;
    QTest::newRow("a text without a name") << u"corpus.jsonl"_s << QByteArray("\n{\"text\": \"x\"}\n")
                                           << u"corpus.jsonl, line 2"_s;
    QTest::newRow("a query that is no object") << u"queries.jsonl"_s << QByteArray("[1]\n") << u"queries.jsonl, line 1"_s;
    QTest::newRow("zeros for queries") << u"queries.jsonl"_s << QByteArray(64, '\0') << u"queries.jsonl, line 1"_s;
    QTest::newRow("two fields") << u"qrels/test.tsv"_s << kJudgements + "q1\tnap\n" << u"test.tsv, line 9"_s;
    QTest::newRow("a word for a grade") << u"qrels/test.tsv"_s << QByteArray("q1\tnap\tgood\n") << u"test.tsv, line 1"_s;
    QTest::newRow("a grade beyond all") << u"qrels/test.tsv"_s << QByteArray("q1\tnap\t99999999999\n") << u"test.tsv, line 1"_s;
}

void TestCollectionMeasure::damageIsToldWithItsPlace()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, place);
    write(name, bytes);
    const Error error = errorOf();
    QCOMPARE(error.kind(), ErrorKind::BadInput);
    QVERIFY2(error.detail().startsWith(place + u' '), qPrintable(error.detail()));
    QVERIFY(!QFile::exists(library()));
}

void TestCollectionMeasure::nothingJudgedIsAnError_data()
{
    QTest::addColumn<QByteArray>("judgements");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("a header alone") << QByteArray("query-id\tcorpus-id\tscore\n");
    QTest::newRow("of other queries") << QByteArray("1\tnap\t1\n");
    QTest::newRow("of other documents") << QByteArray("q1\tmoon\t1\n");
    QTest::newRow("nothing relevant") << QByteArray("q1\tnap\t0\nq2\t7\t-1\n");
}

void TestCollectionMeasure::nothingJudgedIsAnError()
{
    QFETCH(const QByteArray, judgements);
    write(u"qrels/test.tsv"_s, judgements);
    QCOMPARE(errorOf().kind(), ErrorKind::BadInput);
    QVERIFY2(errorOf().detail().contains(u"qrels/test.tsv"_s), qPrintable(errorOf().detail()));
}

void TestCollectionMeasure::namesThatComeTwiceCountOnce()
{
    write(u"corpus.jsonl"_s, kCorpus.repeated(3));
    write(u"queries.jsonl"_s, kQueries.repeated(2));
    const ProfileMeasure found = measure().profiles.front();
    QCOMPARE(found.queries, 3);
    QCOMPARE(found.recall10.mean, 0.5);
}

void TestCollectionMeasure::progressIsTold()
{
    QStringList emitted;
    (void)measure(
        { u"keyword"_s }, [&](const CollectionProgress &p) { emitted << u"%1 %2/%3"_s.arg(p.profile).arg(p.done).arg(p.total); });
    QCOMPARE(emitted,
        (QStringList { u" 0/0"_s, u" 1/4"_s, u" 2/4"_s, u" 3/4"_s, u" 4/4"_s, u"keyword 0/3"_s, u"keyword 1/3"_s,
            u"keyword 2/3"_s, u"keyword 3/3"_s }));
}

void TestCollectionMeasure::stoppedWhileIndexing()
{
    std::stop_source stop;
    const auto emitted = [&](const CollectionProgress &p) {
        if (p.done == 2)
            stop.request_stop();
    };
    QVERIFY(measure({ u"keyword"_s }, emitted, stop.get_token()).profiles.empty());
    QVERIFY(!QFile::exists(library()) && !QFile::exists(library() + u".part"_s));
    QCOMPARE(measure().profiles.size(), 1U);
}

void TestCollectionMeasure::stoppedWhileAsking()
{
    std::stop_source stop;
    const auto emitted = [&](const CollectionProgress &p) {
        if (p.profile == u"adduce" && p.done == 1)
            stop.request_stop();
    };
    const CollectionMeasure found = measure({ u"keyword"_s, u"adduce"_s, u"portal"_s }, emitted, stop.get_token());
    QCOMPARE(found.profiles.size(), 1U);
    QCOMPARE(found.profiles.front().queries, 3);
    QVERIFY(QFile::exists(library()));
}

void TestCollectionMeasure::linesOfCsv()
{
    const MeasuredMean half { 0.5, { 0.25, 0.75 } };
    const CollectionMeasure found { 0, { { u"=1+1"_s, 3, half, half, half, 1.5 } } };
    const QList<QByteArray> lines = toCsv(found).split('\n');
    QVERIFY(lines[0].startsWith("\"profile\",\"queries\",\"ndcg@10\",\"ndcg@10_low\",\"ndcg@10_high\",\"recall@10\""));
    QVERIFY(lines[1].startsWith("\"'=1+1\",\"3\",\"0.5000\",\"0.2500\",\"0.7500\",") && lines[1].endsWith(",\"1.50\"\r"));
    QCOMPARE(lines[0].count(','), lines[1].count(','));
}

void TestCollectionMeasure::intervalsOfMeans_data()
{
    QTest::addColumn<std::vector<double>>("values");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::newRow("none") << std::vector<double> {} << 0.0 << 1.0;
    QTest::newRow("one") << std::vector<double> { 0.4 } << 0.0 << 1.0;
    QTest::newRow("all alike") << std::vector<double>(9, 0.5) << 0.5 << 0.5;
    QTest::newRow("wider than can be") << std::vector<double> { 0, 1 } << 0.0 << 1.0;
    // the deviation is sqrt(0.02 / 3)
    QTest::newRow("four") << std::vector<double> { 0.4, 0.5, 0.5, 0.6 } << 0.5 - 1.959964 * 0.0816496581 / 2
                          << 0.5 + 1.959964 * 0.0816496581 / 2;
}

void TestCollectionMeasure::intervalsOfMeans()
{
    QFETCH(const std::vector<double>, values);
    QFETCH(const double, low);
    QFETCH(const double, high);
    const Interval interval = meanInterval(values);
    QVERIFY(std::abs(interval.low - low) < 1e-9 && std::abs(interval.high - high) < 1e-9);
}

ADDUCE_TEST(TestCollectionMeasure)
#include "test_collection_measure.moc"
