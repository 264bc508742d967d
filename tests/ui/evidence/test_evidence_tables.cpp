#include "core/threads/thread_store.h"
#include "tests/support/library_fixture.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"
#include "ui/evidence/evidence_editing.h"
#include "ui/evidence/evidence_tables.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Which table is shown, and which one rows go into.
class TestEvidenceTables : public QObject
{
    Q_OBJECT

private slots:
    void theFirstRowsMakeATable();
    void rowsGoIntoTheTableThatIsShown();
    void aThreadHidesNoTarget();
    void whatWasShownIsRemembered();
    void aPlaceThatIsGoneGivesWay();
    void aTableThatCannotBeDeletedKeepsItsMatrix();
    void citationsAreThoseOfThePlace();
};

namespace {

struct Fixture
{
    test::LibraryFixture library;
    QSettings settings { library.folder() + u"/settings.ini"_s, QSettings::IniFormat };
    QUndoStack undo;
    LibraryThread thread { library.library() };
    EvidenceTables tables { thread, settings, undo };
    EvidenceEditing &editing { tables.editing() };

    void settle() const { QTRY_VERIFY(!thread.isBusy()); }
    EvidenceTableId create(const QString &name, const std::vector<EvidenceRow> &rows = {})
    {
        EvidenceTableId made;
        editing.create(name, rows, [&](EvidenceTableId id) { made = id; });
        settle();
        return made;
    }
    void show(const EvidencePlace &place)
    {
        tables.show(place);
        settle();
    }
    void reload()
    {
        tables.reload();
        settle();
    }
    std::optional<EvidenceTable> add(const std::vector<EvidenceRow> &rows)
    {
        std::optional<EvidenceTable> into;
        tables.add(rows, [&](const EvidenceTable &table) { into = table; });
        settle();
        return into;
    }
    [[nodiscard]] static EvidenceTable targetOf(EvidenceTables &of)
    {
        EvidenceTable target;
        of.target([&](const EvidenceTable &table) { target = table; });
        return target;
    }
    static EvidenceRow row(const QString &claim)
    {
        EvidenceRow made;
        made.claim = claim;
        made.citation = test::citationOf(claim + u" quoted"_s);
        return made;
    }
    ThreadId keepThread() { return ThreadStore(library.database()).insert(test::threadOf(u"Naps"_s, { answer() })); }
    static Answer answer() { return test::answerOf(u"Do naps help?"_s, u"Naps help."_s, u"naps helped"_s); }
    [[nodiscard]] QStringList choices() const
    {
        QStringList names;
        for (const NamedPlace &choice : tables.choices())
            names << choice.name;
        return names;
    }
};

} // namespace

void TestEvidenceTables::theFirstRowsMakeATable()
{
    Fixture f;
    f.reload();
    QVERIFY(f.tables.all().empty());
    QSignalSpy listed(&f.tables, &EvidenceTables::listed);
    QSignalSpy changed(&f.tables, &EvidenceTables::changed);
    const auto table = f.add({ f.row(u"One"_s) });
    QVERIFY(table);
    QCOMPARE(f.tables.all().size(), std::size_t(1));
    QCOMPARE(f.choices(), QStringList { table->name });
    QVERIFY(!listed.isEmpty());
    QVERIFY(changed.isEmpty()); // another place is shown
    f.show({ table->id, {} });
    QCOMPARE(changed.size(), 1);
    f.add({ f.row(u"Two"_s) });
    QCOMPARE(changed.size(), 2); // the rows of the one that is shown
}

void TestEvidenceTables::rowsGoIntoTheTableThatIsShown()
{
    Fixture f;
    const EvidenceTableId a = f.create(u"A"_s);
    const EvidenceTableId b = f.create(u"B"_s);
    f.show({ b, {} });
    QCOMPARE(f.add({ f.row(u"One"_s) })->id, b);
    f.show({ a, {} });
    QCOMPARE(f.add({ f.row(u"Two"_s), f.row(u"Three"_s) })->id, a);
    QCOMPARE(rowsOf(f.library.database(), f.tables.place()).size(), std::size_t(2));
}

