#include "core/base/error.h"
#include "core/library/collection_store.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/metadata_store.h"
#include "core/library/note_store.h"
#include "core/references/apply_references.h"
#include "core/references/document_reference.h"
#include "tests/support/library_fixture.h"
#include "tests/support/made_references.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestApplyReferences : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void whichDocumentIsMeant_data();
    void whichDocumentIsMeant();
    void twoOfATitleAreNeither();
    void twiceChangesNothing();
    void aNoteThatGrowsStandsOnce();
    void whatAnEarlierImportKnewStays();
    void intoACollection();
    void whatTheLibraryDoesNotShowStays();
    void namesKeepTheirParts_data();
    void namesKeepTheirParts();
    void whatWasTypedStays();
    void filesThatAreToBeAdded();
    void stopsWithNothingDone();
    void titleKeys_data();
    void titleKeys();

private:
    DocumentId document(const QString &path, const Metadata &metadata);

    std::unique_ptr<test::LibraryFixture> m_fixture;
};

void TestApplyReferences::init()
{
    m_fixture = std::make_unique<test::LibraryFixture>();
}

DocumentId TestApplyReferences::document(const QString &path, const Metadata &metadata)
{
    DocumentStore store(m_fixture->database());
    const DocumentId id = store.insert(path);
    MetadataStore(m_fixture->database()).set(id, metadata);
    return id;
}

static Metadata known(const QString &title, int year = 0, const QString &doi = {})
{
    Metadata metadata { title, {}, year, doi, {} };
    metadata.setOrigin(MetadataField::Title, FieldOrigin::FirstPage);
    metadata.setOrigin(MetadataField::Year, FieldOrigin::FirstPage);
    return metadata;
}

void TestApplyReferences::whichDocumentIsMeant_data()
{
    QTest::addColumn<Reference>("reference");
    QTest::addColumn<bool>("found");
    const auto reference = [](const QString &title, int year, const QString &doi = {}, const QStringList &files = {}) {
        Reference r;
        r.title = title;
        r.year = year;
        r.doi = doi;
        r.files = files;
        r.venue = u"Sleep"_s;
        return r;
    };
    QTest::newRow("file") << reference(u"Other words"_s, 1999, {}, { u"/papers/naps.pdf"_s }) << true;
    QTest::newRow("DOI") << reference(u"Other words"_s, 1999, u"10.1000/naps"_s) << true;
    QTest::newRow("title and year") << reference(u"The effects of NAPS: on  recall"_s, 2001) << true;
    QTest::newRow("title, year unknown") << reference(u"The effects of naps on recall"_s, 0) << true;
    QTest::newRow("another year") << reference(u"The effects of naps on recall"_s, 1987) << false;
    QTest::newRow("another title") << reference(u"The effects of coffee on recall"_s, 2001) << false;
    QTest::newRow("another DOI") << reference(u"Other words"_s, 2001, u"10.1000/coffee"_s) << false;
}

void TestApplyReferences::whichDocumentIsMeant()
{
    QFETCH(Reference, reference);
    QFETCH(bool, found);
    const DocumentId id = document(u"/papers/naps.pdf"_s, known(u"The Effects of Naps on Recall"_s, 2001, u"10.1000/naps"_s));
    const AppliedReferences applied = applyReferences(m_fixture->database(), { reference });
    QCOMPARE(applied.added, found ? 1 : 0);
    QCOMPARE(applied.withoutDocument, found ? 0 : 1);
    QCOMPARE(DocumentStore(m_fixture->database()).find(id)->venue, found ? u"Sleep"_s : QString());
}

void TestApplyReferences::twoOfATitleAreNeither()
{
    document(u"/a.pdf"_s, known(u"The effects of naps on recall"_s));
    document(u"/b.pdf"_s, known(u"The effects of naps on recall"_s));
    Reference reference;
    reference.title = u"The effects of naps on recall"_s;
    reference.venue = u"Sleep"_s;
    QCOMPARE(applyReferences(m_fixture->database(), { reference }).withoutDocument, 1);
}

void TestApplyReferences::twiceChangesNothing()
{
    const DocumentId id = document(u"/papers/naps.pdf"_s, known(u"Naps"_s));
    Reference reference;
    reference.key = u"smith2001"_s;
    reference.type = u"article-journal"_s;
    reference.title = u"Naps and recall"_s;
    reference.volume = u"7"_s;
    reference.files = { u"/papers/naps.pdf"_s };
    reference.collections = { u"Sleep/Naps"_s };
    reference.tags = { u"to read"_s };
    Database &database = m_fixture->database();
    QCOMPARE(applyReferences(database, { reference }).added, 1);
    const auto row = DocumentStore(database).find(id);
    QCOMPARE(row->title, u"Naps and recall"_s);
    QCOMPARE(row->origins[0], FieldOrigin::Imported);
    const AppliedReferences again = applyReferences(database, { reference });
    QCOMPARE(again.added, 0);
    QCOMPARE(again.alreadyThere, 1);
    QCOMPARE(DocumentStore(database).find(id), row);
    QCOMPARE(CollectionStore(database).list().size(), std::size_t(2));
    QCOMPARE(referenceOf(database, *row), reference); // and it can be told again
}

