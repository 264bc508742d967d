#include "core/library/collection_store.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/duplicate_store.h"
#include "core/library/metadata_store.h"
#include "core/library/note_store.h"
#include "core/library/text_store.h"
#include "tests/support/error_of.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <array>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Papers that look like one: offered, told apart, merged, and both taken back.
class TestDuplicateStore : public QObject
{
    Q_OBJECT

private slots:
    void areOfferedUntilToldApart();
    void aMergeIsTakenBack();
    void whatCameSinceStays();
    void aMergeMayDescribeThePaperAnew();
    void whatIsGoneCannotBeMerged();
    void whatIsGoneCannotBeParted();
};

namespace {

struct Pair
{
    test::LibraryFixture fixture;
    Database &database = fixture.database();
    DocumentId one = fixture.add(u"preprint"_s, test::sleepPaper());
    DocumentId other = fixture.add(u"printed"_s, test::sleepPaper() + QStringList { u"It was printed later."_s });
    DuplicateStore store { database };
    CollectionStore collections { database };

    Pair()
    {
        for (const DocumentId id : { one, other })
            describe(id, u"Naps"_s);
        store.update(other);
    }
    void describe(DocumentId id, const QString &title)
    {
        Metadata metadata = MetadataStore(database).find(id);
        metadata.title = title;
        metadata.doi = u"10.1000/naps"_s;
        MetadataStore(database).set(id, metadata);
    }
    void file(DocumentId id, const QString &collection, const QString &tag, const QString &note)
    {
        collections.add(collections.obtain(collection), std::array { id });
        collections.tag(std::array { id }, tag);
        NoteStore(database).set(id, note);
    }
    /// All that a merge may change of a paper.
    [[nodiscard]] QStringList state(DocumentId id)
    {
        const DocumentRow row = *DocumentStore(database).find(id);
        QStringList state { row.title, row.isLocalOnly ? u"here"_s : QString(), QString::number(row.supersededBy.value),
            collections.tagsOf(id).join(u','), NoteStore(database).find(id) };
        for (const CollectionId in : collections.collectionsOf(id))
            state << QString::number(in.value);
        for (const Chunk &chunk : TextStore(database).chunks(id))
            state << chunk.stableId << chunk.text << QString::number(chunk.firstSentence);
        return state;
    }
};

} // namespace

void TestDuplicateStore::areOfferedUntilToldApart()
{
    Pair p;
    QCOMPARE(p.store.list(), (std::vector<Duplicate> { { p.one, p.other, DuplicateReason::Doi } }));
    p.store.dismiss(p.other, p.one); // in whatever order
    QVERIFY(p.store.list().empty());
    p.store.update(p.other);
    QVERIFY(p.store.list().empty());
    p.store.offer(p.other, p.one);
    QCOMPARE(p.store.list().size(), std::size_t(1));
}

void TestDuplicateStore::aMergeIsTakenBack()
{
    Pair p;
    p.file(p.one, u"Sleep"_s, u"read"_s, u"Mine."_s);
    p.file(p.other, u"Naps"_s, u"printed"_s, u"Theirs."_s);
    p.collections.add(p.collections.obtain(u"Sleep"_s), std::array { p.other }); // in which both are
    p.collections.keepHere(std::array { p.other }, true);
    const QStringList one = p.state(p.one), other = p.state(p.other);

    const DuplicateMerge merge = p.store.merge(p.one, p.other);
    QVERIFY(TextStore(p.database).chunks(p.other).empty());
    QCOMPARE(p.collections.collectionsOf(p.one).size(), std::size_t(2));
    QCOMPARE(p.collections.tagsOf(p.one), (QStringList { u"printed"_s, u"read"_s }));
    QCOMPARE(NoteStore(p.database).find(p.one), u"Mine.\n\nTheirs."_s);
    QVERIFY(DocumentStore(p.database).find(p.one)->isLocalOnly); // what one of them is kept from, both are
    QVERIFY(p.store.list().empty());

    p.store.part(merge);
    QCOMPARE(p.state(p.one), one);
    QCOMPARE(p.state(p.other), other);
    QCOMPARE(p.store.list().size(), std::size_t(1)); // to be decided anew
}

void TestDuplicateStore::whatCameSinceStays()
{
    Pair p;
    p.file(p.other, u"Naps"_s, u"printed"_s, u"Theirs."_s);
    const DuplicateMerge merge = p.store.merge(p.one, p.other, MetadataStore(p.database).find(p.other));
    p.collections.tag(std::array { p.one }, u"later"_s);
    NoteStore(p.database).set(p.one, u"Written since."_s);
    p.describe(p.one, u"Named since"_s);
    p.store.part(merge);
    QCOMPARE(p.collections.tagsOf(p.one), QStringList { u"later"_s });
    QCOMPARE(NoteStore(p.database).find(p.one), u"Written since."_s);
    QCOMPARE(MetadataStore(p.database).find(p.one).title, u"Named since"_s);
}

void TestDuplicateStore::aMergeMayDescribeThePaperAnew()
{
    Pair p;
    p.describe(p.other, u"On naps"_s);
    const Metadata chosen = MetadataStore(p.database).find(p.other);
    const DuplicateMerge merge = p.store.merge(p.one, p.other, chosen);
    QCOMPARE(MetadataStore(p.database).find(p.one), chosen);
    p.store.part(merge);
    QCOMPARE(MetadataStore(p.database).find(p.one).title, u"Naps"_s);
}

void TestDuplicateStore::whatIsGoneCannotBeMerged()
{
    Pair p;
    const QStringList before = p.state(p.one);
    const auto merging = [&](DocumentId kept, DocumentId other) {
        const auto error = test::errorOf([&] { (void)p.store.merge(kept, other); });
        return error && error->kind() == ErrorKind::Missing;
    };
    QVERIFY(merging(p.one, { 99 }));
    QVERIFY(merging({ 99 }, p.one));
    QVERIFY(merging(p.one, p.one));
    (void)p.store.merge(p.other, p.one);
    QVERIFY(merging(p.other, p.one)); // merged already
    QVERIFY(p.state(p.one) != before);
}

void TestDuplicateStore::whatIsGoneCannotBeParted()
{
    Pair p;
    const DuplicateMerge merge = p.store.merge(p.one, p.other);
    DocumentStore(p.database).remove(p.other);
    const QStringList before = p.state(p.one);
    QCOMPARE(test::errorOf([&] { p.store.part(merge); })->kind(), ErrorKind::Missing);
    QCOMPARE(p.state(p.one), before);
}

ADDUCE_TEST(TestDuplicateStore)
#include "test_duplicate_store.moc"