void TestEvidenceTables::aThreadHidesNoTarget()
{
    Fixture f;
    const EvidenceTableId a = f.create(u"A"_s);
    const EvidenceTableId b = f.create(u"B"_s);
    const ThreadId thread = f.keepThread();
    f.show({ b, {} });
    f.tables.setThread(thread);
    f.settle();
    QCOMPARE(f.tables.place().table, b); // a table that is shown stays
    QCOMPARE(f.choices(), (QStringList { u"A"_s, u"B"_s, u"Naps"_s }));
    f.show({ {}, thread });
    QVERIFY(!f.tables.shown());
    QCOMPARE(Fixture::targetOf(f.tables).id, b); // the one that was last
    f.editing.remove(Fixture::targetOf(f.tables));
    f.settle();
    QCOMPARE(Fixture::targetOf(f.tables).id, a);
}

void TestEvidenceTables::whatWasShownIsRemembered()
{
    Fixture f;
    f.create(u"A"_s);
    const EvidenceTableId b = f.create(u"B"_s);
    f.show({ b, {} });
    EvidenceTables again(f.thread, f.settings, f.undo);
    again.reload();
    f.settle();
    QCOMPARE(again.place(), (EvidencePlace { b, {} }));
    again.show({ {}, f.keepThread() });
    f.settle();
    EvidenceTables last(f.thread, f.settings, f.undo);
    last.reload();
    f.settle();
    QCOMPARE(last.place().table, last.all().front().id); // a thread is not gone back to, but the target is
    last.show({ {}, f.keepThread() });
    f.settle();
    QCOMPARE(Fixture::targetOf(last).id, b);
}

void TestEvidenceTables::aPlaceThatIsGoneGivesWay()
{
    Fixture f;
    const EvidenceTableId a = f.create(u"A"_s, { f.row(u"One"_s) });
    const ThreadId thread = f.keepThread();
    f.show({ a, {} });
    f.tables.setThread(thread);
    f.settle();
    f.editing.remove(*f.tables.shown());
    f.settle();
    QCOMPARE(f.tables.place(), (EvidencePlace { {}, thread }));
    ThreadStore(f.library.database()).remove(thread);
    f.reload();
    QCOMPARE(f.tables.place(), EvidencePlace {});
    f.undo.undo();
    f.settle();
    f.reload();
    QCOMPARE(f.tables.place(), (EvidencePlace { a, {} })); // rather than nothing
}

/// Matrix and rows go one after the other; the first comes back when the second cannot go.
void TestEvidenceTables::aTableThatCannotBeDeletedKeepsItsMatrix()
{
    Fixture f;
    const EvidenceTableId table = f.create(u"A"_s, { f.row(u"One"_s) });
    MatrixChange change { table, {}, {} };
    change.put.questions = { { { 1 }, 1, u"What helped?"_s } };
    f.editing.changeMatrix(u"Add a question"_s, change);
    f.settle();
    Database &database = f.library.database();
    database.execute("CREATE TRIGGER stays BEFORE DELETE ON evidence_rows BEGIN SELECT RAISE(ABORT, 'stays'); END");
    const QSignalSpy failed(&f.editing, &EvidenceEditing::failed);
    const int steps = f.undo.count();
    f.editing.remove(f.tables.all().front());
    f.settle();
    QCOMPARE(failed.count(), 1);
    QCOMPARE(f.undo.count(), steps);
    QCOMPARE(MatrixStore(database).find(table).questions, change.put.questions);
    QCOMPARE(EvidenceStore(database).rows(table).size(), std::size_t(1));
}

void TestEvidenceTables::citationsAreThoseOfThePlace()
{
    Fixture f;
    EvidenceRow empty;
    empty.claim = u"Without a quote"_s;
    const EvidenceTableId table = f.create(u"A"_s, { f.row(u"One"_s), empty });
    const std::vector<Citation> citations = citationsOf(f.library.database(), { table, {} });
    QCOMPARE(citations.size(), std::size_t(1));
    QCOMPARE(citations.front().quote, u"One quoted"_s);
    QCOMPARE(citationsOf(f.library.database(), { {}, f.keepThread() }).front().quote, u"naps helped"_s);
    QVERIFY(citationsOf(f.library.database(), {}).empty());
    QVERIFY(lastChecks(f.library.database(), citations).isEmpty()); // none was looked for
}

ADDUCE_TEST(TestEvidenceTables)
#include "test_evidence_tables.moc"
