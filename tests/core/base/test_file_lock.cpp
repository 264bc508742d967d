#include "core/base/error.h"
#include "core/base/file_lock.h"
#include "tests/support/test_main.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <future>
#include <memory>
#include <sys/wait.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestFileLock : public QObject
{
    Q_OBJECT

private slots:
    void oneHoldsIt();
    void whoWaitsGetsIt();
    void thatOfAKilledProcessIsFree_data();
    void thatOfAKilledProcessIsFree();
    void manyTakeTurns();
    void whereNoFileCanBeIsSaid();
};

namespace {

struct Place
{
    QTemporaryDir folder;
    [[nodiscard]] QString path() const { return folder.filePath(u"library.lock"_s); }
};

} // namespace

void TestFileLock::oneHoldsIt()
{
    const Place place;
    {
        const FileLock first(place.path());
        QVERIFY(first.isHeld());
        const FileLock second(place.path());
        QCOMPARE(second.outcome(), FileLock::Outcome::Busy);
        QVERIFY_THROWS_EXCEPTION(Error, throwUnlessHeld(second, place.path()));
        QVERIFY(QFile::exists(place.path()));
    }
    QVERIFY(!QFile::exists(place.path())); // nor is anything left behind
    QVERIFY(FileLock(place.path()).isHeld());
}

void TestFileLock::whoWaitsGetsIt()
{
    const Place place;
    auto first = std::make_unique<FileLock>(place.path());
    std::promise<void> begun;
    auto second = std::async(std::launch::async, [&] {
        begun.set_value();
        return FileLock(place.path(), 60'000).isHeld();
    });
    begun.get_future().wait();
    first.reset();
    QVERIFY(second.get());
}

void TestFileLock::thatOfAKilledProcessIsFree_data()
{
    QTest::addColumn<bool>("held");
    QTest::newRow("killed while it held it") << true;
    QTest::newRow("killed before it did: the file alone is there") << false;
}

void TestFileLock::thatOfAKilledProcessIsFree()
{
    QFETCH(const bool, held);
    const Place place;
    if (held) {
        const pid_t child = fork();
        if (child == 0) {
            const FileLock lock(place.path());
            _exit(lock.isHeld() ? 0 : 1); // without an end of its own: nothing is put away
        }
        int status = -1;
        QCOMPARE(waitpid(child, &status, 0), child);
        QCOMPARE(status, 0);
    } else {
        QFile file(place.path());
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    QVERIFY(QFile::exists(place.path()));
    QVERIFY(FileLock(place.path()).isHeld());
}

void TestFileLock::manyTakeTurns()
{
    const Place place;
    int inside = 0; // guarded by the lock alone
    int taken = 0;
    bool isAlone = true;
    std::vector<std::future<void>> all;
    for (int i = 0; i < 8; ++i)
        all.push_back(std::async(std::launch::async, [&] {
            for (int turn = 0; turn < 20; ++turn) {
                const FileLock lock(place.path(), 60'000);
                if (!lock.isHeld())
                    return;
                isAlone = isAlone && ++inside == 1;
                --inside;
                ++taken;
            }
        }));
    for (std::future<void> &one : all)
        one.get();
    QVERIFY(isAlone);
    QCOMPARE(taken, 160);
}

void TestFileLock::whereNoFileCanBeIsSaid()
{
    const Place place;
    const FileLock nowhere(place.folder.filePath(u"no/folder/library.lock"_s));
    QCOMPARE(nowhere.outcome(), FileLock::Outcome::Impossible);
    QVERIFY(QFile::link(place.folder.filePath(u"elsewhere"_s), place.path()));
    QCOMPARE(FileLock(place.path()).outcome(), FileLock::Outcome::Impossible); // a link is not followed
    QVERIFY(!QFile::exists(place.folder.filePath(u"elsewhere"_s)));
}

ADDUCE_TEST(TestFileLock)
#include "test_file_lock.moc"
