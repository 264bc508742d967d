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
    QVERIFY(!model.index(1, TraceModel::Passage).data().toString().isEmpty());
}

ADDUCE_TEST(TestTraceModel)
#include "test_trace_model.moc"
