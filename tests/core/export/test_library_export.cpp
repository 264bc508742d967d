#include "core/answer/answer.h"
#include "core/export/library_export.h"
#include "core/library/document_store.h"
#include "core/library/duplicate_store.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QBuffer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// The library as a file of references.
class TestLibraryExport : public QObject
{
    Q_OBJECT

private slots:
    void copiesAreOneEntry();
    void whatIsNoCopyIsItsOwn();

private:
    struct Shelf
    {
        Shelf()
            : preprint(fixture.add(u"preprint"_s, test::sleepPaper()))
            , article(fixture.add(u"article"_s, test::sleepPaper() << u"It was reviewed by two readers."_s))
            , other(fixture.add(u"other"_s, test::coffeePaper()))
        {
            fixture.database().execute("UPDATE documents SET doi = '10.1000/nap' WHERE path NOT LIKE '%other%';"
                                       "UPDATE documents SET doi = '10.1000/coffee' WHERE path LIKE '%other%'");
            DuplicateStore(fixture.database()).update(article);
        }
        [[nodiscard]] qsizetype entries()
        {
            QBuffer buffer;
            buffer.open(QIODevice::WriteOnly);
            writeBibtex(fixture.database(), buffer);
            return buffer.data().count("10.1000/");
        }
        [[nodiscard]] qsizetype entriesOf(const std::vector<DocumentId> &cited)
        {
            std::vector<Citation> citations;
            for (const DocumentId id : cited) {
                citations.emplace_back();
                citations.back().document = id;
                citations.back().sha256 = DocumentStore(fixture.database()).find(id)->sha256;
            }
            QBuffer buffer;
            buffer.open(QIODevice::WriteOnly);
            writeCited(fixture.database(), citations, buffer);
            return buffer.data().count("10.1000/");
        }

        test::LibraryFixture fixture;
        DocumentId preprint;
        DocumentId article;
        DocumentId other;
    };
};

void TestLibraryExport::copiesAreOneEntry()
{
    Shelf shelf;
    const DuplicateStore duplicates(shelf.fixture.database());
    QCOMPARE(duplicates.firstCopyOf(shelf.article), shelf.preprint);
    QCOMPARE(duplicates.firstCopyOf(shelf.preprint), shelf.preprint);
    QCOMPARE(duplicates.firstCopyOf(shelf.other), shelf.other);
    QCOMPARE(shelf.entries(), 2);
    QCOMPARE(shelf.entriesOf({ shelf.article, shelf.other, shelf.preprint, shelf.article }), 2);
    QCOMPARE(shelf.entriesOf({ shelf.article }), 1);
}

/// The user said so.
void TestLibraryExport::whatIsNoCopyIsItsOwn()
{
    Shelf shelf;
    DuplicateStore duplicates(shelf.fixture.database());
    duplicates.dismiss(shelf.preprint, shelf.article);
    QCOMPARE(duplicates.firstCopyOf(shelf.article), shelf.article);
    QCOMPARE(shelf.entries(), 3);
    QCOMPARE(shelf.entriesOf({ shelf.article, shelf.preprint }), 2);
}

ADDUCE_TEST(TestLibraryExport)
#include "test_library_export.moc"
