#include "tests/support/test_main.h"
#include "ui/settings/appearance_settings_page.h"

#include <QCloseEvent>
#include <QComboBox>
#include <QPalette>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestAppearanceSettings : public QObject
{
    Q_OBJECT

private slots:
    void whatNobodyCanChooseIsNotChosen();
    void choicesAreKeptAndTheThemeHoldsAtOnce();
    void sizeAndLanguageHoldAtOnce();
    void theEnvironmentsScaleHolds();
    void startsAgainWhenEveryWindowIsClosed();
};

namespace {

void choose(AppearanceSettingsPage &page, const QString &name, const QVariant &data)
{
    for (auto *box : page.findChildren<QComboBox *>())
        if (box->accessibleName() == name) {
            box->setCurrentIndex(box->findData(data));
            emit box->activated(box->currentIndex());
        }
}

} // namespace

void TestAppearanceSettings::whatNobodyCanChooseIsNotChosen()
{
    const QTemporaryDir place;
    QSettings settings(place.filePath(u"window.ini"_s), QSettings::IniFormat);
    settings.setValue(u"window/theme"_s, 17);
    settings.setValue(u"window/scale"_s, 100'000);
    settings.setValue(u"window/language"_s, u"../../etc"_s);
    const Appearance appearance = loadAppearance(settings);
    QCOMPARE(appearance.theme, ThemeChoice::Dark);
    QCOMPARE(appearance.percent, 200);
    QVERIFY(appearance.language.isEmpty());
}

void TestAppearanceSettings::choicesAreKeptAndTheThemeHoldsAtOnce()
{
    const QTemporaryDir place;
    QSettings settings(place.filePath(u"window.ini"_s), QSettings::IniFormat);
    Theme theme;
    theme.apply(ThemeChoice::Light);
    AppearanceSettingsPage page(settings, theme, [] { return true; });
    choose(page, u"Theme"_s, static_cast<int>(ThemeChoice::Dark));
    QCOMPARE(theme.choice(), ThemeChoice::Dark);
    choose(page, u"Size of all that is shown"_s, 150);
    choose(page, u"Language"_s, u"ja"_s);
    const Appearance kept = loadAppearance(settings);
    QCOMPARE(kept.theme, ThemeChoice::Dark);
    QCOMPARE(kept.percent, 150);
    QCOMPARE(kept.language, u"ja"_s);
    page.reset();
    QCOMPARE(loadAppearance(settings).percent, 100);
    QVERIFY(loadAppearance(settings).language.isEmpty());
    theme.apply(ThemeChoice::Light);
}

void TestAppearanceSettings::sizeAndLanguageHoldAtOnce()
{
    const QTemporaryDir place;
    QSettings settings(place.filePath(u"window.ini"_s), QSettings::IniFormat);
    Theme theme;
    bool isBusy = true;
    AppearanceSettingsPage page(settings, theme, [&isBusy] { return isBusy; });
    page.show();
    const QSignalSpy wanted(&page, &AppearanceSettingsPage::startAgainWanted);
    auto *now = page.findChild<QPushButton *>();
    choose(page, u"Language"_s, u"de"_s);
    QTRY_VERIFY(now->isVisible()); // something runs: the user is asked
    now->click();
    QCOMPARE(wanted.size(), 1);
    choose(page, u"Language"_s, QString());
    QTRY_VERIFY(!now->isVisible()); // as it was
    choose(page, u"Size of all that is shown"_s, 125);
    QTRY_VERIFY(now->isVisible());
    QCOMPARE(wanted.size(), 1);
    isBusy = false; // it has ended
    QTRY_COMPARE(wanted.size(), 2);
    choose(page, u"Size of all that is shown"_s, 150);
    page.hide(); // without waiting
    QCOMPARE(wanted.size(), 3);
    isBusy = true;
    page.show();
    choose(page, u"Size of all that is shown"_s, 175);
    page.hide();
    QCOMPARE(wanted.size(), 3);
    QCOMPARE(loadAppearance(settings).percent, 175); // from the next start
    theme.apply(ThemeChoice::Light);
}

void TestAppearanceSettings::theEnvironmentsScaleHolds()
{
    qputenv("QT_SCALE_FACTOR", "1.25");
    scaleWindows({ ThemeChoice::System, 200, {} });
    QCOMPARE(qgetenv("QT_SCALE_FACTOR"), QByteArray("1.25"));
    qunsetenv("QT_SCALE_FACTOR");
    scaleWindows({ ThemeChoice::System, 100, {} });
    QVERIFY(!qEnvironmentVariableIsSet("QT_SCALE_FACTOR"));
    scaleWindows({ ThemeChoice::System, 175, {} });
    QCOMPARE(qgetenv("QT_SCALE_FACTOR"), QByteArray("1.75"));
    qunsetenv("QT_SCALE_FACTOR");
}

void TestAppearanceSettings::startsAgainWhenEveryWindowIsClosed()
{
    struct Window : QWidget
    {
        bool isWilling = false;
        void closeEvent(QCloseEvent *event) override { event->setAccepted(isWilling); }
    };
    Window window;
    window.show();
    const QTemporaryDir place;
    QSettings settings(place.filePath(u"window.ini"_s), QSettings::IniFormat);
    QTimer::singleShot(0, &window, [&settings] {
        startAgain(settings); // the window stays, and so does the program
        QCoreApplication::exit(1);
    });
    QCOMPARE(QCoreApplication::exec(), 1);
    QVERIFY(window.isVisible());
    QVERIFY(!takeStartedAgain(settings));
    window.isWilling = true;
    QTimer::singleShot(0, &window, [&settings] { startAgain(settings); });
    QCOMPARE(QCoreApplication::exec(), kStartAgain);
    QVERIFY(takeStartedAgain(settings));
    QVERIFY(!takeStartedAgain(settings)); // once
}

ADDUCE_TEST(TestAppearanceSettings)
#include "test_appearance_settings.moc"
