#include "core/base/error.h"
#include "core/threads/thread_store.h"
#include "tests/support/library_scenarios.h"
#include "tests/support/recording_vfs.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <sqlite3.h>

using namespace Qt::StringLiterals;
using namespace adduce;

/// The n-th call that changes the library's files fails, for every n until nothing fails any more: for want of room or otherwise, once
/// and from then on.
class TestFailingDisk : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsLost_data();
    void nothingIsLost();
};

namespace {

/// What is wrong once the disk works again, on the same connection; empty when nothing is.
QString faultAfterwards(Database &database, const std::vector<test::SavedCheck> &saved)
{
    for (std::size_t i = 0; i < saved.size(); ++i)
        if (!saved[i](database))
            return u"what was saved %1. is not there"_s.arg(i + 1);
    ThreadStore store(database);
    const SavedTurn turn = store.append({}, test::answerOf(u"Again?"_s, u"Yes."_s, u"It is so."_s));
    if (!store.find(turn.thread))
        return u"nothing can be saved any more"_s;
    Statement whole(database, "PRAGMA integrity_check(1)");
    if (!whole.step() || whole.text(0) != u"ok")
        return whole.text(0);
    return Statement(database, "PRAGMA foreign_key_check").step() ? u"a row that belongs to nothing"_s : QString();
}

} // namespace

void TestFailingDisk::nothingIsLost_data()
{
    QTest::addColumn<int>("index");
    QTest::addColumn<int>("code");
    QTest::addColumn<bool>("isForEver");
    const auto scenarios = test::libraryScenarios();
    for (int i = 0; i < static_cast<int>(scenarios.size()); ++i)
        for (const bool isForEver : { false, true })
            for (const int code : { SQLITE_FULL, SQLITE_IOERR_WRITE })
                QTest::addRow("%s, %s, %s", scenarios[static_cast<std::size_t>(i)].name, code == SQLITE_FULL ? "full" : "broken",
                    isForEver ? "for ever" : "once")
                    << i << code << isForEver;
}

void TestFailingDisk::nothingIsLost()
{
    QFETCH(int, index);
    QFETCH(int, code);
    QFETCH(bool, isForEver);
    const int step = qEnvironmentVariableIsSet("ADDUCE_FULL_TESTS") ? 1 : 13;
    bool isHit = true;
    for (int call = 1; isHit; call += step) {
        test::RecordingVfs disk;
        test::LibraryFixture fixture;
        std::vector<test::SavedCheck> saved;
        disk.fail({ call, code, isForEver });
        try {
            test::libraryScenarios()[static_cast<std::size_t>(index)].run(
                fixture, [&](const test::SavedCheck &check) { saved.push_back(check); });
        } catch (const Error &error) {
            QVERIFY2(error.kind() == ErrorKind::DiskFull || error.kind() == ErrorKind::Unwritable, error.what());
            QVERIFY2(error.detail().contains(u"test.adduce"_s), error.what()); // which file it was
        }
        isHit = disk.failed() > 0;
        disk.fail({});
        const QString fault = faultAfterwards(fixture.database(), saved);
        QVERIFY2(fault.isEmpty(), qPrintable(u"call %1: %2"_s.arg(call).arg(fault)));
    }
}

ADDUCE_TEST(TestFailingDisk)
#include "test_failing_disk.moc"
