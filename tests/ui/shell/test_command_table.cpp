#include "tests/support/test_main.h"
#include "ui/shell/command_table.h"
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QTemporaryDir>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestCommandTable : public QObject
{
    Q_OBJECT

private slots:
    void everyCommandStandsInItsMenu();
    void keysAreThoseThatWereChosen_data();
    void keysAreThoseThatWereChosen();
    void whatIsTriggeredRuns();
};

namespace {

struct Commands
{
    QTemporaryDir place;
    QSettings settings { place.filePath(u"keys.ini"_s), QSettings::IniFormat };
    QMainWindow window;
    QStringList run;

    CommandTable make()
    {
        return { window, settings,
            { { u"&File"_s,
                  { { u"open"_s, u"Open"_s, QKeySequence(u"Ctrl+O"_s), [this] { run << u"open"_s; } },
                      { u"never"_s, u"Never"_s, {}, [this] { run << u"never"_s; }, false } } },
                { u"&Help"_s, { { u"about"_s, u"About"_s, {}, [this] { run << u"about"_s; } } } } } };
    }
};

} // namespace

void TestCommandTable::everyCommandStandsInItsMenu()
{
    Commands t;
    const CommandTable table = t.make();
    QStringList found;
    for (const QAction *menu : t.window.menuBar()->actions())
        for (const QAction *action : menu->menu()->actions())
            found << menu->text() + u' ' + action->text();
    QCOMPARE(found, QStringList({ u"&File Open"_s, u"&File Never"_s, u"&Help About"_s }));
    QCOMPARE(table.actions().size(), 3);
    for (QAction *action : table.actions())
        QVERIFY(t.window.actions().contains(action)); // its keys work while the menu bar is hidden
    QCOMPARE(table.named(u"about"_s), table.actions().at(2));
    QVERIFY(!table.named(u"none"_s));
    QVERIFY(!table.named(u"never"_s)->isEnabled());
}

void TestCommandTable::keysAreThoseThatWereChosen_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("chosen");
    QTest::addColumn<QString>("keys");
    QTest::newRow("its own") << u"open"_s << QString() << u"Ctrl+O"_s;
    QTest::newRow("others") << u"open"_s << u"Ctrl+P"_s << u"Ctrl+P"_s;
    QTest::newRow("had none") << u"about"_s << u"F12"_s << u"F12"_s;
}

void TestCommandTable::keysAreThoseThatWereChosen()
{
    QFETCH(const QString, name);
    QFETCH(const QString, chosen);
    QFETCH(const QString, keys);
    Commands t;
    if (!chosen.isEmpty())
        t.settings.setValue(u"keys/"_s + name, chosen);
    QCOMPARE(t.make().named(name)->shortcut().toString(QKeySequence::PortableText), keys);
}

void TestCommandTable::whatIsTriggeredRuns()
{
    Commands t;
    const CommandTable table = t.make();
    for (QAction *action : table.actions())
        action->trigger();
    QCOMPARE(t.run, QStringList({ u"open"_s, u"about"_s }));
}

ADDUCE_TEST(TestCommandTable)
#include "test_command_table.moc"
