#include "core/library/current_documents.h"
#include "core/library/database.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/library/document_list.h"
#include "ui/library/filter_bar.h"
#include "ui/library/first_pages.h"
#include "ui/library/library_panel.h"

#include <QMenu>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// The first pages of papers, small, beside their titles.
class TestFirstPages : public QObject
{
    Q_OBJECT

private slots:
    void areDrawnOnceTheyAreAskedFor();
    void whatCannotBeDrawnIsAskedForOnce();
    void endWhileOneIsDrawn();
    void areShownAndRemembered();
};

namespace {

struct Shelf : test::WindowFixture
{
    Shelf()
    {
        show();
        add(test::writeFile(place.path(), u"paper.pdf"_s,
            test::makePdf({ { test::textColumn({ u"A nap helps the recall of words in the evening."_s }) } })));
    }
    [[nodiscard]] DocumentRow row() const
    {
        Database database = library.open();
        return currentDocuments(database).at(0);
    }
};

} // namespace

void TestFirstPages::areDrawnOnceTheyAreAskedFor()
{
    Shelf s;
    FirstPages pages(test::docworker());
    QSignalSpy arrived(&pages, &FirstPages::arrived);
    QVERIFY(pages.find(s.row()).isNull());
    QVERIFY(arrived.wait(20'000));
    const QImage page = pages.find(s.row());
    QVERIFY(page.height() > page.width() && page.height() < 300);
    bool isInked = false;
    for (int y = 0; y < page.height(); ++y)
        for (int x = 0; x < page.width(); ++x)
            isInked = isInked || qGray(page.pixel(x, y)) < 200;
    QVERIFY(isInked);
}

void TestFirstPages::whatCannotBeDrawnIsAskedForOnce()
{
    Shelf s;
    QVERIFY(QFile::remove(s.row().path));
    FirstPages pages(test::docworker());
    QSignalSpy arrived(&pages, &FirstPages::arrived);
    QVERIFY(pages.find(s.row()).isNull());
    QVERIFY(arrived.wait(20'000));
    QVERIFY(pages.find(s.row()).isNull());
    QVERIFY(!arrived.wait(100));
    DocumentRow failed = s.row();
    failed.state = DocumentState::Failed;
    failed.sha256 = u"other"_s;
    QVERIFY(pages.find(failed).isNull());
    QVERIFY(!arrived.wait(100));
}

void TestFirstPages::endWhileOneIsDrawn()
{
    Shelf s;
    FirstPages pages(test::docworker());
    for (int i = 0; i < 200; ++i) {
        DocumentRow row = s.row();
        row.sha256 = QString::number(i);
        QVERIFY(pages.find(row).isNull());
    }
}

void TestFirstPages::areShownAndRemembered()
{
    Shelf s;
    LibraryPanel *panel = &s.window->library();
    QVERIFY(!panel->list().hasFirstPages());
    emit panel->bar().firstPagesWanted(true);
    QVERIFY(panel->list().hasFirstPages());
    const auto *pages = s.window->findChild<FirstPages *>();
    QVERIFY(pages);
    QSignalSpy arrived(pages, &FirstPages::arrived);
    panel->list().viewport()->repaint();
    QVERIFY(!arrived.isEmpty() || arrived.wait(20'000));
    QVERIFY(s.window->close());
    s.window.reset();
    s.show();
    QVERIFY(s.window->library().list().hasFirstPages());
}

ADDUCE_TEST(TestFirstPages)
#include "test_first_pages.moc"
