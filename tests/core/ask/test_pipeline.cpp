#include "core/ask/pipeline.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;
using namespace adduce;

/// The stages of a profile, and how they are drawn.
class TestPipeline : public QObject
{
    Q_OBJECT

private slots:
    void theDesignsHaveTheirStages_data();
    void theDesignsHaveTheirStages();
    void noTwoAreAlike();
    void everyStageIsInTheTextAndTheDrawings_data();
    void everyStageIsInTheTextAndTheDrawings();
    void namesAreEscaped();
};

namespace {

QStringList stagesOf(const Profile &profile)
{
    QStringList stages;
    for (const PipelineStep &step : pipelineOf(profile))
        stages << nameOf(step.stage);
    return stages;
}

} // namespace

void TestPipeline::theDesignsHaveTheirStages_data()
{
    QTest::addColumn<QString>("profile");
    QTest::addColumn<QString>("stages");
    QTest::newRow("adduce") << u"adduce"_s << u"route retrieve rank select expand topic web write check"_s;
    QTest::newRow("portal") << u"portal"_s << u"route retrieve rank select expand topic write check"_s;
    QTest::newRow("nutor") << u"nutor"_s << u"route decide retrieve rank examine select topic web write check"_s;
    QTest::newRow("agentic") << u"agentic"_s << u"route resolve imagine retrieve rank select topic assess write check"_s;
    QTest::newRow("docagent") << u"docagent"_s << u"route decide rewrite retrieve rank select topic web write check"_s;
    QTest::newRow("hybrid") << u"hybrid"_s
                            << u"route recall resolve split collections retrieve rank select topic assess write check"_s;
}

void TestPipeline::theDesignsHaveTheirStages()
{
    QFETCH(QString, profile);
    QFETCH(QString, stages);
    QCOMPARE(stagesOf(*builtInProfile(profile)).join(u' '), stages);
}

void TestPipeline::noTwoAreAlike()
{
    const std::vector<Profile> &profiles = builtInProfiles();
    for (std::size_t a = 0; a < profiles.size(); ++a)
        for (std::size_t b = a + 1; b < profiles.size(); ++b)
            QVERIFY2(pipelineOf(profiles[a]) != pipelineOf(profiles[b]), qPrintable(profiles[a].name + u' ' + profiles[b].name));
}

void TestPipeline::everyStageIsInTheTextAndTheDrawings_data()
{
    QTest::addColumn<QString>("profile");
    for (const Profile &profile : builtInProfiles())
        QTest::newRow(qPrintable(profile.name)) << profile.name;
}

void TestPipeline::everyStageIsInTheTextAndTheDrawings()
{
    QFETCH(QString, profile);
    const auto steps = pipelineOf(*builtInProfile(profile));
    const QString text = pipelineText(steps);
    const QString mermaid = pipelineMermaid(steps);
    const QString svg = pipelineSvg(steps, profile);
    for (const PipelineStep &step : steps) {
        for (const QString &drawing : { text, mermaid, svg })
            QVERIFY2(drawing.contains(words(step.stage)), qPrintable(words(step.stage)));
        QVERIFY(step.without.isEmpty() || text.contains(step.without));
    }
    QCOMPARE(mermaid.count(u"-->"_s), static_cast<qsizetype>(steps.size()) - 1);
    QXmlStreamReader xml(svg);
    int boxes = 0;
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == u"rect")
            ++boxes;
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(boxes, static_cast<int>(steps.size()) + 1);
}

void TestPipeline::namesAreEscaped()
{
    const QString svg = pipelineSvg({ { Stage::Route, u"<b> & \"x\""_s, {} } }, u"<i>"_s);
    QVERIFY(svg.contains(u"&lt;b&gt; &amp;"_s) && !svg.contains(u"<i>"_s));
    QVERIFY(pipelineMermaid({ { Stage::Route, u"a \"b\""_s, {} } }).contains(u"a #quot;b#quot;"_s));
}

ADDUCE_TEST(TestPipeline)
#include "test_pipeline.moc"
