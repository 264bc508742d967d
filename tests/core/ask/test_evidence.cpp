#include "core/ask/gather.h"
#include "core/ask/trace_recorder.h"
#include "core/library/database.h"
#include "tests/core/ask/three_papers.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <set>

using namespace Qt::StringLiterals;
using namespace adduce;

/// What two searches found, as one.
class TestEvidence : public QObject
{
    Q_OBJECT

private slots:
    void isReadWithItsText();
    void authorsAreNoSentences();
    void ofTheSameQuestionTwiceIsTheSame();
    void ofTwoQuestionsHoldsBoth();
    void reportsAreUnited();
};

namespace {

struct Pipeline : test::ThreePapers
{
    Evidence gather(const QString &text)
    {
        Database &database = fixture.database();
        TraceRecorder trace({}, {}, {});
        const Plan plan = adduce::plan({ text }, retriever.snapshot(database), database, trace, {});
        return adduce::gather(plan, {}, retriever, network.servers, database, trace, {});
    }
};

template <class Key, class Value, class KeyOf> std::set<Key> keysOf(const std::vector<Value> &values, KeyOf keyOf)
{
    std::set<Key> keys;
    for (const Value &value : values)
        keys.insert(keyOf(value));
    return keys;
}

std::set<ChunkId> chunksOf(const Evidence &evidence)
{
    return keysOf<ChunkId>(evidence.passages, [](const PassageText &text) { return text.passage.chunk; });
}

std::set<QString> sentencesOf(const Evidence &evidence)
{
    return keysOf<QString>(evidence.candidates, [](const Candidate &c) { return c.sentence.text; });
}

const QString kNap = u"Does a nap improve the recall of word pairs?"_s;
const QString kDrone = u"How many corroded plates did the drone find?"_s;

} // namespace

void TestEvidence::isReadWithItsText()
{
    Pipeline pipeline;
    const Evidence evidence = pipeline.gather(kNap);
    QVERIFY(evidence.isOnTopic);
    QVERIFY(!evidence.passages.empty() && !evidence.candidates.empty() && !evidence.asked.terms.empty());
    QVERIFY(evidence.snapshot.keywords);
    QCOMPARE(evidence.report.documents, 3);
    for (const PassageText &text : evidence.passages) {
        const SourceDocument &document = evidence.documents.at(text.passage.document);
        for (const Sentence &sentence : text.sentences)
            for (const SentencePart &part : sentence.parts)
                QVERIFY(document.pages.contains(part.page));
    }
    QVERIFY(!pipeline.gather(u"What is the capital of Mongolia?"_s).isOnTopic);
}

void TestEvidence::authorsAreNoSentences()
{
    Pipeline pipeline;
    pipeline.fixture.add(u"authors"_s,
        { u"# Discussion"_s, u"The nap was funded by a society."_s,
            u"Funding of the nap, Ann Smith: 0000-0002-6179-0849 Bob Jones: 0000-0001-5859-0486."_s,
            u"Funding and nap, A.S.; writing the original draft, B.J.; all authors have read it."_s,
            u"* Correspondence: ann@example.org 1 School of the Nap, Funding Street 3. "_s });
    const std::set<QString> found = sentencesOf(pipeline.gather(u"Who funded the nap?"_s));
    QVERIFY(found.contains(u"The nap was funded by a society."_s));
    for (const QString &sentence : found)
        QVERIFY2(!sentence.contains(u"Ann Smith"_s) && !sentence.contains(u"draft"_s) && !sentence.contains(u"Street"_s),
            qPrintable(sentence));
}

void TestEvidence::ofTheSameQuestionTwiceIsTheSame()
{
    Pipeline pipeline;
    const Evidence once = pipeline.gather(kNap);
    const Evidence twice = merge(once, once);
    QCOMPARE(twice.passages.size(), once.passages.size());
    QCOMPARE(twice.candidates.size(), once.candidates.size());
    QCOMPARE(twice.documents.size(), once.documents.size());
    QVERIFY(twice.asked.terms == once.asked.terms);
    QVERIFY(twice.report == once.report);
    QVERIFY(twice.trust == once.trust);
}

void TestEvidence::ofTwoQuestionsHoldsBoth()
{
    Pipeline pipeline;
    const Evidence nap = pipeline.gather(kNap);
    const Evidence drone = pipeline.gather(kDrone);
    const Evidence both = merge(nap, drone);
    std::set<ChunkId> chunks = chunksOf(nap);
    chunks.merge(chunksOf(drone));
    QCOMPARE(chunksOf(both), chunks);
    QCOMPARE(both.passages.size(), chunks.size()); // each once
    std::set<QString> sentences = sentencesOf(nap);
    sentences.merge(sentencesOf(drone));
    QCOMPARE(sentencesOf(both), sentences);
    QVERIFY(std::ranges::is_sorted(both.candidates, std::ranges::greater {}, &Candidate::score));
    QVERIFY(std::ranges::is_sorted(
        both.passages, std::ranges::greater {}, [](const PassageText &text) { return text.passage.score; }));
    for (const Candidate &c : both.candidates) {
        QVERIFY(both.documents.contains(c.document));
        for (const Evidence *evidence : { &nap, &drone }) // the better of two
            for (const Candidate &other : evidence->candidates)
                QVERIFY(other.sentence.text != c.sentence.text || other.score <= c.score);
    }
    QCOMPARE(both.asked.terms.size(), nap.asked.terms.size() + drone.asked.terms.size());
    Evidence nothing = pipeline.gather(u"What is the capital of Mongolia?"_s);
    QVERIFY(merge(nothing, nap).isOnTopic && merge(nap, nothing).isOnTopic);
}

void TestEvidence::reportsAreUnited()
{
    Evidence one;
    Evidence other;
    one.report = { 3, 4, 30, 0.3, 0.5, { { u"nap"_s, 2, 1 } }, { { 0.3, { u"a"_s, {} }, {} } },
        { { DocumentId { 7 }, u"x"_s, DocumentState::Queued, {} } }, { Suggestion::AddPapers } };
    other.report = { 3, 4, 30, 0.3, 0.5, { { u"nap"_s, 2, 1 }, { u"drone"_s, 5, 2 } }, { { 0.4, { u"b"_s, {} }, {} } },
        { { DocumentId { 7 }, u"x"_s, DocumentState::Queued, {} } }, { Suggestion::AskNarrower, Suggestion::AddPapers } };
    const SearchReport report = merge(one, other).report;
    QCOMPARE(report.documents, 3);
    QCOMPARE(report.passages, 30);
    QCOMPARE(report.terms.size(), std::size_t(2));
    QCOMPARE(report.unsearched.size(), std::size_t(1));
    QCOMPARE(report.nearest.front().sentence.text, u"b"_s);
    QVERIFY((report.suggestions == std::vector { Suggestion::AddPapers, Suggestion::AskNarrower }));
}

ADDUCE_TEST(TestEvidence)
#include "test_evidence.moc"