/// Each look at a running Zotero brings the whole note.
void TestApplyReferences::aNoteThatGrowsStandsOnce()
{
    const DocumentId id = document(u"/papers/naps.pdf"_s, known(u"The effects of naps on recall"_s));
    NoteStore notes(m_fixture->database());
    notes.set(id, u"My own."_s);
    Reference reference;
    reference.title = u"The effects of naps on recall"_s;
    for (const QString &note : { u"Read it."_s, u"Read it twice."_s, u"Read once more."_s }) {
        reference.note = note;
        (void)applyReferences(m_fixture->database(), { reference });
    }
    QCOMPARE(notes.find(id), u"My own.\n\nRead once more."_s);
    notes.set(id, u"My own. Rewritten here."_s); // then it is the user's
    reference.note = u"Read at last."_s;
    (void)applyReferences(m_fixture->database(), { reference });
    QCOMPARE(notes.find(id), u"My own. Rewritten here.\n\nRead at last."_s);
    reference.note.clear();
    (void)applyReferences(m_fixture->database(), { reference });
    QCOMPARE(notes.find(id), u"My own. Rewritten here.\n\nRead at last."_s);
}

void TestApplyReferences::whatAnEarlierImportKnewStays()
{
    const DocumentId id = document(u"/papers/naps.pdf"_s, known(u"Naps"_s));
    Reference first;
    first.key = u"smith2001"_s;
    first.title = u"Naps and recall"_s;
    first.volume = u"7"_s;
    first.publisher = u"Yak Press"_s;
    first.files = { u"/papers/naps.pdf"_s };
    Reference second = first;
    second.key = u"smith"_s;
    second.volume.clear();
    second.publisher.clear();
    second.issn = u"1234-5678"_s;
    Database &database = m_fixture->database();
    applyReferences(database, { first });
    applyReferences(database, { second });
    const Reference told = referenceOf(database, *DocumentStore(database).find(id));
    QCOMPARE(told.key, u"smith"_s);
    QCOMPARE(told.volume, u"7"_s);
    QCOMPARE(told.publisher, u"Yak Press"_s);
    QCOMPARE(told.issn, u"1234-5678"_s);
}

void TestApplyReferences::intoACollection()
{
    const DocumentId id = document(u"/papers/naps.pdf"_s, known(u"The effects of naps on recall"_s));
    Reference reference;
    reference.title = u"The effects of naps on recall"_s;
    reference.collections = { u"Sleep"_s };
    Database &database = m_fixture->database();
    CollectionStore store(database);
    const CollectionId reading = store.create(u"Reading"_s);
    QCOMPARE(applyReferences(database, { reference }, {}, reading).added, 1);
    QCOMPARE(applyReferences(database, { reference }, {}, reading).alreadyThere, 1);
    QCOMPARE(store.documents(reading), std::vector { id });
    QCOMPARE(store.documents(store.find(u"Sleep"_s)), std::vector { id });
    store.remove(reading);
    QCOMPARE(applyReferences(database, { reference }, {}, reading).alreadyThere, 1); // it is gone
}

/// The library has a year, a venue and names of one text each; what was imported has more.
void TestApplyReferences::whatTheLibraryDoesNotShowStays()
{
    Database &database = m_fixture->database();
    for (Reference reference : test::madeReferences(80)) {
        const QString path = u"/papers/%1.pdf"_s.arg(reference.key);
        const DocumentId id = document(path, known(u"Naps"_s));
        reference.files = { path };
        reference.tags.sort();
        QCOMPARE(applyReferences(database, { reference }).documents.size(), std::size_t(1));
        Reference told = referenceOf(database, *DocumentStore(database).find(id));
        told.tags.sort();
        QCOMPARE(test::differences(told, reference), QStringList());
    }
}

void TestApplyReferences::namesKeepTheirParts_data()
{
    QTest::addColumn<QStringList>("typed");
    QTest::addColumn<PersonNames>("told");
    const PersonName who { {}, {}, {}, {}, u"World Health Organization"_s };
    const PersonName garcia { u"Gabriel"_s, {}, u"García Márquez"_s, {} };
    const PersonName smith { u"Jane"_s, {}, u"Smith"_s, {} };
    QTest::newRow("as it was") << QStringList { u"World Health Organization"_s, u"Gabriel García Márquez"_s }
                               << PersonNames { who, garcia };
    QTest::newRow("one more") << QStringList { u"Jane Smith"_s, u"Gabriel García Márquez"_s, u"World Health Organization"_s }
                              << PersonNames { smith, garcia, who };
    QTest::newRow("others") << QStringList { u"Jane Smith"_s } << PersonNames { smith };
    QTest::newRow("none") << QStringList {} << PersonNames {};
}

