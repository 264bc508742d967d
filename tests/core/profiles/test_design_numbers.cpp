#include "core/profiles/profile.h"
#include "core/settings/parameter_fields.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Every number that a design prints is the one that its profile has.
class TestDesignNumbers : public QObject
{
    Q_OBJECT

private slots:
    void areAsPrinted_data();
    void areAsPrinted();
    void candidatesOfThreePassages();
};

namespace {

struct Printed
{
    const char *profile;
    const char *parameter;
    const char *value; ///< as fieldText() says it
    const char *row; ///< of the specification
};

constexpr auto kPrinted = std::to_array<Printed>({
    { "portal", "chunks.strategy", "sentences", "CH4" },
    { "portal", "chunks.tokens", "cl100k_base", "CH4" },
    { "portal", "chunks.max_tokens", "768", "CH4" },
    { "portal", "chunks.overlap_tokens", "100", "CH4" },
    { "portal", "retrieval.vector_k", "10", "RV6" },
    { "portal", "retrieval.keyword_k", "10", "RV6" },
    { "portal", "retrieval.vector_weight", "0.6", "RV6" },
    { "portal", "retrieval.keyword_weight", "0.4", "RV6" },
    { "portal", "retrieval.similarity_floor", "0.25", "RV6" },
    { "portal", "retrieval.completeness", "0", "RV6" },
    { "portal", "retrieval.feedback_weight", "0", "RV6" },
    { "portal", "ranking.chat_candidates", "10", "RR2" },
    { "portal", "ranking.by_writer", "yes", "RR2" },
    { "portal", "retrieval.final_k", "6", "RR2" },
    { "portal", "retrieval.selection", "best", "RR2" },
    { "portal", "retrieval.adaptive_k", "off", "CF2" },
    { "portal", "retrieval.expand_window", "1", "EX1" },
    { "portal", "retrieval.neighbour_factor", "0.8", "EX1" },
    { "portal", "retrieval.max_after_expand", "10", "EX1" },
    { "portal", "writing.temperature", "0", "GN6" },
    { "portal", "writing.mark", "source_and_chunk", "GN6" },
    { "portal", "answer.quote_words", "40", "GN7" },
    { "nutor", "chunks.strategy", "recursive", "CH1" },
    { "nutor", "chunks.characters", "1200", "CH1" },
    { "nutor", "chunks.overlap_characters", "180", "CH1" },
    { "nutor", "planning.router", "decision", "RT1" },
    { "nutor", "planning.most_passages", "10", "RT1" },
    { "nutor", "retrieval.final_k", "3", "RT1" },
    { "nutor", "retrieval.diversify_lambda", "0.5", "RV1" },
    { "nutor", "retrieval.adaptive_k", "max", "RV2" },
    { "nutor", "retrieval.adaptive_multiple", "6", "RV2" },
    { "nutor", "retrieval.adaptive_pad", "8", "RV2" },
    { "nutor", "retrieval.adaptive_cap", "120", "RV2" },
    { "nutor", "retrieval.fetch_multiple", "4", "RV2" },
    { "nutor", "retrieval.fetch_least", "120", "RV2" },
    { "nutor", "retrieval.keyword_k", "0", "RV1" },
    { "nutor", "examination.examines", "yes", "GT2" },
    { "nutor", "examination.multiple", "2", "RR1" },
    { "nutor", "examination.pad", "2", "RR1" },
    { "nutor", "examination.most", "24", "RR1" },
    { "nutor", "examination.skip_mean", "0.9", "GT1" },
    { "nutor", "examination.skip_gap", "0.5", "GT1" },
    { "nutor", "examination.neutral", "0.5", "GT2" },
    { "nutor", "examination.fusion", "weighted", "FS3" },
    { "nutor", "examination.rerank_share", "0.7", "FS1" },
    { "nutor", "examination.opinion_share", "0.3", "FS1" },
    { "nutor", "examination.direct_bonus", "0.05", "FS1" },
    { "nutor", "retrieval.page_penalty", "0.15", "FS2" },
    { "nutor", "retrieval.source_penalty", "0.05", "FS2" },
    { "nutor", "retrieval.minimum_quality", "0.25", "FS2" },
    { "nutor", "examination.alpha", "0.6", "FS3" },
    { "nutor", "examination.beta_direct", "0.7", "FS3" },
    { "nutor", "examination.beta_indirect", "0.3", "FS3" },
    { "nutor", "examination.gamma", "0.1", "FS3" },
    { "nutor", "examination.least", "0.2", "FS4" },
    { "nutor", "retrieval.selection", "relevant", "FS5" },
    { "nutor", "retrieval.relevance_lambda", "0.8", "FS5" },
    { "nutor", "retrieval.relevance_multiple", "2", "CF1" },
    { "nutor", "retrieval.relevance_pool", "10", "FS5" },
    { "nutor", "web.fallback", "flat_scores", "SF1" },
    { "nutor", "web.flat_mean", "0.35", "SF1" },
    { "nutor", "web.flat_gap", "0.1", "SF1" },
    { "nutor", "writing.mark", "source_slash_page", "GN1" },
    { "nutor", "conversation.messages", "9", "GN3" },
    { "nutor", "web.most_pages", "3", "TO1" },
    { "nutor", "web.most_articles", "2", "TO2" },
    { "nutor", "consulting.at_once", "3", "TO5" },
    { "agentic", "chunks.max_tokens", "512", "CH2" },
    { "agentic", "chunks.overlap_tokens", "50", "CH2" },
    { "agentic", "planning.looks_up_weather", "yes", "RT3" },
    { "agentic", "retrieval.vector_k", "5", "RV3" },
    { "agentic", "retrieval.final_k", "5", "RV3" },
    { "agentic", "retrieval.keyword_k", "0", "IX2" },
    { "agentic", "retrieval.selection", "best", "RV3" },
    { "agentic", "retrieval.adaptive_k", "off", "RV3" },
    { "agentic", "retrieval.expand_window", "0", "RV3" },
    { "agentic", "retrieval.imagined_passages", "2", "RV4" },
    { "agentic", "retrieval.similarity_floor", "0.3", "RV5" },
    { "agentic", "sufficiency.judge", "scores", "SF2" },
    { "agentic", "sufficiency.top", "0.5", "SF2" },
    { "agentic", "sufficiency.mean", "0.6", "SF2" },
    { "agentic", "sufficiency.needs_both", "no", "S5" },
    { "agentic", "memory.remembers", "yes", "ME1" },
    { "agentic", "memory.least_confidence", "0.7", "ME1" },
    { "agentic", "planning.history_turns", "5", "CV1" },
    { "agentic", "planning.resolves", "yes", "CV1" },
    { "agentic", "planning.tells_answers", "yes", "CV1" },
    { "agentic", "writing.mark", "section_and_page", "GN5" },
    { "agentic", "weather.days_before", "7", "TO4" },
    { "agentic", "weather.days_ahead", "7", "TO4" },
    { "agentic", "weather.rolling_hours", "24", "TO4" },
    { "agentic", "weather.anomalous_deviations", "2", "TO4" },
    { "agentic", "weather.geocoding_seconds", "5", "TO4" },
    { "agentic", "weather.forecast_seconds", "10", "TO4" },
    { "agentic", "weather.summarises", "yes", "TO4" },
    { "docagent", "chunks.strategy", "characters", "CH7" },
    { "docagent", "chunks.characters", "1000", "S10" },
    { "docagent", "chunks.overlap_characters", "200", "S10" },
    { "docagent", "planning.router", "binary", "RT6" },
    { "docagent", "planning.rewrites", "yes", "RT7" },
    { "docagent", "retrieval.fusion", "min_max", "RV7" },
    { "docagent", "retrieval.vector_weight", "0.6", "RV7" },
    { "docagent", "retrieval.keyword_weight", "0.4", "RV7" },
    { "docagent", "retrieval.vector_k", "10", "RV7" },
    { "docagent", "retrieval.keyword_k", "10", "RV7" },
    { "docagent", "retrieval.final_k", "10", "RV7" },
    { "docagent", "retrieval.completeness", "0", "RV7" },
    { "docagent", "retrieval.feedback_weight", "0", "RV7" },
    { "docagent", "ranking.chat_candidates", "0", "RR3" },
    { "docagent", "ranking.by_writer", "yes", "RR3" },
    { "docagent", "ranking.grades_only", "yes", "RR3" },
    { "docagent", "ranking.drops_unhelpful", "yes", "RR3" },
    { "docagent", "web.fallback", "few_relevant", "SF4" },
    { "docagent", "web.few_relevant", "3", "SF4" },
    { "docagent", "writing.checks_grounding", "yes", "GR3" },
    { "docagent", "writing.checks_quality", "yes", "GR4" },
    { "docagent", "writing.most_attempts", "3", "GR4" },
    { "hybrid", "planning.routes_collections", "yes", "RT8" },
    { "hybrid", "planning.resolves", "yes", "RT9" },
    { "hybrid", "planning.speculates", "yes", "SP1" },
    { "hybrid", "retrieval.fusion", "relative_score", "RV8" },
    { "hybrid", "retrieval.vector_weight", "0.65", "RV8" },
    { "hybrid", "retrieval.keyword_weight", "0.35", "RV8" },
    { "hybrid", "sufficiency.judge", "model", "SF5" },
    { "hybrid", "writing.form", "prose", "GN9" },
    { "hybrid", "writing.quote_similarity", "0.9", "S10" },
    { "hybrid", "follow_ups.asks_model", "yes", "GN10" },
});

} // namespace

