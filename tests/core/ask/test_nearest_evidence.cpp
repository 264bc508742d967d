#include "core/answer/trace_json.h"
#include "core/ask/nearest_evidence.h"
#include "core/guardrails/quote.h"
#include "core/library/database.h"
#include "core/library/text_store.h"
#include "tests/core/ask/scripted_pipeline.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"

#include <QElapsedTimer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::kNap;
using test::Pipeline;
using test::statement;
using test::written;

/// What stands nearest to the statements that were taken out of an answer.
class TestNearestEvidence : public QObject
{
    Q_OBJECT

private slots:
    void theNearestSentenceIsCited();
    void thePassageThatItNamedIsKept();
    void storedWithTheAnswer();
    void whatIsNotNear_data();
    void whatIsNotNear();
    void anotherLibraryHasOnlyTheAnswersOwn();
    void ofNearMissesToo();
    void damagedTraces();
    void isQuick();
};

namespace {

const QString kLie = u"A nap of 45 minutes improves the recall of word pairs."_s;

Answer answerWith(const QJsonArray &lies)
{
    Pipeline pipeline([&](const ChatRequest &, int number) {
        QJsonArray all = lies;
        all.append(statement(u"Naps help people to recall word pairs."_s, kNap));
        return number == 0 ? written(all) : written({});
    });
    return pipeline();
}

} // namespace

void TestNearestEvidence::theNearestSentenceIsCited()
{
    Pipeline pipeline([](const ChatRequest &, int number) {
        return number == 0 ? written({ statement(kLie, kNap),
                                 statement(u"The nap group recalled 99 pairs, the film group 31."_s,
                                     u"The nap group recalled 41 word pairs and the film group recalled 31 pairs"_s),
                                 statement(u"Naps help people to recall word pairs."_s, kNap) })
                           : written({});
    });
    const Answer answer = pipeline();
    QCOMPARE(answer.removed.size(), std::size_t(2));
    const std::vector<NearestEvidence> places = nearestEvidence(answer, pipeline.fixture.database());
    QCOMPARE(places.size(), std::size_t(2));
    QVERIFY(places[0].nearest);
    QCOMPARE(comparable(places[0].nearest->quote), comparable(kNap));
    QVERIFY(places[1].nearest); // of a passage, not of the answer
    QVERIFY2(places[1].nearest->quote.contains(u"film group"_s), qPrintable(places[1].nearest->quote));
    for (const NearestEvidence &place : places) {
        const Citation &c = *place.nearest;
        QCOMPARE(c.document, pipeline.sleep);
        QVERIFY(!c.sha256.isEmpty() && !c.source.isEmpty() && !c.rects.empty());
        QVERIFY(isVerbatim(c.quote, TextStore(pipeline.fixture.database()).page(c.document, c.page - 1)->text));
    }
}

void TestNearestEvidence::thePassageThatItNamedIsKept()
{
    Pipeline pipeline([](const ChatRequest &request, int number) {
        const bool isLast = request.messages.back().text.contains(u"id=\"P2\""_s);
        return number == 0 ? written({ statement(kLie, kNap, { isLast ? u"[P2]"_s : u"P1"_s }), statement(kNap, kNap) })
                           : written({});
    });
    const Answer answer = pipeline();
    QCOMPARE(answer.removed.size(), std::size_t(1));
    QCOMPARE(answer.removed[0].passages.size(), 1);
    const std::vector<NearestEvidence> places = nearestEvidence(answer, pipeline.fixture.database());
    QVERIFY(places[0].named);
    QVERIFY(!places[0].named->source.isEmpty());
    Answer older = answer; // no statement named what it cited
    older.removed[0].passages.clear();
    QVERIFY(!nearestEvidence(older, pipeline.fixture.database())[0].named);
    QVERIFY(nearestEvidence(older, pipeline.fixture.database())[0].nearest);
}

void TestNearestEvidence::storedWithTheAnswer()
{
    const Answer answer = answerWith({ statement(kLie, kNap) });
    QCOMPARE(answer.removed[0].passages, QStringList { u"P1"_s });
    QVERIFY(test::storedAndRead(answer) == answer);
}

