#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/evidence/export_dialog.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDockWidget>
#include <QFileDialog>
#include <QSettings>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::WindowFixture;

/// The main job by keyboard alone: a paper is added, asked, its page opened, and the thread exported.
class TestKeyboard : public QObject
{
    Q_OBJECT

private slots:
    void theMainJob();
    void everyControlOfTheWindowIsReachedByTab();
};

namespace {

/// To whatever has the focus, as a person does.
void type(const QString &text)
{
    QTest::keyClicks(QApplication::focusWidget(), text);
}

void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QWidget *focus = QApplication::focusWidget();
    QTest::keyClick(focus ? focus : QApplication::activeWindow(), key, modifiers);
}

} // namespace

void TestKeyboard::theMainJob()
{
    WindowFixture f;
    f.settings.setValue(u"export/folder"_s, f.place.path());
    f.show();
    const QString paper = f.writePaper(u"paper.md"_s);

    press(Qt::Key_O, Qt::ControlModifier);
    QTRY_VERIFY(f.window->findChild<QFileDialog *>());
    QTRY_VERIFY(f.window->findChild<QFileDialog *>()->isActiveWindow());
    type(paper);
    press(Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(f.window->library().model().rowCount() == 1 && !f.window->job().isRunning(), 60'000);

    f.window->activateWindow(); // no window manager gives the focus back here
    QTRY_VERIFY(f.window->isActiveWindow());
    press(Qt::Key_L, Qt::ControlModifier);
    type(u"Does fasting change sprint performance?"_s);
    press(Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(!f.window->ask().isRunning() && !f.window->ask().threadView().turns().empty(), 60'000);

    press(Qt::Key_J, Qt::ControlModifier); // to the first sentence
    press(Qt::Key_Right); // its citation
    press(Qt::Key_Return);
    QTRY_VERIFY(f.window->readerDock().isVisible());

    press(Qt::Key_D, Qt::ControlModifier);
    press(Qt::Key_E, Qt::ControlModifier);
    QTRY_VERIFY(f.window->findChild<ExportDialog *>());
    auto *dialog = f.window->findChild<ExportDialog *>();
    QTRY_VERIFY(dialog->isActiveWindow());
    press(Qt::Key_Return); // at once, though the name may be made yet
    const auto written = [&] { return QDir(f.place.path()).entryInfoList({ u"*.pdf"_s }); };
    QTRY_VERIFY_WITH_TIMEOUT(written().size() == 1 && written().front().size() > 0, 60'000);
}

void TestKeyboard::everyControlOfTheWindowIsReachedByTab()
{
    WindowFixture f;
    f.show();
    f.add(f.writePaper(u"paper.md"_s));
    for (int tab = 0; tab < MainWindow::TabCount; ++tab) {
        f.window->showTab(static_cast<MainWindow::Tab>(tab));
        QSet<QWidget *> reached;
        for (int i = 0; i < 60; ++i) { // more than there are
            press(Qt::Key_Tab);
            QVERIFY(QApplication::focusWidget());
            reached.insert(QApplication::focusWidget());
        }
        for (const QAbstractButton *button : f.window->findChildren<QAbstractButton *>()) {
            const bool isWanted = button->isVisible() && button->isEnabled() && (button->focusPolicy() & Qt::TabFocus);
            if (isWanted)
                QVERIFY2(reached.contains(const_cast<QAbstractButton *>(button)),
                    qPrintable(u"tab %1: %2 %3"_s.arg(tab).arg(button->text(), button->accessibleName())));
            if (button->isVisible() && button->text().isEmpty() && button->accessibleName().isEmpty())
                QFAIL(qPrintable(u"tab %1: a button of %2 has no name"_s.arg(tab).arg(
                    QString::fromLatin1(button->parentWidget()->metaObject()->className()))));
        }
    }
}

ADDUCE_TEST(TestKeyboard)
#include "test_keyboard.moc"
