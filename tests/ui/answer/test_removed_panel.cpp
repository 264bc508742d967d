#include "core/answer/answer_words.h"
#include "tests/support/chat_server.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"
#include "tests/ui/sample.h"
#include "tests/ui/window_fixture.h"
#include "ui/answer/chip_button.h"
#include "ui/answer/removed_panel.h"
#include "ui/answer/status_line.h"

#include <QDockWidget>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::WindowFixture;

/// What stands under "2 removed".
class TestRemovedPanel : public QObject
{
    Q_OBJECT

private slots:
    void showsWhyAndWhatIsNearest();
    void saysWhenNothingIsNear();
    void saysWhyNothingCouldBeLookedFor();
    void closesByItsButton();
    void showsAnyNumber();
};

namespace {

struct Removing : WindowFixture
{
    test::ChatServer server { 1 };
    TurnWidget *turn = nullptr;
    StatusLine *status = nullptr;

    void ask()
    {
        show();
        add(writePaper(u"a.md"_s));
        ModelChoice model;
        model.base = server.base();
        model.model = u"tiny-8b"_s;
        useModel(model);
        askAndWait(u"Did sprint performance change after fasting?"_s);
        turn = window->ask().threadView().turns().back();
        Answer answer = *turn->answer();
        answer.removed.at(0).text = u"Sprint performance rose by 45 % after fasting."_s;
        turn->asked().setAnswer(answer);
        status = turn->findChildren<StatusLine *>().back();
    }
};

QStringList labelsOf(const QWidget &widget)
{
    QStringList texts;
    for (const QLabel *label : widget.findChildren<QLabel *>())
        texts << label->text();
    return texts;
}

AnswerView *nearestIn(const QWidget &panel)
{
    return panel.findChild<AnswerView *>();
}

} // namespace

void TestRemovedPanel::showsWhyAndWhatIsNearest()
{
    Removing f;
    f.ask();
    QVERIFY(f.status && f.status->removed());
    f.status->removed()->click();
    auto *panel = f.turn->findChild<RemovedPanel *>();
    QVERIFY(panel);
    QTRY_VERIFY(panel->isVisible());
    const Removed &removed = f.turn->answer()->removed.at(0);
    QVERIFY(labelsOf(*panel).contains(removed.text));
    QVERIFY(labelsOf(*panel).contains(shortWords(removed)));
    QVERIFY(labelsOf(*panel).contains(words(removed)));
    QTRY_VERIFY(nearestIn(*panel));
    AnswerView *nearest = nearestIn(*panel);
    QCOMPARE(nearest->accessibleName(), RemovedRow::tr("Nearest passage"));
    QCOMPARE(nearest->content().chipCount(), 1);
    QSignalSpy opened(&f.window->ask().threadView(), &ThreadView::citationActivated);
    nearest->setFocus();
    nearest->focusChip(0);
    QTest::keyClick(nearest, Qt::Key_Return);
    QCOMPARE(opened.size(), 1);
    auto *named = panel->findChild<ChipButton *>();
    QVERIFY(named);
    QVERIFY(!named->accessibleName().isEmpty() && !named->accessibleDescription().isEmpty());
    QTest::keyClick(named, Qt::Key_Return);
    QTest::keyClick(named, Qt::Key_Space);
    QTest::mouseClick(named, Qt::LeftButton);
    QCOMPARE(opened.size(), 4);
    QVERIFY(f.window->readerDock().isVisible());
}

void TestRemovedPanel::saysWhenNothingIsNear()
{
    WindowFixture f;
    Answer answer = test::answerOf(u"q"_s, u"Naps help."_s, u"Naps help."_s);
    answer.removed = { { u"Volcanoes erupt in Iceland."_s, RemovalReason::NotOnPage },
        { u"P9"_s, RemovalReason::NoSuchPassage } };
    RemovedPanel panel(f.library, answer);
    panel.resize(700, 300);
    panel.show();
    QTRY_COMPARE(labelsOf(panel).count(RemovedRow::tr("Nothing that was found is near to it.")), 1);
    QVERIFY(!nearestIn(panel));
    QVERIFY(!panel.findChild<ChipButton *>());
    panel.resize(300, 300);
    QVERIFY(!panel.grab().isNull());
}

void TestRemovedPanel::saysWhyNothingCouldBeLookedFor()
{
    WindowFixture f;
    Answer answer = test::answerOf(u"q"_s, u"Naps help."_s, u"Naps help."_s);
    answer.removed = { { u"Naps cure."_s, RemovalReason::NotOnPage } };
    RemovedPanel panel(f.library, answer);
    const Error error(ErrorKind::DamagedLibrary, u"papers.adduce"_s);
    emit panel.failed(error);
    QVERIFY(labelsOf(panel).contains(sentence(error)));
}

void TestRemovedPanel::closesByItsButton()
{
    Removing f;
    f.ask();
    f.status->removed()->click();
    auto *panel = f.turn->findChild<RemovedPanel *>();
    QTRY_VERIFY(panel->isVisible());
    panel->findChild<QToolButton *>()->click();
    QVERIFY(!panel->isVisible());
    QVERIFY(!f.status->removed()->isChecked());
    f.status->removed()->click();
    QVERIFY(panel->isVisible());
}

void TestRemovedPanel::showsAnyNumber()
{
    WindowFixture f;
    Answer answer = test::answerOf(u"q"_s, u"Naps help."_s, u"Naps help."_s);
    answer.removed.assign(5000, Removed { QString(20'000, u'x'), RemovalReason::Other, test::kHostile, { u"P1"_s } });
    answer.removed.front().text = test::kHostile;
    RemovedPanel panel(f.library, answer);
    QVERIFY(panel.findChildren<RemovedRow *>().size() < 100);
    for (const QLabel *label : panel.findChildren<QLabel *>())
        QCOMPARE(label->textFormat(), Qt::PlainText);
} // and it is gone while it still looks

ADDUCE_TEST(TestRemovedPanel)
#include "test_removed_panel.moc"
