#include "core/threads/thread_search.h"
#include "core/threads/thread_store.h"
#include "tests/support/library_fixture.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestThreadSearch : public QObject
{
    Q_OBJECT

private slots:
    void findsWordsWhereverTheyStand_data();
    void findsWordsWhereverTheyStand();
    void byTitleAlone_data();
    void byTitleAlone();
    void titlesLastUsedFirst();
    void saysWhere();
    void aSnippetIsCut();
    void followsWhatIsRenamedAndDeleted();
    void olderAnswersAreIndexed();
    void matchesAreWholeWords_data();
    void matchesAreWholeWords();
};

static ThreadId add(Database &database, const QString &question, const QString &text, const QString &quote, const QString &title)
{
    Answer answer = test::answerOf(question, text, quote);
    answer.sentences[0].citations[0].title = title;
    return ThreadStore(database).append({}, answer).thread;
}

void TestThreadSearch::findsWordsWhereverTheyStand_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("the question") << u"fasting"_s << true;
    QTest::newRow("the beginning of a word") << u"spri"_s << true;
    QTest::newRow("the end of a word") << u"prints"_s << false;
    QTest::newRow("words of several parts") << u"fasting marathon review"_s << true;
    QTest::newRow("one word too many") << u"fasting coffee"_s << false;
    QTest::newRow("without its accents") << u"KESKA"_s << true;
    QTest::newRow("two letters of an unspaced script") << u"睡眠"_s << true;
    QTest::newRow("one letter of it") << u"睡"_s << true;
    QTest::newRow("letters that do not follow each other") << u"睡不"_s << false;
    QTest::newRow("marks of the query language") << u"\"fasting\" OR (sprint* - NEAR"_s << false;
    QTest::newRow("marks alone") << u"\"* ()"_s << false;
    QTest::newRow("nothing") << u""_s << false;
}

void TestThreadSearch::findsWordsWhereverTheyStand()
{
    QFETCH(QString, query);
    QFETCH(bool, isFound);
    test::LibraryFixture fixture;
    const ThreadId thread = add(fixture.database(), u"Does fasting slow sprints?"_s, u"Runners slept: 睡眠不足。"_s,
        u"A marathon is longer."_s, u"Kęska's review"_s);
    add(fixture.database(), u"Is coffee bitter?"_s, u"It is."_s, u"Coffee is bitter."_s, u"On coffee"_s);
    const std::vector<ThreadId> found = searchThreads(fixture.database(), query);
    QCOMPARE(std::ranges::count(found, thread) > 0, isFound);
}

void TestThreadSearch::byTitleAlone_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("its words") << u"fast spri"_s << true;
    QTest::newRow("without its accents") << u"KESKA"_s << true;
    QTest::newRow("an unspaced script") << u"睡眠"_s << true;
    QTest::newRow("a word of the answer") << u"runners"_s << false;
    QTest::newRow("a word of both") << u"fasting runners"_s << false;
    QTest::newRow("an unspaced word of the answer") << u"不足"_s << false;
    QTest::newRow("marks of the query language") << u"\"fasting\" OR title:*"_s << false;
    QTest::newRow("nothing") << u" "_s << false;
}

void TestThreadSearch::byTitleAlone()
{
    QFETCH(QString, query);
    QFETCH(bool, isFound);
    test::LibraryFixture fixture;
    ThreadStore(fixture.database())
        .insert(test::threadOf(
            u"Fasting, sprints, Kęska 睡眠"_s, { test::answerOf(u"Why?"_s, u"Runners slept: 不足。"_s, u"They slept."_s) }));
    QCOMPARE(threadsTitled(fixture.database(), query, 8).size(), std::size_t(isFound ? 1 : 0));
}

void TestThreadSearch::titlesLastUsedFirst()
{
    test::LibraryFixture fixture;
    ThreadStore store(fixture.database());
    std::vector<ThreadId> all;
    for (int i = 0; i < 12; ++i)
        all.push_back(store.insert(test::threadOf(u"On naps %1"_s.arg(i), { test::answerOf(u"q"_s, u"a"_s, u"a"_s) })));
    store.setMarks(all.back(), { u"On naps 11"_s, false, {}, true });
    const std::vector<TitledThread> found = threadsTitled(fixture.database(), u"nap"_s, 8);
    QCOMPARE(found.size(), std::size_t(8));
    QCOMPARE(found.front(), (TitledThread { all[10], u"On naps 10"_s }));
}

