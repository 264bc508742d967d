#include "core/answer/answer.h"
#include "core/export/library_export.h"
#include "core/library/document_store.h"
#include "core/library/duplicate_store.h"
#include "core/references/apply_references.h"
#include "tests/support/fail_device.h"
#include "tests/support/library_fixture.h"
#include "tests/support/made_references.h"
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
    void everyFormatIsReadAgain_data();
    void everyFormatIsReadAgain();
    void theUsersNoteStays();
    void anEmptyLibrary_data();
    void anEmptyLibrary();

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
            writeLibrary(fixture.database(), ReferenceFormat::Bibtex, buffer);
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
            writeCited(fixture.database(), citations, ReferenceFormat::Bibtex, buffer);
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

void TestLibraryExport::everyFormatIsReadAgain_data()
{
    QTest::addColumn<ReferenceFormat>("format");
    QTest::newRow("BibTeX") << ReferenceFormat::Bibtex;
    QTest::newRow("RIS") << ReferenceFormat::Ris;
    QTest::newRow("CSL-JSON") << ReferenceFormat::Csl;
}

/// What is imported for papers, exported, and imported again says the same.
void TestLibraryExport::everyFormatIsReadAgain()
{
    QFETCH(ReferenceFormat, format);
    test::LibraryFixture fixture;
    std::vector<Reference> made = test::madeReferences(60);
    for (Reference &reference : made) {
        reference.files = { u"/papers/%1.pdf"_s.arg(reference.key) };
        (void)DocumentStore(fixture.database()).insert(reference.files.front());
    }
    QCOMPARE(applyReferences(fixture.database(), made).documents.size(), made.size());
    QFile file(fixture.folder() + u"/out"_s);
    QVERIFY(file.open(QIODevice::WriteOnly));
    writeLibrary(fixture.database(), format, file);
    file.close();
    const ReferenceList read = readReferences(file.fileName(), format);
    QVERIFY(read.problems.empty());
    QCOMPARE(read.references.size(), made.size());
    for (std::size_t i = 0; i < made.size(); ++i) {
        Reference is = read.references[i];
        is.tags.sort(); // as a library lists them
        made[i].tags.sort();
        QCOMPARE(test::differences(is, made[i]), QStringList());
        QVERIFY(is.files.isEmpty()); // where the user's files are is nobody's business
    }
}

/// A note on a paper is the user's own, and stays here, also one that came with its reference.
void TestLibraryExport::theUsersNoteStays()
{
    Shelf shelf;
    Reference reference;
    reference.doi = u"10.1000/coffee"_s;
    reference.note = u"Between you and me."_s;
    reference.printedNote = u"With a map"_s;
    QCOMPARE(applyReferences(shelf.fixture.database(), { reference }).documents.size(), std::size_t(1));
    for (const ReferenceFormat format : { ReferenceFormat::Bibtex, ReferenceFormat::Ris, ReferenceFormat::Csl }) {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        writeLibrary(shelf.fixture.database(), format, buffer);
        QVERIFY(buffer.data().contains("With a map"));
        QVERIFY(!buffer.data().contains("Between you"));
        test::FailDevice full(40);
        QVERIFY_THROWS_EXCEPTION(Error, writeLibrary(shelf.fixture.database(), format, full));
    }
}

void TestLibraryExport::anEmptyLibrary_data()
{
    QTest::addColumn<ReferenceFormat>("format");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("BibTeX") << ReferenceFormat::Bibtex << QByteArray();
    QTest::newRow("RIS") << ReferenceFormat::Ris << QByteArray();
    QTest::newRow("CSL-JSON") << ReferenceFormat::Csl << QByteArray("[]\n");
}

void TestLibraryExport::anEmptyLibrary()
{
    QFETCH(ReferenceFormat, format);
    QFETCH(QByteArray, bytes);
    test::LibraryFixture fixture;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    writeLibrary(fixture.database(), format, buffer);
    QCOMPARE(buffer.data(), bytes);
}

ADDUCE_TEST(TestLibraryExport)
#include "test_library_export.moc"
