#include "core/text/word_cache.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <thread>
#include <vector>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestWordCache : public QObject
{
    Q_OBJECT

private slots:
    void whatWasKeptIsFound();
    void noMoreThanMayBeAreKept();
    void whatIsNoWordIsNotKept();
    void threadsKeepAndFind();
};

void TestWordCache::whatWasKeptIsFound()
{
    WordCache<int> known(10);
    QVERIFY(!known.find(u"sleep"_s));
    known.keep(u"sleep"_s, 0);
    QCOMPARE(known.find(u"sleep"_s), std::optional(0));
    known.keep(u"sleep"_s, 2);
    QCOMPARE(known.find(u"sleep"_s), std::optional(2));
    QVERIFY(!known.find(u"sleeps"_s) && !known.find(QString()));
}

void TestWordCache::noMoreThanMayBeAreKept()
{
    WordCache<int> known(3);
    for (int i = 0; i < 10; ++i)
        known.keep(QString::number(i), i);
    for (int i = 0; i < 10; ++i)
        QCOMPARE(known.find(QString::number(i)).has_value(), i < 3);
}

void TestWordCache::whatIsNoWordIsNotKept()
{
    WordCache<int> known(3);
    known.keep(QString(5'000, u'a'), 1);
    QVERIFY(!known.find(QString(5'000, u'a')));
    known.keep(QString(40, u'a'), 1);
    QVERIFY(known.find(QString(40, u'a')));
}

void TestWordCache::threadsKeepAndFind()
{
    constexpr int kWords = 2'000;
    WordCache<QString> known(kWords);
    std::atomic_int wrong = 0;
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t)
        threads.emplace_back([&] {
            for (int i = 0; i < kWords; ++i) {
                const QString word = QString::number(i);
                const auto found = known.find(word);
                wrong += found && *found != word;
                known.keep(word, word);
            }
        });
    for (std::thread &thread : threads)
        thread.join();
    QCOMPARE(wrong.load(), 0);
    for (int i = 0; i < kWords; ++i)
        QCOMPARE(known.find(QString::number(i)), std::optional(QString::number(i)));
}

ADDUCE_TEST(TestWordCache)
#include "test_word_cache.moc"
