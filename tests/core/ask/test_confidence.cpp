#include "core/ask/confidence.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// How sure a written answer is.
class TestConfidence : public QObject
{
    Q_OBJECT

private slots:
    void byTheStatementThatIsHeldLeast_data();
    void byTheStatementThatIsHeldLeast();
    void copiesAreOnePaper();
};

void TestConfidence::byTheStatementThatIsHeldLeast_data()
{
    using Covers = std::vector<std::optional<double>>;
    QTest::addColumn<Covers>("covers");
    QTest::addColumn<std::optional<Confidence>>("said");
    QTest::addColumn<bool>("anyRemoved");
    QTest::addColumn<Confidence>("level");
    QTest::addColumn<ConfidenceReason>("reason");
    const std::optional<Confidence> nothing;
    const auto held = ConfidenceReason::HeldByQuotes;
    QTest::newRow("all held") << Covers { 1.0, 0.9 } << nothing << false << Confidence::High << held;
    QTest::newRow("one held in most") << Covers { 1.0, 0.75 } << nothing << false << Confidence::Medium << held;
    QTest::newRow("one held in part") << Covers { 1.0, 0.75, 0.5 } << nothing << false << Confidence::Low << held;
    QTest::newRow("one not compared") << Covers { 1.0, std::nullopt } << nothing << false << Confidence::Medium << held;
    QTest::newRow("the model says so") << Covers { 1.0 } << std::optional(Confidence::High) << false << Confidence::High << held;
    QTest::newRow("the model doubts") << Covers { 1.0 } << std::optional(Confidence::Low) << false << Confidence::Low
                                      << ConfidenceReason::ModelUnsure;
    QTest::newRow("something was taken out")
        << Covers { 1.0 } << nothing << true << Confidence::Medium << ConfidenceReason::SomeRemoved;
    QTest::newRow("and little is held") << Covers { 0.75 } << nothing << true << Confidence::Low << ConfidenceReason::SomeRemoved;
}

void TestConfidence::byTheStatementThatIsHeldLeast()
{
    using Covers = std::vector<std::optional<double>>;
    QFETCH(Covers, covers);
    QFETCH(std::optional<Confidence>, said);
    QFETCH(bool, anyRemoved);
    QFETCH(Confidence, level);
    QFETCH(ConfidenceReason, reason);
    const ConfidenceFinding found = confidenceIn(covers, said, anyRemoved, {});
    QCOMPARE(found.level, level);
    QCOMPARE(found.reason, reason);
}

/// A preprint beside the article is no second source.
void TestConfidence::copiesAreOnePaper()
{
    ConfidenceParameters cuts;
    Candidate preprint;
    preprint.document = preprint.paper = DocumentId { 1 };
    preprint.coverage = cuts.nearlyAll;
    preprint.match.coverage = cuts.most;
    Candidate article = preprint;
    article.document = DocumentId { 2 };
    SearchReport report;
    report.documents = 2;
    const auto isOfOneSource = [&](const std::vector<Candidate> &chosen) {
        const std::vector<CaveatNote> notes = caveatsOf(chosen, {}, report, false);
        return std::ranges::find(notes, Caveat::SingleSource, &CaveatNote::kind) != notes.end();
    };
    QVERIFY(isOfOneSource({ preprint, article }));
    QVERIFY(supportIn({ preprint, article }, cuts).reason != ConfidenceReason::SeveralSources);
    article.paper = article.document;
    QVERIFY(!isOfOneSource({ preprint, article }));
    QCOMPARE(supportIn({ preprint, article }, cuts).reason, ConfidenceReason::SeveralSources);
}

ADDUCE_TEST(TestConfidence)
#include "test_confidence.moc"
