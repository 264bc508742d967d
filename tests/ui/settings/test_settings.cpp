#include "core/library/current_documents.h"
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

private:
    QTemporaryDir m_place;
};

void TestSettings::changesAreStoredAtOnce()
{
    const ConfigurationFile file(m_place.filePath(u"stored.json"_s));
    ReadingSettingsPage page(file, { u"deu"_s, u"eng"_s });
    auto *ocr = page.findChild<QComboBox *>();
    ocr->setCurrentIndex(2);
    page.findChild<QSpinBox *>()->setValue(300);
    QCOMPARE(file.load().reading.ocr.mode, OcrMode::Automatic);
    QCOMPARE(file.load().reading.seconds, 300);
    page.reset();
    QCOMPARE(file.load().reading, ReadingSettings {});
    QCOMPARE(ocr->currentData().toInt(), static_cast<int>(OcrMode::Ask));
}

void TestSettings::aLanguageStaysChosen()
{
    const ConfigurationFile file(m_place.filePath(u"languages.json"_s));
    ReadingSettingsPage page(file, { u"deu"_s, u"eng"_s });
    auto *languages = page.findChild<QListWidget *>();
    QCOMPARE(languages->count(), 2);
    QCOMPARE(languages->item(0)->text(), u"English"_s); // the chosen one first
    languages->item(1)->setCheckState(Qt::Checked);
    QCOMPARE(file.load().reading.ocr.languages, (QStringList { u"eng"_s, u"deu"_s }));
    languages->item(0)->setCheckState(Qt::Unchecked);
    QCOMPARE(file.load().reading.ocr.languages, QStringList { u"deu"_s });
    languages->item(1)->setCheckState(Qt::Unchecked);
    QCOMPARE(file.load().reading.ocr.languages, QStringList { u"deu"_s });
}

void TestSettings::changesHoldFromTheNextDocument()
{
    test::WindowFixture fixture;
    const auto cutAs = [&](const QString &profile) {
        fixture.configuration.change(
            [&](Configuration &now) { now.profile.parameters.chunks = builtInProfile(profile)->parameters.chunks; });
    };
    cutAs(u"nutor"_s);
    fixture.show();
    fixture.add(fixture.writePaper(u"a.md"_s));
    QCOMPARE(currentDocuments(fixture.library).front().profile, u"nutor"_s);
    cutAs(u"hybrid"_s);
    fixture.add(test::writeFile(fixture.place.path(), u"b.md"_s, "Coffee before a race helps runners.\n"));
    QCOMPARE(currentDocuments(fixture.library).front().profile, u"hybrid"_s);
}

ADDUCE_TEST(TestSettings)
#include "test_settings.moc"
