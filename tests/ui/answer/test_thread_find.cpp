#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/answer/thread_find.h"
#include "ui/ask/ask_page.h"

#include <QLineEdit>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::WindowFixture;

class TestThreadFind : public QObject
{
    Q_OBJECT

private slots:
    void wordsOfFoldedTurnsAreFound();
    void anAnswerThatComesIsSearchedToo();
    void escapeClosesItAndTakesTheMarks();
    void thereIsNothingToFindWithoutAThread();
};

namespace {

/// Two questions on one paper; the first is folded.
struct Asked : WindowFixture
{
    ThreadFind *find = nullptr;
    Asked()
    {
        show();
        add(writePaper(u"paper.md"_s));
        askAndWait(u"Does fasting change sprint performance?"_s);
        askAndWait(u"Does fasting change fat oxidation?"_s);
        find = window->ask().findChild<ThreadFind *>();
    }
    [[nodiscard]] ThreadView &view() const { return window->ask().threadView(); }
    /// How many places are marked in the answers.
    [[nodiscard]] int marked() const
    {
        int marks = 0;
        for (const QTextEdit *text : view().findChildren<QTextEdit *>())
            marks += static_cast<int>(text->extraSelections().size());
        return marks;
    }
};

} // namespace

void TestThreadFind::wordsOfFoldedTurnsAreFound()
{
    const Asked f;
    QVERIFY(f.view().turns().front()->isFolded());
    QVERIFY(f.window->ask().find());
    QVERIFY(f.find->isVisible() && f.find->box().hasFocus());
    f.find->box().setText(u"SPRINT"_s);
    QVERIFY(!f.view().turns().front()->isFolded());
    QTRY_VERIFY(f.find->count() >= 2); // the question and its answer
    QCOMPARE(f.marked(), f.find->count());
    const int first = f.find->match();
    QTest::keyClick(&f.find->box(), Qt::Key_Return);
    QCOMPARE(f.find->match(), (first + 1) % f.find->count());
    QTest::keyClick(&f.find->box(), Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(f.find->match(), first);
    f.find->box().setText(u"astronauts"_s);
    QCOMPARE(f.find->count(), 0);
    QCOMPARE(f.marked(), 0);
}

void TestThreadFind::anAnswerThatComesIsSearchedToo()
{
    Asked f;
    f.window->ask().find();
    f.find->box().setText(u"fasting"_s);
    QTRY_VERIFY(f.find->count() > 0);
    const int before = f.find->count();
    f.askAndWait(u"How does fasting change sleep?"_s);
    QTRY_VERIFY(f.find->count() > before); // its question at least
}

void TestThreadFind::escapeClosesItAndTakesTheMarks()
{
    const Asked f;
    f.window->ask().find();
    f.find->box().setText(u"fasting"_s);
    QTRY_VERIFY(f.marked() > 0);
    QTest::keyClick(&f.find->box(), Qt::Key_Escape);
    QVERIFY(f.find->isHidden());
    QCOMPARE(f.marked(), 0);
    QVERIFY(f.window->ask().box().text().hasFocus());
    f.window->ask().find();
    QCOMPARE(f.find->box().text(), u"fasting"_s); // of before
    QVERIFY(f.marked() > 0);
    QVERIFY(f.window->ask().closeTopmost());
    QVERIFY(f.find->isHidden());
}

void TestThreadFind::thereIsNothingToFindWithoutAThread()
{
    Asked f;
    f.window->ask().find();
    f.window->ask().newThread();
    QTRY_VERIFY(f.view().turns().empty());
    QVERIFY(f.find->isHidden());
    QVERIFY(!f.window->ask().find());
}

ADDUCE_TEST(TestThreadFind)
#include "test_thread_find.moc"
