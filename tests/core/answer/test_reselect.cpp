#include "core/answer/reselect.h"
#include "core/answer/trace_json.h"
#include "core/profiles/profile.h"
#include "tests/core/ask/three_papers.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// What other weights would have chosen, from the scores of an answer's trace.
class TestReselect : public QObject
{
    Q_OBJECT

private slots:
    void ownParametersGiveWhatWasChosen_data();
    void ownParametersGiveWhatWasChosen();
    void penaltiesGiveWhatAskingAgainGives();
    void weightsChangeTheFusedScore();
    void whyNotIsSaid();
    void tracesThatLackScoresGiveNone();
};

namespace {

struct Pipeline : test::ThreePapers
{
    Trace traceWith(const RetrievalParameters &parameters)
    {
        Question question { u"Does a nap improve the recall of word pairs?"_s, {} };
        question.settings.profile.parameters.retrieval = parameters;
        return ask(question, {}, {}).trace;
    }
};

std::vector<qint64> selectedIn(const Trace &trace)
{
    std::vector<qint64> chunks;
    for (const Passage &passage : trace.passagesOf(Stage::Select))
        chunks.push_back(passage.chunk.value);
    return chunks;
}

std::vector<qint64> keptOf(const std::vector<ChosenPassage> &passages)
{
    std::vector<qint64> chunks;
    for (const ChosenPassage &p : passages)
        if (p.choice == Choice::Kept)
            chunks.push_back(p.passage.chunk.value);
    return chunks;
}

Passage candidate(qint64 chunk, int page, double keyword, double vector)
{
    Passage p;
    p.chunk = ChunkId { chunk };
    p.document = DocumentId { 1 };
    p.firstPage = p.lastPage = page;
    p.keywordScore = keyword;
    p.vectorScore = vector;
    return p;
}

RetrievalParameters plain()
{
    RetrievalParameters p;
    p.fusion.keywordWeight = p.fusion.vectorWeight = 0.5;
    p.finalK = 2;
    return p;
}

} // namespace

void TestReselect::ownParametersGiveWhatWasChosen_data()
{
    QTest::addColumn<QString>("profile");
    for (const char *name : { "adduce", "portal", "agentic", "docagent", "hybrid" })
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestReselect::ownParametersGiveWhatWasChosen()
{
    QFETCH(QString, profile);
    Pipeline pipeline;
    const Trace trace = pipeline.traceWith(builtInProfile(profile)->parameters.retrieval);
    const auto traced = choiceIn(trace);
    QVERIFY(traced);
    QVERIFY(traced->parameters == builtInProfile(profile)->parameters.retrieval);
    QVERIFY(!selectedIn(trace).empty());
    QCOMPARE(keptOf(choose(*traced, traced->parameters)), selectedIn(trace));
}

void TestReselect::penaltiesGiveWhatAskingAgainGives()
{
    Pipeline pipeline;
    const auto traced = choiceIn(pipeline.traceWith({}));
    QVERIFY(traced);
    RetrievalParameters other;
    other.pagePenalty = 0.5;
    other.sourcePenalty = 0.3;
    other.minimumQuality = 0.5;
    const std::vector<ChosenPassage> chosen = choose(*traced, other);
    QCOMPARE(keptOf(chosen), selectedIn(pipeline.traceWith(other)));
    QVERIFY(keptOf(chosen) != keptOf(choose(*traced, {})));
}

void TestReselect::weightsChangeTheFusedScore()
{
    const TracedChoice traced { plain(), { candidate(1, 0, 1.0, 0.2), candidate(2, 1, 0.1, 1.0) }, 1 };
    RetrievalParameters words = plain();
    words.fusion.vectorWeight = 0;
    const auto byWords = choose(traced, words);
    QCOMPARE(byWords.front().passage.chunk.value, 1);
    QCOMPARE(byWords.front().passage.fused, 1.0);
    RetrievalParameters meaning = plain();
    meaning.fusion.keywordWeight = 0;
    QCOMPARE(choose(traced, meaning).front().passage.chunk.value, 2);
    TracedChoice ranked = traced; // a model's order stands
    ranked.isRanked = true;
    ranked.candidates[0].fused = 0.9;
    ranked.candidates[1].fused = 0.8;
    QCOMPARE(choose(ranked, meaning).front().passage.chunk.value, 1);
}

void TestReselect::whyNotIsSaid()
{
    RetrievalParameters parameters = plain();
    parameters.pagePenalty = 0.5;
    parameters.sourcePenalty = 0;
    const TracedChoice traced { parameters,
        { candidate(1, 0, 1, 1), candidate(2, 0, 0.9, 0.9), candidate(3, 1, 0.8, 0.8), candidate(4, 2, 0.3, 0.3),
            candidate(5, 3, 0.1, 0.1) },
        1 };
    QHash<qint64, Choice> choices;
    for (const ChosenPassage &p : choose(traced, parameters))
        choices[p.passage.chunk.value] = p.choice;
    QCOMPARE(choices[1], Choice::Kept);
    QCOMPARE(choices[3], Choice::Kept);
    QCOMPARE(choices[2], Choice::Repeated);
    QCOMPARE(choices[4], Choice::Enough);
    QCOMPARE(choices[5], Choice::Weak);
}

void TestReselect::tracesThatLackScoresGiveNone()
{
    Pipeline pipeline;
    QVERIFY(!choiceIn({}));
    QVERIFY(!choiceIn(traceFromJson({ { u"stages"_s, 3 } })));
    QVERIFY(!choiceIn(pipeline.traceWith(builtInProfile(u"nutor"_s)->parameters.retrieval))); // chooses by similarity
    QJsonObject older = toJson(pipeline.traceWith({}));
    older.remove(u"parameters"_s);
    QVERIFY(!choiceIn(traceFromJson(older)));
    QVERIFY(!choiceIn(pipeline.ask({ u"Hello"_s, {} }, {}, {}).trace));
}

ADDUCE_TEST(TestReselect)
#include "test_reselect.moc"