void TestDesignNumbers::areAsPrinted_data()
{
    QTest::addColumn<QString>("profile");
    QTest::addColumn<QString>("parameter");
    QTest::addColumn<QString>("value");
    for (const Printed &p : kPrinted)
        QTest::addRow("%s %s %s", p.row, p.profile, p.parameter)
            << QString::fromLatin1(p.profile) << QString::fromLatin1(p.parameter) << QString::fromLatin1(p.value);
}

void TestDesignNumbers::areAsPrinted()
{
    QFETCH(QString, profile);
    QFETCH(QString, parameter);
    QFETCH(QString, value);
    const Profile *design = builtInProfile(profile);
    QVERIFY(design);
    const ParameterField *field = parameterField(parameter);
    QVERIFY(field);
    QCOMPARE(fieldText(*field, field->get(design->parameters)), value);
}

/// RV2, by both formulas of ruling S2.
void TestDesignNumbers::candidatesOfThreePassages()
{
    const RetrievalParameters &retrieval = builtInProfile(u"nutor"_s)->parameters.retrieval;
    AdaptiveK adaptive = retrieval.adaptiveK;
    QCOMPARE(candidatesFor(retrieval.finalK, adaptive), 18);
    QCOMPARE(fetchedFor(18, adaptive), 120);
    QCOMPARE(fetchedFor(60, adaptive), 240);
    adaptive.formula = AdaptiveK::Formula::Sum;
    QCOMPARE(candidatesFor(retrieval.finalK, adaptive), 26);
    QCOMPARE(candidatesFor(20, adaptive), 120);
}

ADDUCE_TEST(TestDesignNumbers)
#include "test_design_numbers.moc"
