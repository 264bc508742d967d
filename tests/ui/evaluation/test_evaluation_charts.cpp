#include "core/evaluation/evaluation_csv.h"
#include "core/export/evidence_csv.h"
#include "tests/support/test_main.h"
#include "ui/evaluation/charts_window.h"
#include "ui/evaluation/evaluation_charts.h"
#include "ui/evaluation/more_charts.h"
#include "ui/evaluation/run_words.h"

#include <QApplication>
#include <QBarSeries>
#include <QBarSet>
#include <QChart>
#include <QChartView>
#include <QLineSeries>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// What the charts of an evaluation say to one who cannot see them.
class TestEvaluationCharts : public QObject
{
    Q_OBJECT

private slots:
    void rawIsDrawnAgainstGuarded();
    void whatWasNotAskedYetIsLeftOut();
    void asManyAreDrawnAsThereIsRoomFor();
    void allAreInAWindow();
    void aBarSaysWhoseQuestionsItIsOf();
    void namesAreDrawnAsTheyAre();
    void reliabilityIsThatOfTheCsv();
    void runsStandOneAfterAnother();
    void whatIsClickedIsChosenByKeys();
    void theyMakeRoomForAnAnswer();
};

namespace {

struct Charts : EvaluationCharts
{
    explicit Charts(int room = 4)
    {
        resize(1600, 300);
        setRoom(room);
    }
    [[nodiscard]] QChartView *view(const QString &title) const
    {
        for (auto *view : findChildren<QChartView *>())
            if (view->accessibleName() == title)
                return view;
        return nullptr;
    }
    [[nodiscard]] QString spoken(const QString &title) const
    {
        const QChartView *drawn = view(title);
        return drawn ? drawn->accessibleDescription() : QString();
    }
    /// What a key on a chart offers: its words.
    QStringList offered(const QString &title, Qt::Key key)
    {
        QTest::keyClick(view(title), key);
        QStringList words;
        if (const auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget()))
            for (const QAction *action : menu->actions())
                words << action->text();
        return words;
    }
};

EvaluationReport reportOf(const QString &profile, std::vector<QueryResult> results)
{
    EvaluationReport report;
    report.profile = profile;
    report.results = std::move(results);
    return report;
}

QueryResult answered(QueryCategory category, bool right)
{
    QueryResult result;
    result.query.category = category;
    result.told.verdict = Verdict::Answered;
    result.told.confidence = Confidence::High;
    result.userVerdict = right;
    return result;
}

} // namespace

void TestEvaluationCharts::rawIsDrawnAgainstGuarded()
{
    Answer answer;
    answer.sentences.resize(3);
    answer.repaired = 2;
    answer.removed = { { u"a"_s, RemovalReason::NumberNotThere }, { u"P9"_s, RemovalReason::NoSuchPassage, {}, {}, true },
        { u"b"_s, RemovalReason::NameNotThere, u"Smith"_s, {}, true } };
    QueryResult result = answered(QueryCategory::Direct, true);
    result.setAnswer(std::move(answer));
    EvaluationReport report = reportOf(u"adduce"_s, { result });
    report.model = u"tiny"_s;
    Charts charts;
    charts.setRun({ { {}, { report } } });
    const QString title = u"Raw against guarded"_s;
    const QString spoken = charts.spoken(title);
    for (const QString &part : { u"Numbers: 75 %"_s, u"Quotes: 100 %"_s, u"Names: 100 %"_s, u"Repaired: 50 %"_s })
        QVERIFY2(spoken.contains(part), qPrintable(spoken));
    report.model.clear(); // nobody wrote: the papers' own sentences
    charts.setRun({ { {}, { report } } });
    QVERIFY(charts.spoken(title).isEmpty());
}