void TestThreadSearch::saysWhere()
{
    test::LibraryFixture fixture;
    const ThreadId thread = add(
        fixture.database(), u"Does fasting slow sprints?"_s, u"Runners slept."_s, u"A marathon is longer."_s, u"The review"_s);
    const auto where = [&](const QString &query) { return snippetOf(fixture.database(), thread, query); };
    QCOMPARE(where(u"runner"_s), (ThreadSnippet { FoundIn::Answer, u"Runners slept."_s }));
    QCOMPARE(where(u"marathon"_s), (ThreadSnippet { FoundIn::Quote, u"A marathon is longer."_s }));
    QCOMPARE(where(u"review"_s).where, FoundIn::Source);
    QCOMPARE(where(u"fasting"_s).where, FoundIn::Question);
    QCOMPARE(where(u"bridge"_s), ThreadSnippet {});
}

void TestThreadSearch::aSnippetIsCut()
{
    test::LibraryFixture fixture;
    const QString line = u"word "_s.repeated(40) + u"needle "_s + u"word "_s.repeated(400);
    const ThreadId thread = add(fixture.database(), u"Q?"_s, line, u"q"_s, u"t"_s);
    const ThreadSnippet snippet = snippetOf(fixture.database(), thread, u"needle"_s);
    QVERIFY(snippet.text.startsWith(u"…word"_s) && snippet.text.endsWith(u'…'));
    QVERIFY(snippet.text.contains(u"needle"_s));
    QVERIFY(snippet.text.size() < 200);
}

void TestThreadSearch::followsWhatIsRenamedAndDeleted()
{
    test::LibraryFixture fixture;
    ThreadStore store(fixture.database());
    const ThreadId thread = add(fixture.database(), u"Old question?"_s, u"a"_s, u"b"_s, u"c"_s);
    ThreadMarks marks = store.find(thread)->row.marks;
    marks.title = u"A better name"_s;
    store.setMarks(thread, marks);
    QCOMPARE(searchThreads(fixture.database(), u"better"_s).size(), std::size_t(1));
    marks.isDeleted = true;
    store.setMarks(thread, marks);
    QCOMPARE(searchThreads(fixture.database(), u"better"_s).size(), std::size_t(1)); // the bin is searched, too
    QVERIFY(threadsTitled(fixture.database(), u"better"_s, 9).empty());
    marks.isDeleted = false;
    store.setMarks(thread, marks);
    QCOMPARE(searchThreads(fixture.database(), u"old question"_s).size(), std::size_t(1));
    store.remove(thread);
    QVERIFY(searchThreads(fixture.database(), u"old"_s).empty());
    fixture.database().execute("INSERT INTO threads_fts(threads_fts) VALUES ('integrity-check')");
}

/// A library from before the search: only the answers are there.
void TestThreadSearch::olderAnswersAreIndexed()
{
    test::LibraryFixture fixture;
    const ThreadId thread = add(fixture.database(), u"Does fasting slow sprints?"_s, u"a"_s, u"b"_s, u"c"_s);
    const ThreadId damaged = add(fixture.database(), u"Damaged?"_s, u"a"_s, u"b"_s, u"c"_s);
    fixture.database().execute("DELETE FROM turn_facts; DELETE FROM turn_quotes; DELETE FROM thread_texts");
    Statement(fixture.database(), "UPDATE turns SET answer = '{' WHERE thread = ?").bind(1, damaged.value).run();
    const std::vector<ThreadRow> rows = ThreadStore(fixture.database()).list();
    QCOMPARE(rows.size(), std::size_t(2));
    QCOMPARE(searchThreads(fixture.database(), u"sprint"_s), std::vector { thread });
    QCOMPARE(searchThreads(fixture.database(), u"damaged"_s), std::vector { damaged }); // its title still says so
    QCOMPARE(ThreadStore(fixture.database()).citing(QString(64, u'a')).size(), std::size_t(1));
}

void TestThreadSearch::matchesAreWholeWords_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("query");
    QTest::addColumn<QStringList>("marked");
    QTest::newRow("a beginning marks its word")
        << u"Sprints and sprinting"_s << u"sprint"_s << QStringList { u"Sprints"_s, u"sprinting"_s };
    QTest::newRow("not inside a word") << u"offsprint"_s << u"sprint"_s << QStringList {};
    QTest::newRow("accents") << u"Conde-Pipó's"_s << u"pipo"_s << QStringList { u"Pipó"_s };
    QTest::newRow("unspaced") << u"睡眠不足、睡眠"_s << u"睡眠"_s << QStringList { u"睡眠"_s, u"睡眠"_s };
    QTest::newRow("an emoji is no word") << u"😀 sleep 😀"_s << u"sleep 😀"_s << QStringList { u"sleep"_s };
}

void TestThreadSearch::matchesAreWholeWords()
{
    QFETCH(QString, text);
    QFETCH(QString, query);
    QFETCH(QStringList, marked);
    QStringList found;
    for (const auto &[start, length] : matchesIn(text, searchedWords(query)))
        found << text.mid(start, length);
    QCOMPARE(found, marked);
}

ADDUCE_TEST(TestThreadSearch)
#include "test_thread_search.moc"
