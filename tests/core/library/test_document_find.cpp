#include "core/base/error.h"
#include "core/library/document_find.h"
#include "core/library/metadata_store.h"
#include "tests/support/error_of.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Documents found by what they are called.
class TestDocumentFind : public QObject
{
    Q_OBJECT

private slots:
    void findsEveryWord_data();
    void findsEveryWord();
    void newestFirstAndBounded();
    void formerVersionsAreNotFound();
    void isStopped();
};

namespace {

DocumentId add(Database &database, const QString &path, const QString &title, const QStringList &authors, int year)
{
    DocumentStore store(database);
    const DocumentId id = store.insert(path);
    Metadata metadata;
    metadata.title = title;
    metadata.authors = authors;
    metadata.year = year;
    MetadataStore(database).set(id, metadata);
    return id;
}

} // namespace

void TestDocumentFind::findsEveryWord_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("a title") << u"sprint"_s << true;
    QTest::newRow("an author") << u"kaufman"_s << true;
    QTest::newRow("in capitals, beyond ASCII") << u"ŞAHIN FASTING"_s << true;
    QTest::newRow("title, author and year") << u"fasting kaufman 2023"_s << true;
    QTest::newRow("the file") << u"k23.pdf"_s << true;
    QTest::newRow("its folder") << u"papers"_s << false;
    QTest::newRow("one word too many") << u"fasting coffee"_s << false;
    QTest::newRow("signs of a pattern") << u"%_*"_s << false;
    QTest::newRow("nothing") << u"  "_s << false;
    QTest::newRow("endless") << QString(100'000, u'x') << false;
}

void TestDocumentFind::findsEveryWord()
{
    QFETCH(QString, query);
    QFETCH(bool, isFound);
    test::LibraryFixture fixture;
    const DocumentId id =
        add(fixture.database(), u"/papers/k23.pdf"_s, u"Fasting and sprints"_s, { u"Kaufman, M."_s, u"Şahin, A."_s }, 2023);
    add(fixture.database(), u"/papers/c.pdf"_s, u"Coffee"_s, {}, 0);
    const std::vector<DocumentRow> found = findDocuments(fixture.database(), query, 8);
    QCOMPARE(found.size(), std::size_t(isFound ? 1 : 0));
    if (isFound)
        QCOMPARE(found.front().id, id);
}

void TestDocumentFind::newestFirstAndBounded()
{
    test::LibraryFixture fixture;
    std::vector<DocumentId> all;
    for (int i = 0; i < 12; ++i)
        all.push_back(add(fixture.database(), u"/papers/%1.pdf"_s.arg(i), u"On naps"_s, {}, 0));
    const std::vector<DocumentRow> found = findDocuments(fixture.database(), u"nap"_s, 8);
    QCOMPARE(found.size(), std::size_t(8));
    QCOMPARE(found.front().id, all.back());
}

void TestDocumentFind::formerVersionsAreNotFound()
{
    test::LibraryFixture fixture;
    const DocumentId old = add(fixture.database(), u"/papers/a.pdf"_s, u"On naps"_s, {}, 0);
    const DocumentId by = add(fixture.database(), u"/papers/a.pdf"_s, u"On naps"_s, {}, 0);
    DocumentStore(fixture.database()).supersede(old, by);
    const std::vector<DocumentRow> found = findDocuments(fixture.database(), u"naps"_s, 8);
    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(found.front().id, by);
}

void TestDocumentFind::isStopped()
{
    test::LibraryFixture fixture;
    add(fixture.database(), u"/papers/a.pdf"_s, u"On naps"_s, {}, 0);
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(
        test::errorKindOf([&] { (void)findDocuments(fixture.database(), u"naps"_s, 8, stop.get_token()); }), ErrorKind::Stopped);
}

ADDUCE_TEST(TestDocumentFind)
#include "test_document_find.moc"