void TestEvaluationCharts::whatWasNotAskedYetIsLeftOut()
{
    const std::vector<QueryResult> two { answered(QueryCategory::Direct, true), answered(QueryCategory::Direct, false) };
    Charts charts;
    charts.setRun({ { {}, { reportOf(u"adduce"_s, two), reportOf(u"portal"_s, {}) } }, {}, {}, u"so far: 2 of 4 questions"_s });
    const QString right = charts.spoken(u"Right by category"_s);
    QVERIFY2(right.startsWith(u"so far: 2 of 4 questions"_s) && right.contains(u"adduce, Direct: 50 %"_s), qPrintable(right));
    QVERIFY2(!right.contains(u"portal"_s) && !right.contains(u"Synthesis"_s), qPrintable(right));
    charts.setRun({ { {}, { reportOf(u"adduce"_s, two), reportOf(u"portal"_s, two) } } });
    QVERIFY(charts.spoken(u"Right by category"_s).contains(u"portal, Direct: 50 %"_s));
    QVERIFY(!charts.spoken(u"Right by category"_s).contains(u"so far"_s));
}

void TestEvaluationCharts::asManyAreDrawnAsThereIsRoomFor()
{
    const Comparison comparison { {}, { reportOf(u"adduce"_s, { answered(QueryCategory::Direct, true) }) } };
    Charts charts(2);
    charts.setRun({ comparison });
    QVERIFY(!charts.spoken(u"Right by category"_s).isEmpty() && charts.spoken(u"Reliability"_s).isEmpty());
    QVERIFY(!charts.showsAll());
    charts.setRoom(3);
    QVERIFY(charts.spoken(u"Reliability"_s).contains(u"High: 1 / 1"_s));
    QVERIFY(charts.showsAll());
    charts.setRun({});
    QVERIFY(charts.showsAll());
    QVERIFY(charts.spoken(u"Right by category"_s).isEmpty());
}

void TestEvaluationCharts::allAreInAWindow()
{
    QueryResult timed = answered(QueryCategory::Direct, true);
    timed.addStage(Stage::Retrieve, 1);
    const Comparison comparison { {}, { reportOf(u"adduce"_s, { timed }) } };
    ChartsWindow window;
    window.setRun({ comparison });
    window.show();
    window.resize(400, 400); // one beside each other
    auto *scroll = window.findChild<QScrollArea *>();
    QTRY_VERIFY(scroll->widget()->height() > scroll->viewport()->height());
    QCoreApplication::processEvents();
    QStringList drawn;
    for (const QWidget *view : window.findChildren<QWidget *>())
        if (!view->accessibleDescription().isEmpty()) {
            drawn << view->accessibleName();
            QVERIFY2(view->width() > 250 && view->height() >= 100, qPrintable(view->accessibleName()));
        }
    QCOMPARE(drawn.size(), 3);
    QVERIFY(drawn.contains(u"Reliability"_s));
}

void TestEvaluationCharts::aBarSaysWhoseQuestionsItIsOf()
{
    Charts charts;
    Comparison comparison;
    comparison.reports = { reportOf(u"adduce"_s, { answered(QueryCategory::Direct, true) }), reportOf(u"waiting"_s, {}),
        reportOf(u"hybrid"_s, { answered(QueryCategory::Synthesis, false) }) };
    charts.setRun({ comparison });
    QSignalSpy chosen(&charts, &EvaluationCharts::categoryChosen);
    const auto *view = charts.findChild<QChartView *>();
    const auto *bars = qobject_cast<QBarSeries *>(view->chart()->series().first());
    QCOMPARE(bars->barSets().size(), 2);
    emit bars->barSets()[1]->clicked(1);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.front()[0].toInt(), 2); // the one that waits has no bars
    QCOMPARE(chosen.front()[1].value<QueryCategory>(), QueryCategory::Synthesis);
    QVERIFY(!view->toolTip().isEmpty());
}

void TestEvaluationCharts::namesAreDrawnAsTheyAre()
{
    Charts charts;
    const QString hostile = u"<img src=file:///dev/zero>"_s;
    EvaluationReport report = reportOf(u"adduce"_s, { answered(QueryCategory::Direct, true) });
    report.model = hostile;
    charts.setRun({ { {}, { report } } });
    QVERIFY(charts.spoken(u"Right by category"_s).contains(hostile));
    charts.grab(); // would hang if it were read as HTML
}

