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
    void citationsAreThoseOfThePlace();
};

namespace {

struct Fixture
{
    test::LibraryFixture library;
    QSettings settings { library.folder() + u"/settings.ini"_s, QSettings::IniFormat };
    QUndoStack undo;
    EvidenceTables tables { library.library(), settings, undo };
    EvidenceEditing &editing { tables.editing() };

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
    f.tables.reload();
    QVERIFY(f.tables.all().empty());
    QSignalSpy listed(&f.tables, &EvidenceTables::listed);
    QSignalSpy changed(&f.tables, &EvidenceTables::changed);
    const auto table = f.tables.add({ f.row(u"One"_s) });
    QVERIFY(table);
    QCOMPARE(f.tables.all().size(), std::size_t(1));
    QCOMPARE(f.choices(), QStringList { table->name });
    QVERIFY(!listed.isEmpty());
    QVERIFY(changed.isEmpty()); // another place is shown
    f.tables.show({ table->id, {} });
    QCOMPARE(changed.size(), 1);
    f.tables.add({ f.row(u"Two"_s) });
    QCOMPARE(changed.size(), 2); // the rows of the one that is shown
}

void TestEvidenceTables::rowsGoIntoTheTableThatIsShown()
{
    Fixture f;
    const EvidenceTableId a = f.editing.create(u"A"_s, {});
    const EvidenceTableId b = f.editing.create(u"B"_s, {});
    f.tables.show({ b, {} });
    QCOMPARE(f.tables.add({ f.row(u"One"_s) })->id, b);
    f.tables.show({ a, {} });
    QCOMPARE(f.tables.add({ f.row(u"Two"_s), f.row(u"Three"_s) })->id, a);
    QCOMPARE(rowsOf(f.library.database(), f.tables.place()).size(), std::size_t(2));
}

void TestEvidenceTables::aThreadHidesNoTarget()
{
    Fixture f;
    const EvidenceTableId a = f.editing.create(u"A"_s, {});
    const EvidenceTableId b = f.editing.create(u"B"_s, {});
    const ThreadId thread = f.keepThread();
    f.tables.show({ b, {} });
    f.tables.setThread(thread);
    QCOMPARE(f.tables.place().table, b); // a table that is shown stays
    QCOMPARE(f.choices(), (QStringList { u"A"_s, u"B"_s, u"Naps"_s }));
    f.tables.show({ {}, thread });
    QVERIFY(!f.tables.shown());
    QCOMPARE(f.tables.target()->id, b); // the one that was last
    f.editing.remove(*f.tables.target());
    QCOMPARE(f.tables.target()->id, a);
}

void TestEvidenceTables::whatWasShownIsRemembered()
{
    Fixture f;
    f.editing.create(u"A"_s, {});
    const EvidenceTableId b = f.editing.create(u"B"_s, {});
    f.tables.show({ b, {} });
    EvidenceTables again(f.library.library(), f.settings, f.undo);
    again.reload();
    QCOMPARE(again.place(), (EvidencePlace { b, {} }));
    again.show({ {}, f.keepThread() });
    EvidenceTables last(f.library.library(), f.settings, f.undo);
    last.reload();
    QCOMPARE(last.place().table, last.all().front().id); // a thread is not gone back to, but the target is
    last.show({ {}, f.keepThread() });
    QCOMPARE(last.target()->id, b);
}

void TestEvidenceTables::aPlaceThatIsGoneGivesWay()
{
    Fixture f;
    const EvidenceTableId a = f.editing.create(u"A"_s, { f.row(u"One"_s) });
    const ThreadId thread = f.keepThread();
    f.tables.show({ a, {} });
    f.tables.setThread(thread);
    f.editing.remove(*f.tables.shown());
    QCOMPARE(f.tables.place(), (EvidencePlace { {}, thread }));
    ThreadStore(f.library.database()).remove(thread);
    f.tables.reload();
    QCOMPARE(f.tables.place(), EvidencePlace {});
    f.undo.undo();
    f.tables.reload();
    QCOMPARE(f.tables.place(), (EvidencePlace { a, {} })); // rather than nothing
}

void TestEvidenceTables::citationsAreThoseOfThePlace()
{
    Fixture f;
    EvidenceRow empty;
    empty.claim = u"Without a quote"_s;
    const EvidenceTableId table = f.editing.create(u"A"_s, { f.row(u"One"_s), empty });
    const std::vector<Citation> citations = citationsOf(f.library.database(), { table, {} });
    QCOMPARE(citations.size(), std::size_t(1));
    QCOMPARE(citations.front().quote, u"One quoted"_s);
    QCOMPARE(citationsOf(f.library.database(), { {}, f.keepThread() }).front().quote, u"naps helped"_s);
    QVERIFY(citationsOf(f.library.database(), {}).empty());
    QVERIFY(lastChecks(f.library.database(), citations).isEmpty()); // none was looked for
}

ADDUCE_TEST(TestEvidenceTables)
#include "test_evidence_tables.moc"
