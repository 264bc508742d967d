#include "core/library/database.h"
#include "core/library/document_store.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/reader/page_printer.h"

#include <QFile>
#include <QPrinter>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::WindowFixture;

/// A document that is printed, here into a PDF.
class TestPagePrinter : public QObject
{
    Q_OBJECT

private slots:
    void pages_data();
    void pages();
    void aFileThatChangedIsNotPrinted();
    void whatCannotBeWrittenIsSaid();
};

namespace {

struct Printing : WindowFixture
{
    Printing()
    {
        show(1440, 900);
        const auto lines = test::textColumn({ u"A nap of thirty minutes improves the recall of words."_s });
        paper = test::writeFile(place.path(), u"naps.pdf"_s, test::makePdf({ { lines }, { lines, 90 }, { lines } }));
        add(paper);
        window->readerDock().show();
        Database database = library.open();
        window->reader().openDocument(DocumentStore(database).list().front(), 0);
        QTRY_VERIFY_WITH_TIMEOUT(window->reader().file().isOpen(), 30'000);
    }
    [[nodiscard]] std::shared_ptr<QPrinter> printer(const QString &file) const
    {
        auto made = std::make_shared<QPrinter>(QPrinter::HighResolution);
        made->setOutputFormat(QPrinter::PdfFormat);
        made->setOutputFileName(file);
        made->setResolution(72); // small pictures are enough
        return made;
    }
    [[nodiscard]] PagePrinter &pagePrinter() const { return *window->findChild<PagePrinter *>(); }
    QString paper;
};

} // namespace

void TestPagePrinter::pages_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::addColumn<int>("printed");
    QTest::newRow("all") << 0 << 0 << 3;
    QTest::newRow("some") << 2 << 3 << 2;
    QTest::newRow("more than there are") << 3 << 99 << 1;
}

void TestPagePrinter::pages()
{
    QFETCH(int, from);
    QFETCH(int, to);
    QFETCH(int, printed);
    const Printing p;
    const QString out = p.place.filePath(u"out.pdf"_s);
    const auto printer = p.printer(out);
    if (from > 0)
        printer->setFromTo(from, to);
    QSignalSpy finished(&p.pagePrinter(), &PagePrinter::finished);
    p.pagePrinter().print(printer);
    QVERIFY(p.pagePrinter().isPrinting());
    QVERIFY(finished.wait(60'000));
    QVERIFY(!p.pagePrinter().isPrinting());
    QCOMPARE(PageRenderer(test::docworker(), out).pageCount(), printed);
    const PageImage page = PageRenderer(test::docworker(), out).draw(0, 0.5);
    QVERIFY(std::ranges::any_of(page.rgb, [](char c) { return static_cast<unsigned char>(c) < 100; })); // letters are on it
}

void TestPagePrinter::aFileThatChangedIsNotPrinted()
{
    const Printing p;
    test::writeFile(p.place.path(), u"naps.pdf"_s, test::makePdf({ { test::textColumn({ u"Other words."_s }) } }));
    QSignalSpy failed(&p.pagePrinter(), &PagePrinter::failed);
    QSignalSpy finished(&p.pagePrinter(), &PagePrinter::finished);
    p.pagePrinter().print(p.printer(p.place.filePath(u"out.pdf"_s)));
    QVERIFY(finished.wait(60'000));
    QCOMPARE(failed.size(), 1);
}

void TestPagePrinter::whatCannotBeWrittenIsSaid()
{
    const Printing p;
    QStringList said;
    connect(&p.window->reader(), &ReaderPanel::said, &p.window->reader(), [&said](const QString &text) { said << text; });
    QSignalSpy finished(&p.pagePrinter(), &PagePrinter::finished);
    QTest::ignoreMessage(QtWarningMsg, "QPainter::begin(): Returned false"); // Qt says so, too
    p.pagePrinter().print(p.printer(p.place.filePath(u"no folder/out.pdf"_s)));
    QVERIFY(finished.wait(60'000));
    QCOMPARE(said.size(), 1);
}

ADDUCE_TEST(TestPagePrinter)
#include "test_page_printer.moc"
