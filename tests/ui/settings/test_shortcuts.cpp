#include "tests/support/test_main.h"
#include "ui/settings/keyboard_settings_page.h"
#include "ui/settings/shortcuts.h"

#include <QKeySequenceEdit>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestShortcuts : public QObject
{
    Q_OBJECT

private slots:
    void chosenKeysAreKept();
    void keysOfAnotherAreTakenFromIt();
    void thePageSaysWhoLosesKeys();
};

namespace {

struct Fixture
{
    QTemporaryDir place;
    QSettings settings { place.filePath(u"window.ini"_s), QSettings::IniFormat };
    QAction ask { u"Ask"_s }, find { u"Find"_s };

    Fixture()
    {
        ask.setObjectName(u"ask"_s);
        ask.setShortcut(QKeySequence(u"Ctrl+L"_s));
        find.setObjectName(u"find"_s);
        find.setShortcut(QKeySequence(u"Ctrl+F"_s));
    }
};

} // namespace

void TestShortcuts::chosenKeysAreKept()
{
    Fixture f;
    Shortcuts(f.settings, { &f.ask, &f.find }).set(f.ask, QKeySequence(u"Ctrl+Shift+A"_s));
    Fixture next;
    next.settings.setValue(u"keys/ask"_s, f.settings.value(u"keys/ask"_s));
    Shortcuts shortcuts(next.settings, { &next.ask, &next.find });
    QCOMPARE(next.ask.shortcut(), QKeySequence(u"Ctrl+Shift+A"_s));
    QCOMPARE(shortcuts.defaultOf(next.ask), QKeySequence(u"Ctrl+L"_s));
    shortcuts.set(next.ask, QKeySequence(u"Ctrl+L"_s));
    QVERIFY(!next.settings.contains(u"keys/ask"_s)); // as it was made: a later version may change it
}

void TestShortcuts::keysOfAnotherAreTakenFromIt()
{
    Fixture f;
    Shortcuts shortcuts(f.settings, { &f.ask, &f.find });
    shortcuts.set(f.ask, QKeySequence(u"Ctrl+F"_s));
    QCOMPARE(f.ask.shortcut(), QKeySequence(u"Ctrl+F"_s));
    QVERIFY(f.find.shortcut().isEmpty());
    QVERIFY(!shortcuts.having(QKeySequence()));
    shortcuts.reset();
    QCOMPARE(f.ask.shortcut(), QKeySequence(u"Ctrl+L"_s));
    QCOMPARE(f.find.shortcut(), QKeySequence(u"Ctrl+F"_s));
    QVERIFY(f.settings.allKeys().isEmpty());
}

void TestShortcuts::thePageSaysWhoLosesKeys()
{
    Fixture f;
    Shortcuts shortcuts(f.settings, { &f.ask, &f.find });
    KeyboardSettingsPage page(shortcuts);
    page.findChild<QKeySequenceEdit *>()->setKeySequence(QKeySequence(u"Ctrl+F"_s));
    QStringList said;
    for (const auto *label : page.findChildren<QLabel *>())
        said << label->text();
    QVERIFY(said.contains(u"“Find” has these keys and loses them."_s));
    QCOMPARE(f.find.shortcut(), QKeySequence(u"Ctrl+F"_s)); // not yet
    for (auto *button : page.findChildren<QPushButton *>())
        if (button->text() == u"Set"_s)
            button->click();
    QCOMPARE(f.ask.shortcut(), QKeySequence(u"Ctrl+F"_s));
    const auto *list = page.findChild<QTreeWidget *>();
    QCOMPARE(list->topLevelItem(0)->text(1), QKeySequence(u"Ctrl+F"_s).toString(QKeySequence::NativeText));
    QVERIFY(list->topLevelItem(1)->text(1).isEmpty());
}

ADDUCE_TEST(TestShortcuts)
#include "test_shortcuts.moc"
