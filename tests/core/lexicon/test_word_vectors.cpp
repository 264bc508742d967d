#include "core/lexicon/word_vectors.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/test_main.h"
#include "tests/support/word_vector_file.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Vectors of words, by a file that is well made and by damaged ones.
class TestWordVectors : public QObject
{
    Q_OBJECT

private slots:
    void findsEveryWord_data();
    void findsEveryWord();
    void whatIsNoSuchFileIsNone_data();
    void whatIsNoSuchFileIsNone();
    void aDamagedOneKnowsLess();
    void wordsOfLikeUseAreAlike();

private:
    std::optional<WordVectors> vectorsOf(const QByteArray &bytes);

    QTemporaryDir m_folder;
};

static QByteArray goodFile()
{
    return test::wordVectorFile({ { "bake", { 1, 0 } }, { "baker", { 3, 4 } }, { "zebra", { 0, -2 } } });
}

/// Cosine of two words of the file that comes with the program.
static double cosine(const WordVectors &vectors, const QString &a, const QString &b)
{
    const auto x = vectors.of(a);
    const auto y = vectors.of(b);
    const auto dot = [](auto p, auto q) { return std::inner_product(p.begin(), p.end(), q.begin(), 0.0); };
    return dot(x, y) / std::sqrt(dot(x, x) * dot(y, y));
}

std::optional<WordVectors> TestWordVectors::vectorsOf(const QByteArray &bytes)
{
    return WordVectors::open(test::writeFile(m_folder.path(), u"words"_s, bytes));
}

void TestWordVectors::findsEveryWord_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QList<int>>("values");
    QTest::newRow("first") << u"bake"_s << QList<int> { 127, 0 };
    QTest::newRow("longer than another") << u"baker"_s << QList<int> { 76, 102 };
    QTest::newRow("last, less than nothing") << u"zebra"_s << QList<int> { 0, -127 };
    QTest::newRow("before all") << u"aard"_s << QList<int> {};
    QTest::newRow("between") << u"bread"_s << QList<int> {};
    QTest::newRow("behind all") << u"zoo"_s << QList<int> {};
    QTest::newRow("a beginning") << u"bak"_s << QList<int> {};
    QTest::newRow("nothing") << QString() << QList<int> {};
    QTest::newRow("other letters") << u"größe"_s << QList<int> {};
}

void TestWordVectors::findsEveryWord()
{
    QFETCH(QString, word);
    const auto vectors = vectorsOf(goodFile());
    QVERIFY(vectors);
    QCOMPARE(vectors->size(), 3U);
    QCOMPARE(vectors->dimensions(), 2U);
    const auto vector = vectors->of(word);
    QTEST(QList<int>(vector.begin(), vector.end()), "values");
}

void TestWordVectors::whatIsNoSuchFileIsNone_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray good = goodFile();
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("another file") << QByteArray(200, 'x');
    QTest::newRow("the mark alone") << good.first(8);
    QTest::newRow("cut in its numbers") << good.first(18);
    QTest::newRow("cut short") << good.chopped(1);
    QTest::newRow("longer than it says") << good + 'x';
    QByteArray many = good;
    many.replace(8, 4, QByteArray(4, '\xff'));
    QTest::newRow("more words than there is room for") << many;
    QByteArray flat = good;
    flat.replace(12, 4, QByteArray(4, '\0'));
    QTest::newRow("no dimension") << flat;
    QByteArray wide = good;
    wide.replace(12, 4, QByteArray(4, '\x7f'));
    QTest::newRow("more dimensions than there are") << wide;
}

void TestWordVectors::whatIsNoSuchFileIsNone()
{
    QFETCH(QByteArray, bytes);
    QVERIFY(!vectorsOf(bytes));
}

/// Whatever stands where a word begins, nothing outside the file is looked at.
void TestWordVectors::aDamagedOneKnowsLess()
{
    constexpr qsizetype kSecondStart = 8 + 4 + 4 + 4;
    for (const QByteArray &start : { QByteArray(4, '\xff'), QByteArray(4, '\x7f'), QByteArray("\x0e\0\0\0", 4) }) {
        QByteArray bytes = goodFile();
        bytes.replace(kSecondStart, start.size(), start);
        const auto vectors = vectorsOf(bytes);
        QVERIFY(vectors);
        QVERIFY(vectors->of(u"baker"_s).empty());
        QCOMPARE(vectors->of(u"zebra"_s).size(), 2U);
    }
}

void TestWordVectors::wordsOfLikeUseAreAlike()
{
    const auto vectors = WordVectors::builtIn();
    QVERIFY(vectors);
    QVERIFY(cosine(*vectors, u"athlete"_s, u"swimmer"_s) > 0.6);
    QVERIFY(cosine(*vectors, u"pregnancy"_s, u"pregnant"_s) > 0.6);
    QVERIFY(cosine(*vectors, u"athlete"_s, u"theorem"_s) < 0.3);
    vectors->letGo();
    QVERIFY(cosine(*vectors, u"athlete"_s, u"swimmer"_s) > 0.6);
}

ADDUCE_TEST(TestWordVectors)
#include "test_word_vectors.moc"
