#include "core/library/database.h"
#include "core/library/library.h"
#include "core/threads/changed_answers.h"
#include "core/threads/thread_store.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Which saved answers new papers would change.
class TestChangedAnswers : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void eachRevisionIsLookedAtOnce();
    void changesAreListed();
    void anotherLookTakesTheirPlace();
    void whatWasSeenIsForgotten();
    void anotherVersionIsNoMoreChanged();
    void ofAThreadThatIsGoneNothingIsKept();

private:
    [[nodiscard]] int listed() const { return ThreadStore(*m_database).list().front().changedAnswers; }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Library> m_library;
    std::unique_ptr<Database> m_database;
    SavedTurn m_saved;
};

void TestChangedAnswers::init()
{
    m_database.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_library = std::make_unique<Library>(m_folder->filePath(u"library.adduce"_s));
    m_database = std::make_unique<Database>(m_library->open());
    m_saved = ThreadStore(*m_database).append({}, test::answerOf(u"Why?"_s, u"So."_s, u"So."_s));
}

void TestChangedAnswers::eachRevisionIsLookedAtOnce()
{
    ChangedAnswerStore store(*m_database);
    QCOMPARE(store.due(3), (std::vector { DueThread { m_saved.thread, {} } }));
    store.keep({ m_saved.thread, {} }, 3, {});
    QVERIFY(store.due(3).empty());
    QCOMPARE(store.due(4).size(), std::size_t(1));
    ThreadStore threads(*m_database);
    ThreadMarks marks = threads.find(m_saved.thread)->row.marks;
    marks.isDeleted = true;
    threads.setMarks(m_saved.thread, marks);
    QVERIFY(store.due(4).empty());
}

void TestChangedAnswers::changesAreListed()
{
    ChangedAnswerStore store(*m_database);
    const ChangedAnswer change { m_saved.turn, 2, 1, { u"Smith 2021"_s, u"Lee 2022"_s } };
    store.keep({ m_saved.thread, {} }, 3, { change });
    QCOMPARE(store.find(m_saved.thread), (std::vector { change }));
    QCOMPARE(listed(), 1);
    QCOMPARE(ThreadStore(*m_database).find(m_saved.thread)->row.changedAnswers, 1);
}

void TestChangedAnswers::anotherLookTakesTheirPlace()
{
    ChangedAnswerStore store(*m_database);
    store.keep({ m_saved.thread, {} }, 3, { { m_saved.turn, 2, 0, { u"Smith 2021"_s } } });
    store.keep({ m_saved.thread, {} }, 4, { { m_saved.turn, 0, 0, {} } });
    QVERIFY(store.find(m_saved.thread).empty());
    QCOMPARE(listed(), 0);
}

void TestChangedAnswers::whatWasSeenIsForgotten()
{
    ChangedAnswerStore store(*m_database);
    store.keep({ m_saved.thread, {} }, 3, { { m_saved.turn, 2, 0, { u"Smith 2021"_s } } });
    const QDateTime now(QDate(2026, 3, 4), QTime(5, 6, 7, 8), Qt::UTC);
    store.setSeen(m_saved.thread, now);
    QCOMPARE(listed(), 0);
    QCOMPARE(store.due(4), (std::vector { DueThread { m_saved.thread, now } }));
    store.keep({ m_saved.thread, {} }, 4, { { m_saved.turn, 2, 0, { u"Smith 2021"_s } } }); // was asked again before
    QCOMPARE(listed(), 0);
    QCOMPARE(store.due(4).size(), std::size_t(1));
    store.keep({ m_saved.thread, now }, 4, {});
    QCOMPARE(store.due(5).front().seenAt, now); // is not lost by another look
}

void TestChangedAnswers::anotherVersionIsNoMoreChanged()
{
    ChangedAnswerStore store(*m_database);
    ThreadStore threads(*m_database);
    store.keep({ m_saved.thread, {} }, 3, { { m_saved.turn, 2, 0, { u"Smith 2021"_s } } });
    threads.append({ m_saved.thread }, test::answerOf(u"And how?"_s, u"So."_s, u"So."_s));
    QCOMPARE(listed(), 1); // another question
    threads.append({ m_saved.thread, m_saved.turn }, test::answerOf(u"Why?"_s, u"So, too."_s, u"So, too."_s));
    QCOMPARE(listed(), 0);
    store.keep({ m_saved.thread, {} }, 4, { { m_saved.turn, 2, 0, { u"Smith 2021"_s } } }); // of the version before
    QCOMPARE(listed(), 0);
}

void TestChangedAnswers::ofAThreadThatIsGoneNothingIsKept()
{
    ChangedAnswerStore store(*m_database);
    ThreadStore(*m_database).remove(m_saved.thread);
    store.keep({ m_saved.thread, {} }, 3, { { m_saved.turn, 2, 0, { u"Smith 2021"_s } } });
    QVERIFY(store.find(m_saved.thread).empty());
}

ADDUCE_TEST(TestChangedAnswers)
#include "test_changed_answers.moc"
