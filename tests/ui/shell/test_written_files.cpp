#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/common/widgets.h"
#include "ui/shell/job_bar.h"
#include "ui/shell/written_files.h"

#include <QDesktopServices>
#include <QFile>
#include <QStatusBar>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Takes what would be opened by another program.
class OpenedUrls : public QObject
{
    Q_OBJECT

public:
    OpenedUrls() { QDesktopServices::setUrlHandler(u"file"_s, this, "take"); }
    ~OpenedUrls() override { QDesktopServices::unsetUrlHandler(u"file"_s); }
    QStringList paths;

public slots:
    void take(const QUrl &url) { paths << url.toLocalFile(); }
};

class TestWrittenFiles : public QObject
{
    Q_OBJECT

private slots:
    void oneFileIsOpenedOrShown();
    void severalAreShown();
    void aFileThatIsGoneIsSaid();
    void otherWordsTakeThemAway();
};

namespace {

struct Bar : test::WindowFixture
{
    LibraryJob job { services };
    QStatusBar bar;
    JobBar jobs { &bar, job };
    OpenedUrls opened;
    Bar()
    {
        bar.resize(900, 30);
        bar.show();
    }
    QString write(const QString &name) const
    {
        QFile file(place.filePath(name));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("no file");
        return file.fileName();
    }
    [[nodiscard]] WrittenFiles *files() const { return bar.findChild<WrittenFiles *>(); }
    [[nodiscard]] QToolButton *button(const QString &text) const
    {
        for (QToolButton *one : files()->findChildren<QToolButton *>())
            if (one->text() == text)
                return one;
        return nullptr;
    }
};

} // namespace

void TestWrittenFiles::oneFileIsOpenedOrShown()
{
    Bar f;
    QVERIFY(f.files()->isHidden());
    const QString path = f.write(u"thread.pdf"_s);
    f.jobs.sayWritten({ path });
    QVERIFY(f.files()->isVisible());
    f.button(u"Open"_s)->click();
    f.button(u"Show in folder"_s)->click();
    QCOMPARE(f.opened.paths, (QStringList { path, QFileInfo(path).absolutePath() }));
}

void TestWrittenFiles::severalAreShown()
{
    Bar f;
    f.jobs.sayWritten({ f.write(u"a.csv"_s), f.write(u"a-matrix.csv"_s) });
    QVERIFY(f.button(u"Open"_s)->isHidden());
    QVERIFY(f.button(u"Show in folder"_s)->isVisible());
}

void TestWrittenFiles::aFileThatIsGoneIsSaid()
{
    Bar f;
    const QString path = f.write(u"thread.pdf"_s);
    f.jobs.sayWritten({ path });
    QVERIFY(QFile::remove(path));
    f.button(u"Open"_s)->click();
    QVERIFY(f.opened.paths.isEmpty());
    QVERIFY(f.bar.findChild<ElidedLabel *>()->text().contains(u"thread.pdf"_s));
    QVERIFY(f.files()->isHidden());
}

void TestWrittenFiles::otherWordsTakeThemAway()
{
    Bar f;
    f.jobs.sayWritten({ f.write(u"thread.pdf"_s) });
    f.jobs.setSideJob(SideJob::Matrix, u"Filling a cell"_s, 1, 4);
    QVERIFY(f.files()->isHidden());
    f.jobs.setSideJob(SideJob::Matrix, {}, 0, 0);
    QVERIFY(f.files()->isHidden()); // nor do they come back
    f.jobs.sayWritten({ f.write(u"thread.pdf"_s) });
    f.jobs.say(u"3 documents read"_s);
    QVERIFY(f.files()->isHidden());
}

ADDUCE_TEST(TestWrittenFiles)
#include "test_written_files.moc"
