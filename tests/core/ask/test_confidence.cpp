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

ADDUCE_TEST(TestConfidence)
#include "test_confidence.moc"
