#include "core/base/error.h"
#include "core/evaluation/query_set.h"
#include "core/workspace/smoke_test.h"
#include "core/workspace/workspace.h"
#include "tests/support/error_of.h"
#include "tests/support/places.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// The program tries itself.
class TestSmoke : public QObject
{
    Q_OBJECT

private slots:
    void everythingHolds();
    void nothingIsLeftBehind();
    void aReaderThatDoesNotStartIsSeen();
    void aStopEndsIt();
};

void TestSmoke::everythingHolds()
{
    const QTemporaryDir place;
    const Workspace host { { place.filePath(u"own.adduce"_s), place.filePath(u"configuration.json"_s) }, test::docworker() };
    const SmokeTest tested = runSmokeTest(host, {});
    QCOMPARE(tested.checks.size(), std::size_t(7));
    for (const SmokeCheck &check : tested.checks)
        QVERIFY2(check.isPassed, qPrintable(check.name + u": "_s + check.detail));
    QVERIFY(tested.isPassed());
    QCOMPARE(tested.report.results.size(), smokeQuerySet().queries.size());
}

void TestSmoke::nothingIsLeftBehind()
{
    const QTemporaryDir place;
    const Workspace host { { place.filePath(u"own.adduce"_s), place.filePath(u"configuration.json"_s) }, test::docworker() };
    (void)runSmokeTest(host, {});
    QVERIFY(QDir(place.path()).entryList(QDir::Files).isEmpty()); // not even a library of one's own
}

void TestSmoke::aReaderThatDoesNotStartIsSeen()
{
    const QTemporaryDir place;
    const WorkerProgram worker(place.filePath(u"nothing"_s));
    const Workspace host { { place.filePath(u"own.adduce"_s), place.filePath(u"configuration.json"_s) }, worker };
    std::optional<SmokeTest> tested;
    const auto error = test::errorOf([&] { tested = runSmokeTest(host, {}); });
    QVERIFY(error || !tested->isPassed());
}

void TestSmoke::aStopEndsIt()
{
    const QTemporaryDir place;
    const Workspace host { { place.filePath(u"own.adduce"_s), place.filePath(u"configuration.json"_s) }, test::docworker() };
    std::stop_source stop;
    stop.request_stop();
    const auto error = test::errorOf([&] { (void)runSmokeTest(host, stop.get_token()); });
    QVERIFY(error && error->kind() == ErrorKind::Stopped);
}

ADDUCE_TEST(TestSmoke)
#include "test_smoke.moc"
