#include "core/text/word_hash.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestWordHash : public QObject
{
    Q_OBJECT

private slots:
    void equalWordsAreFound_data();
    void equalWordsAreFound();
    void wordsAreSpread();
    void keysAreOneAWord();
    void noLettersCancelEachOther();
};

void TestWordHash::equalWordsAreFound_data()
{
    QTest::addColumn<QString>("word");
    for (const char16_t *word : { u"", u"a", u"sleep", u"caffeine", u"caffeines", u"睡眠", u"thermogenesis" })
        QTest::newRow(qPrintable(QString::fromUtf16(word))) << QString::fromUtf16(word);
}

void TestWordHash::equalWordsAreFound()
{
    QFETCH(QString, word);
    const WordMap<int> places { { u"other"_s, 1 }, { word, 2 } };
    const QString same = (QChar(u'x') + word).sliced(1); // the same letters in another place of the memory
    QCOMPARE(places.at(same), 2);
    QVERIFY(!places.contains(word + u'b'));
    QVERIFY(!WordSet({ word }).contains(word + QChar(0))); // no letter is not the letter 0
}

/// Words of all lengths that differ little fall into a table as if by chance: of 4,096 places for as many about 37 % stay empty.
void TestWordHash::wordsAreSpread()
{
    constexpr std::size_t kPlaces = 4'096;
    std::set<std::size_t> low;
    std::set<std::size_t> high;
    for (int i = 0; i < static_cast<int>(kPlaces); ++i) {
        const std::size_t hash = WordHash()(u"abcdefgh"_s.left(i % 9) + QString::number(i));
        low.insert(hash % kPlaces);
        high.insert(hash >> 52);
    }
    for (const auto &used : { low, high }) {
        const double empty = 1 - static_cast<double>(used.size()) / kPlaces;
        QVERIFY2(empty > 0.33 && empty < 0.41, qPrintable(QString::number(empty)));
    }
}

void TestWordHash::keysAreOneAWord()
{
    const auto keys = keysOf({ u"sleep"_s, u"caffeine"_s, u"sleep"_s });
    QCOMPARE(keys.size(), std::size_t(2));
    QVERIFY(std::ranges::is_sorted(keys));
    QCOMPARE(keys, keysOf({ u"caffeine"_s, u"sleep"_s }));
    QVERIFY(std::ranges::binary_search(keys, WordHash()(u"sleep"_s)));
    QVERIFY(keysOf({}).empty());
}

/// The highest bits of letters are those that pass through a product unchanged: whoever knows that could make words of one hash.
void TestWordHash::noLettersCancelEachOther()
{
    constexpr char16_t kLetters[] { u'a', u'\u2184', u'\ua184', u'\u0101', u'\u8101' };
    std::set<std::size_t> hashes;
    std::size_t words = 0;
    for (const char16_t a : kLetters)
        for (const char16_t b : kLetters)
            for (const char16_t c : kLetters)
                for (const char16_t d : kLetters) {
                    hashes.insert(WordHash()(u"aaa"_s + QChar(a) + u"a"_s + QChar(b) + QChar(c) + QChar(d)));
                    ++words;
                }
    QCOMPARE(hashes.size(), words);
    QVERIFY(WordHash()(u"aaa\u2184a\u2184a\u2184"_s) != WordHash()(u"aaa\ua184a\ua184a\ua184"_s));
}

ADDUCE_TEST(TestWordHash)
#include "test_word_hash.moc"
