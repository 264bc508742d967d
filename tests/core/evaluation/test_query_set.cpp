#include "core/base/error.h"
#include "core/evaluation/evaluate.h"
#include "tests/support/places.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QSet>
#include <QTest>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestQuerySet : public QObject
{
    Q_OBJECT

private slots:
    void readsEveryField();
    void goldComesBackFromJson();
    void proposalsComeBackAndAreNotAccepted();
    void aQuestionALineIsRead();
    void partsAreChosen();
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

void TestQuerySet::goldComesBackFromJson()
{
    const QuerySet set = readQuerySet(R"({ "name": "Mine", "queries": [
        { "id": "a", "category": "synthesis", "question": "Why?", "papers": 2, "must": ["50|fifty"], "history": ["Who?"], "type": "why",
          "gold": [ { "file": "x.pdf", "page": 3, "quote": "It is so." }, { "file": "x.pdf", "page": 1, "quote": "Since it rains." },
                    { "file": "y.pdf", "page": 2, "quote": "Rain; 12", "cells": ["12"] } ] } ] })");
    const EvaluationQuery &query = set.queries.front();
    QCOMPARE(query.gold.size(), std::size_t(3));
    QVERIFY((query.gold[2] == GoldSentence { u"y.pdf"_s, 2, u"Rain; 12"_s, { u"12"_s } }));
    QCOMPARE(query.papers, 2);
    QCOMPARE(query.must, QStringList { u"50|fifty"_s });
    QCOMPARE(query.history, QStringList { u"Who?"_s });
    QVERIFY(
        (query.expected == std::vector<ExpectedPage> { { u"x.pdf"_s, { 3, 1 } }, { u"y.pdf"_s, { 2 } } })); // where gold stands
    QVERIFY(readQuerySet(toJson(set)).queries == set.queries);
}

void TestQuerySet::proposalsComeBackAndAreNotAccepted()
{
    const QuerySet set = readQuerySet(R"({ "name": "Mine", "queries": [
        { "id": "a", "category": "edge_case", "question": "Why?", "expected": [], "withheld": ["x.pdf"], "accepted": false },
        { "id": "b", "category": "edge_case", "question": "Who?", "expected": [], "accepted": true },
        { "id": "c", "category": "edge_case", "question": "What?", "expected": [] } ] })");
    QCOMPARE(set.queries[0].withheld, QStringList { u"x.pdf"_s });
    QVERIFY(!set.queries[0].isAccepted && set.queries[1].isAccepted && set.queries[2].isAccepted);
    QVERIFY(readQuerySet(toJson(set)).queries == set.queries);
    const QuerySet accepted = acceptedOf(set);
    QCOMPARE(accepted.name, set.name);
    QCOMPARE(accepted.queries.size(), 2U);
    QCOMPARE(accepted.queries.front().id, u"b"_s);
}

void TestQuerySet::aQuestionALineIsRead()
{
    const QByteArray lines =
        R"({"id":"1","library":"a","type":"cross","question":"Why?","answerable":true,"gold":[{"file":"x.pdf","page":3,"quote":"So."}]}

{"id":"2","library":"b","type":"fact","question":"Who?","answerable":true,"gold":[{"file":"x.pdf","page":3,"quote":"He."}]}
{"id":"3","library":"b","type":"unanswerable","question":"What?","answerable":false,"gold":[]}
)";
    const QuerySet set = readQuerySet(lines, u"questions"_s);
    QCOMPARE(set.name, u"questions"_s);
    QCOMPARE(set.queries.size(), std::size_t(3));
    QCOMPARE(set.queries[0].category, QueryCategory::Synthesis);
    QCOMPARE(set.queries[1].category, QueryCategory::Direct);
    QCOMPARE(set.queries[2].category, QueryCategory::EdgeCase);
    QCOMPARE(readQuerySet(lines.split('\n').first()).queries.size(), std::size_t(1));
}