void TestNearestEvidence::whatIsNotNear_data()
{
    QTest::addColumn<Removed>("removed");
    QTest::newRow("another subject") << Removed { u"Volcanoes of Iceland erupt without warning."_s, RemovalReason::NotOnPage };
    QTest::newRow("nothing") << Removed { QString(), RemovalReason::NoSentence };
    QTest::newRow("stop words") << Removed { u"It is what it is."_s, RemovalReason::NotOnPage };
    QTest::newRow("endless") << Removed { QString(100'000, u'x'), RemovalReason::NoSentence };
    QTest::newRow("a citation") << Removed { u"P99"_s, RemovalReason::NoSuchPassage };
    QTest::newRow("a citation in words") << Removed { kNap, RemovalReason::NoSuchPassage };
    QTest::newRow("no such name") << Removed { u"Volcanoes erupt."_s, RemovalReason::NotOnPage, {}, { u"P99"_s, QString() } };
}

void TestNearestEvidence::whatIsNotNear()
{
    QFETCH(Removed, removed);
    Pipeline pipeline([](const ChatRequest &, int) { return written({ statement(kNap, kNap) }); });
    Answer answer = pipeline();
    answer.removed = { removed };
    const std::vector<NearestEvidence> places = nearestEvidence(answer, pipeline.fixture.database());
    QCOMPARE(places.size(), std::size_t(1));
    QVERIFY(!places[0].nearest && !places[0].named);
}

void TestNearestEvidence::anotherLibraryHasOnlyTheAnswersOwn()
{
    const Answer answer = answerWith({ statement(u"The film group recalled 99 pairs."_s, kNap), statement(kLie, kNap) });
    QCOMPARE(answer.removed.size(), std::size_t(2));
    test::LibraryFixture other; // the same chunk ids, other papers
    other.add(u"coffee"_s, test::coffeePaper());
    for (const NearestEvidence &place : nearestEvidence(answer, other.database())) {
        QVERIFY(place.nearest);
        QVERIFY(*place.nearest == answer.sentences[0].citations[0]);
        QVERIFY(!place.named);
    }
}

void TestNearestEvidence::ofNearMissesToo()
{
    test::LibraryFixture empty;
    Answer refusal = test::refusalOf(test::kQuestion);
    refusal.search.nearest = { { 0.4, { kNap, { test::citationOf(kNap) } }, {} } };
    refusal.removed = { { kLie, RemovalReason::NumberNotThere } };
    QVERIFY(nearestEvidence(refusal, empty.database())[0].nearest == test::citationOf(kNap));
}

void TestNearestEvidence::damagedTraces()
{
    test::LibraryFixture empty;
    Answer answer = test::answerOf(test::kQuestion, kNap, kNap);
    answer.removed = { { kLie, RemovalReason::NumberNotThere, {}, { u"P1"_s } } };
    const QJsonArray odd { 1, u"x"_s, QJsonObject { { u"chunk"_s, u"no number"_s } }, QJsonObject { { u"chunk"_s, -1 } } };
    answer.trace = traceFromJson({ { u"stages"_s,
        QJsonArray { 7, QJsonObject { { u"stage"_s, u"expand"_s }, { u"passages"_s, odd } },
            QJsonObject { { u"stage"_s, u"topic"_s }, { u"sentences"_s, odd } },
            QJsonObject { { u"stage"_s, u"write"_s }, { u"generation"_s, QJsonObject { { u"passages"_s, odd } } } } } } });
    const std::vector<NearestEvidence> places = nearestEvidence(answer, empty.database());
    QVERIFY(places[0].nearest == answer.sentences[0].citations[0]);
    QVERIFY(!places[0].named);
}

void TestNearestEvidence::isQuick()
{
    Pipeline pipeline([](const ChatRequest &, int) { return written({ statement(kNap, kNap) }); });
    Answer answer = pipeline();
    answer.removed.assign(30, { kLie, RemovalReason::NumberNotThere, {}, { u"P1"_s } });
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(nearestEvidence(answer, pipeline.fixture.database()).size(), std::size_t(30));
    QVERIFY2(timer.elapsed() < 2'000, qPrintable(QString::number(timer.elapsed())));
}

ADDUCE_TEST(TestNearestEvidence)
#include "test_nearest_evidence.moc"
