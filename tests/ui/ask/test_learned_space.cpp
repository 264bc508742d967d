#include "core/embedding/learn.h"
#include "core/embedding/server_space.h"
#include "core/embedding/static_space.h"
#include "core/library/database.h"
#include "core/library/space_store.h"
#include "tests/support/embedding_server.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/answer/turn_widget.h"
#include "ui/ask/ask_page.h"

#include <QAbstractButton>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// The server of a space that does not answer: the space learned from the library is offered beside the note on it.
class TestLearnedSpace : public QObject
{
    Q_OBJECT

private slots:
    void isOfferedWhereAServerIsGone();
};

void TestLearnedSpace::isOfferedWhereAServerIsGone()
{
    test::WindowFixture f;
    f.show();
    f.add(f.writePaper(u"paper.md"_s));
    test::EmbeddingServer server;
    Database database = f.library.open();
    const SpaceRow space = obtainServerSpace(database, f.servers, server.endpoint());
    fillSpace(database, f.servers, space, {});
    SpaceStore(database).activate(space.id);
    refreshIndexes(database, f.servers, {}, {}, {});
    const auto offer = [&] {
        const auto &turns = f.window->ask().threadView().turns();
        for (auto *button : turns.back()->findChildren<QAbstractButton *>())
            if (button->text() == u"Use the space learned from the library"_s)
                return button;
        return static_cast<QAbstractButton *>(nullptr);
    };
    f.askAndWait(u"Does fasting change sprint performance?"_s);
    QVERIFY(!offer());
    server.failFrom = 0;
    f.askAndWait(u"Did sprint performance change after fasting?"_s);
    QVERIFY(offer());
    offer()->click();
    QTRY_COMPARE(SpaceStore(database).active()->provider, SpaceProvider::Learned);
    QTRY_VERIFY_WITH_TIMEOUT(!f.window->ask().isRunning() && !offer(), 60'000); // asked again, and no longer needed
    QCOMPARE(f.window->ask().threadView().turns().size(), std::size_t(2));
    f.settle();
}

ADDUCE_TEST(TestLearnedSpace)
#include "test_learned_space.moc"
