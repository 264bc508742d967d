#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"
#include "ui/answer/choices_panel.h"
#include "ui/answer/turn_widget.h"
#include "ui/answer/words_block.h"

#include <QAbstractButton>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// A question that something is asked back of.
class TestChoicesPanel : public QObject
{
    Q_OBJECT

private slots:
    void aChoiceIsAskedNext();
    void itCanBeSkipped();
    void whereNothingCanBeAskedItIsOnlyRead();
    void collectionsThatWereChosenCanBeLeft();
};

namespace {

struct AskedBack
{
    test::LibraryFixture fixture;
    TurnWidget turn;

    explicit AskedBack(bool canAsk)
        : turn(fixture.library(), u"What did it recall?"_s, { {}, canAsk })
    {
        Answer answer;
        answer.question = u"What did it recall?"_s;
        answer.verdict = Verdict::Clarify;
        answer.replyLines = { u"Which group?"_s, u"What did the nap & tea group recall?"_s,
            u"What did the film group recall?"_s };
        turn.asked().setAnswer(answer);
        turn.show();
    }
    [[nodiscard]] QList<AskAgain> clicked(int button)
    {
        QList<AskAgain> asked;
        QObject::connect(&turn, &TurnWidget::askAgain, &turn, [&](const AskAgain &how) { asked << how; });
        turn.findChild<ChoicesPanel *>()->findChildren<QAbstractButton *>().at(button)->click();
        return asked;
    }
};

} // namespace

void TestChoicesPanel::aChoiceIsAskedNext()
{
    AskedBack back(true);
    auto *panel = back.turn.findChild<ChoicesPanel *>();
    QVERIFY(panel);
    QCOMPARE(panel->findChildren<QAbstractButton *>().size(), 3);
    QCOMPARE(panel->findChildren<QAbstractButton *>().first()->accessibleName(), u"Ask: What did the nap & tea group recall?"_s);
    const QList<AskAgain> asked = back.clicked(0);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.front().question, u"What did the nap & tea group recall?"_s);
    QVERIFY(!asked.front().isLiteral);
}

void TestChoicesPanel::itCanBeSkipped()
{
    AskedBack back(true);
    const QList<AskAgain> asked = back.clicked(2);
    QCOMPARE(asked.size(), 1);
    QVERIFY(asked.front().question.isEmpty() && asked.front().isLiteral);
}

void TestChoicesPanel::collectionsThatWereChosenCanBeLeft()
{
    test::LibraryFixture fixture;
    TurnWidget turn(fixture.library(), u"What did it recall?"_s, { {}, true });
    Answer answer;
    answer.question = u"What did it recall?"_s;
    answer.caveats = { { Caveat::AskedIn, u"Sleep"_s } };
    turn.asked().setAnswer(answer);
    QList<AskAgain> asked;
    connect(&turn, &TurnWidget::askAgain, &turn, [&](const AskAgain &how) { asked << how; });
    for (auto *button : turn.findChildren<QAbstractButton *>())
        if (button->text() == u"Ask all papers")
            button->click();
    QCOMPARE(asked.size(), 1);
    QVERIFY(asked.front().isOfAll && !asked.front().isLiteral && asked.front().question.isEmpty());
}

void TestChoicesPanel::whereNothingCanBeAskedItIsOnlyRead()
{
    AskedBack back(false);
    QVERIFY(!back.turn.findChild<ChoicesPanel *>());
    QVERIFY(back.turn.findChild<WordsBlock *>());
}

ADDUCE_TEST(TestChoicesPanel)
#include "test_choices_panel.moc"
