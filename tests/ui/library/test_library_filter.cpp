#include "core/library/collection_store.h"
#include "core/library/database.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/library/library_filter.h"
#include "ui/library/library_panel.h"
#include "ui/shell/main_window.h"

#include <QLineEdit>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Which documents the list of the library shows.
class TestLibraryFilter : public QObject
{
    Q_OBJECT

private slots:
    void filters_data();
    void filters();
    void theFindBoxKnowsCollections();
};

void TestLibraryFilter::filters_data()
{
    QTest::addColumn<DocumentRow>("row");
    QTest::addColumn<LibraryShow>("show");
    DocumentRow ready;
    ready.id = { 1 };
    ready.state = DocumentState::Ready;
    DocumentRow queued = ready;
    queued.state = DocumentState::Queued;
    DocumentRow failed = ready;
    failed.state = DocumentState::Failed;
    DocumentRow scan = ready;
    scan.state = DocumentState::NeedsOcr;
    DocumentRow partly = ready;
    partly.warnings = { u"scanned_pages"_s };
    DocumentRow hides = ready;
    hides.warnings = { u"hidden_text"_s };
    DocumentRow twin = ready;
    twin.id = { 2 };
    QTest::newRow("queued") << queued << LibraryShow::Unread;
    QTest::newRow("failed") << failed << LibraryShow::Failed;
    QTest::newRow("scan") << scan << LibraryShow::NeedsOcr;
    QTest::newRow("some pages are scans") << partly << LibraryShow::NeedsOcr;
    QTest::newRow("hides text") << hides << LibraryShow::HiddenText;
    QTest::newRow("twin") << twin << LibraryShow::Duplicates;
    QTest::newRow("sound") << ready << LibraryShow::All;
}

/// Each document is shown under its own filter and under All, and under no other.
void TestLibraryFilter::filters()
{
    QFETCH(DocumentRow, row);
    QFETCH(LibraryShow, show);
    for (const LibraryShow other : kLibraryShows)
        QCOMPARE(shows(other, row, { DocumentId { 2 } }), other == show || other == LibraryShow::All);
}

void TestLibraryFilter::theFindBoxKnowsCollections()
{
    test::WindowFixture f;
    f.show();
    f.add(f.writePaper(u"fasting.md"_s));
    f.add(test::writeFile(f.place.path(), u"coffee.md"_s, "# Coffee\n\nCoffee before a race improved the time of runners.\n"));
    LibraryPanel &panel = f.window->library();
    {
        Database database = f.library.open();
        CollectionStore store(database);
        const std::vector<DocumentId> in { panel.model().row(0).id };
        store.add(store.create(u"Drinks"_s), in);
    }
    auto *box = panel.findChild<QLineEdit *>();
    QVERIFY(box);
    const auto shown = [&](const QString &text) {
        box->setText(text);
        f.settle();
        return panel.filter().rowCount();
    };
    QCOMPARE(shown(u"in:drinks"_s), 1);
    QCOMPARE(shown(u"in:drinks year:1066"_s), 0);
    QCOMPARE(shown(u"in:nowhere"_s), 0);
    QCOMPARE(shown(u"-coffee"_s), 1);
    QCOMPARE(shown({}), 2);
}

ADDUCE_TEST(TestLibraryFilter)
#include "test_library_filter.moc"
