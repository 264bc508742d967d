#include "core/library/database.h"
#include "core/library/document_store.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/reader/page_crop.h"
#include "ui/reader/reader_side.h"

#include <QListView>
#include <QSignalSpy>

using namespace adduce;
using namespace adduce::test;
using namespace Qt::StringLiterals;

/// Pictures of pages that come to a screen with other pixels.
class TestPageScreens : public QObject
{
    Q_OBJECT

private slots:
    void aCropIsDrawnAnew();
    void smallPagesAreDrawnAnew();
};

namespace {

/// A widget on a screen that the test chooses.
template <typename Widget> class OnScreen : public Widget
{
public:
    using Widget::Widget;
    void moveToScreen(int ratio)
    {
        m_ratio = ratio;
        this->repaint();
    }

protected:
    [[nodiscard]] int metric(QPaintDevice::PaintDeviceMetric metric) const override
    {
        if (metric == QPaintDevice::PdmDevicePixelRatio)
            return m_ratio;
        if (metric == QPaintDevice::PdmDevicePixelRatioScaled)
            return static_cast<int>(m_ratio * QPaintDevice::devicePixelRatioFScale());
        return Widget::metric(metric);
    }

private:
    int m_ratio = 1;
};

struct OnePaper : WindowFixture
{
    OnePaper()
    {
        show();
        add(writeFile(folder, u"paper.pdf"_s, makePdf({ { textColumn({ u"Naps were taken by all."_s }) }, {}, {} })));
        Database database = library.open();
        row = DocumentStore(database).list().front();
    }
    DocumentRow row;
};

} // namespace

void TestPageScreens::aCropIsDrawnAnew()
{
    const OnePaper f;
    Citation citation;
    citation.document = f.row.id;
    citation.sha256 = f.row.sha256;
    citation.path = f.row.path;
    citation.page = 1;
    citation.rects = { QRectF(72, 90, 120, 12) };
    OnScreen<PageCrop> crop(f.services);
    crop.resize(300, 200);
    crop.show();
    crop.setCitation(citation);
    QTRY_VERIFY_WITH_TIMEOUT(crop.isDrawn(), 30'000);
    crop.moveToScreen(2);
    QVERIFY(!crop.isDrawn()); // shown scaled meanwhile
    QTRY_VERIFY_WITH_TIMEOUT(crop.isDrawn(), 30'000);
    crop.moveToScreen(1);
    QTRY_VERIFY_WITH_TIMEOUT(crop.isDrawn(), 30'000);
}

void TestPageScreens::smallPagesAreDrawnAnew()
{
    const OnePaper f;
    auto *highlights = new QWidget; // which the side takes
    OnScreen<ReaderSide> side(f.services, *highlights);
    side.resize(200, 600);
    side.setDocument(f.row.path, {}, 3);
    QSignalSpy drawn(side.thumbnails().model(), &QAbstractItemModel::dataChanged);
    side.show(ReaderSide::Show::Thumbnails);
    QTRY_COMPARE_WITH_TIMEOUT(drawn.size(), 3, 30'000);
    side.moveToScreen(2);
    side.thumbnails().viewport()->repaint();
    QTRY_COMPARE_WITH_TIMEOUT(drawn.size(), 6, 30'000);
}

ADDUCE_TEST(TestPageScreens)
#include "test_page_screens.moc"
