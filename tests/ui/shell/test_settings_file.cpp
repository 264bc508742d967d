#include "tests/support/test_main.h"
#include "ui/shell/settings_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <sys/stat.h>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestSettingsFile : public QObject
{
    Q_OBJECT

private slots:
    void itIsOurs_data();
    void itIsOurs();
};

void TestSettingsFile::itIsOurs_data()
{
    QTest::addColumn<int>("mask");
    QTest::addColumn<bool>("isLink");
    for (const int mask : { 0, 022, 077 })
        for (const bool isLink : { false, true })
            QTest::addRow("%03o%s", mask, isLink ? ", a link" : "") << mask << isLink;
}

void TestSettingsFile::itIsOurs()
{
    QFETCH(int, mask);
    QFETCH(bool, isLink);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"made/window.ini"_s), victim = folder.filePath(u"victim"_s);
    const mode_t before = ::umask(static_cast<mode_t>(mask));
    if (isLink) {
        QFile file(victim);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("[window]\ntab=2\n") > 0);
        file.close();
        QVERIFY(QDir().mkpath(folder.filePath(u"made"_s)));
        QVERIFY(QFile::link(victim, path));
    }
    {
        QSettings settings(privateSettingsFile(path), QSettings::IniFormat);
        QCOMPARE(settings.value(u"window/tab"_s, 0).toInt(), isLink ? 2 : 0);
        settings.setValue(u"window/tab"_s, 3);
    }
    ::umask(before);
    struct stat there {};
    QCOMPARE(::lstat(QFile::encodeName(path).constData(), &there), 0);
    QCOMPARE(int(there.st_mode & 07777), 0600);
    QVERIFY(S_ISREG(there.st_mode));
    QFile file(victim);
    if (isLink)
        QVERIFY(file.open(QIODevice::ReadOnly) && file.readAll() == "[window]\ntab=2\n");
}

ADDUCE_TEST(TestSettingsFile)
#include "test_settings_file.moc"
