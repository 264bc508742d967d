#include "core/threads/thread_store.h"
#include "tests/support/loopback_server.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/ask/ask_page.h"

using namespace adduce;
using namespace Qt::StringLiterals;

/// Questions that are asked in the window.
class TestAsker : public QObject
{
    Q_OBJECT

private slots:
    void whatIsStoppedAtOnceIsKeptAndShown();
};

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
    QVERIFY(page.thread());
    Database database = f.library.open();
    const auto kept = ThreadStore(database).find(page.thread());
    QVERIFY(kept && kept->turns.size() == 1);
    QCOMPARE(kept->turns.front().answer.question, question);
    QCOMPARE(kept->turns.front().answer.reply, ReplyKind::Stopped);
}

ADDUCE_TEST(TestAsker)
#include "test_asker.moc"