void TestEvaluationCharts::reliabilityIsThatOfTheCsv()
{
    std::vector<QueryResult> results;
    int number = 0;
    for (const Confidence confidence : { Confidence::High, Confidence::Medium, Confidence::Low })
        for (const Verdict verdict : { Verdict::Answered, Verdict::NoEvidence, Verdict::Partial })
            for (const bool isRight : { true, false, true }) {
                QueryResult result = answered(QueryCategory::Direct, isRight);
                result.told.verdict = verdict;
                result.told.confidence = confidence;
                if (++number % 4 == 0)
                    result.told.hasModelFailed = true; // is not measured
                results.push_back(result);
            }
    const Comparison comparison { {}, { reportOf(u"adduce"_s, results), reportOf(u"portal"_s, { results[0], results[4] }) } };
    const std::vector<QStringList> rows = csvRecords(toCsv(comparison), u"run.csv"_s);
    const auto at = [&](const QString &column) { return rows.front().indexOf(column); };
    std::map<std::pair<QString, QString>, std::pair<int, int>> counts; // right and all, by profile and confidence
    for (std::size_t i = 1; i < rows.size(); ++i)
        if (rows[i][at(u"verdict"_s)] == u"answered" && rows[i][at(u"model_failed"_s)] == u"no") {
            auto &[right, all] = counts[{ rows[i][at(u"profile"_s)], rows[i][at(u"confidence"_s)] }];
            ++all;
            right += rows[i][at(u"right"_s)] == u"yes";
        }
    Charts charts;
    charts.setRun({ comparison });
    const QString spoken = charts.spoken(u"Reliability"_s);
    for (const QString &profile : { u"adduce"_s, u"portal"_s })
        for (const auto &[level, word] :
            { std::pair(u"high"_s, u"High"_s), { u"medium"_s, u"Medium"_s }, { u"low"_s, u"Low"_s } }) {
            const auto [right, all] = counts[{ profile, level }];
            const QString part = u"%1, %2: %3 / %4"_s.arg(profile, word).arg(right).arg(all);
            QVERIFY2(spoken.contains(part), qPrintable(part + u" is not in "_s + spoken));
        }
}

void TestEvaluationCharts::runsStandOneAfterAnother()
{
    const QString longName = u"model <b> %2"_s + QString(60, u'x');
    EvaluationReport other = reportOf(u"hybrid"_s, { answered(QueryCategory::Direct, true) });
    other.model = longName;
    ChartedRun run { { {}, { reportOf(u"adduce"_s, { answered(QueryCategory::Direct, true) }), other } }, { 3 } };
    const QString way = variantName(other);
    const auto ran = [](int day) { return EvaluationRow { { day }, QDate(2026, 3, day).startOfDay(), u"Set"_s, {} }; };
    const auto on = [&](int day) { return runWords(ran(day)); };
    run.trend = { { ran(1), { { u"adduce"_s, 1, 4 } } }, { ran(2), { { u"portal"_s, 4, 4 }, { way, 1, 4 } } },
        { ran(3), { { u"adduce"_s, 3, 4 }, { way, 2, 4 } } } };
    Charts charts(5);
    charts.setRun(run);
    const QString title = u"Right over the runs"_s;
    QVERIFY(charts.spoken(title).startsWith(
        u"%1, adduce: 1 / 4; %3, adduce: 3 / 4; %2, %4: 1 / 4; %3, %4: 2 / 4"_s.arg(on(1), on(2), on(3), way)));
    const QChartView *view = charts.view(title);
    const QList<QAbstractSeries *> lines = view->chart()->series();
    QCOMPARE(lines.size(), 2); // the first way lies over the other
    QCOMPARE(qobject_cast<QLineSeries *>(lines[1])->points(), QList<QPointF>({ { 1, 25 }, { 3, 75 } }));
    QSignalSpy chosen(&charts, &EvaluationCharts::runChosen);
    emit qobject_cast<QLineSeries *>(lines[0])->clicked({ 2, 25 });
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.front()[0].value<EvaluationId>(), EvaluationId { 2 });
    emit qobject_cast<QLineSeries *>(lines[1])->clicked({ 2, 50 }); // on the way from the first to the third
    QCOMPARE(chosen.size(), 1);
    emit qobject_cast<QLineSeries *>(lines[1])->hovered({ 2, 50 }, true);
    QVERIFY2(!view->toolTip().contains(on(2)), qPrintable(view->toolTip()));
    emit qobject_cast<QLineSeries *>(lines[0])->hovered({ 2, 25 }, true);
    QVERIFY2(view->toolTip().contains(on(2)), qPrintable(view->toolTip()));
    run.trend.pop_back(); // no way was asked twice
    charts.setRun(run);
    QVERIFY(charts.spoken(title).isEmpty());
}