void TestApplyReferences::namesKeepTheirParts()
{
    QFETCH(QStringList, typed);
    QFETCH(PersonNames, told);
    const DocumentId id = document(u"/papers/naps.pdf"_s, known(u"Naps"_s));
    Reference reference;
    reference.title = u"Naps and recall"_s;
    reference.authors = { { {}, {}, {}, {}, u"World Health Organization"_s }, { u"Gabriel"_s, {}, u"García Márquez"_s, {} } };
    setDate(reference, partialDate(2001, 5, 6));
    reference.files = { u"/papers/naps.pdf"_s };
    Database &database = m_fixture->database();
    applyReferences(database, { reference });
    MetadataStore store(database);
    Metadata metadata = store.find(id);
    metadata.authors = typed;
    metadata.setOrigin(MetadataField::Authors, FieldOrigin::User);
    store.set(id, metadata);
    QCOMPARE(referenceOf(database, *DocumentStore(database).find(id)).authors, told);
    QCOMPARE(dateOf(referenceOf(database, *DocumentStore(database).find(id))), partialDate(2001, 5, 6));
    metadata.year = 2002; // of that year nothing more is known
    store.set(id, metadata);
    QCOMPARE(dateOf(referenceOf(database, *DocumentStore(database).find(id))), partialDate(2002, 0, 0));
}

void TestApplyReferences::whatWasTypedStays()
{
    Metadata typed = known(u"My own words for it"_s);
    typed.setOrigin(MetadataField::Title, FieldOrigin::User);
    const DocumentId id = document(u"/papers/naps.pdf"_s, typed);
    Reference reference;
    reference.title = u"Naps and recall"_s;
    reference.year = 2001;
    reference.files = { u"/papers/naps.pdf"_s };
    applyReferences(m_fixture->database(), { reference });
    const auto row = DocumentStore(m_fixture->database()).find(id);
    QCOMPARE(row->title, u"My own words for it"_s);
    QCOMPARE(row->year, 2001);
}

void TestApplyReferences::filesThatAreToBeAdded()
{
    const QString there = test::writeFile(m_fixture->folder(), u"there.pdf"_s, "x");
    const QString fresh = test::writeFile(m_fixture->folder(), u"fresh.pdf"_s, "y");
    const QString other = test::writeFile(m_fixture->folder(), u"other.pdf"_s, "z");
    document(there, known(u"The effects of naps on recall"_s));
    Reference a;
    a.files = { there };
    Reference b;
    b.files = { fresh, u"/nowhere.pdf"_s, m_fixture->folder() };
    Reference c; // its paper is there under another file
    c.title = u"The effects of naps on recall"_s;
    c.files = { other };
    QCOMPARE(filesToAdd(m_fixture->database(), { a, b, c, b }), QStringList { fresh });
}

void TestApplyReferences::stopsWithNothingDone()
{
    const DocumentId id = document(u"/papers/naps.pdf"_s, known(u"Naps"_s));
    Reference reference;
    reference.venue = u"Sleep"_s;
    reference.files = { u"/papers/naps.pdf"_s };
    std::stop_source stop;
    stop.request_stop();
    QVERIFY_THROWS_EXCEPTION(Error, (void)applyReferences(m_fixture->database(), { reference }, stop.get_token()));
    QVERIFY(DocumentStore(m_fixture->database()).find(id)->venue.isEmpty());
}

void TestApplyReferences::titleKeys_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<bool>("same");
    QTest::newRow("case and signs") << u"Sleep: a Review of Naps"_s << u"sleep - a review of naps."_s << true;
    QTest::newRow("accents") << u"Étude des siestes brèves"_s << u"Etude des siestes breves"_s << true;
    QTest::newRow("one word more") << u"Sleep: a Review of Naps"_s << u"Sleep: a Review of Long Naps"_s << false;
}

void TestApplyReferences::titleKeys()
{
    QFETCH(QString, a);
    QFETCH(QString, b);
    QFETCH(bool, same);
    QVERIFY(!titleKey(a).isEmpty());
    QCOMPARE(titleKey(a) == titleKey(b), same);
    QVERIFY(titleKey(u"Editorial"_s).isEmpty()); // many papers are called so
}

ADDUCE_TEST(TestApplyReferences)
#include "test_apply_references.moc"
