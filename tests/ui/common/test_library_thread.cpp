#include "core/library/database.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"
#include "ui/common/latest_read.h"

#include <QSignalSpy>
#include <QTest>
#include <latch>

using namespace Qt::StringLiterals;
using namespace adduce;

/// The library on a thread of its own: in order, to those who are still there, and nothing is lost when the window goes.
class TestLibraryThread : public QObject
{
    Q_OBJECT

private slots:
    void aReadSeesTheWriteBeforeIt();
    void whatGoesWrongIsTold();
    void whoHasGoneIsToldNothing();
    void writesAreDoneBeforeItGoes();
    void onlyTheLatestReadArrives();
    void aLibraryThatIsHeldIsNotWaitedForHere();
};

namespace {

int countTags(Database &database)
{
    Statement count(database, "SELECT count(*) FROM notes");
    count.step();
    return count.number(0);
}

void addTag(Database &database)
{
    database.execute("INSERT INTO notes DEFAULT VALUES");
}

struct Fixture : QObject
{
    test::LibraryFixture place;
    std::unique_ptr<LibraryThread> thread;

    explicit Fixture(int patienceMs = 200)
        : thread(std::make_unique<LibraryThread>(place.library(), patienceMs))
    {
        place.library().open().execute("CREATE TABLE notes (id INTEGER PRIMARY KEY)");
    }
    [[nodiscard]] bool settle() const
    {
        return QTest::qWaitFor([this] { return !thread->isBusy(); });
    }
};

} // namespace

void TestLibraryThread::aReadSeesTheWriteBeforeIt()
{
    Fixture f;
    std::vector<int> seen;
    const auto fail = [](const Error &error) { QFAIL(error.what()); };
    for (int i = 0; i < 3; ++i) {
        f.thread->write(&f, addTag, [] { }, fail);
        f.thread->read(&f, countTags, [&](int count) { seen.push_back(count); }, fail);
    }
    QVERIFY(f.thread->isWriting());
    QVERIFY(seen.empty()); // never at once
    QSignalSpy written(f.thread.get(), &LibraryThread::written);
    QVERIFY(f.settle());
    QVERIFY(seen == std::vector({ 1, 2, 3 }));
    QVERIFY(!written.isEmpty() && !f.thread->isWriting());
}

void TestLibraryThread::whatGoesWrongIsTold()
{
    Fixture f;
    std::vector<ErrorKind> emitted;
    const auto report = [&](const Error &error) { emitted.push_back(error.kind()); };
    f.thread->read(
        &f, [](Database &) -> int { throw Error(ErrorKind::Missing); }, [](int) { QFAIL("there is no result"); }, report);
    f.thread->write(&f, [](Database &) { throw std::runtime_error("no"); }, [] { QFAIL("there is no result"); }, report);
    int count = -1;
    f.thread->read(&f, countTags, [&](int found) { count = found; }, report); // and it goes on
    QVERIFY(f.settle());
    QVERIFY(emitted == std::vector({ ErrorKind::Missing, ErrorKind::Internal }));
    QCOMPARE(count, 0);
}

void TestLibraryThread::whoHasGoneIsToldNothing()
{
    Fixture f;
    auto owner = std::make_unique<QObject>();
    const auto fail = [](const Error &) { QFAIL("it has gone"); };
    f.thread->write(owner.get(), addTag, [] { QFAIL("it has gone"); }, fail);
    f.thread->read(owner.get(), [](Database &) -> int { throw Error(ErrorKind::Missing); }, [](int) {}, fail);
    owner.reset();
    QVERIFY(f.settle());
    Database database = f.place.library().open();
    QCOMPARE(countTags(database), 1); // written all the same
}

void TestLibraryThread::writesAreDoneBeforeItGoes()
{
    Fixture f;
    std::latch begun(1);
    std::latch gone(1);
    const auto fail = [](const Error &) { };
    f.thread->read(
        &f,
        [&](Database &) {
            begun.count_down();
            gone.wait();
        },
        [] {}, fail);
    begun.wait();
    bool isRead = false;
    f.thread->write(&f, addTag, [] { }, fail);
    f.thread->read(&f, [&](Database &) { isRead = true; }, [] {}, fail);
    f.thread->write(&f, addTag, [] { }, fail);
    gone.count_down();
    f.thread.reset();
    Database database = f.place.library().open();
    QCOMPARE(countTags(database), 2);
    (void)isRead; // for nobody: done or not
}

void TestLibraryThread::onlyTheLatestReadArrives()
{
    Fixture f;
    LatestRead reads(*f.thread);
    QStringList seen;
    int done = 0;
    std::latch begun(1);
    std::latch goOn(1);
    const auto ask = [&](const QString &what) {
        const auto work = [&, what](Database &) {
            if (done++ == 0) {
                begun.count_down();
                goOn.wait();
            }
            return what;
        };
        reads.run(&f, work, [&](const QString &found) { seen << found; }, [](const Error &error) { QFAIL(error.what()); });
    };
    ask(u"first"_s);
    begun.wait();
    ask(u"second"_s);
    ask(u"third"_s);
    goOn.count_down();
    QVERIFY(f.settle());
    QCOMPARE(seen, QStringList { u"third"_s });
    QCOMPARE(done, 2); // the second was not even read
    ask(u"fourth"_s);
    reads.stop();
    QVERIFY(f.settle());
    QCOMPARE(seen.size(), 1);
}

void TestLibraryThread::aLibraryThatIsHeldIsNotWaitedForHere()
{
    Fixture f(60'000);
    Database other = f.place.library().open();
    bool isWritten = false;
    bool isHandled = false;
    {
        const Transaction held(other);
        f.thread->write(&f, addTag, [&] { isWritten = true; }, [](const Error &error) { QFAIL(error.what()); });
        QMetaObject::invokeMethod(&f, [&] { isHandled = true; }, Qt::QueuedConnection);
        QTRY_VERIFY(isHandled);
        QVERIFY(!isWritten && f.thread->isWriting());
    }
    QTRY_VERIFY(isWritten);
}

ADDUCE_TEST(TestLibraryThread)
#include "test_library_thread.moc"
