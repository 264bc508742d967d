#include "core/evidence/column_figures.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestColumnFigures : public QObject
{
    Q_OBJECT

private slots:
    void figuresAreOfTheQuestion_data();
    void figuresAreOfTheQuestion();
    void columnsStandOnOneAxis();
    void effectsSayWhereNothingIs();
    void whatIsNoNumberIsLeftOut();
};

namespace {

Matrix columnOf(const QString &question, const QStringList &quotes)
{
    Matrix matrix;
    matrix.questions.push_back({ { 1 }, 1, question });
    qint64 id = 0;
    for (const QString &quote : quotes) {
        MatrixPaper paper;
        paper.id = { ++id };
        paper.source = u"Paper %1"_s.arg(id);
        matrix.papers.push_back(paper);
        MatrixCell cell;
        cell.question = { 1 };
        cell.paper = paper.id;
        if (!quote.isEmpty()) {
            cell.state = CellState::Quoted;
            cell.citation = Citation {};
            cell.citation->quote = quote;
        }
        matrix.cells.emplace(CellPlace { paper.id, { 1 } }, cell);
    }
    return matrix;
}

ColumnFigures figuresIn(const QString &question, const QStringList &quotes)
{
    const Matrix matrix = columnOf(question, quotes);
    return figuresOf(matrix, matrix.questions.front());
}

} // namespace

void TestColumnFigures::figuresAreOfTheQuestion_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("quote");
    QTest::addColumn<QString>("figure");
    QTest::newRow("a count") << u"How many participants took part?"_s << u"Eleven female crossfitters aged 24 years took part."_s
                             << u"11"_s;
    QTest::newRow("not an age") << u"How many participants took part?"_s
                                << u"A total of 94 physically active students aged 19–23 participated."_s << u"94"_s;
    QTest::newRow("no count") << u"How many participants took part?"_s << u"They were 24 ± 3 years old."_s << QString();
    QTest::newRow("n") << u"How many participants took part?"_s << u"The sample was small (n = 35)."_s << u"35"_s;
    QTest::newRow("of nobody knows what") << u"How much protein do athletes need?"_s
                                          << u"Protein 146.1 ± 25.56 A* 135.6 ± 43.63"_s << QString();
    QTest::newRow("with its interval") << u"How long do nurses sleep?"_s
                                       << u"In 2019, 20 nurses slept 5.2 h (95% CI 4.9 to 5.5)."_s << u"5.2 (4.9 – 5.5) h"_s;
    QTest::newRow("of the clause") << u"How much protein do athletes need?"_s
                                   << u"Fat should be 30 %, while athletes need 1.6 g/kg of protein."_s << u"1.6 g/kg"_s;
    QTest::newRow("none") << u"Does caffeine help?"_s << u"Caffeine helped in 2019 (p < 0.01)."_s << QString();
}

void TestColumnFigures::figuresAreOfTheQuestion()
{
    QFETCH(const QString, question);
    QFETCH(const QString, quote);
    QFETCH(const QString, figure);
    const std::optional<Measurement> found = figureOf(question, quote);
    QCOMPARE(found ? words(*found) : QString(), figure);
}

void TestColumnFigures::columnsStandOnOneAxis()
{
    const ColumnFigures figures = figuresIn(u"How long do nurses sleep?"_s,
        { u"Nurses slept 5.2 h (95% CI 4.9 to 5.5)."_s, u"Nurses slept 420 ± 30 min."_s, u""_s, u"Nurses slept 6 h."_s,
            u"Of the nurses, 35 % slept badly."_s });
    QVERIFY(figures.isNumeric());
    QCOMPARE(figures.unit, u"h"_s);
    QCOMPARE(figures.papers.size(), std::size_t(3));
    QCOMPARE(figures.papers[1].value, 7.0); // 420 min
    QCOMPARE(figures.papers[1].interval, (Interval { 6.5, 7.5 }));
    QCOMPARE(figures.papers[1].source, u"Paper 2"_s);
    QCOMPARE(words(figures.papers[0]), u"5.2 (4.9 – 5.5)"_s);
    QCOMPARE(figures.others, 1); // the share
    QVERIFY(!figures.nothing);
    QCOMPARE(axisWords(figures), u"h"_s);
}

void TestColumnFigures::effectsSayWhereNothingIs()
{
    const ColumnFigures ratios = figuresIn(
        u"Is coffee associated with diabetes?"_s, { u"Coffee: OR 0.67 (0.56–0.80)."_s, u"Coffee: OR 1.42 (1.11–1.81)."_s });
    QCOMPARE(ratios.nothing, std::optional(1.0));
    QCOMPARE(axisWords(ratios), u"odds ratio"_s);
    const ColumnFigures changes =
        figuresIn(u"How did weight change?"_s, { u"Weight changed by −3.2 kg."_s, u"Weight changed by −900 g."_s });
    QCOMPARE(changes.nothing, std::optional(0.0));
    QCOMPARE(changes.papers[1].value, -0.9);
    QCOMPARE(axisWords(changes), u"change, kg"_s);
}

void TestColumnFigures::whatIsNoNumberIsLeftOut()
{
    QVERIFY(!figuresIn(u"What was the design?"_s, { u"A randomised trial."_s, u"In 2019."_s, u""_s }).isNumeric());
    QVERIFY(!figuresIn(u"How many?"_s, { u"35 nurses."_s }).isNumeric()); // one alone compares nothing
    QVERIFY(!figuresIn(u"How many?"_s, {}).isNumeric());
}

ADDUCE_TEST(TestColumnFigures)
#include "test_column_figures.moc"
