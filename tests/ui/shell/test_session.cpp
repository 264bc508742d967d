#include "core/library/database.h"
#include "core/library/document_store.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/shell/notifications.h"
#include "ui/shell/session.h"
#include "ui/shell/single_instance.h"

#include <QDir>
#include <QDockWidget>
#include <QLocalServer>
#include <QLocalSocket>
#include <QMutex>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::WindowFixture;

/// What comes back after the window was left or killed, and what a second start does.
class TestSession : public QObject
{
    Q_OBJECT

private slots:
    void comesBackAsItWasKept();
    void damagedFilesAreEmptySessions_data();
    void damagedFilesAreEmptySessions();
    void aSessionWithoutTabsIsRead();
    void theLastOneIsWritten();
    void whatCannotBeWrittenIsSaidOnce();
    void settingsThatCannotBeSavedAreSaid();
    void aWindowComesBackWhereItWas();
    void threadsThatAreGoneDoNotComeBack();
    void aSecondStartHandsOver();
    void aHangingWindowDoesNotHoldUp();
    void strangersAreNotHeard();
    void troubleIsKeptToRead();
};

void TestSession::comesBackAsItWasKept()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"session.json"_s);
    const Session session { { 7 }, u"Half a question\nwith \"marks\" and 中"_s, { { u"abc"_s, 3 }, { u"def"_s, 0, true } }, 1 };
    {
        SessionKeeper keeper(path, [](const Error &) { });
        keeper.keep(session);
    }
    QCOMPARE(loadSession(path), session);
    QCOMPARE(QFile::permissions(path) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions {});
}

void TestSession::damagedFilesAreEmptySessions_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("{\"draft\": \"cut");
    QTest::newRow("other types") << QByteArray("{\"draft\": 7, \"thread\": \"x\", \"page\": [], \"sha256\": {}}");
    QTest::newRow("a page below zero") << QByteArray("{\"page\": -4}");
    QTest::newRow("papers of other types") << QByteArray(
        "{\"papers\": [1, [], {\"sha256\": 7}, {\"page\": 2}], \"current\": -1}");
}

void TestSession::damagedFilesAreEmptySessions()
{
    QFETCH(QByteArray, bytes);
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"session.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    file.close();
    QCOMPARE(loadSession(file.fileName()), Session {});
}

void TestSession::aSessionWithoutTabsIsRead()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"session.json"_s);
    test::writeFile(folder.path(), u"session.json"_s, "{\"draft\": \"a\", \"sha256\": \"abc\", \"page\": 3}");
    QCOMPARE(loadSession(path), (Session { {}, u"a"_s, { { u"abc"_s, 3 } }, 0 }));
}

void TestSession::theLastOneIsWritten()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"session.json"_s);
    {
        SessionKeeper keeper(path, [](const Error &) { });
        for (int i = 0; i <= 500; ++i)
            keeper.keep({ {}, QString::number(i) });
    }
    QCOMPARE(loadSession(path).draft, u"500"_s);
}

void TestSession::whatCannotBeWrittenIsSaidOnce()
{
    const QTemporaryDir place;
    const QString folder = place.filePath(u"gone"_s);
    const QString path = folder + u"/session.json"_s;
    QMutex mutex;
    std::vector<ErrorKind> failures;
    const auto failed = [&](const Error &error) {
        const QMutexLocker lock(&mutex);
        failures.push_back(error.kind());
    };
    const auto count = [&] {
        const QMutexLocker lock(&mutex);
        return failures.size();
    };
    {
        SessionKeeper keeper(path, failed);
        keeper.keep({ {}, u"a"_s });
        QTRY_COMPARE(count(), std::size_t(1));
        keeper.keep({ {}, u"ab"_s });
        QVERIFY(QDir().mkpath(folder));
        keeper.keep({ {}, u"abc"_s });
        QTRY_COMPARE(loadSession(path).draft, u"abc"_s);
        QVERIFY(QDir(folder).removeRecursively());
        keeper.keep({ {}, u"abcd"_s });
    }
    QVERIFY(failures == std::vector(2, ErrorKind::FolderGone));
}

/// A folder of settings that cannot be written: the window works, and says what will not be there the next time.
void TestSession::settingsThatCannotBeSavedAreSaid()
{
    WindowFixture f;
    QSettings barred(u"/dev/null/window.ini"_s, QSettings::IniFormat);
    const Services services(f.workspace, f.libraryThread, barred, f.theme);
    f.theme.apply(ThemeChoice::Light);
    MainWindow window(services);
    window.show();
    const auto *notifications = window.findChild<Notifications *>();
    QVERIFY(notifications);
    QCOMPARE(notifications->unread(), 1);
    window.ask().box().text().setPlainText(u"Half a question"_s);
    QTRY_COMPARE(notifications->unread(), 2);
    QVERIFY(window.close());
}

