#include "core/base/device.h"
#include "core/base/stop.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/common/widgets.h"
#include "ui/evidence/exporter.h"
#include "ui/library/reference_export.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>
#include <semaphore>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::WindowFixture;

/// Files that take long to write hold nothing up.
class TestFileWriting : public QObject
{
    Q_OBJECT

private slots:
    void aSecondFileWaitsAndTheWindowDoesNot();
    void whatTakesLongIsShownAndStopped();
    void nothingHalfIsLeftAtTheEnd();
    void referencesWaitToo();
};

namespace {

/// Writes half of a file, then waits for leave, or a stop, to write the rest.
FileWriting::Work slow(const QString &path, std::binary_semaphore &leave, std::atomic<bool> *begun = nullptr)
{
    return [path, &leave, begun](const FileWriting::Report &report, const std::stop_token &stop) {
        report(1, 2);
        replaceFile(path, [&](QIODevice &device) {
            writeAll(device, "half");
            if (begun)
                *begun = true;
            while (!leave.try_acquire_for(std::chrono::milliseconds(5)))
                throwIfStopped(stop);
            writeAll(device, " and half");
        });
        return QStringList { path };
    };
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

void TestFileWriting::aSecondFileWaitsAndTheWindowDoesNot()
{
    WindowFixture f;
    f.show();
    f.add(f.writePaper(u"paper.md"_s));
    f.askAndWait(u"Does fasting change sprint performance?"_s);
    Exporter exporter(f.services);
    QSignalSpy written(&exporter, &Exporter::written);
    std::binary_semaphore leave { 0 };
    exporter.writing().add(f.place.filePath(u"long.pdf"_s), slow(f.place.filePath(u"long.pdf"_s), leave));
    exporter.write({ { f.window->ask().opened().id() }, {} }, f.place.filePath(u"short.md"_s)); // would never come back
    QVERIFY(written.isEmpty());
    leave.release();
    QTRY_COMPARE_WITH_TIMEOUT(written.size(), 2, 30'000);
    QCOMPARE(written[0][0].toString(), f.place.filePath(u"long.pdf"_s));
    QCOMPARE(written[1][0].toString(), f.place.filePath(u"short.md"_s));
    QCOMPARE(bytesOf(f.place.filePath(u"long.pdf"_s)), QByteArray("half and half"));
    QVERIFY(bytesOf(f.place.filePath(u"short.md"_s)).contains("fasting"));
    QVERIFY(!exporter.writing().isBusy());
}

void TestFileWriting::whatTakesLongIsShownAndStopped()
{
    WindowFixture f;
    f.show();
    auto *exporter = f.window->findChild<Exporter *>();
    QSignalSpy stopped(&exporter->writing(), &FileWriting::stopped);
    QSignalSpy failed(&exporter->writing(), &FileWriting::failed);
    const auto says = [&](const QString &words) {
        return std::ranges::any_of(f.window->statusBar()->findChildren<ElidedLabel *>(),
            [&](const ElidedLabel *label) { return label->isVisible() && label->text().contains(words); });
    };
    std::binary_semaphore never { 0 };
    const QString path = f.place.filePath(u"long.pdf"_s);
    test::writeFile(f.place.path(), u"long.pdf"_s, "mine");
    exporter->writing().add(path, slow(path, never));
    QVERIFY(!says(u"Writing"_s)); // most files are there in a moment
    QTRY_VERIFY_WITH_TIMEOUT(says(u"Writing long.pdf"_s), 60'000);
    for (QToolButton *button : f.window->statusBar()->findChildren<QToolButton *>())
        if (button->isVisible() && button->text() == u"Stop"_s)
            button->click();
    QTRY_COMPARE_WITH_TIMEOUT(stopped.size(), 1, 60'000);
    QTRY_VERIFY(!says(u"Writing"_s));
    QVERIFY(says(u"nothing was written"_s));
    QVERIFY(failed.isEmpty());
    QCOMPARE(bytesOf(path), QByteArray("mine"));
}

void TestFileWriting::nothingHalfIsLeftAtTheEnd()
{
    const QTemporaryDir place;
    std::binary_semaphore never { 0 };
    std::atomic<bool> begun = false;
    QElapsedTimer timer;
    {
        FileWriting writing;
        for (const QString &name : { u"a.pdf"_s, u"b.pdf"_s })
            writing.add(place.filePath(name), slow(place.filePath(name), never, &begun));
        QTRY_VERIFY(begun);
        timer.start();
    }
    QVERIFY(timer.elapsed() < 2'000);
    QVERIFY(QDir(place.path()).entryList(QDir::Files | QDir::Hidden).isEmpty());
}

void TestFileWriting::referencesWaitToo()
{
    WindowFixture f;
    f.show();
    f.add(f.writePaper(u"paper.md"_s));
    ReferenceExport references(f.services);
    QSignalSpy written(&references, &ReferenceExport::written);
    std::binary_semaphore leave { 0 };
    references.writing().add(f.place.filePath(u"long.bib"_s), slow(f.place.filePath(u"long.bib"_s), leave));
    references.write(f.place.filePath(u"short.bib"_s));
    QVERIFY(written.isEmpty());
    leave.release();
    QTRY_COMPARE_WITH_TIMEOUT(written.size(), 2, 30'000);
    QVERIFY(bytesOf(f.place.filePath(u"short.bib"_s)).startsWith("@"));
}

ADDUCE_TEST(TestFileWriting)
#include "test_file_writing.moc"
