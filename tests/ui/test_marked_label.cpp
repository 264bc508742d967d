#include "tests/support/test_main.h"
#include "tests/ui/sample.h"
#include "tests/ui/window_fixture.h"
#include "ui/answer/thread_view.h"
#include "ui/common/marked_text.h"
#include "ui/history/history_page.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QTest>
#include <QTextBlock>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Headings that can be selected.
class TestMarkedLabel : public QObject
{
    Q_OBJECT

private slots:
    void isSelectedByKeyboard();
    void isSelectedByMouse();
    void oneSelectionInSight();
    void marksStay();
    void showsWhatItIsGiven_data();
    void showsWhatItIsGiven();
    void isAsHighAsItsText();
    void thePageScrolls();
    void questionsOfAThread();
};

namespace {

struct Label
{
    QWidget page;
    MarkedLabel label { Type::Question };
    MarkedLabel other { Type::Question };

    explicit Label(const QString &text, const QStringList &words = {})
    {
        label.setText(text, words);
        other.setText(u"Another question?"_s);
        auto *column = new QVBoxLayout(&page);
        column->addWidget(&label);
        column->addWidget(&other);
        page.resize(500, 300);
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        label.setFocus();
    }
    ~Label()
    {
        label.setParent(nullptr);
        other.setParent(nullptr);
    }
    Label(const Label &) = delete;
    Label &operator=(const Label &) = delete;
};

QString copied()
{
    return QGuiApplication::clipboard()->text();
}

} // namespace

void TestMarkedLabel::isSelectedByKeyboard()
{
    Label l(u"Does fasting change\u00A0sprints?\nAnd naps?"_s);
    for (int i = 0; i < 4; ++i)
        QTest::keyClick(&l.label, Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(&l.label, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(copied(), u"Does"_s);
    QTest::keyClick(&l.label, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(&l.label, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(copied(), l.label.text());
    QTest::keyClicks(&l.label, u"typed"_s);
    QTest::keyClick(&l.label, Qt::Key_Delete);
    QTest::keyClick(&l.label, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(l.label.toPlainText().size(), l.label.text().size()); // it is only read
    QTest::keyClick(&l.label, Qt::Key_Tab);
    QVERIFY(l.other.hasFocus());
}

void TestMarkedLabel::isSelectedByMouse()
{
    Label l(u"Does fasting change sprints?"_s);
    const auto at = [&](int character) {
        QTextCursor cursor(l.label.document());
        cursor.setPosition(character);
        return l.label.cursorRect(cursor).center();
    };
    QTest::mousePress(l.label.viewport(), Qt::LeftButton, {}, at(5));
    QTest::mouseMove(l.label.viewport(), at(10));
    QTest::mouseMove(l.label.viewport(), at(12));
    QTest::mouseRelease(l.label.viewport(), Qt::LeftButton, {}, at(12));
    l.label.copy();
    QCOMPARE(copied(), u"fasting"_s);
    QTest::mouseDClick(l.label.viewport(), Qt::LeftButton, {}, at(15));
    l.label.copy();
    QCOMPARE(copied(), u"change"_s);
    QVERIFY(!QGuiApplication::clipboard()->mimeData()->hasHtml());
}

void TestMarkedLabel::oneSelectionInSight()
{
    Label l(u"Does fasting change sprints?"_s);
    l.label.selectAll();
    l.other.setFocus();
    QVERIFY(!l.label.textCursor().hasSelection());
}

void TestMarkedLabel::marksStay()
{
    Label l(u"Does fasting\u00A0change fasting?\nFasting"_s, { u"fasting"_s });
    const auto marked = [&] {
        QStringList words;
        for (const QTextEdit::ExtraSelection &mark : l.label.extraSelections())
            words << mark.cursor.selectedText();
        return words;
    };
    QCOMPARE(marked(), (QStringList { u"fasting"_s, u"fasting"_s, u"Fasting"_s }));
    l.label.selectAll();
    QCOMPARE(marked().size(), 3);
    const QColor light = l.label.extraSelections().front().format.background().color();
    l.label.setPalette(paletteFor(true));
    QCOMPARE(marked().size(), 3);
    QVERIFY(l.label.extraSelections().front().format.background().color() != light);
    l.label.setText(u"Other"_s);
    QVERIFY(marked().isEmpty());
}

void TestMarkedLabel::showsWhatItIsGiven_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("markup") << test::kHostile;
    QTest::newRow("a whole page") << u"<html><body><img src='file:///etc/passwd'>x</body></html>"_s;
    QTest::newRow("an object") << u"a\uFFFCb"_s;
    QTest::newRow("odd characters") << u"a\u2028b\u2029c\uFDD0d\u202Ee"_s;
    QTest::newRow("nothing") << QString();
    QTest::newRow("one word") << QString(20'000, u'x');
}

void TestMarkedLabel::showsWhatItIsGiven()
{
    QFETCH(QString, text);
    Label l(text, { u"img"_s, u"x"_s });
    QCOMPARE(l.label.text(), text);
    QCOMPARE(l.label.accessibleName(), text);
    if (text.contains(u'<'))
        QCOMPARE(l.label.toPlainText(), text);
    for (QTextBlock block = l.label.document()->begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it)
            QVERIFY(!it.fragment().charFormat().isImageFormat() && !it.fragment().charFormat().isAnchor());
    QCOMPARE(l.page.width(), 500); // no text makes it wider
    QVERIFY(!l.page.grab().isNull());
}

void TestMarkedLabel::isAsHighAsItsText()
{
    Label l(u"Does fasting change the performance of trained runners in sprints of thirty metres?"_s);
    QVERIFY(l.label.heightForWidth(200) > l.label.heightForWidth(2000));
    QVERIFY(l.label.heightForWidth(2000) < 2 * l.label.fontMetrics().lineSpacing());
    QTRY_VERIFY(l.label.height() >= l.label.heightForWidth(l.label.width()));
}

void TestMarkedLabel::thePageScrolls()
{
    Label l(u"Does fasting change sprints?"_s);
    for (const Qt::Key key : { Qt::Key_PageDown, Qt::Key_PageUp, Qt::Key_Escape }) {
        QKeyEvent press(QEvent::KeyPress, key, {});
        press.accept();
        QCoreApplication::sendEvent(&l.label, &press);
        QVERIFY2(!press.isAccepted(), qPrintable(QString::number(key)));
    }
}

void TestMarkedLabel::questionsOfAThread()
{
    test::WindowFixture f;
    f.show();
    f.add(f.writePaper(u"a.md"_s));
    f.askAndWait(u"Did sprint performance change after fasting?"_s);
    f.window->showTab(MainWindow::HistoryTab);
    for (ThreadView *view : { &f.window->ask().threadView(), &f.window->history().threadView() }) {
        const auto headings = view->findChildren<MarkedLabel *>();
        QVERIFY(!headings.isEmpty());
        headings.back()->selectAll();
        headings.back()->copy();
        QCOMPARE(copied(), u"Did sprint performance change after fasting?"_s);
        QAccessibleInterface *heading = QAccessible::queryAccessibleInterface(headings.back());
        QCOMPARE(heading->text(QAccessible::Name), copied());
        QVERIFY(heading->state().readOnly);
    }
}

ADDUCE_TEST(TestMarkedLabel)
#include "test_marked_label.moc"
