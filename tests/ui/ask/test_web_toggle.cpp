#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/ask/web_toggle.h"
#include "ui/settings/web_settings_box.h"

#include <QApplication>
#include <QCheckBox>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>

using namespace adduce;
using namespace Qt::StringLiterals;

/// The web is off until it is allowed and pressed; what is set is kept at once.
class TestWebToggle : public QObject
{
    Q_OBJECT

private slots:
    void isAskedForOnce();
    void refusedItStaysOff();
    void underLocalOnlyItCannotBePressed();
    void aProfileWithoutItSaysSo();
    void whatWasSetElsewhereIsSeen();
    void whatWasTakenBackHolds();
    void settingsAreStoredAtOnce();
    void anAddressThatIsNoneIsNotKept();
};

static QMessageBox *question(QWidget *window)
{
    return window->findChild<QMessageBox *>();
}

void TestWebToggle::isAskedForOnce()
{
    test::WindowFixture fixture;
    fixture.show();
    WebToggle &toggle = *fixture.window->findChild<WebToggle *>();
    QVERIFY(toggle.isEnabled() && !toggle.web());
    toggle.click();
    QVERIFY(question(fixture.window.get()) && !toggle.isChecked());
    question(fixture.window.get())->defaultButton()->click();
    QVERIFY(fixture.configuration.load().online.web.isAllowed);
    QVERIFY(toggle.isChecked() && toggle.web());
    QTRY_VERIFY(!question(fixture.window.get()));
    toggle.click();
    QVERIFY(!toggle.web());
    toggle.click();
    QVERIFY(!question(fixture.window.get()) && toggle.web());
}

void TestWebToggle::refusedItStaysOff()
{
    test::WindowFixture fixture;
    fixture.show();
    WebToggle &toggle = *fixture.window->findChild<WebToggle *>();
    toggle.click();
    question(fixture.window.get())->reject();
    QVERIFY(!toggle.isChecked() && !toggle.web());
    QVERIFY(!fixture.configuration.load().online.web.isAllowed);
}

void TestWebToggle::underLocalOnlyItCannotBePressed()
{
    test::WindowFixture fixture;
    fixture.configuration.change([](Configuration &now) {
        now.online.web.isAllowed = true;
        now.online.isLocalOnly = true;
    });
    WebToggle toggle(fixture.services);
    QVERIFY(!toggle.isEnabled() && !toggle.web());
    QVERIFY(toggle.toolTip().contains(u"Local only"));
}

void TestWebToggle::aProfileWithoutItSaysSo()
{
    test::WindowFixture fixture;
    fixture.configuration.change([](Configuration &now) {
        now.online.web.isAllowed = true;
        now.profile = *builtInProfile(u"portal"_s);
    });
    WebToggle toggle(fixture.services);
    QVERIFY(toggle.isEnabled()); // the words of a question may ask for it
    QVERIFY(toggle.toolTip().contains(u"portal"));
}

void TestWebToggle::whatWasSetElsewhereIsSeen()
{
    test::WindowFixture fixture;
    fixture.show();
    WebToggle &toggle = *fixture.window->findChild<WebToggle *>();
    QVERIFY(toggle.isEnabled());
    fixture.configuration.change([](Configuration &now) { now.online.isLocalOnly = true; });
    QEvent back(QEvent::WindowActivate); // as when the window of the settings goes
    QApplication::sendEvent(&toggle, &back);
    QVERIFY(!toggle.isEnabled());
}

void TestWebToggle::whatWasTakenBackHolds()
{
    test::WindowFixture fixture;
    fixture.configuration.change([](Configuration &now) { now.online.web.isAllowed = true; });
    WebToggle toggle(fixture.services);
    toggle.click();
    QVERIFY(toggle.web());
    fixture.configuration.change([](Configuration &now) { now.online.web.isAllowed = false; });
    QVERIFY(!toggle.web());
    QVERIFY(!toggle.isChecked());
}

void TestWebToggle::settingsAreStoredAtOnce()
{
    const QTemporaryDir place;
    const ConfigurationFile file(place.filePath(u"c.json"_s));
    WebSettingsBox box(file);
    const auto boxes = box.findChildren<QCheckBox *>();
    boxes[0]->setChecked(true);
    boxes[1]->setChecked(false);
    box.findChild<QSpinBox *>()->setValue(7);
    const auto edits = box.findChildren<QLineEdit *>();
    for (QLineEdit *edit : edits)
        if (edit->placeholderText().contains(u"Unpaywall"))
            edit->setText(u" ann@example.org "_s);
    box.findChild<QSpinBox *>()->setValue(8);
    const WebSettings kept = file.load().online.web;
    QVERIFY(kept.isAllowed && !kept.usesDuckDuckGo && kept.usesWikipedia);
    QCOMPARE(kept.email, u"ann@example.org"_s);
    QCOMPARE(kept.daysKept, 8);
    box.reset();
    QCOMPARE(file.load().online.web, WebSettings {});
}

void TestWebToggle::anAddressThatIsNoneIsNotKept()
{
    const QTemporaryDir place;
    const ConfigurationFile file(place.filePath(u"c.json"_s));
    file.change([](Configuration &now) { now.online.web = { .isAllowed = true, .searxng = u"https://a.org"_s }; });
    WebSettingsBox box(file);
    QLineEdit *address = nullptr;
    for (QLineEdit *edit : box.findChildren<QLineEdit *>())
        if (edit->placeholderText().contains(u"searx"))
            address = edit;
    QVERIFY(address);
    address->setText(u"file:///etc/passwd"_s);
    emit address->editingFinished();
    QCOMPARE(address->text(), u"https://a.org"_s);
    address->setText(u"b.org"_s);
    emit address->editingFinished();
    QCOMPARE(file.load().online.web.searxng, u"https://b.org"_s);
    for (QMessageBox *said : box.findChildren<QMessageBox *>())
        said->reject();
}

ADDUCE_TEST(TestWebToggle)
#include "test_web_toggle.moc"
