#include "tests/support/test_main.h"
#include "ui/shell/file_drop.h"
#include <QApplication>
#include <QDropEvent>
#include <QMimeData>
#include <QSignalSpy>
#include <QWidget>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestFileDrop : public QObject
{
    Q_OBJECT

private slots:
    void onlyFilesAreTaken_data();
    void onlyFilesAreTaken();
    void whatLeavesIsNotTaken();
};

namespace {

/// A window over which something is dragged.
struct Dragged
{
    QWidget window;
    FileDrop drop { &window };
    QSignalSpy hovering { &drop, &FileDrop::hovering };
    QSignalSpy dropped { &drop, &FileDrop::dropped };
    QMimeData data;

    bool enter()
    {
        QDragEnterEvent event({ 5, 5 }, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        event.ignore();
        QApplication::sendEvent(&window, &event);
        return event.isAccepted();
    }
};

} // namespace

void TestFileDrop::onlyFilesAreTaken_data()
{
    QTest::addColumn<QStringList>("urls");
    QTest::addColumn<QStringList>("paths");
    QTest::newRow("a file") << QStringList { u"file:///a.pdf"_s } << QStringList { u"/a.pdf"_s };
    QTest::newRow("two") << QStringList { u"file:///a.pdf"_s, u"file:///b%20c.pdf"_s }
                         << QStringList { u"/a.pdf"_s, u"/b c.pdf"_s };
    QTest::newRow("one of them of the web") << QStringList { u"https://a.example/x.pdf"_s, u"file:///a.pdf"_s }
                                            << QStringList { u"/a.pdf"_s };
    QTest::newRow("of the web") << QStringList { u"https://a.example/x.pdf"_s } << QStringList {};
    QTest::newRow("words") << QStringList {} << QStringList {};
}

void TestFileDrop::onlyFilesAreTaken()
{
    QFETCH(const QStringList, urls);
    QFETCH(const QStringList, paths);
    Dragged d;
    d.data.setText(u"words"_s);
    d.data.setUrls(QUrl::fromStringList(urls));
    QCOMPARE(d.enter(), !paths.isEmpty());
    QCOMPARE(d.hovering.size(), paths.isEmpty() ? 0 : 1);
    if (paths.isEmpty())
        return;
    QDropEvent event({ 5, 5 }, Qt::CopyAction, &d.data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&d.window, &event);
    QCOMPARE(d.dropped.size(), 1);
    QCOMPARE(d.dropped.front().front().toStringList(), paths);
    QCOMPARE(d.hovering.back().front().toBool(), false);
}

void TestFileDrop::whatLeavesIsNotTaken()
{
    Dragged d;
    d.data.setUrls({ QUrl(u"file:///a.pdf"_s) });
    QVERIFY(d.enter());
    QDragLeaveEvent leave;
    QApplication::sendEvent(&d.window, &leave);
    QCOMPARE(d.hovering.back().front().toBool(), false);
    QVERIFY(d.dropped.isEmpty());
}

ADDUCE_TEST(TestFileDrop)
#include "test_file_drop.moc"
