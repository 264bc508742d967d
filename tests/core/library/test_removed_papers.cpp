#include "core/library/collection_store.h"
#include "core/library/document_store.h"
#include "core/library/metadata_store.h"
#include "core/library/note_store.h"
#include "core/library/removed_papers.h"
#include "core/library/text_store.h"
#include "tests/support/error_of.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <array>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::errorKindOf;

/// Papers that were removed, and come back as they were described and filed.
class TestRemovedPapers : public QObject
{
    Q_OBJECT

private slots:
    void comesBackAsItWas();
    void ofAbstractsWhatTheUserTyped_data();
    void ofAbstractsWhatTheUserTyped();
    void aNewerAbstractStays();
    void whatAnOlderVersionRemovedComesBack();
    void itsTextGoes();
    void whatWasFiledWithItMayBeGone();
    void itsFileWasAddedAgain();
    void theLastRemovedFirst();
    void isForgotten();
    void whatIsNotThere();
};

namespace {

struct Removing
{
    test::LibraryFixture fixture;
    Database &database = fixture.database();
    DocumentId sleep = fixture.add(u"sleep"_s, test::sleepPaper());
    RemovedPapers papers { database };

    Metadata describe()
    {
        Metadata metadata;
        metadata.title = u"On naps: \"short\" ones\nand others"_s;
        metadata.authors = { u"Ann Smith"_s, u"Bo O'Neill"_s };
        metadata.year = 2021;
        metadata.doi = u"10.1000/naps"_s;
        metadata.venue = u"Journal of Sleep"_s;
        metadata.pages = u"215–226"_s;
        metadata.address = u"https://example.org/naps"_s;
        metadata.setOrigin(MetadataField::Title, FieldOrigin::User);
        MetadataStore(database).set(sleep, metadata);
        MetadataStore(database).setImported(sleep, R"({"id":"smith2021","abstract":"A nap helps."})");
        return metadata;
    }
};

} // namespace

void TestRemovedPapers::comesBackAsItWas()
{
    Removing r;
    const Metadata metadata = r.describe();
    CollectionStore collections(r.database);
    const CollectionId naps = collections.create(u"Naps"_s);
    collections.add(naps, std::array { r.sleep });
    Statement(r.database, "INSERT INTO document_tags(document, tag) VALUES (?, 'read')").bind(1, r.sleep.value).run();
    NoteStore(r.database).set(r.sleep, u"Compare with *Musau*."_s);
    const DocumentRow before = *DocumentStore(r.database).find(r.sleep);

    const RemovedPaperId removed = r.papers.remove(r.sleep);
    QVERIFY(!DocumentStore(r.database).find(r.sleep));
    QCOMPARE(r.papers.list().front().path, before.path);
    QCOMPARE(r.papers.list().front().title, metadata.title);
    QCOMPARE(r.papers.list().front().authors, metadata.authors);
    QCOMPARE(r.papers.list().front().year, 2021);

    const DocumentId back = r.papers.putBack(removed);
    QCOMPARE(back, r.sleep); // as steps before its removal know it
    const DocumentRow row = *DocumentStore(r.database).find(back);
    QCOMPARE(row.state, DocumentState::Queued);
    QCOMPARE(row.path, before.path);
    QVERIFY(MetadataStore(r.database).find(back) == metadata);
    QCOMPARE(MetadataStore(r.database).imported(back), QByteArray(R"({"id":"smith2021"})"));
    QCOMPARE(collections.documents(naps), std::vector { back });
    Statement tags(r.database, "SELECT group_concat(tag) FROM document_tags WHERE document = ?");
    tags.bind(1, back.value);
    QVERIFY(tags.step());
    QCOMPARE(tags.text(0), u"read"_s);
    QVERIFY(r.papers.list().empty());
    QCOMPARE(NoteStore(r.database).find(r.sleep), u"Compare with *Musau*."_s);
}

void TestRemovedPapers::ofAbstractsWhatTheUserTyped()
{
    QFETCH(FieldOrigin, origin);
    Removing r;
    Metadata metadata = r.describe();
    metadata.abstract = u"It \"helps\"."_s;
    metadata.setOrigin(MetadataField::Abstract, origin);
    MetadataStore(r.database).set(r.sleep, metadata);
    const Metadata back = MetadataStore(r.database).find(r.papers.putBack(r.papers.remove(r.sleep)));
    QCOMPARE(back.abstract, origin == FieldOrigin::User ? metadata.abstract : QString());
    QCOMPARE(back.origin(MetadataField::Abstract), origin == FieldOrigin::User ? origin : FieldOrigin::None);
}

void TestRemovedPapers::ofAbstractsWhatTheUserTyped_data()
{
    QTest::addColumn<FieldOrigin>("origin");
    QTest::addRow("typed") << FieldOrigin::User;
    QTest::addRow("imported") << FieldOrigin::Imported;
}

