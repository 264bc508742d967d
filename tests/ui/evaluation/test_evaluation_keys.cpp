#include "tests/support/test_main.h"
#include "tests/ui/evaluation/evaluation_fixture.h"
#include "ui/common/live_region.h"

#include <QAbstractButton>
#include <QApplication>
#include <QChartView>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::Evaluated;

/// The tab Evaluation by keys alone, and what a screen reader gets of it.
class TestEvaluationKeys : public QObject
{
    Q_OBJECT

private slots:
    void aRunIsMadeReadAndJudged();
    void everythingIsReachedByTab();
    void whatIsSaidIsSpokenAndProgressIsNot();
};

namespace {

void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QWidget *focus = QApplication::focusWidget();
    QTest::keyClick(focus ? focus : QApplication::activeWindow(), key, modifiers);
}

/// The key for it, as the window system sends it.
void pressMenuKey(QWidget &focus)
{
    const QPoint at = focus.inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
    QContextMenuEvent event(QContextMenuEvent::Keyboard, at, focus.mapToGlobal(at));
    QApplication::sendEvent(&focus, &event);
}

template <typename Widget> Widget *shown(const QWidget &in, const QString &text)
{
    for (auto *one : in.findChildren<Widget *>())
        if (one->isVisible() && one->text() == text)
            return one;
    return nullptr;
}

} // namespace

void TestEvaluationKeys::aRunIsMadeReadAndJudged()
{
    const Evaluated f;
    f.page().tools().profiles().choose({ u"adduce"_s, u"keyword"_s });
    QSignalSpy said(&f.page(), &EvaluationPage::said);
    f.window->activateWindow();
    QTRY_VERIFY(f.window->isActiveWindow());
    shown<QPushButton>(f.page(), u"Run"_s)->setFocus(Qt::TabFocusReason);
    press(Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(f.page().isRunning(), 60'000);
    QTRY_VERIFY_WITH_TIMEOUT(!f.page().isRunning(), 60'000);
    f.settle();
    QCOMPARE(said.size(), 1);
    QCOMPARE(said.front().front().toString(), u"Evaluated: adduce 2 of 3 right, keyword 2 of 3 right"_s);
    QVERIFY(qobject_cast<QPushButton *>(QApplication::focusWidget())); // the focus is where the run was begun
    QCOMPARE(qobject_cast<QPushButton *>(QApplication::focusWidget())->text(), u"Run"_s);

    QTableView &table = f.questions().table();
    table.setFocus(Qt::TabFocusReason);
    press(Qt::Key_Down); // from the first
    QTRY_VERIFY(f.page().threadView().isVisible());
    const auto labels = f.page().findChildren<QLabel *>();
    const auto beside = std::ranges::find(labels, u"In the other ways"_s, &QLabel::accessibleName);
    QVERIFY(beside != labels.end() && (*beside)->isVisible());
    QVERIFY2((*beside)->text().startsWith(u"keyword: wrong, "_s), qPrintable((*beside)->text()));
    QCOMPARE(table.currentIndex().row(), 1);
    pressMenuKey(table);
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QCOMPARE(table.currentIndex().row(), 1); // of the question that was chosen, and not of one beside it
    QTest::keyClick(menu, Qt::Key_Down);
    QTest::keyClick(menu, Qt::Key_Return);
    f.settle();
    QCOMPARE(f.comparison().reports[0].results[1].userVerdict, std::optional(true));
    f.window->activateWindow(); // no window manager gives the focus back here
    QTRY_VERIFY(f.window->isActiveWindow());
    QCOMPARE(QApplication::focusWidget(), &table);
    press(Qt::Key_Escape);
    QVERIFY(!f.page().threadView().isVisible());
}

void TestEvaluationKeys::everythingIsReachedByTab()
{
    const Evaluated f;
    f.window->resize(1700, 1200);
    f.run();
    f.run();
    f.questions().table().selectRow(0);
    f.settle();
    f.window->activateWindow();
    QTRY_VERIFY(f.window->isActiveWindow());
    f.questions().table().setFocus(Qt::TabFocusReason);
    QSet<QWidget *> reached;
    for (int i = 0; i < 80; ++i) { // more than there are
        press(Qt::Key_Tab);
        QVERIFY(QApplication::focusWidget());
        reached.insert(QApplication::focusWidget());
    }
    int charts = 0;
    for (QWidget *control : f.page().findChildren<QWidget *>()) {
        const bool isControl = qobject_cast<QAbstractButton *>(control) || qobject_cast<QComboBox *>(control)
            || qobject_cast<QLineEdit *>(control) || qobject_cast<QTableView *>(control) || qobject_cast<QChartView *>(control);
        if (!isControl || !control->isVisible() || !control->isEnabled() || !(control->focusPolicy() & Qt::TabFocus))
            continue;
        charts += qobject_cast<QChartView *>(control) ? 1 : 0;
        const QString name = QString::fromLatin1(control->metaObject()->className()) + u' ' + control->accessibleName();
        QVERIFY2(reached.contains(control), qPrintable(name));
        const auto *button = qobject_cast<QAbstractButton *>(control);
        QVERIFY2(!control->accessibleName().isEmpty() || (button && !button->text().isEmpty()), qPrintable(name));
        if (qobject_cast<QChartView *>(control)) // a picture says its values
            QVERIFY2(!control->accessibleDescription().isEmpty(), qPrintable(name));
    }
    QVERIFY2(charts >= 3, qPrintable(QString::number(charts)));
}

void TestEvaluationKeys::whatIsSaidIsSpokenAndProgressIsNot()
{
    const Evaluated f;
    EvaluationTools &tools = f.page().tools();
    const auto *region = tools.findChild<LiveRegion *>();
    tools.say(u"The run was deleted."_s);
    QCOMPARE(region->accessibleName(), u"The run was deleted."_s);
    tools.setProgress(1, 3);
    tools.setProgress(2, 3);
    QVERIFY(shown<QLabel>(tools, u"2 of 3"_s)); // shown
    tools.setProgress(0, 0);
    QCOMPARE(region->accessibleName(), u"The run was deleted."_s);
}

ADDUCE_TEST(TestEvaluationKeys)
#include "test_evaluation_keys.moc"
