#include "core/evaluation/evaluation_html.h"

#include "tests/support/query_result.h"
#include "tests/support/test_main.h"

#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;
using namespace adduce;

/// A report that opens anywhere, whatever is asked, told and named in it.
class TestEvaluationHtml : public QObject
{
    Q_OBJECT

private slots:
    void everythingIsShownAsText();
    void nothingComesFromElsewhere();
    void chartsAreDrawnInIt();
    void ofNothingThereIsStillAPage();
};

namespace {

const QString kHostile = u"<script>alert(1)</script> & \"quotes\" ' ]]> \u202e"_s;

Comparison hostile()
{
    EvaluationReport report;
    report.set = kHostile;
    report.profile = u"adduce"_s;
    report.model = kHostile;
    report.judge = kHostile;
    report.startedAt = QDateTime(QDate(2026, 3, 1), QTime(12, 0), Qt::UTC);
    report.results = { test::resultOf(u"D1"_s, QueryCategory::Direct, true, 2, 30),
        test::resultOf(u"D2"_s, QueryCategory::Direct, false, 1, 10) };
    for (QueryResult &result : report.results) {
        result.query.question = kHostile;
        result.query.type = kHostile;
        result.query.gold = { { u"a.pdf"_s, 1, u"It is so."_s } };
        test::changeAnswer(result, [](Answer &answer) { answer.sentences.front().text = kHostile; });
        result.isFaithful = true;
        result.addStage(Stage::Retrieve, 3);
    }
    EvaluationReport other = report;
    other.profile = u"portal"_s;
    return { {}, { report, other }, {}, 2 };
}

QStringList drawingsIn(const QString &page)
{
    static const QRegularExpression drawing(u"<svg.*?</svg>"_s, QRegularExpression::DotMatchesEverythingOption);
    QStringList found;
    for (auto it = drawing.globalMatch(page); it.hasNext();)
        found << it.next().captured();
    return found;
}

} // namespace

void TestEvaluationHtml::everythingIsShownAsText()
{
    const QString page = QString::fromUtf8(toHtml(hostile()));
    QVERIFY(!page.contains(u"<script"_s, Qt::CaseInsensitive));
    QVERIFY(page.contains(u"&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot;"_s));
}

void TestEvaluationHtml::nothingComesFromElsewhere()
{
    const QString page = QString::fromUtf8(toHtml(hostile()));
    for (const QString &way : { u"http"_s, u"src="_s, u"href"_s, u"url("_s, u"@import"_s, u"onload"_s })
        QVERIFY2(!page.contains(way, Qt::CaseInsensitive), qPrintable(way));
}

void TestEvaluationHtml::chartsAreDrawnInIt()
{
    const QStringList drawings = drawingsIn(QString::fromUtf8(toHtml(hostile())));
    QCOMPARE(drawings.size(), 1 + 2 * 3); // what is right; of each way its types, its confidence and its times
    for (const QString &drawing : drawings) {
        QXmlStreamReader reader(drawing);
        while (!reader.atEnd())
            reader.readNext();
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString() + drawing));
        QVERIFY(drawing.contains(u"role=\"img\" aria-label=\""_s));
        QVERIFY(!drawing.contains(u"nan"_s) && !drawing.contains(u"inf"_s));
    }
}

void TestEvaluationHtml::ofNothingThereIsStillAPage()
{
    const QString page = QString::fromUtf8(toHtml({}));
    QVERIFY(page.startsWith(u"<!DOCTYPE html>"_s) && page.endsWith(u"</html>\n"_s));
    QVERIFY(drawingsIn(page).isEmpty());
}

ADDUCE_TEST(TestEvaluationHtml)
#include "test_evaluation_html.moc"
