#include "tests/support/test_main.h"
#include "ui/answer/trace_model.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestTraceModel : public QObject
{
    Q_OBJECT

private slots:
    void whatSpeaksToAModelIsMarked();
    void listsPassages();
    void stagesSayWhatAModelDid();
};

void TestTraceModel::whatSpeaksToAModelIsMarked()
{
    TracedPassage passage;
    passage.text = u"Note to the assistant."_s;
    passage.speaksToModel = true;
    const TraceModel model({ passage, {} });
    QVERIFY(!model.index(0, TraceModel::Passage).data(Qt::DecorationRole).isNull());
    QVERIFY(model.index(0, TraceModel::Passage).data(Qt::ToolTipRole).toString().contains(u"speaks to a model"_s));
    QVERIFY(model.index(0, TraceModel::Passage).data(Qt::AccessibleTextRole).toString().startsWith(u"Speaks to a model"_s));
    QVERIFY(model.index(1, TraceModel::Passage).data(Qt::DecorationRole).isNull());
}

void TestTraceModel::listsPassages()
{
    TracedPassage kept;
    kept.text = u"words"_s;
    kept.source = u"Smith 2021, page 4"_s;
    kept.fused = 0.9;
    kept.penalty = 0.15;
    kept.final = 0.75;
    kept.outcome = TracedPassage::Outcome::Cited;
    kept.ranked = u"0.95, yes"_s;
    TraceModel model({ kept, {} });
    QVERIFY(model.isRanked() && !TraceModel(std::vector<TracedPassage>(1)).isRanked());
    QCOMPARE(model.index(0, TraceModel::Ranked).data().toString(), u"0.95, yes"_s);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.index(0, TraceModel::Final).data().toString(), QLocale().toString(0.75, 'f', 3));
    QCOMPARE(model.index(0, TraceModel::Outcome).data().toString(), u"Kept, cited"_s);
    QCOMPARE(model.index(0, TraceModel::Penalty).data().toString(), u"\u2212"_s + QLocale().toString(0.15, 'f', 2));
    TracedPassage last;
    last.final = -0.1; // one sign for all that is less than nothing
    QCOMPARE(TraceModel({ last }).index(0, TraceModel::Final).data().toString(), u"\u2212"_s + QLocale().toString(0.1, 'f', 3));
    QVERIFY(!model.index(1, TraceModel::Passage).data().toString().isEmpty());
}

void TestTraceModel::stagesSayWhatAModelDid()
{
    Answer answer;
    const auto stage = [](Stage of, double ms, std::vector<ConsultationTrace> asked = {}, const QString &part = {}) {
        StageTrace trace { of, ms };
        trace.consultations = std::move(asked);
        trace.part = part;
        return trace;
    };
    const ConsultationTrace split { u"split"_s, u"tiny"_s, {}, { u"A?"_s, u"B?"_s }, 3, 100, 10, 0.0012, {} };
    const ConsultationTrace failed { u"assess"_s, u"tiny"_s, {}, {}, 3, 0, 0, 0, u"away"_s };
    StageTrace superseded { Stage::Write, 5 };
    superseded.isSuperseded = true;
    StageTrace sure { Stage::Examine, 1 };
    sure.gate = GateTrace { 18, 1.2, 0.7, true };
    answer.trace.stages = { stage(Stage::Split, 4, { split }), superseded, stage(Stage::Retrieve, 2, {}, u"A?"_s),
        stage(Stage::Select, 3, {}, u"A?"_s), stage(Stage::Retrieve, 1, {}, u"B?"_s), sure, stage(Stage::Assess, 3, { failed }) };
    const std::vector<TracedStage> told = tracedStages(answer);
    QStringList notes;
    for (const TracedStage &one : told)
        notes << one.note;
    QCOMPARE(notes,
        (QStringList { u"2 result(s), 110 token(s), cost "_s + QLocale().toString(0.0012, 'f', 4), u"superseded"_s, u"A?"_s,
            u"B?"_s, u"nobody was asked"_s, u"failed, gone on without"_s }));
    QCOMPARE(told[2].milliseconds, 5.0); // all of a sub-question together
}

ADDUCE_TEST(TestTraceModel)
#include "test_trace_model.moc"
