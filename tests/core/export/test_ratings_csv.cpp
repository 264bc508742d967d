#include "core/export/ratings_csv.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestRatingsCsv : public QObject
{
    Q_OBJECT

private slots:
    void aLineForEach();
};

void TestRatingsCsv::aLineForEach()
{
    const QDateTime at(QDate(2026, 11, 25), QTime(8, 30), Qt::UTC);
    const QByteArray csv = toCsv(
        { { ThreadId { 3 }, TurnId { 4 }, u"=1+1"_s, Confidence::High, ConfidenceReason::MostTerms, {}, Rating::Partly, at },
            { ThreadId { 5 }, TurnId { 6 }, u"A \"word\""_s, std::nullopt, ConfidenceReason::MostTerms, u"m"_s, Rating::Wrong,
                at } });
    QCOMPARE(csv,
        QByteArray("\"thread\",\"question\",\"confidence\",\"rating\",\"model\",\"rated_at\"\r\n"
                   "\"3\",\"'=1+1\",\"high\",\"partly\",\"\",\"2026-11-25T08:30:00.000Z\"\r\n"
                   "\"5\",\"A \"\"word\"\"\",\"\",\"wrong\",\"m\",\"2026-11-25T08:30:00.000Z\"\r\n"));
}

ADDUCE_TEST(TestRatingsCsv)
#include "test_ratings_csv.moc"
