#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"

#include <QToolButton>

using namespace adduce;
using namespace adduce::test;
using namespace Qt::StringLiterals;

/// What stands over and under an answer.
class TestAnswerBody : public QObject
{
    Q_OBJECT

private slots:
    void whatWasCarriedOverIsTakenBackByAClick();
    void aFirstQuestionCarriesNothing();
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
    /// How the last question was understood; empty: as it was typed.
    [[nodiscard]] QString understood() const
    {
        for (const CaveatNote &note : last()->answer()->caveats)
            if (note.kind == Caveat::AskedAs)
                return note.detail;
        return {};
    }
    [[nodiscard]] QToolButton *takeBack() const
    {
        for (QToolButton *button : last()->findChildren<QToolButton *>())
            if (button->text() == u"Ask it as it stands"_s)
                return button;
        return nullptr;
    }
};

} // namespace

void TestAnswerBody::whatWasCarriedOverIsTakenBackByAClick()
{
    Answered f;
    f.askAndWait(u"And fat oxidation?"_s);
    QCOMPARE(f.understood(), u"And fat oxidation? (fasting change sprint performance)"_s);
    QVERIFY(f.takeBack());
    f.takeBack()->click();
    QTRY_VERIFY(!f.window->ask().isRunning());
    f.settle();
    QCOMPARE(f.understood(), QString());
    QVERIFY(!f.takeBack());
    QCOMPARE(f.last()->asked().countVersions(), 2);
    QCOMPARE(f.last()->answer()->question, u"And fat oxidation?"_s);
}

void TestAnswerBody::aFirstQuestionCarriesNothing()
{
    const Answered f;
    QCOMPARE(f.understood(), QString());
    QVERIFY(!f.takeBack());
}

ADDUCE_TEST(TestAnswerBody)
#include "test_answer_body.moc"
