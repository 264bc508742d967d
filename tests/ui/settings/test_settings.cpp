#include "tests/support/pdf_maker.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/settings/reading_settings_page.h"

#include <QComboBox>
#include <QListWidget>
#include <QSpinBox>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestSettings : public QObject
{
    Q_OBJECT

private slots:
    void changesAreStoredAtOnce();
    void aLanguageStaysChosen();
    void changesHoldFromTheNextDocument();
    void namesOfLanguages_data();
    void namesOfLanguages();

private:
    QTemporaryDir m_place;
};

void TestSettings::changesAreStoredAtOnce()
{
    QSettings settings(m_place.filePath(u"stored.ini"_s), QSettings::IniFormat);
    ReadingSettingsPage page(settings, { u"deu"_s, u"eng"_s });
    auto *ocr = page.findChild<QComboBox *>();
    ocr->setCurrentIndex(2);
    page.findChild<QSpinBox *>()->setValue(300);
    QCOMPARE(loadReading(settings).ocr.mode, OcrMode::Automatic);
    QCOMPARE(loadReading(settings).seconds, 300);
    page.reset();
    QCOMPARE(loadReading(settings), ReadingSettings {});
    QCOMPARE(ocr->currentData().toInt(), static_cast<int>(OcrMode::Ask));
}

void TestSettings::aLanguageStaysChosen()
{
    QSettings settings(m_place.filePath(u"languages.ini"_s), QSettings::IniFormat);
    ReadingSettingsPage page(settings, { u"deu"_s, u"eng"_s });
    auto *languages = page.findChild<QListWidget *>();
    QCOMPARE(languages->count(), 2);
    QCOMPARE(languages->item(0)->text(), u"English"_s); // the chosen one first
    languages->item(1)->setCheckState(Qt::Checked);
    QCOMPARE(loadReading(settings).ocr.languages, (QStringList { u"eng"_s, u"deu"_s }));
    languages->item(0)->setCheckState(Qt::Unchecked);
    QCOMPARE(loadReading(settings).ocr.languages, QStringList { u"deu"_s });
    languages->item(1)->setCheckState(Qt::Unchecked);
    QCOMPARE(loadReading(settings).ocr.languages, QStringList { u"deu"_s });
}

void TestSettings::changesHoldFromTheNextDocument()
{
    test::WindowFixture fixture;
    ReadingSettings reading;
    reading.chunkProfile = u"nutor"_s;
    saveReading(fixture.settings, reading);
    fixture.show();
    fixture.add(fixture.writePaper(u"a.md"_s));
    QCOMPARE(fixture.window->job().rows().front().profile, u"nutor"_s);
    reading.chunkProfile = u"hybrid"_s;
    saveReading(fixture.settings, reading);
    fixture.add(test::writeFile(fixture.place.path(), u"b.md"_s, "Coffee before a race helps runners.\n"));
    QCOMPARE(fixture.window->job().rows().front().profile, u"hybrid"_s);
}

void TestSettings::namesOfLanguages_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("name");
    QTest::newRow("German") << u"deu"_s << u"German"_s;
    QTest::newRow("with a script") << u"chi_sim"_s << u"Chinese (sim)"_s;
    QTest::newRow("nobody's") << u"qqq"_s << u"qqq"_s;
}

void TestSettings::namesOfLanguages()
{
    QFETCH(QString, code);
    QFETCH(QString, name);
    QCOMPARE(languageName(code), name);
}

ADDUCE_TEST(TestSettings)
#include "test_settings.moc"
