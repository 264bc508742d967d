#include "core/settings/reading.h"
#include "tests/support/test_main.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestReading : public QObject
{
    Q_OBJECT

private slots:
    void survivesSaving();
    void badValuesAreDefaults_data();
    void badValuesAreDefaults();
};

void TestReading::survivesSaving()
{
    const QTemporaryDir place;
    const ReadingSettings reading { { OcrMode::Automatic, { u"deu"_s, u"eng"_s } }, u"hybrid"_s, 300, 2048 };
    {
        QSettings settings(place.filePath(u"a.ini"_s), QSettings::IniFormat);
        QCOMPARE(loadReading(settings), ReadingSettings {});
        saveReading(settings, reading);
    }
    const QSettings again(place.filePath(u"a.ini"_s), QSettings::IniFormat);
    QCOMPARE(loadReading(again), reading);
}

void TestReading::badValuesAreDefaults_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QVariant>("value");
    QTest::newRow("mode") << u"reading/ocr"_s << QVariant(u"perhaps"_s);
    QTest::newRow("no language") << u"reading/ocr_languages"_s << QVariant(QStringList {});
    QTest::newRow("profile") << u"reading/chunks"_s << QVariant(u"best"_s);
    QTest::newRow("no number") << u"reading/seconds"_s << QVariant(u"long"_s);
    QTest::newRow("too short") << u"reading/seconds"_s << QVariant(0);
    QTest::newRow("negative") << u"reading/megabytes"_s << QVariant(-1);
    QTest::newRow("too much") << u"reading/megabytes"_s << QVariant(1 << 30);
}

void TestReading::badValuesAreDefaults()
{
    QFETCH(QString, key);
    QFETCH(QVariant, value);
    const QTemporaryDir place;
    QSettings settings(place.filePath(u"a.ini"_s), QSettings::IniFormat);
    settings.setValue(key, value);
    QCOMPARE(loadReading(settings), ReadingSettings {});
}

ADDUCE_TEST(TestReading)
#include "test_reading.moc"
