#include "tests/support/places.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/settings/settings_dialog.h"
#include "ui/settings/settings_finder.h"
#include "ui/shell/handbook.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCompleter>
#include <QFileInfo>
#include <QListWidget>
#include <QStackedWidget>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::WindowFixture;

/// What helps: the handbook that is asked with F1 or tried as a first paper, and the box that finds a setting.
class TestHandbook : public QObject
{
    Q_OBJECT

private slots:
    void isAskedInAWindowOfItsOwn();
    void goesWithTheWindow();
    void isTriedWhereNoPaperIs();
    void keysGoThroughThePagesOfTheSettings();
    void aSettingIsFoundByItsWords();
};

void TestHandbook::isAskedInAWindowOfItsOwn()
{
    WindowFixture f;
    f.services.handbook = test::builtHandbook();
    QVERIFY(QFileInfo::exists(f.services.handbook));
    f.show();
    Handbook handbook(f.services, f.place.path());
    handbook.open();
    MainWindow &window = handbook.window();
    QTRY_VERIFY_WITH_TIMEOUT(!window.job().isRunning() && window.library().model().rowCount() == 1, 60'000);

    window.ask().ask(u"Which key opens the command palette?"_s);
    QTRY_VERIFY_WITH_TIMEOUT(!window.ask().isRunning(), 60'000);
    const Answer *answer = window.ask().threadView().turns().back()->answer();
    QVERIFY(answer);
    QCOMPARE(answer->verdict, Verdict::Answered);
    const auto sentence =
        std::ranges::find_if(answer->sentences, [](const AnswerSentence &s) { return s.text.contains(u"Ctrl+K"_s); });
    QVERIFY(sentence != answer->sentences.end());
    const Citation &citation = sentence->citations.front();
    QVERIFY(citation.page > 1);
    QCOMPARE(citation.label, QString::number(citation.page - 1)); // the contents are page i
    QCOMPARE(f.window->library().model().rowCount(), 0); // it is not among the papers
}

void TestHandbook::goesWithTheWindow()
{
    WindowFixture f;
    f.services.handbook = test::builtHandbook();
    f.show();
    f.window->findChild<QAction *>(u"ask-the-handbook"_s)->trigger();
    const auto isOpen = [] {
        return std::ranges::any_of(QApplication::topLevelWidgets(),
            [](const QWidget *widget) { return widget->isVisible() && widget->windowTitle() == u"Adduce Handbook"_s; });
    };
    QVERIFY(isOpen());
    f.window->close();
    QVERIFY(!isOpen());
}

void TestHandbook::isTriedWhereNoPaperIs()
{
    WindowFixture f;
    f.services.handbook = test::builtHandbook();
    f.show();
    emit f.window->ask().firstRun().trialWanted();
    QTRY_COMPARE_WITH_TIMEOUT(f.window->library().model().rowCount(), 1, 60'000);
    QTRY_VERIFY_WITH_TIMEOUT(!f.window->job().isRunning(), 60'000);
    f.askAndWait(u"Where are threads kept?"_s);
    QCOMPARE(f.window->ask().threadView().turns().back()->answer()->verdict, Verdict::Answered);
}

void TestHandbook::keysGoThroughThePagesOfTheSettings()
{
    WindowFixture f;
    f.show();
    f.window->openSettings(SettingsPage::Models);
    auto *names = f.window->findChild<QListWidget *>(u"settings pages"_s);
    QVERIFY(names);
    auto *pages = names->window()->findChild<QStackedWidget *>();
    names->window()->activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), names->window());
    const auto press = [&](Qt::KeyboardModifiers modifiers) {
        QTest::keyClick(names->window(), modifiers & Qt::ShiftModifier ? Qt::Key_Backtab : Qt::Key_Tab, modifiers);
    };
    press(Qt::ControlModifier);
    QCOMPARE(pages->currentIndex(), static_cast<int>(SettingsPage::Reading));
    press(Qt::ControlModifier | Qt::ShiftModifier);
    press(Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(pages->currentIndex(), static_cast<int>(SettingsPage::Keyboard)); // round the end
    QCOMPARE(names->currentRow(), pages->currentIndex());
}

void TestHandbook::aSettingIsFoundByItsWords()
{
    WindowFixture f;
    f.show();
    f.window->openSettings(SettingsPage::Models);
    auto *finder = f.window->findChild<SettingsFinder *>();
    QVERIFY(finder);
    auto *pages = f.window->findChild<QListWidget *>(u"settings pages"_s);
    finder->setFocus();
    QTest::keyClicks(finder, u"Languag"_s);
    QCompleter *completer = finder->completer();
    QVERIFY(completer->completionCount() > 0);
    int row = -1;
    for (int i = 0; i < completer->completionCount(); ++i)
        if (completer->completionModel()->index(i, 0).data().toString() == u"Appearance: Language"_s)
            row = i;
    QVERIFY(row >= 0);
    emit completer->activated(completer->completionModel()->index(row, 0));
    QCOMPARE(pages->currentRow(), static_cast<int>(SettingsPage::Appearance));
    const QWidget *focus = pages->window()->focusWidget();
    QVERIFY(focus);
    QCOMPARE(focus->accessibleName(), u"Language"_s);

    finder->clear();
    QGuiApplication::clipboard()->setText(u"Start again"_s);
    finder->paste();
    QCOMPARE(completer->completionCount(), 1);
}

ADDUCE_TEST(TestHandbook)
#include "test_handbook.moc"
