#include "core/threads/rating_store.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/answer/rating_bar.h"

#include <QToolButton>
#include <QUndoStack>

using namespace adduce;
using namespace adduce::test;
using namespace Qt::StringLiterals;

/// What the user says of an answer is kept, shown in every tab and taken back.
class TestAnswerRatings : public QObject
{
    Q_OBJECT

private slots:
    void aClickIsKept();
    void theSameAgainTakesItBack();
    void isUndone();
    void isOfTheVersionThatIsShown();
    void saysHowOftenSuchAnswersAreRight();
};

namespace {

struct Answered : WindowFixture
{
    Answered()
    {
        show();
        add(writePaper(u"paper.md"_s));
        askAndWait(u"Does fasting change sprint performance?"_s);
    }
    [[nodiscard]] TurnWidget *last() const { return window->ask().threadView().turns().back(); }
    /// Of the version that is shown; one before it may not be gone yet.
    [[nodiscard]] RatingBar *bar() const
    {
        for (RatingBar *bar : last()->findChildren<RatingBar *>())
            if (bar->isVisibleTo(last()))
                return bar;
        return nullptr;
    }
    [[nodiscard]] QToolButton *button(Rating rating) const
    {
        const RatingBar *shown = bar();
        for (QToolButton *button : shown ? shown->findChildren<QToolButton *>() : QList<QToolButton *>())
            if (button->text() == words(rating))
                return button;
        return nullptr;
    }
    [[nodiscard]] bool isSaid(Rating rating) const
    {
        const QToolButton *shown = button(rating);
        return shown && shown->isChecked();
    }
    [[nodiscard]] std::optional<Rating> kept() const
    {
        Database database = library.open();
        return RatingStore(database).find(last()->asked().turn());
    }
};

} // namespace

void TestAnswerRatings::aClickIsKept()
{
    const Answered f;
    QVERIFY(f.button(Rating::Partly));
    f.button(Rating::Partly)->click();
    f.settle();
    QVERIFY(f.kept() == Rating::Partly);
    f.button(Rating::Wrong)->click();
    f.settle();
    QVERIFY(f.kept() == Rating::Wrong);
    QVERIFY(f.button(Rating::Wrong)->isChecked());
    QVERIFY(!f.button(Rating::Partly)->isChecked());
}

void TestAnswerRatings::theSameAgainTakesItBack()
{
    const Answered f;
    f.button(Rating::Right)->click();
    f.settle();
    f.button(Rating::Right)->click();
    f.settle();
    QVERIFY(!f.kept());
    QVERIFY(!f.button(Rating::Right)->isChecked());
}

void TestAnswerRatings::isUndone()
{
    const Answered f;
    f.button(Rating::Right)->click();
    f.settle();
    QUndoStack &undo = f.window->undoStack();
    QCOMPARE(undo.undoText(), u"Rate answer"_s);
    undo.undo();
    f.settle();
    QVERIFY(!f.kept());
    QTRY_VERIFY(!f.button(Rating::Right)->isChecked());
    undo.redo();
    f.settle();
    QTRY_VERIFY(f.button(Rating::Right)->isChecked());
}

void TestAnswerRatings::isOfTheVersionThatIsShown()
{
    const Answered f;
    f.button(Rating::Right)->click();
    f.settle();
    emit f.last()->askAgain();
    QTRY_VERIFY(!f.window->ask().isRunning());
    f.settle();
    QCOMPARE(f.last()->asked().countVersions(), 2);
    QTRY_VERIFY(f.button(Rating::Right));
    QVERIFY(!f.isSaid(Rating::Right));
    f.last()->asked().showVersion(0);
    QTRY_VERIFY(f.isSaid(Rating::Right));
}

void TestAnswerRatings::saysHowOftenSuchAnswersAreRight()
{
    const Answered f;
    const auto said = [&] {
        QString all;
        for (const QLabel *label : f.bar()->findChildren<QLabel *>())
            all += label->text();
        return all;
    };
    QVERIFY2(said().contains(u"on the test papers"), qPrintable(said()));
    QVERIFY(!said().contains(u"that you rated"));
    f.button(Rating::Right)->click();
    f.settle();
    QTRY_VERIFY2(said().contains(u"Too few such answers that you rated (1)"), qPrintable(said()));
}

ADDUCE_TEST(TestAnswerRatings)
#include "test_answer_ratings.moc"