void TestSession::aWindowComesBackWhereItWas()
{
    WindowFixture f;
    f.show();
    f.add(f.writePaper(u"paper.md"_s));
    f.askAndWait(u"Does fasting change sprint performance?"_s);
    const ThreadId thread = f.window->ask().opened().id();
    QVERIFY(thread);
    f.window->ask().box().text().setPlainText(u"And what of"_s);
    Database database = f.library.open();
    f.window->readerDock().show();
    f.window->reader().openDocument(DocumentStore(database).list().front(), 0);
    QTRY_VERIFY_WITH_TIMEOUT(!f.window->reader().file().sha256().isEmpty(), 30'000);
    f.window.reset();
    f.show();
    QCOMPARE(f.window->ask().opened().id(), thread);
    QCOMPARE(f.window->ask().threadView().turns().size(), std::size_t(1));
    QCOMPARE(f.window->ask().box().text().toPlainText(), u"And what of"_s);
    QVERIFY(!f.window->readerDock().isHidden());
}

void TestSession::threadsThatAreGoneDoNotComeBack()
{
    WindowFixture f;
    f.show();
    f.add(f.writePaper(u"paper.md"_s));
    f.askAndWait(u"Does fasting change sprint performance?"_s);
    const ThreadId thread = f.window->ask().opened().id();
    f.window.reset();
    {
        Database database = f.library.open();
        ThreadStore(database).remove(thread);
    }
    f.show();
    QCOMPARE(f.window->ask().opened().id(), ThreadId {});
}

void TestSession::aSecondStartHandsOver()
{
    const QTemporaryDir folder;
    SingleInstance first(u"/some/library.adduce"_s, folder.path());
    QVERIFY(!first.handOver({})); // nobody is there
    first.listen();
    QSignalSpy called(&first, &SingleInstance::called);
    QFile paper(folder.filePath(u"paper \u4e2d.pdf"_s));
    QVERIFY(paper.open(QIODevice::WriteOnly));
    bool taken = false;
    std::jthread second([&] {
        const SingleInstance other(u"/some/library.adduce"_s, folder.path());
        taken = other.handOver({ paper.fileName(), u"/not/there.pdf"_s });
    });
    QTRY_COMPARE_WITH_TIMEOUT(called.size(), 1, 60'000);
    second.join();
    QVERIFY(taken);
    QCOMPARE(called.front().front().toStringList(), QStringList { paper.fileName() });
    const SingleInstance another(u"/some/other.adduce"_s, folder.path());
    QVERIFY(!another.handOver({})); // another library has a window of its own
}

void TestSession::aHangingWindowDoesNotHoldUp()
{
    const QTemporaryDir folder;
    QString name;
    {
        SingleInstance killed(u"/some/library.adduce"_s, folder.path());
        killed.listen();
    }
    SingleInstance next(u"/some/library.adduce"_s, folder.path());
    QVERIFY(!next.handOver({}));
    next.listen();
    QVERIFY(!next.handOver({})); // connects, but this thread does not answer: it hangs
}

void TestSession::strangersAreNotHeard()
{
    const QTemporaryDir folder;
    SingleInstance instance(u"/some/library.adduce"_s, folder.path());
    instance.listen();
    QSignalSpy called(&instance, &SingleInstance::called);
    const QString socketPath = QDir(folder.path()).entryInfoList(QDir::System).value(0).filePath();
    QVERIFY(!socketPath.isEmpty());
    for (const QByteArray &said :
        { QByteArray("GET / HTTP/1.1\r\n\r\n"), QByteArray("{\"files\": 1}\n"), QByteArray(2 << 20, 'x') }) {
        QLocalSocket socket;
        socket.connectToServer(socketPath);
        QVERIFY(socket.waitForConnected(2000));
        socket.write(said);
        QTRY_COMPARE_WITH_TIMEOUT(socket.state(), QLocalSocket::UnconnectedState, 60'000);
    }
    QCOMPARE(called.size(), 0);
}

void TestSession::troubleIsKeptToRead()
{
    Notifications notifications;
    QVERIFY(!notifications.isVisibleTo(nullptr));
    notifications.add(u"Written: <b>file</b>.pdf"_s, Notifications::Kind::News);
    QCOMPARE(notifications.unread(), 0);
    for (int i = 0; i < 150; ++i)
        notifications.add(u"The disk is full."_s, Notifications::Kind::Error);
    QCOMPARE(notifications.unread(), 150);
    QCOMPARE(notifications.count(), 100);
    notifications.showList();
    QCOMPARE(notifications.unread(), 0);
}

ADDUCE_TEST(TestSession)
#include "test_session.moc"
