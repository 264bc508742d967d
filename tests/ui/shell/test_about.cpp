#include "core/base/used_libraries.h"
#include "tests/support/test_main.h"
#include "ui/shell/help.h"

#include <QDialog>
#include <QTest>
#include <QTreeWidget>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestAbout : public QObject
{
    Q_OBJECT

private slots:
    void tellsTheVersions();
};

void TestAbout::tellsTheVersions()
{
    QWidget window;
    showAbout(&window);
    auto *libraries = window.findChild<QTreeWidget *>();
    QVERIFY(libraries);
    QCOMPARE(libraries->topLevelItemCount(), static_cast<int>(usedLibraries().size()));
    const QList<QTreeWidgetItem *> mupdf = libraries->findItems(u"MuPDF"_s, Qt::MatchExactly);
    QCOMPARE(mupdf.size(), 1);
    QVERIFY2(mupdf.front()->text(1).at(0).isDigit(), qPrintable(mupdf.front()->text(1)));
    for (const UsedLibrary &library : usedLibraries())
        QVERIFY2(*library.name && *library.use, library.name);
}

ADDUCE_TEST(TestAbout)
#include "test_about.moc"
