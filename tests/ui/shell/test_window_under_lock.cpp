#include "core/evidence/evidence_store.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/ask/unkept_answers.h"
#include "ui/evidence/evidence_page.h"
#include "ui/evidence/evidence_view.h"
#include "ui/evidence/row_commands.h"
#include "ui/evidence/rows_pane.h"
#include "ui/history/history_page.h"
#include "ui/history/thread_commands.h"

#include <QPlainTextEdit>
#include <QTest>
#include <latch>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::WindowFixture;

/// While the library cannot be read or written, the window goes on: keys and paints are handled, and what was asked for arrives
/// once it can be.
class TestWindowUnderLock : public QObject
{
    Q_OBJECT

private slots:
    void aThreadIsOpened();
    void aThreadIsReadAndTagged();
    void aCellIsWritten();
    void anAnswerIsSaved();
    void aStepIsUndoneInItsOrder();
    void aWindowClosesOnceAllIsKept();
};

namespace {

const QString kFirst = u"Does fasting change sprint performance?"_s;
const QString kSecond = u"Did fat oxidation increase during exercise?"_s;

/// Another program has the library open for writing, and its thread here comes to nothing, until it is let go.
class Held
{
public:
    explicit Held(WindowFixture &fixture)
        : m_database(fixture.library.open())
        , m_transaction(std::make_unique<Transaction>(m_database))
    {
        const auto wait = [release = m_release, begun = m_begun](Database &) {
            begun->count_down();
            release->wait();
        };
        fixture.libraryThread.read(fixture.window.get(), wait, [] { }, [](const Error &) { });
        m_begun->wait();
    }
    ~Held() { letGo(); }
    Held(const Held &) = delete;
    Held &operator=(const Held &) = delete;
    void letGo()
    {
        m_transaction.reset();
        if (!m_release->try_wait())
            m_release->count_down();
    }

private:
    std::shared_ptr<std::latch> m_begun = std::make_shared<std::latch>(1);
    std::shared_ptr<std::latch> m_release = std::make_shared<std::latch>(1);
    Database m_database;
    std::unique_ptr<Transaction> m_transaction;
};

/// Counts what a widget is sent.
class Seen : public QObject
{
public:
    explicit Seen(QWidget &widget)
        : m_widget(widget)
    {
        widget.installEventFilter(this);
    }
    /// A key and a paint come through the event loop.
    [[nodiscard]] bool isAlive()
    {
        m_keys = m_paints = 0;
        for (const QEvent::Type type : { QEvent::KeyPress, QEvent::KeyRelease })
            QCoreApplication::postEvent(&m_widget, new QKeyEvent(type, Qt::Key_A, Qt::NoModifier, u"a"_s));
        m_widget.update();
        return QTest::qWaitFor([this] { return m_keys > 0 && m_paints > 0; });
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        m_keys += event->type() == QEvent::KeyPress ? 1 : 0;
        m_paints += event->type() == QEvent::Paint ? 1 : 0;
        return QObject::eventFilter(watched, event);
    }

private:
    QWidget &m_widget;
    int m_keys = 0;
    int m_paints = 0;
};

struct Asked : WindowFixture
{
    std::unique_ptr<Seen> seen;
    ThreadId first;

    Asked()
    {
        show(1440, 900);
        add(writePaper(u"paper.md"_s));
        askAndWait(kFirst);
        first = window->ask().opened().id();
        window->ask().newThread();
        askAndWait(kSecond);
        seen = std::make_unique<Seen>(*window);
    }
    [[nodiscard]] TurnWidget &turn() const { return *window->ask().threadView().turns().back(); }
    [[nodiscard]] Thread kept(ThreadId id) const
    {
        Database database = library.open();
        return ThreadStore(database).find(id).value_or(Thread {});
    }
};

} // namespace

void TestWindowUnderLock::aThreadIsOpened()
{
    Asked f;
    const ThreadId second = f.window->ask().opened().id();
    Held held(f);
    f.window->ask().openThread(f.first);
    QVERIFY(f.seen->isAlive());
    QCOMPARE(f.window->ask().opened().id(), second); // what was shown stays
    QVERIFY(f.turn().view());
    held.letGo();
    QTRY_COMPARE(f.window->ask().opened().id(), f.first);
}

