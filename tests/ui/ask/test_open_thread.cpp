#include "core/library/database.h"
#include "core/library/library.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"
#include "ui/answer/thread_view.h"
#include "ui/ask/open_thread.h"
#include "ui/ask/unkept_answers.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUndoStack>

using namespace Qt::StringLiterals;
using namespace adduce;

/// The thread that is open, on a library of its own.
class TestOpenThread : public QObject
{
    Q_OBJECT

private slots:
    void opensAndCloses();
    void isNamedAndDeletedWithUndo();
    void savesWhatWaited();
    void isCopied();
};

namespace {

struct Opened
{
    QTemporaryDir place;
    Library library { place.filePath(u"library.adduce"_s) };
    LibraryThread libraryThread { library };
    QUndoStack undo;
    ThreadView view { library };
    OpenThread thread { libraryThread, view, undo };

    void settle() const { QTRY_VERIFY(!libraryThread.isBusy()); }
    ThreadId save(const QString &title)
    {
        Database database = library.open();
        return ThreadStore(database).insert(test::threadOf(title,
            { test::answerOf(u"Does it rain?"_s, u"It does."_s, u"Rain fell."_s),
                test::answerOf(u"Often?"_s, u"Yes."_s, u"Daily."_s) }));
    }
};

} // namespace

void TestOpenThread::opensAndCloses()
{
    Opened f;
    QSignalSpy changed(&f.thread, &OpenThread::changed);
    QVERIFY(f.thread.title().isEmpty());
    const ThreadId id = f.save({});
    f.thread.open(id);
    f.settle();
    QCOMPARE(f.thread.id(), id);
    QCOMPARE(f.thread.questions(), 2);
    QCOMPARE(f.thread.title(), u"Does it rain?"_s); // not named: its first question
    QCOMPARE(changed.takeFirst().first().toStringList(), (QStringList { u"Does it rain?"_s, u"Often?"_s }));
    f.thread.open(ThreadId { 4711 }); // gone meanwhile: what is open stays
    f.settle();
    QCOMPARE(f.thread.id(), id);
    QVERIFY(changed.isEmpty());
    f.thread.close();
    QVERIFY(!f.thread.id());
    QCOMPARE(f.thread.questions(), 0);
    QCOMPARE(changed.size(), 1);
}

void TestOpenThread::isNamedAndDeletedWithUndo()
{
    Opened f;
    f.thread.open(f.save({}));
    f.settle();
    QSignalSpy marked(&f.thread, &OpenThread::marked);
    f.thread.rename(u"  Weather \n of May "_s);
    f.settle();
    QCOMPARE(f.thread.title(), u"Weather of May"_s);
    f.thread.rename(u"  "_s);
    QCOMPARE(f.thread.title(), u"Weather of May"_s);
    f.thread.pin(true);
    f.settle();
    QVERIFY(f.thread.marks().isPinned);
    f.thread.remove();
    f.settle();
    QVERIFY(f.thread.marks().isDeleted);
    QCOMPARE(marked.size(), 3);
    f.undo.undo();
    f.settle();
    QVERIFY(!f.thread.marks().isDeleted);
}

void TestOpenThread::savesWhatWaited()
{
    Opened f;
    AskedQuestion &asked = f.view.addTurn(u"Does it rain?"_s)->asked();
    asked.setAnswer(test::answerOf(u"Does it rain?"_s, u"It does."_s, u"Rain fell."_s));
    QVERIFY(f.thread.unkept().keep() && !f.thread.id()); // nothing waits
    asked.setUnkept(Error(ErrorKind::DiskFull));
    QVERIFY(f.thread.unkept().any());
    QSignalSpy saved(&f.thread, &OpenThread::saved);
    bool isSaved = false;
    QVERIFY(!f.thread.unkept().keep([&] { isSaved = true; }));
    QTRY_VERIFY(isSaved);
    QVERIFY(f.thread.id() && !f.thread.unkept().any());
    QCOMPARE(saved.size(), 1);
    Database database = f.library.open();
    QCOMPARE(ThreadStore(database).find(f.thread.id())->turns.front().id, asked.firstVersion());
}

void TestOpenThread::isCopied()
{
    Opened f;
    f.thread.open(f.save(u"Weather"_s));
    f.settle();
    f.thread.copyAsMarkdown();
    f.settle();
    QVERIFY(QGuiApplication::clipboard()->text().contains(u"Does it rain?"_s));
    f.thread.close();
    QGuiApplication::clipboard()->clear();
    f.thread.copyAsMarkdown(); // of none
    f.settle();
    QVERIFY(QGuiApplication::clipboard()->text().isEmpty());
}

ADDUCE_TEST(TestOpenThread)
#include "test_open_thread.moc"