void TestQuerySet::partsAreChosen()
{
    QuerySet set { u"Mine"_s, {} };
    for (const QString &library : { u"a"_s, u"b"_s, u"b"_s }) {
        EvaluationQuery query { QString::number(set.queries.size()), QueryCategory::EdgeCase, u"Who?"_s, {} };
        query.library = library;
        set.queries.push_back(query);
    }
    set.queries[0].type = u"fact"_s;
    QCOMPARE(partOf(set, u"b"_s).queries.size(), std::size_t(2));
    QCOMPARE(partOf(set, u"fact"_s).queries.size(), std::size_t(1));
    QVERIFY(partOf(set, u"b"_s).name.contains(u"Mine"_s));
    QVERIFY_THROWS_EXCEPTION(Error, (void)partOf(set, u"c"_s));
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
        QCOMPARE(query.gold.empty(), query.category == QueryCategory::EdgeCase);
        QCOMPARE(query.papers, query.category == QueryCategory::Synthesis ? 2 : 1);
        for (const GoldSentence &gold : query.gold) {
            const auto page = std::ranges::find(query.expected, gold.file, &ExpectedPage::file);
            QVERIFY2(page != query.expected.end() && std::ranges::find(page->pages, gold.page) != page->pages.end(),
                qPrintable(gold.quote));
        }
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
    QTest::newRow("accepted is a word") << changed(R"("question")", R"("accepted":"false","question")")
                                        << u"neither true nor false"_s;
    QTest::newRow("accepted is nothing") << changed(R"("question")", R"("accepted":null,"question")")
                                         << u"neither true nor false"_s;
    QTest::newRow("withheld, and expected") << changed(R"("question")", R"("withheld":["a.pdf"],"question")") << u"withheld"_s;
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
    QTest::newRow("gold without a quote") << changed("\"expected\"", R"("gold":[{"file":"a.pdf","page":1}],"expected")")
                                          << u"\"quote\""_s;
    QTest::newRow("gold on page 0") << changed("\"expected\"", R"("gold":[{"file":"a.pdf","page":0,"quote":"x"}],"expected")")
                                    << u"number from 1"_s;
    QTest::newRow("gold of too few papers") << changed(
        "\"expected\"", R"("papers":2,"gold":[{"file":"a.pdf","page":1,"quote":"x"}],"expected")")
                                            << u"2 papers"_s;
    QTest::newRow("no expression") << changed("\"expected\"", R"("must":["(a"],"expected")") << u"(a"_s;
    const auto withGold = [&](const char *gold) {
        return changed("\"expected\"", (QByteArray("\"gold\":[") + gold + "],\"expected\"").constData());
    };
    QTest::newRow("cells that are numbers") << withGold(R"({"file":"a.pdf","page":1,"quote":"x","cells":[12.5,18]})")
                                            << u"cells"_s;
    QTest::newRow("cells without a letter") << withGold(R"({"file":"a.pdf","page":1,"quote":"x","cells":["%"]})") << u"letter"_s;
    QTest::newRow("a quote without a letter") << withGold(R"({"file":"a.pdf","page":1,"quote":"--"})") << u"letter"_s;
    QTest::newRow("must as a text") << changed("\"expected\"", R"("must":"never","expected")") << u"\"must\""_s;
    QTest::newRow("must as a number") << changed("\"expected\"", R"("must":[50],"expected")") << u"\"must\""_s;
    QTest::newRow("history as a number") << changed("\"expected\"", R"("history":[7],"expected")") << u"\"history\""_s;
    QTest::newRow("papers as a text") << changed("\"expected\"", R"("papers":"2","expected")") << u"0 papers"_s;
    QTest::newRow("refused, with gold") << set(
        R"({"id":"q1","question":"Q?","answerable":false,"gold":[{"file":"a.pdf","page":1,"quote":"x"}]})")
                                        << u"refused"_s;
    QTest::newRow("a line that is none") << QByteArray(R"({"id":"1","question":"Q?","answerable":false,"gold":[]})") + "\nx"
                                         << u"line 2"_s;
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