void TestWindowUnderLock::aThreadIsReadAndTagged()
{
    Asked f;
    f.window->showTab(MainWindow::HistoryTab);
    f.settle();
    HistoryPage &history = f.window->history();
    const auto shown = [&] { return history.threadView().turns().front()->asked().text(); };
    history.select(f.first);
    QTRY_COMPARE(shown(), kFirst);
    Held held(f);
    history.select(f.window->ask().opened().id());
    history.commands().toggleTag(u"thesis"_s, true);
    QVERIFY(f.seen->isAlive());
    QCOMPARE(shown(), kFirst);
    QVERIFY(history.list().tags().isEmpty());
    held.letGo();
    QTRY_COMPARE(shown(), kSecond);
    QTRY_COMPARE(history.list().tags(), QStringList { u"thesis"_s });
    QCOMPARE(f.kept(f.window->ask().opened().id()).row.marks.tags, QStringList { u"thesis"_s });
}

void TestWindowUnderLock::aCellIsWritten()
{
    Asked f;
    EvidencePage &page = f.window->evidence();
    page.rowCommands().add(evidenceRows(*f.turn().answer()));
    f.window->showTab(MainWindow::EvidenceTab);
    f.settle();
    page.show({ page.tables().all().front().id, {} });
    f.settle();
    const auto claim = [&] { return page.rows().model().row(0).claim; };
    const QString before = claim();
    page.rows().table().chooseRow(0, EvidenceModel::Claim);
    page.rows().table().setFocus();
    QTest::keyClick(&page.rows().table(), Qt::Key_F2);
    auto *editor = page.rows().table().findChild<QPlainTextEdit *>();
    editor->selectAll();
    QTest::keyClicks(editor, u"Sprints stay"_s);
    const auto keptClaim = [&] {
        Database database = f.library.open();
        const EvidenceStore store(database);
        return store.rows(store.tables().front().id).front().row.claim;
    };
    Held held(f);
    page.rowCommands().finishEditing();
    QVERIFY(f.seen->isAlive());
    QCOMPARE(claim(), u"Sprints stay"_s); // as it was typed, on its way
    QCOMPARE(keptClaim(), before);
    held.letGo();
    QTRY_COMPARE(keptClaim(), u"Sprints stay"_s);
    f.settle();
    QCOMPARE(claim(), u"Sprints stay"_s);
}

void TestWindowUnderLock::anAnswerIsSaved()
{
    Asked f;
    f.turn().asked().setUnkept(Error(ErrorKind::DiskFull));
    Held held(f);
    bool isSaved = false;
    f.window->ask().opened().unkept().keep([&] { isSaved = true; });
    QVERIFY(f.seen->isAlive());
    QVERIFY(!isSaved && f.window->ask().opened().unkept().any());
    held.letGo();
    QTRY_VERIFY(isSaved);
    QVERIFY(!f.window->ask().opened().unkept().any());
    QCOMPARE(f.kept(f.window->ask().opened().id()).turns.size(), std::size_t(2));
}

/// Undone before it is even made: in the end it is not.
void TestWindowUnderLock::aStepIsUndoneInItsOrder()
{
    Asked f;
    f.window->showTab(MainWindow::HistoryTab);
    f.settle();
    f.window->history().select(f.first);
    f.settle();
    Held held(f);
    f.window->history().commands().toggleTag(u"one"_s, true);
    f.window->history().commands().toggleTag(u"two"_s, true);
    f.window->undoStack().undo();
    QVERIFY(f.seen->isAlive());
    held.letGo();
    f.settle();
    QCOMPARE(f.kept(f.first).row.marks.tags, QStringList { u"one"_s });
    f.window->undoStack().redo();
    f.settle();
    QCOMPARE(f.kept(f.first).row.marks.tags, (QStringList { u"one"_s, u"two"_s }));
}

void TestWindowUnderLock::aWindowClosesOnceAllIsKept()
{
    Asked f;
    f.window->showTab(MainWindow::HistoryTab);
    f.settle();
    f.window->history().select(f.first);
    f.settle();
    Held held(f);
    f.window->history().commands().toggleTag(u"thesis"_s, true);
    QVERIFY(!f.window->close());
    QVERIFY(f.seen->isAlive());
    QVERIFY(f.window->isVisible());
    held.letGo();
    QTRY_VERIFY(!f.window->isVisible());
    QCOMPARE(f.kept(f.first).row.marks.tags, QStringList { u"thesis"_s });
}

ADDUCE_TEST(TestWindowUnderLock)
#include "test_window_under_lock.moc"
