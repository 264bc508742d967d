#include "core/library/document_store.h"
#include "tests/support/library_scenarios.h"
#include "tests/support/recording_vfs.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTest>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace adduce;

namespace {

struct Recording
{
    std::vector<test::FileStep> steps;
    std::vector<std::pair<std::size_t, test::SavedCheck>> saved; ///< after how many steps it was reported as saved
};

Recording record(const test::LibraryScenario &scenario)
{
    Recording recording;
    test::RecordingVfs vfs;
    {
        test::LibraryFixture fixture;
        const Database other = fixture.library().open(); // while another connection is open the log is not written back
        scenario.run(fixture, [&](const test::SavedCheck &check) { recording.saved.emplace_back(vfs.count(), check); });
    }
    recording.steps = vfs.steps();
    return recording;
}

/// Opened as the program does. What is wrong with it; empty when nothing is.
QString faultIn(const test::DiskState &disk, const Recording &recording, std::size_t count)
{
    const QTemporaryDir folder;
    for (const auto &[name, bytes] : disk) {
        QFile file(folder.filePath(QString::fromLatin1(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            return u"cannot be laid out"_s;
    }
    const Library library(folder.filePath(u"test.adduce"_s));
    Database database = library.open();
    Statement whole(database, "PRAGMA integrity_check(1)");
    if (!whole.step() || whole.text(0) != u"ok")
        return whole.text(0);
    if (Statement(database, "PRAGMA foreign_key_check").step())
        return u"a row that belongs to nothing"_s;
    for (std::size_t i = 0; i < recording.saved.size(); ++i)
        if (recording.saved[i].first <= count && !recording.saved[i].second(database))
            return u"what was saved %1. is not there"_s.arg(i + 1);
    return {};
}

} // namespace

class TestPowerLoss : public QObject
{
    Q_OBJECT

private slots:
    void whatWasSavedIsThere_data();
    void whatWasSavedIsThere();
    void whatIsMadeAgainIsNotSynced();
};

void TestPowerLoss::whatWasSavedIsThere_data()
{
    QTest::addColumn<int>("index");
    const auto scenarios = test::libraryScenarios();
    for (int i = 0; i < static_cast<int>(scenarios.size()); ++i)
        QTest::newRow(scenarios[static_cast<std::size_t>(i)].name) << i;
}

/// Cut at every sync and when each thing was reported as saved, with what was not synced lost; and at random, with it in any
/// order. 2,000 states of all scenarios together with ADDUCE_FULL_TESTS, otherwise a tenth.
void TestPowerLoss::whatWasSavedIsThere()
{
    QFETCH(int, index);
    const Recording recording = record(test::libraryScenarios()[static_cast<std::size_t>(index)]);
    QVERIFY(!recording.saved.empty());
    const bool isFull = qEnvironmentVariableIsSet("ADDUCE_FULL_TESTS");
    std::vector<std::size_t> cuts;
    for (std::size_t i = 0; i < recording.steps.size(); ++i)
        if (recording.steps[i].kind == test::FileStep::Kind::Sync)
            cuts.push_back(i + 1);
    for (const auto &[count, check] : recording.saved)
        cuts.push_back(count);
    std::mt19937 chance(static_cast<unsigned>(index + 1));
    std::ranges::shuffle(cuts, chance);
    cuts.resize(std::min<std::size_t>(cuts.size(), isFull ? 50 : 5));
    for (const std::size_t cut : cuts)
        QCOMPARE(faultIn(test::afterPowerCut(recording.steps, cut), recording, cut), QString());
    for (int i = 0; i < (isFull ? 50 : 5); ++i) {
        const std::size_t cut =
            i % 2 ? chance() % (recording.steps.size() + 1) : recording.saved[chance() % recording.saved.size()].first;
        QCOMPARE(faultIn(test::afterPowerCut(recording.steps, cut, &chance), recording, cut), QString());
    }
}

void TestPowerLoss::whatIsMadeAgainIsNotSynced()
{
    const auto syncs = [](Durability durability) {
        test::RecordingVfs vfs;
        test::LibraryFixture fixture;
        Database database = fixture.library().open(durability);
        const auto before = vfs.count();
        for (int i = 0; i < 5; ++i)
            DocumentStore(database).insert(u"/%1.pdf"_s.arg(i));
        const auto steps = vfs.steps();
        return std::count_if(steps.begin() + static_cast<std::ptrdiff_t>(before), steps.end(),
            [](const test::FileStep &step) { return step.kind == test::FileStep::Kind::Sync; });
    };
    QVERIFY(syncs(Durability::Later) <= 1); // the head of a log that begins anew
    QVERIFY(syncs(Durability::AtOnce) >= 5);
}

ADDUCE_TEST(TestPowerLoss)
#include "test_power_loss.moc"
