#include "tests/support/pdf_maker.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/answer/printed_places.h"
#include "ui/reader/page_crop.h"

#include <QSignalSpy>
#include <QToolButton>

using namespace adduce;
using namespace adduce::test;
using namespace Qt::StringLiterals;

/// What is shown as it is printed, under an answer.
class TestPrintedPlaces : public QObject
{
    Q_OBJECT

private slots:
    void rowsAndWhatCannotBeQuotedAreShown();
    void withoutDrawingPlacesAreNamed();
    void wordsNeedNoPage();
    void aPageIsDrawnOnceItIsSeen();
    void aClickOpensThePage();
};

namespace {

struct OnePaper : WindowFixture
{
    OnePaper()
    {
        show();
        add(writeFile(folder, u"paper.pdf"_s, makePdf({ { textColumn({ u"Naps were taken by all."_s }) }, {}, {} })));
        Database database = library.open();
        const DocumentRow row = DocumentStore(database).list().front();
        place.document = row.id;
        place.sha256 = row.sha256;
        place.path = row.path;
        place.source = u"Smith 2021"_s;
        place.page = 1;
        place.rects = { QRectF(72, 90, 120, 12) };
    }
    [[nodiscard]] Answer answer() const
    {
        Answer made = answerOf(u"Who took naps?"_s, u"Naps were taken by all."_s, u"Naps were taken by all."_s);
        made.unquotable = { place };
        return made;
    }
    Citation place; ///< without a quote
};

} // namespace

void TestPrintedPlaces::rowsAndWhatCannotBeQuotedAreShown()
{
    const OnePaper f;
    Answer answer = f.answer();
    answer.sentences.front().isRow = true;
    const PrintedPlaces places(answer, &f.services);
    QCOMPARE(places.findChildren<PageCrop *>().size(), 2);
    QCOMPARE(places.findChildren<QToolButton *>().size(), 2);
    for (const PageCrop *crop : places.findChildren<PageCrop *>())
        QVERIFY(!crop->accessibleName().isEmpty());
}

void TestPrintedPlaces::withoutDrawingPlacesAreNamed()
{
    const OnePaper f;
    Answer answer = f.answer();
    answer.sentences.front().isRow = true;
    const PrintedPlaces places(answer, nullptr);
    QVERIFY(places.findChildren<PageCrop *>().isEmpty());
    QCOMPARE(places.findChildren<QToolButton *>().size(), 1); // of what cannot be quoted
}

void TestPrintedPlaces::wordsNeedNoPage()
{
    const OnePaper f;
    Answer answer = f.answer();
    answer.unquotable.clear();
    QVERIFY(PrintedPlaces(answer, &f.services).isEmpty());
}

void TestPrintedPlaces::aPageIsDrawnOnceItIsSeen()
{
    const OnePaper f;
    PrintedPlaces places(f.answer(), &f.services);
    const PageCrop *crop = places.findChild<PageCrop *>();
    QVERIFY(!crop->isDrawn());
    places.resize(500, 300);
    places.show();
    QTRY_VERIFY_WITH_TIMEOUT(crop->isDrawn(), 30'000);
    places.resize(300, 300); // its file was closed, and is opened again
    QTRY_VERIFY_WITH_TIMEOUT(crop->isDrawn(), 30'000);
}

void TestPrintedPlaces::aClickOpensThePage()
{
    const OnePaper f;
    PrintedPlaces places(f.answer(), &f.services);
    QSignalSpy opened(&places, &PrintedPlaces::citationActivated);
    places.resize(500, 300);
    places.show();
    places.findChild<QToolButton *>()->click();
    QCOMPARE(opened.size(), 1);
    QTest::mouseClick(places.findChild<PageCrop *>(), Qt::LeftButton);
    QCOMPARE(opened.size(), 2);
    QCOMPARE(opened[1][0].value<Citation>(), f.place);
}

ADDUCE_TEST(TestPrintedPlaces)
#include "test_printed_places.moc"
