#include "core/evidence/evidence_store.h"
#include "tests/support/library_fixture.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestEvidenceStore : public QObject
{
    Q_OBJECT

private slots:
    void keepsTablesAndRows();
    void everyChangeCanBeTakenBack();
    void idsAreNeverGivenTwice();
};

static EvidenceRow rowOf(const QString &claim, const QString &quote = {})
{
    EvidenceRow row;
    row.claim = claim;
    row.caveats = u"One source"_s;
    row.notes = u"A note\nof two lines"_s;
    row.question = u"Why?"_s;
    row.addedAt = QDateTime(QDate(2026, 1, 1), QTime(12, 0, 0, 250), Qt::UTC);
    if (!quote.isEmpty()) {
        row.citation = test::citationOf(quote);
        row.confidence = Confidence::Medium;
    }
    return row;
}

/// A table of as many rows as there are claims.
static EvidenceTableId make(EvidenceStore &store, const QString &name, const QStringList &claims)
{
    EvidenceChange change { store.newTableId(), {}, name, {}, {} };
    EvidenceRowId id = store.newRowId();
    for (const QString &claim : claims) {
        PlacedRow placed { rowOf(claim, claim + u" quoted"_s), static_cast<double>(change.put.size()) };
        placed.row.id = { id.value++ };
        change.put.push_back(std::move(placed));
    }
    store.apply(change);
    return change.table;
}

void TestEvidenceStore::keepsTablesAndRows()
{
    test::LibraryFixture fixture;
    EvidenceStore store(fixture.database());
    const EvidenceTableId b = make(store, u"b"_s, { u"One"_s, u"Two"_s });
    const EvidenceTableId a = make(store, u"A"_s, {});
    QCOMPARE(store.tables(), (std::vector<EvidenceTable> { { a, u"A"_s, 0 }, { b, u"b"_s, 2 } }));
    const std::vector<PlacedRow> rows = store.rows(b);
    QCOMPARE(rows.size(), std::size_t(2));
    EvidenceRow expected = rowOf(u"One"_s, u"One quoted"_s);
    expected.id = rows[0].row.id;
    QCOMPARE(rows[0].row, expected);
    QVERIFY(!store.find({ 99 }));
    // A claim that waits for its quote
    EvidenceRow waiting = rowOf(u"Three"_s);
    waiting.id = store.newRowId();
    store.apply({ b, u"b"_s, u"b"_s, {}, { { waiting, -1 } } });
    QCOMPARE(store.rows(b).front().row, waiting);
}

void TestEvidenceStore::everyChangeCanBeTakenBack()
{
    test::LibraryFixture fixture;
    EvidenceStore store(fixture.database());
    const EvidenceTableId id = make(store, u"T"_s, { u"One"_s, u"Two"_s, u"Three"_s });
    const std::vector<PlacedRow> before = store.rows(id);
    EvidenceRow edited = before[1].row;
    edited.claim = u"Two, said better"_s;
    const std::vector<EvidenceChange> changes {
        { id, u"T"_s, u"T"_s, { before[1] }, { { edited, before[1].place } } },
        { id, u"T"_s, u"T"_s, { before[0], before[2] }, {} },
        { id, u"T"_s, u"Other"_s, {}, {} },
        { id, u"T"_s, {}, before, {} },
    };
    for (const EvidenceChange &change : changes) {
        store.apply(change);
        QVERIFY(store.rows(id) != before || store.find(id)->name != u"T"_s);
        store.apply(change.inverse());
        QCOMPARE(store.rows(id), before);
        QCOMPARE(store.find(id)->name, u"T"_s);
    }
}

void TestEvidenceStore::idsAreNeverGivenTwice()
{
    test::LibraryFixture fixture;
    EvidenceStore store(fixture.database());
    const EvidenceTableId id = make(store, u"T"_s, { u"One"_s });
    const EvidenceRowId row = store.rows(id).front().row.id;
    store.apply({ id, u"T"_s, {}, store.rows(id), {} });
    QVERIFY(store.newTableId() > id);
    QVERIFY(store.newRowId() > row);
}

ADDUCE_TEST(TestEvidenceStore)
#include "test_evidence_store.moc"