void TestRemovedPapers::aNewerAbstractStays()
{
    Removing r;
    r.describe();
    const QString path = DocumentStore(r.database).find(r.sleep)->path;
    const RemovedPaperId removed = r.papers.remove(r.sleep);
    const DocumentId again = DocumentStore(r.database).insert(path);
    Metadata metadata;
    metadata.abstract = u"It came anew."_s;
    MetadataStore(r.database).set(again, metadata);
    QCOMPARE(MetadataStore(r.database).find(r.papers.putBack(removed)).abstract, u"It came anew."_s);
}

void TestRemovedPapers::whatAnOlderVersionRemovedComesBack()
{
    Removing r;
    r.describe();
    const RemovedPaperId removed = r.papers.remove(r.sleep);
    Statement(r.database, "UPDATE removed_papers SET json = json_remove(json, '$.address', '$.reference_language', '$.abstract')")
        .run();
    const Metadata back = MetadataStore(r.database).find(r.papers.putBack(removed));
    QCOMPARE(back.doi, u"10.1000/naps"_s);
    QCOMPARE(back.address, QString());
}

void TestRemovedPapers::itsTextGoes()
{
    Removing r;
    (void)r.describe();
    MetadataStore(r.database).setImported(r.sleep, R"({"id":"smith2021","abstract":"A nap helps."})");
    (void)r.papers.remove(r.sleep);
    Statement kept(r.database, "SELECT json FROM removed_papers");
    QVERIFY(kept.step());
    QVERIFY(!kept.text(0).contains(u"nap helps"_s));
    QVERIFY(!kept.text(0).contains(u"volunteers"_s));
    QVERIFY(TextStore(r.database).sentences(r.sleep).empty());
}

void TestRemovedPapers::whatWasFiledWithItMayBeGone()
{
    Removing r;
    CollectionStore collections(r.database);
    const CollectionId naps = collections.create(u"Naps"_s);
    collections.add(naps, std::array { r.sleep });
    const RemovedPaperId removed = r.papers.remove(r.sleep);
    collections.remove(naps);
    const CollectionId other = collections.create(u"Of others"_s); // may get its id
    const DocumentId back = r.papers.putBack(removed);
    QVERIFY(DocumentStore(r.database).find(back));
    QVERIFY(collections.documents(other).empty());
}

void TestRemovedPapers::itsFileWasAddedAgain()
{
    Removing r;
    (void)r.describe();
    Statement(r.database, "UPDATE documents SET stays_here = 1 WHERE id = ?").bind(1, r.sleep.value).run();
    CollectionStore collections(r.database);
    const CollectionId naps = collections.create(u"Naps"_s);
    collections.add(naps, std::array { r.sleep });
    const QString path = DocumentStore(r.database).find(r.sleep)->path;
    const RemovedPaperId removed = r.papers.remove(r.sleep);
    const DocumentId again = DocumentStore(r.database).insert(path);
    QCOMPARE(r.papers.putBack(removed), again);
    QCOMPARE(DocumentStore(r.database).list().size(), std::size_t(1));
    QCOMPARE(collections.documents(naps), std::vector { again });
    QCOMPARE(DocumentStore(r.database).find(again)->year, 2021);
    QVERIFY(DocumentStore(r.database).find(again)->isLocalOnly);
}

void TestRemovedPapers::theLastRemovedFirst()
{
    Removing r;
    const DocumentId coffee = r.fixture.add(u"coffee"_s, test::coffeePaper());
    const RemovedPaperId first = r.papers.remove(r.sleep);
    const RemovedPaperId last = r.papers.remove(coffee);
    QCOMPARE(r.papers.list().size(), std::size_t(2));
    QCOMPARE(r.papers.list()[0].id, last);
    QCOMPARE(r.papers.list()[1].id, first);
    QVERIFY(r.papers.list()[0].title.startsWith(u"coffee"_s)); // the file's name, where there is no title
    QVERIFY(r.papers.list()[0].removedAt.isValid());
}

void TestRemovedPapers::isForgotten()
{
    Removing r;
    const RemovedPaperId removed = r.papers.remove(r.sleep);
    const auto due = [&] {
        Statement row(r.database, "SELECT erase_due FROM search_revision");
        return row.step() ? row.integer(0) : -1;
    };
    const qint64 before = due();
    r.papers.forget(removed);
    r.papers.forget(removed);
    QCOMPARE(due(), before + 1); // it is to leave the file, too
    QVERIFY(r.papers.list().empty());
    QCOMPARE(errorKindOf([&] { (void)r.papers.putBack(removed); }), std::optional(ErrorKind::Missing));
}

void TestRemovedPapers::whatIsNotThere()
{
    Removing r;
    QCOMPARE(errorKindOf([&] { (void)r.papers.remove({ 4711 }); }), std::optional(ErrorKind::Missing));
    QVERIFY(r.papers.list().empty());
}

ADDUCE_TEST(TestRemovedPapers)
#include "test_removed_papers.moc"
