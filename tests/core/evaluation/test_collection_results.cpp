#include "core/base/error.h"
#include "core/evaluation/collection_results.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// What was measured on a folder, kept beside its index.
class TestCollectionResults : public QObject
{
    Q_OBJECT

private slots:
    void comeBackNewestFirst();
    void aDamagedFileIsPutAside();
    void whatCannotBeWrittenIsSaid();
    void isForItsOwnerAlone();
    void theOneBeforeIsOfTheSameTexts();
};

static CollectionResult resultOf(int day, const QString &texts, const QString &profile)
{
    const MeasuredMean mean { 0.5, { 0.25, 0.75 } };
    return { QDateTime(QDate(2026, 3, day), QTime(12, 0), Qt::UTC), texts, { 2, { { profile, 300, mean, mean, mean, 1.5 } } } };
}

void TestCollectionResults::comeBackNewestFirst()
{
    const QTemporaryDir place;
    const QString in = place.filePath(u"collections"_s);
    QVERIFY(collectionResults(in, u"/data/a"_s).empty());
    keepResult(in, u"/data/a"_s, resultOf(1, u"t"_s, u"adduce"_s));
    keepResult(in, u"/data/a/"_s, resultOf(2, u"t"_s, u"keyword"_s));
    const auto results = collectionResults(in, u"/data/a"_s);
    QCOMPARE(results.size(), 2U);
    QVERIFY(results[0] == resultOf(2, u"t"_s, u"keyword"_s) && results[1] == resultOf(1, u"t"_s, u"adduce"_s));
    QVERIFY(collectionResults(in, u"/data/b"_s).empty());
}

static QString fileIn(const QString &place)
{
    return place + u'/' + collectionName(u"/data/a"_s) + u".results.json"_s;
}

void TestCollectionResults::aDamagedFileIsPutAside()
{
    const QTemporaryDir place;
    QFile file(fileIn(place.path()));
    QStringList kept;
    for (const char *damaged : { "", "{", "[1, {}, {\"measured_at\": \"x\"}]" }) {
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(damaged);
        file.close();
        QVERIFY_THROWS_EXCEPTION(Error, collectionResults(place.path(), u"/data/a"_s));
        kept << keepResult(place.path(), u"/data/a"_s, resultOf(1, u"t"_s, u"adduce"_s));
        QFile aside(kept.back());
        QVERIFY(aside.open(QIODevice::ReadOnly));
        QCOMPARE(aside.readAll(), QByteArray(damaged));
        QCOMPARE(collectionResults(place.path(), u"/data/a"_s).size(), 1U);
    }
    QCOMPARE(kept.removeDuplicates(), 0);
    QCOMPARE(keepResult(place.path(), u"/data/a"_s, resultOf(2, u"t"_s, u"adduce"_s)), QString());
}

void TestCollectionResults::whatCannotBeWrittenIsSaid()
{
    const QTemporaryDir place;
    QVERIFY(QDir().mkpath(fileIn(place.path())));
    QVERIFY_THROWS_EXCEPTION(Error, keepResult(place.path(), u"/data/a"_s, resultOf(1, u"t"_s, u"adduce"_s)));
}

void TestCollectionResults::isForItsOwnerAlone()
{
    const QTemporaryDir folder;
    const QString place = folder.filePath(u"collections"_s);
    for (int day = 1; day < 3; ++day) {
        keepResult(place, u"/data/a"_s, resultOf(day, u"t"_s, u"adduce"_s));
        constexpr QFile::Permissions kOthers =
            QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
        QCOMPARE(QFileInfo(place).permissions() & kOthers, QFile::Permissions());
        QCOMPARE(QFileInfo(fileIn(place)).permissions() & kOthers, QFile::Permissions());
    }
}

void TestCollectionResults::theOneBeforeIsOfTheSameTexts()
{
    const std::vector<CollectionResult> results { resultOf(5, u"t"_s, u"adduce"_s), resultOf(4, u"u"_s, u"adduce"_s),
        resultOf(3, u"t"_s, u"keyword"_s), resultOf(2, u"t"_s, u"adduce"_s) };
    QCOMPARE(resultBefore(results, results[0]), &results[3]);
    QCOMPARE(resultBefore(results, results[1]), nullptr);
    QCOMPARE(resultBefore(results, results[3]), nullptr);
}

ADDUCE_TEST(TestCollectionResults)
#include "test_collection_results.moc"
