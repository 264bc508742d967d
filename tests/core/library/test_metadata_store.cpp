#include "core/library/document_store.h"
#include "core/library/metadata_store.h"
#include "tests/support/error_of.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestMetadataStore : public QObject
{
    Q_OBJECT

private slots:
    void whatAUserTypedStays();
    void whatIsPoorerReplacesNothing();
    void anEntryIsKeptAsItCame();
    void aDocumentThatIsGoneIsSaid();
};

void TestMetadataStore::whatAUserTypedStays()
{
    test::LibraryFixture fixture;
    DocumentStore documents(fixture.database());
    MetadataStore store(fixture.database());
    const DocumentId id = documents.insert(u"/papers/a.pdf"_s);
    Metadata read { u"Read"_s, { u"A B"_s }, 1999, u"10.1/x"_s, {} };
    read.setOrigin(MetadataField::Title, FieldOrigin::FirstPage);
    read.setOrigin(MetadataField::Doi, FieldOrigin::Xmp);
    store.merge(id, read);
    Metadata typed = store.find(id);
    QCOMPARE(typed, read);
    typed.title = u"Typed"_s;
    typed.setOrigin(MetadataField::Title, FieldOrigin::User);
    store.set(id, typed);
    Metadata again = read;
    again.title = u"Read again"_s;
    again.setOrigin(MetadataField::Title, FieldOrigin::Xmp);
    again.doi = u"10.1/worse"_s;
    again.setOrigin(MetadataField::Doi, FieldOrigin::FirstPage);
    store.merge(id, again);
    QCOMPARE(store.find(id).title, u"Typed"_s);
    QCOMPARE(documents.find(id)->doi, u"10.1/x"_s);
}

/// Two sources of one kind are taken together.
void TestMetadataStore::whatIsPoorerReplacesNothing()
{
    test::LibraryFixture fixture;
    MetadataStore store(fixture.database());
    const DocumentId id = DocumentStore(fixture.database()).insert(u"/papers/a.pdf"_s);
    Metadata rich { u"Naps"_s, { u"A B"_s, u"C D"_s }, 1999, {}, u"Sleep"_s };
    rich.volume = u"7"_s;
    rich.licence = u"CC BY 4.0"_s;
    rich.retraction = u"Retraction"_s;
    rich.abstract = u"Naps help recall."_s;
    rich.language = u"en"_s;
    rich.address = u"https://example.org/naps"_s;
    setOrigins(rich, FieldOrigin::Imported);
    store.merge(id, rich);
    Metadata poor { u"Naps and recall"_s, { u"A B"_s }, 0, u"10.1/x"_s, {} };
    poor.pages = u"1–9"_s;
    for (FieldOrigin &origin : poor.origins)
        origin = FieldOrigin::Imported; // even of what it does not name
    store.merge(id, poor);
    const Metadata merged = store.find(id);
    QCOMPARE(merged.title, u"Naps and recall"_s);
    QCOMPARE(merged.authors, rich.authors);
    QCOMPARE(merged.year, 1999);
    QCOMPARE(merged.doi, u"10.1/x"_s);
    QCOMPARE(merged.venue, u"Sleep"_s);
    QCOMPARE(merged.volume, u"7"_s);
    QCOMPARE(merged.pages, u"1–9"_s);
    QCOMPARE(merged.licence, u"CC BY 4.0"_s);
    QCOMPARE(merged.retraction, u"Retraction"_s);
    QCOMPARE(merged.origin(MetadataField::Pages), FieldOrigin::Imported);
    QCOMPARE(merged.abstract, u"Naps help recall."_s);
    QCOMPARE(merged.language, u"en"_s);
    QCOMPARE(merged.address, u"https://example.org/naps"_s);
    QCOMPARE(merged.origin(MetadataField::Address), FieldOrigin::Imported);
    QCOMPARE(merged.origin(MetadataField::Issn), FieldOrigin::None); // nobody said anything
}

void TestMetadataStore::anEntryIsKeptAsItCame()
{
    test::LibraryFixture fixture;
    MetadataStore store(fixture.database());
    const DocumentId id = DocumentStore(fixture.database()).insert(u"/papers/a.pdf"_s);
    QCOMPARE(store.imported(id), QByteArray());
    store.setImported(id, R"({"title":"Wörter"})");
    QCOMPARE(store.imported(id), QByteArray(R"({"title":"Wörter"})"));
}

void TestMetadataStore::aDocumentThatIsGoneIsSaid()
{
    test::LibraryFixture fixture;
    const MetadataStore store(fixture.database());
    QCOMPARE(test::errorOf([&] { (void)store.find({ 99 }); })->kind(), ErrorKind::Missing);
}

ADDUCE_TEST(TestMetadataStore)
#include "test_metadata_store.moc"
