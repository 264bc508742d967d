#include "core/base/error.h"
#include "core/evaluation/evaluate.h"
#include "tests/support/places.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestQuerySet : public QObject
{
    Q_OBJECT

private slots:
    void readsEveryField();
    void theBundledSetIsWhole();
    void refusesWhatIsWrong_data();
    void refusesWhatIsWrong();
};

void TestQuerySet::readsEveryField()
{
    const QuerySet set = readQuerySet(R"({ "name": " Mine ", "queries": [
        { "id": "a", "category": "synthesis", "question": " Why? ", "expected": [ { "file": "x.pdf", "pages": [3, 1] } ] },
        { "id": "b", "category": "edge_case", "question": "Who?", "expected": [] } ] })");
    QCOMPARE(set.name, u"Mine"_s);
    QCOMPARE(set.queries.size(), std::size_t(2));
    const EvaluationQuery first { u"a"_s, QueryCategory::Synthesis, u"Why?"_s, { { u"x.pdf"_s, { 3, 1 } } } };
    QVERIFY(set.queries[0] == first);
    QVERIFY(set.queries[1].expected.empty());
}

void TestQuerySet::theBundledSetIsWhole()
{
    const QuerySet set = bundledQuerySet();
    const auto count = [&](QueryCategory category) {
        return std::count_if(set.queries.begin(), set.queries.end(), [&](const auto &q) { return q.category == category; });
    };
    QCOMPARE(count(QueryCategory::Direct), 10);
    QCOMPARE(count(QueryCategory::Synthesis), 5);
    QCOMPARE(count(QueryCategory::EdgeCase), 5);

    QFile list(test::inSources(u"packaging/sample-papers.tsv"_s));
    QVERIFY(list.open(QIODevice::ReadOnly));
    QSet<QString> papers;
    for (const QString &line : QString::fromUtf8(list.readAll()).split(u'\n'))
        papers.insert(line.section(u'\t', 2, 2));
    for (const EvaluationQuery &query : set.queries) {
        QCOMPARE(query.expected.empty(), query.category == QueryCategory::EdgeCase);
        if (query.category == QueryCategory::Synthesis)
            QVERIFY(query.expected.size() >= 2);
        for (const ExpectedPage &page : query.expected)
            QVERIFY2(papers.contains(page.file), qPrintable(page.file));
    }
}

void TestQuerySet::refusesWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("says");
    const QByteArray good = R"({"id":"q1","category":"direct","question":"Q?","expected":[{"file":"a.pdf","pages":[1]}]})";
    const auto set = [](const QByteArray &queries) { return QByteArray(R"({"name":"N","queries":[)") + queries + "]}"; };
    const auto changed = [&](const char *from, const char *to) { return set(QByteArray(good).replace(from, to)); };
    QTest::newRow("nothing") << QByteArray() << u"query set"_s;
    QTest::newRow("no JSON") << QByteArray("{ \"name\": ") << u"query set"_s;
    QTest::newRow("a list") << QByteArray("[1]") << u"no JSON object"_s;
    QTest::newRow("no name") << QByteArray(R"({"queries":[]})") << u"\"name\""_s;
    QTest::newRow("no queries") << QByteArray(R"({"name":"N"})") << u"no queries"_s;
    QTest::newRow("empty") << set({}) << u"no queries"_s;
    QTest::newRow("a number as query") << set("7") << u"query 1"_s;
    QTest::newRow("twice") << set(good + "," + good) << u"called q1"_s;
    QTest::newRow("no id") << changed("\"id\"", "\"no\"") << u"query 1"_s;
    QTest::newRow("blank question") << changed("Q?", "  ") << u"q1"_s;
    QTest::newRow("category") << changed("direct", "indirect") << u"indirect"_s;
    QTest::newRow("no expected") << changed("\"expected\"", "\"hoped\"") << u"\"expected\""_s;
    QTest::newRow("direct without page") << changed(R"({"file":"a.pdf","pages":[1]})", "") << u"must be refused"_s;
    QTest::newRow("no file") << changed("\"file\"", "\"folder\"") << u"\"file\""_s;
    QTest::newRow("no pages") << changed("[1]", "[]") << u"a.pdf"_s;
    QTest::newRow("page 0") << changed("[1]", "[0]") << u"number from 1"_s;
    QTest::newRow("page as text") << changed("[1]", "[\"1\"]") << u"number from 1"_s;
    QTest::newRow("page 1.5") << changed("[1]", "[1.5]") << u"number from 1"_s;
}

void TestQuerySet::refusesWhatIsWrong()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, says);
    try {
        (void)readQuerySet(json);
        QFAIL("read");
    } catch (const Error &error) {
        QVERIFY(error.kind() == ErrorKind::BadInput);
        QVERIFY2(error.detail().contains(says), qPrintable(error.detail()));
    }
}

ADDUCE_TEST(TestQuerySet)
#include "test_query_set.moc"
