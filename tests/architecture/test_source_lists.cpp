#include "tests/support/places.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// The build is told each source by name: a file that is not listed is not built, one that is listed is there.
class TestSourceLists : public QObject
{
    Q_OBJECT

private slots:
    void everySourceIsListed_data();
    void everySourceIsListed();
    void everyFolderOfTestsIsBuilt();
};

static QStringList listedIn(const QString &path)
{
    static const QRegularExpression source(uR"([\w/]+\.(?:cpp|h)\b)"_s);
    QFile file(path);
    QStringList listed;
    if (file.open(QIODevice::ReadOnly)) {
        auto it = source.globalMatch(QString::fromUtf8(file.readAll()));
        while (it.hasNext())
            listed << it.next().captured();
    }
    listed.sort();
    listed.removeDuplicates();
    return listed;
}

void TestSourceLists::everySourceIsListed_data()
{
    QTest::addColumn<QString>("folder");
    for (const QString &folder : { u"core"_s, u"ui"_s, u"app"_s })
        QTest::newRow(qPrintable(folder)) << folder;
}

void TestSourceLists::everySourceIsListed()
{
    QFETCH(QString, folder);
    const QDir place(test::inSources(folder));
    QStringList there { u"precompiled.h"_s };
    QDirIterator it(place.path(), { u"*.h"_s, u"*.cpp"_s }, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext())
        there << place.relativeFilePath(it.next());
    there.sort();
    there.removeDuplicates();
    QStringList listed = listedIn(place.filePath(u"CMakeLists.txt"_s));
    if (!listed.contains(u"precompiled.h"_s))
        there.removeOne(u"precompiled.h"_s);
    QCOMPARE(listed, there);
}

/// Tests of a folder that the build does not name would be run by nobody.
void TestSourceLists::everyFolderOfTestsIsBuilt()
{
    QFile lists(test::inSources(u"tests/CMakeLists.txt"_s));
    QVERIFY(lists.open(QIODevice::ReadOnly));
    const QString named = QString::fromUtf8(lists.readAll());
    for (const QString &folder : QDir(test::inSources(u"tests/core"_s)).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        QVERIFY2(QRegularExpression(u"\\b%1\\b"_s.arg(folder)).match(named).hasMatch(), qPrintable(folder));
}

ADDUCE_TEST(TestSourceLists)
#include "test_source_lists.moc"
