#include "core/library/document_store.h"
#include "core/library/note_store.h"
#include "tests/support/error_of.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::errorKindOf;

class TestNoteStore : public QObject
{
    Q_OBJECT

private slots:
    void isKeptAndTakenAway();
    void goesWithItsDocument();
    void goesAlongToANewVersion();
};

void TestNoteStore::isKeptAndTakenAway()
{
    test::LibraryFixture fixture;
    const DocumentId id = fixture.add(u"sleep"_s, test::sleepPaper());
    NoteStore notes(fixture.database());
    QVERIFY(notes.find(id).isEmpty());
    notes.set(id, u"# Mine\n\n*Small* sample"_s);
    QCOMPARE(notes.find(id), u"# Mine\n\n*Small* sample"_s);
    notes.set(id, u" \n"_s);
    QVERIFY(notes.find(id).isEmpty());
    QCOMPARE(errorKindOf([&] { notes.set({ 99 }, u"Lost"_s); }), ErrorKind::Missing);
}

void TestNoteStore::goesWithItsDocument()
{
    test::LibraryFixture fixture;
    const DocumentId id = fixture.add(u"sleep"_s, test::sleepPaper());
    NoteStore notes(fixture.database());
    notes.set(id, u"Mine"_s);
    DocumentStore(fixture.database()).remove(id);
    QVERIFY(notes.find(id).isEmpty());
}

void TestNoteStore::goesAlongToANewVersion()
{
    test::LibraryFixture fixture;
    const DocumentId then = fixture.add(u"sleep"_s, test::sleepPaper());
    const DocumentId now = fixture.add(u"coffee"_s, test::coffeePaper());
    NoteStore notes(fixture.database());
    notes.set(then, u"Mine"_s);
    DocumentStore(fixture.database()).moveFiling(then, now);
    QCOMPARE(notes.find(now), u"Mine"_s);
}

ADDUCE_TEST(TestNoteStore)
#include "test_note_store.moc"
