#include "core/ingest/chunker.h"
#include "core/library/text_store.h"
#include "tests/core/ask/scripted_pipeline.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// What is read for a question beside the passages that were chosen.
class TestGather : public QObject
{
    Q_OBJECT

private slots:
    void rowsOfTablesAreFoundByWords_data();
    void rowsOfTablesAreFoundByWords();
    void backMatterIsReadWhereItIsAskedFor_data();
    void backMatterIsReadWhereItIsAskedFor();
};

void TestGather::rowsOfTablesAreFoundByWords_data()
{
    QTest::addColumn<int>("keywords");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("by keyword and vector") << 10 << true;
    QTest::newRow("by vector alone") << 0 << false;
}

void TestGather::rowsOfTablesAreFoundByWords()
{
    QFETCH(int, keywords);
    QFETCH(bool, isFound);
    test::Pipeline pipeline({});
    const QString text = u"Group: nap | Recall of word pairs: 42"_s;
    Chunk row;
    row.kind = ChunkKind::TableRow;
    row.stableId = u"row"_s;
    row.text = text;
    const Document document = test::makeDocument(test::sleepPaper());
    std::vector<Chunk> chunks = chunkDocument(document, u"sleep"_s, ChunkParameters { .maxTokens = 60, .overlapTokens = 10 });
    row.ordinal = static_cast<int>(chunks.size());
    row.firstSentence = row.lastSentence = chunks.front().firstSentence; // "... before examinations."
    chunks.push_back(row);
    TextStore(pipeline.fixture.database()).save(pipeline.sleep, document, chunks);
    pipeline.fixture.learn();
    Question question { u"What was the recall of word pairs in the nap group?"_s };
    Parameters &parameters = question.settings.profile.parameters;
    parameters.retrieval.keywordK = keywords;
    parameters.retrieval.finalK = parameters.sentences.passages = 1; // nothing else has that sentence
    parameters.retrieval.expandWindow = 0;
    const Answer answer = pipeline.ask(question, {}, {});
    const StageTrace *stage = answer.trace.last(Stage::Topic);
    QVERIFY(stage && stage->sentences && !stage->sentences->empty());
    QCOMPARE(
        std::ranges::any_of(*stage->sentences, [](const TracedSentence &one) { return one.text.contains(u"examinations"_s); }),
        isFound);
}

void TestGather::backMatterIsReadWhereItIsAskedFor_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<bool>("isRead");
    QTest::newRow("not asked for") << u"What did the Yak Council learn of naps?"_s << false;
    QTest::newRow("asked for") << u"Who funded the work of the Yak Council on naps?"_s << true;
}

void TestGather::backMatterIsReadWhereItIsAskedFor()
{
    QFETCH(QString, question);
    test::Pipeline pipeline({});
    pipeline.fixture.add(u"paid"_s,
        { u"# Results"_s, u"The Yak Council learned that naps are short."_s, u"# Funding"_s,
            u"This work on naps was funded by the Yak Council alone."_s });
    pipeline.fixture.learn();
    const Answer answer = pipeline.ask({ question }, {}, {});
    const StageTrace *stage = answer.trace.last(Stage::Topic);
    QVERIFY(stage && stage->sentences && !stage->sentences->empty());
    const auto isRead = [](const TracedSentence &one) { return one.text.contains(u"funded by"_s); };
    QTEST(std::ranges::any_of(*stage->sentences, isRead), "isRead");
}

ADDUCE_TEST(TestGather)
#include "test_gather.moc"
