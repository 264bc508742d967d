#include "tests/support/test_main.h"
#include "ui/evidence/figures_window.h"

#include <QCategoryAxis>
#include <QChart>
#include <QChartView>
#include <QComboBox>
#include <QLineSeries>
#include <QScatterSeries>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestFiguresWindow : public QObject
{
    Q_OBJECT

private slots:
    void drawsAPointAndAnIntervalForEachPaper();
    void namesAreNoMarkup();
    void thePictureIsOfWhatIsShown();
    void columnsWithoutNumbersAreLeftOut();
};

namespace {

std::vector<ColumnFigures> columns()
{
    ColumnFigures sleep { .question = u"How long do nurses sleep?"_s, .unit = u"h"_s, .measure = {} };
    sleep.papers = { { { 1 }, u"Smith 2021"_s, 5.2, Interval { 4.9, 5.5 } }, { { 2 }, u"<b>Smith</b> 2021"_s, 7.1, {} },
        { { 3 }, u"Smith 2021"_s, 6.0, Interval { 5.0, 7.0 } } };
    sleep.others = 1;
    ColumnFigures coffee { .question = u"Is coffee associated with diabetes?"_s, .unit = {}, .measure = u"odds ratio"_s };
    coffee.nothing = 1;
    coffee.papers = { { { 1 }, u"Smith 2021"_s, 0.7, Interval { 0.6, 0.8 } }, { { 2 }, u"Jones 2020"_s, 1.4, {} } };
    return { sleep, coffee };
}

template <class Series> QList<Series *> seriesOf(const FiguresWindow &window)
{
    QList<Series *> found;
    for (QAbstractSeries *series : window.findChild<QChartView *>()->chart()->series())
        if (auto *one = qobject_cast<Series *>(series))
            found << one;
    return found;
}

} // namespace

void TestFiguresWindow::drawsAPointAndAnIntervalForEachPaper()
{
    FiguresWindow window(columns());
    QCOMPARE(seriesOf<QScatterSeries>(window).front()->points().size(), 3);
    QCOMPARE(seriesOf<QLineSeries>(window).size(), 2); // the intervals
    const auto *view = window.findChild<QChartView *>();
    QVERIFY(view->accessibleDescription().contains(u"Smith 2021: 5.2 (4.9 – 5.5) h"_s));
    window.show(u"Is coffee associated with diabetes?"_s);
    QCOMPARE(window.findChild<QComboBox *>()->currentIndex(), 1);
    QCOMPARE(seriesOf<QLineSeries>(window).size(), 2); // an interval, and where there is no effect
    QVERIFY(view->accessibleDescription().contains(u"odds ratio"_s));
    window.show(u"A question that is gone"_s);
    QCOMPARE(window.findChild<QComboBox *>()->currentIndex(), 0);
}

void TestFiguresWindow::namesAreNoMarkup()
{
    const FiguresWindow window(columns());
    QStringList labels;
    for (QAbstractAxis *axis : window.findChild<QChartView *>()->chart()->axes(Qt::Vertical))
        labels << static_cast<QCategoryAxis *>(axis)->categoriesLabels();
    QCOMPARE(labels, (QStringList { u"Smith 2021"_s, u"&lt;b&gt;Smith&lt;/b&gt; 2021"_s, u"Smith 2021 (2)"_s }));
}

void TestFiguresWindow::thePictureIsOfWhatIsShown()
{
    FiguresWindow window(columns());
    window.show({});
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const QImage picture = window.picture();
    const auto *view = window.findChild<QChartView *>();
    QCOMPARE(picture.size(), view->size() * 2);
    QSet<QRgb> colours;
    for (int y = 0; y < picture.height(); y += 2)
        for (int x = 0; x < picture.width(); x += 2)
            colours.insert(picture.pixel(x, y));
    QVERIFY(colours.size() > 3); // not empty
}

void TestFiguresWindow::columnsWithoutNumbersAreLeftOut()
{
    Matrix matrix;
    matrix.questions.push_back({ { 1 }, 1, u"What was the design?"_s });
    QVERIFY(numericColumns(matrix).empty());
}

ADDUCE_TEST(TestFiguresWindow)
#include "test_figures_window.moc"