void TestEvaluationCharts::whatIsClickedIsChosenByKeys()
{
    ChartedRun run { { {},
        { reportOf(u"adduce"_s, { answered(QueryCategory::Direct, true) }),
            reportOf(u"hybrid"_s, { answered(QueryCategory::Direct, false), answered(QueryCategory::EdgeCase, true) }) } } };
    for (const int day : { 1, 2 })
        run.trend.push_back({ { { day }, QDate(2026, 3, day).startOfDay(), u"Set"_s, {} }, { { u"adduce"_s, day, 4 } } });
    Charts charts(5);
    charts.setRun(run);
    charts.show();
    QSignalSpy questions(&charts, &EvaluationCharts::categoryChosen);
    const QString right = u"Right by category"_s;
    QVERIFY2(charts.spoken(right).endsWith(u"; Enter lists what opens from here"_s), qPrintable(charts.spoken(right)));
    QCOMPARE(charts.offered(right, Qt::Key_Return),
        (QStringList { u"adduce, Direct: 100 %"_s, u"hybrid, Direct: 0 %"_s, u"hybrid, Must be refused: 100 %"_s }));
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Down);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Down);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
    QCOMPARE(questions.size(), 1);
    QCOMPARE(questions.front()[0].toInt(), 1);
    QCOMPARE(questions.front()[1].value<QueryCategory>(), QueryCategory::EdgeCase);
    QVERIFY(!QApplication::activePopupWidget());

    QSignalSpy runs(&charts, &EvaluationCharts::runChosen);
    const QString trend = u"Right over the runs"_s;
    const QStringList offered = charts.offered(trend, Qt::Key_Space);
    QCOMPARE(offered, QStringList({ trendWords(run.trend[1]), trendWords(run.trend[0]) })); // the newest first
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
    QCOMPARE(runs.size(), 1);
    QCOMPARE(runs.front()[0].value<EvaluationId>(), EvaluationId { 2 });

    QVERIFY(charts.offered(u"Reliability"_s, Qt::Key_Return).isEmpty());
    QVERIFY(!charts.spoken(u"Reliability"_s).contains(u"Enter"_s));
    run.trend.pop_back(); // another chart stands in its place, or none
    charts.setRun(run);
    QCOMPARE(charts.offered(right, Qt::Key_Enter).size(), 3);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
}

void TestEvaluationCharts::theyMakeRoomForAnAnswer()
{
    QWidget page;
    auto *charts = new EvaluationCharts(&page);
    auto *button = new QPushButton(&page);
    MoreCharts more(*charts, *button, &page);
    more.setRoom(4, 0);
    more.setRun({ { {}, { reportOf(u"adduce"_s, { answered(QueryCategory::Direct, true) }) } } });
    page.show();
    QVERIFY(charts->isVisible() && !button->isVisible());
    more.setReading(true);
    QVERIFY(!charts->isVisible() && button->isVisible());
    more.setRoom(4, 4); // of a large window
    QVERIFY(charts->isVisible() && !button->isVisible());
    more.setRoom(4, 0);
    more.setReading(false);
    QVERIFY(charts->isVisible() && !button->isVisible());
}

ADDUCE_TEST(TestEvaluationCharts)
#include "test_evaluation_charts.moc"
