#include "core/threads/thread_store.h"
#include "tests/support/chat_server.h"
#include "tests/support/loopback_server.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/ask/ask_page.h"
#include "ui/ask/follow_up_row.h"

#include <QPushButton>
#include <QSignalSpy>

using namespace adduce;
using namespace Qt::StringLiterals;

/// Questions that are asked in the window.
class TestAsker : public QObject
{
    Q_OBJECT

private slots:
    void whatIsStoppedAtOnceIsKeptAndShown();
    void whatMayBeAskedNextTakesThePlaceOfTopics();
    void theNextQuestionEndsTheLookingForNextOnes();
};

namespace {

const QString kQuestion = u"Does fasting change sprint performance?"_s;
const QString kNext = u"Did fat oxidation increase during exercise?"_s;

/// A window whose model answers with a sentence of the paper, and suggests a question.
struct Suggesting : test::WindowFixture
{
    const test::ChatServer server { 0, test::ChatServer::Mode::Answers,
        [](const QString &, const QString &form) {
            const QString said = u"Sprint performance did not change after fasting in these athletes."_s;
            return form == u"follow_ups" ? u"{\"questions\": [\"%1\"]}"_s.arg(kNext)
                                         : u"{\"statements\": [{\"text\": \"%1\", \"passages\": [\"P1\"], \"quote\": \"%1\"}], "
                                           "\"confidence\": \"high\", \"caveats\": []}"_s.arg(said);
        } };

    Suggesting()
    {
        configuration.change([](Configuration &now) { now.profile.parameters.followUps.asksModel = true; });
        show();
        add(writePaper(u"paper.md"_s));
        ModelChoice model;
        model.base = server.base();
        model.model = u"tiny-8b"_s;
        useModel(model);
    }
};

QStringList chipsOf(const AskPage &page)
{
    QStringList chips;
    for (const QPushButton *chip : page.findChild<FollowUpRow *>()->findChildren<QPushButton *>())
        chips << chip->text();
    return chips;
}

} // namespace

void TestAsker::whatIsStoppedAtOnceIsKeptAndShown()
{
    const test::LoopbackServer silent([](const QByteArray &) { return test::Script({}, test::Script::End::Hold); });
    test::WindowFixture f;
    f.show();
    f.add(f.writePaper(u"paper.md"_s));
    ModelChoice model;
    model.base = silent.url(u"/v1"_s);
    model.model = u"silent"_s;
    f.useModel(model);
    const QString question = u"Does fasting change sprint performance?"_s;
    AskPage &page = f.window->ask();
    page.ask(question);
    QTRY_VERIFY(silent.asked() > 0); // it is to write, and says nothing
    page.asker().stop();
    QTRY_VERIFY(!page.isRunning());
    f.settle();
    QCOMPARE(page.threadView().turns().size(), std::size_t(1));
    const AskedQuestion &asked = page.threadView().turns().front()->asked();
    QVERIFY(!asked.error() && asked.answer() && asked.turn());
    QCOMPARE(asked.answer()->reply, ReplyKind::Stopped);
    QVERIFY(page.opened().id());
    Database database = f.library.open();
    const auto kept = ThreadStore(database).find(page.opened().id());
    QVERIFY(kept && kept->turns.size() == 1);
    QCOMPARE(kept->turns.front().answer.question, question);
    QCOMPARE(kept->turns.front().answer.reply, ReplyKind::Stopped);
}

void TestAsker::whatMayBeAskedNextTakesThePlaceOfTopics()
{
    Suggesting f;
    AskPage &page = f.window->ask();
    f.askAndWait(kQuestion);
    QCOMPARE(page.threadView().turns().front()->answer()->verdict, Verdict::Answered);
    QTRY_COMPARE(chipsOf(page), QStringList { kNext });
    page.findChild<FollowUpRow *>()->findChild<QPushButton *>()->click();
    QTRY_COMPARE(page.threadView().turns().size(), std::size_t(2));
    QCOMPARE(page.threadView().turns().back()->asked().text(), kNext);
    QTRY_VERIFY(!page.isRunning());
    f.settle();
    page.newThread();
    QVERIFY(page.findChild<FollowUpRow *>()->isHidden());
}

void TestAsker::theNextQuestionEndsTheLookingForNextOnes()
{
    Suggesting f;
    AskPage &page = f.window->ask();
    QSignalSpy found(&page.asker(), &Asker::nextFound);
    connect(
        &page.asker(), &Asker::answered, &page, [&] { page.asker().forgetNext(); }, Qt::QueuedConnection); // it has hardly begun
    page.ask(kQuestion);
    QTRY_VERIFY(page.isRunning() || !page.threadView().turns().empty());
    QTRY_VERIFY(!page.isRunning());
    f.settle();
    QVERIFY(found.isEmpty());
    QVERIFY(!chipsOf(page).contains(kNext));
}

ADDUCE_TEST(TestAsker)
#include "test_asker.moc"
