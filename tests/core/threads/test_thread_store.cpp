#include "core/base/error.h"
#include "core/profiles/profile.h"
#include "core/threads/thread_store.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <thread>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestThreadStore : public QObject
{
    Q_OBJECT

private slots:
    void appendsAndReadsBack();
    void aRemovedThreadStartsAnew();
    void questionsThatRestOnAPaper();
    void lastUsedFirst();
    void aClockThatWasAhead();
    void renameAndRemove();
    void keepersOfManyThreads();
    void whatIsPassingIsNotKept_data();
    void whatIsPassingIsNotKept();
    void whichCiteADocument();
    void damagedAnswer();
    void marksAreKept();
    void theBin();
    void versionsOfAQuestion();
    void questionsWithoutAnswers();
    void rowsSayWhatTheAnswersAre();
    void profilesAreStoredOnce();
    void aLostProfileIsSaid();
    void numbersOfEarlierVersionsStay();
    void whatWasEverCited();
};

static Answer answerTo(const QString &question, int minute = 0)
{
    Answer answer;
    answer.question = question;
    answer.askedAt = QDateTime(QDate(2026, 1, 1), QTime(12, minute), Qt::UTC);
    answer.verdict = Verdict::Answered;
    Citation citation;
    citation.quote = u"A quote with \"marks\" and \u4e2d."_s;
    citation.rects.emplace_back(1.5, 2, 3, 4);
    answer.sentences.push_back({ u"A sentence."_s, { citation } });
    return answer;
}

void TestThreadStore::appendsAndReadsBack()
{
    test::LibraryFixture fixture;
    ThreadStore store(fixture.database());
    const SavedTurn first = store.append({}, answerTo(u"One\n  question?"_s));
    const SavedTurn second = store.append({ first.thread }, answerTo(u"Another?"_s, 5));
    QCOMPARE(second.thread.value, first.thread.value);
    const auto thread = store.find(first.thread);
    QVERIFY(thread);
    QCOMPARE(thread->row.marks.title, u"One question?"_s);
    QCOMPARE(thread->row.questions, 2);
    QCOMPARE(thread->row.citations, 2);
    QVERIFY(thread->turns[0].answer == answerTo(u"One\n  question?"_s));
    QVERIFY(thread->turns[1].answer == answerTo(u"Another?"_s, 5));
    QVERIFY(!store.find(ThreadId { 99 }));
}

void TestThreadStore::aRemovedThreadStartsAnew()
{
    test::LibraryFixture fixture;
    ThreadStore store(fixture.database());
    const SavedTurn first = store.append({}, answerTo(u"One?"_s));
    store.remove(first.thread);
    const SavedTurn second = store.append({ first.thread }, answerTo(u"Two?"_s));
    QCOMPARE(store.list().size(), std::size_t(1));
    QCOMPARE(store.find(second.thread)->row.marks.title, u"Two?"_s);
}

void TestThreadStore::questionsThatRestOnAPaper()
{
    test::LibraryFixture fixture;
    ThreadStore store(fixture.database());
    const auto quoting = [](const QString &question, const QString &sha256) {
        Answer answer = answerTo(question);
        answer.sentences.front().citations.front().sha256 = sha256;
        return answer;
    };
    store.append({}, quoting(u"One?"_s, u"aa"_s));
    const SavedTurn two = store.append({}, quoting(u"Two?"_s, u"bb"_s));
    store.append({}, quoting(u"Three?"_s, u"aa"_s));
    store.append({}, quoting(u"One?"_s, u"aa"_s)); // asked again
    QCOMPARE(store.questionsRestingOn({ u"aa"_s }), (QStringList { u"One?"_s, u"Three?"_s }));
    QCOMPARE(store.questionsRestingOn({ u"aa"_s, u"bb"_s }), (QStringList { u"One?"_s, u"Three?"_s, u"Two?"_s }));
    QCOMPARE(store.questionsRestingOn({ QString(), u"cc"_s }), QStringList());
    QCOMPARE(store.questionsRestingOn({}), QStringList());
    ThreadMarks marks = store.find(two.thread)->row.marks;
    marks.isDeleted = true;
    store.setMarks(two.thread, marks);
    QCOMPARE(store.questionsRestingOn({ u"bb"_s }), QStringList()); // in the bin
}

void TestThreadStore::lastUsedFirst()
{
    test::LibraryFixture fixture;
    ThreadStore store(fixture.database());
    const SavedTurn a = store.append({}, answerTo(u"A"_s, 1));
    store.append({}, answerTo(u"B"_s, 2));
    store.append({ a.thread }, answerTo(u"A again"_s, 3));
    QCOMPARE(store.list().front().marks.title, u"A"_s);
}

void TestThreadStore::aClockThatWasAhead()
{
    test::LibraryFixture fixture;
    ThreadStore store(fixture.database());
    const auto askedIn = [&](int year, const QString &question) {
        Answer answer = answerTo(question);
        answer.askedAt = QDateTime(QDate(year, 1, 1), QTime(12, 0), Qt::UTC);
        return store.append({}, answer).thread;
    };
    const ThreadId before = askedIn(2020, u"Before?"_s);
    const ThreadId ahead = askedIn(2999, u"Ahead?"_s);
    std::vector<ThreadRow> rows = store.list();
    QVERIFY(rows[0].id == ahead && rows[1].id == before);
    const ThreadId after = askedIn(2021, u"After?"_s);
    rows = store.list();
    QVERIFY(rows[0].id == after && rows[1].id == ahead && rows[2].id == before);
}

void TestThreadStore::renameAndRemove()
{
    test::LibraryFixture fixture;
    ThreadStore store(fixture.database());
    const SavedTurn a = store.append({}, answerTo(u"A"_s));
    ThreadMarks marks = store.find(a.thread)->row.marks;
    marks.title = u"  Better  name "_s;
    store.setMarks(a.thread, marks);
    QCOMPARE(store.list().front().marks.title, u"Better name"_s);
    store.remove(a.thread);
    QVERIFY(store.list().empty());
    Statement turns(fixture.database(), "SELECT count(*) FROM turns");
    QVERIFY(turns.step());
    QCOMPARE(turns.number(0), 0);
}

void TestThreadStore::keepersOfManyThreads()
{
    test::LibraryFixture fixture;
    {
        std::vector<std::jthread> workers;
        for (int i = 0; i < 4; ++i)
            workers.emplace_back([&fixture, i] {
                const AnswerKeeper keep = keepIn(fixture.library(), {});
                for (int k = 0; k < 10; ++k)
                    keep(answerTo(u"%1 %2"_s.arg(i).arg(k)));
            });
    }
    QCOMPARE(ThreadStore(fixture.database()).list().size(), std::size_t(40));
}

void TestThreadStore::whatIsPassingIsNotKept_data()
{
    QTest::addColumn<ReplyKind>("reply");
    QTest::addColumn<bool>("isKept");
    QTest::newRow("a greeting") << ReplyKind::Greeting << false;
    QTest::newRow("no question") << ReplyKind::NothingAsked << false;
    QTest::newRow("an empty library") << ReplyKind::EmptyLibrary << false;
    QTest::newRow("a library that is being read") << ReplyKind::NothingReady << false;
    QTest::newRow("which papers there are") << ReplyKind::Inventory << true;
    QTest::newRow("an answer") << ReplyKind::None << true;
}

void TestThreadStore::whatIsPassingIsNotKept()
{
    QFETCH(const ReplyKind, reply);
    QFETCH(const bool, isKept);
    test::LibraryFixture fixture;
    Answer answer = answerTo(u"Does it help?"_s);
    answer.reply = reply;
    const SavedTurn saved = keepIn(fixture.library(), {})(answer);
    QCOMPARE(bool(saved.thread), isKept);
    QCOMPARE(ThreadStore(fixture.database()).list().size(), std::size_t(isKept));
    const ThreadId thread = ThreadStore(fixture.database()).append({}, answerTo(u"Does tea help?"_s)).thread;
    QCOMPARE(keepIn(fixture.library(), { .thread = thread })(answer).thread, thread); // of a conversation it is a part
}

void TestThreadStore::whichCiteADocument()
{
    test::LibraryFixture fixture;
    ThreadStore store(fixture.database());
    const auto citing = [](const QString &question, const QStringList &documents, int minute) {
        Answer answer = answerTo(question, minute);
        AnswerSentence sentence;
        for (const QString &sha256 : documents) {
            Citation citation;
            citation.sha256 = sha256;
            sentence.citations.push_back(citation);
        }
        answer.sentences = { sentence };
        return answer;
    };
    const SavedTurn old = store.append({}, citing(u"A"_s, { u"aa"_s, u"bb"_s, u"aa"_s }, 1));
    const SavedTurn last = store.append({}, citing(u"B"_s, { u"aa"_s }, 2));
    store.append({}, citing(u"the bytes aa are only named"_s, { u"cc"_s }, 3));
    const std::vector<CitingThread> found = store.citing(u"aa"_s);
    QCOMPARE(found.size(), std::size_t(2));
    QCOMPARE(found[0].thread.id, last.thread);
    QCOMPARE(found[0].quotes, 1);
    QCOMPARE(found[1].thread.id, old.thread);
    QCOMPARE(found[1].quotes, 2);
    QVERIFY(store.citing({}).empty());
    store.setMarks(last.thread, { u"B"_s, false, {}, true });
    QCOMPARE(store.citing(u"aa"_s).size(), std::size_t(1)); // the bin aside
}

void TestThreadStore::damagedAnswer()
{
    test::LibraryFixture fixture;
    ThreadStore store(fixture.database());
    const SavedTurn a = store.append({}, answerTo(u"A"_s));
    fixture.database().execute("UPDATE turns SET answer = 'no json'");
    QVERIFY_THROWS_EXCEPTION(Error, (void)store.find(a.thread));
    QCOMPARE(store.list().size(), std::size_t(1));
}

void TestThreadStore::marksAreKept()
{
    test::LibraryFixture fixture;
    ThreadStore store(fixture.database());
    const ThreadId thread = store.append({}, answerTo(u"A"_s)).thread;
    store.setMarks(thread, { u"Name"_s, true, { u"b"_s, u" a  tag "_s, u"b"_s, u" "_s }, false });
    QCOMPARE(store.list().front().marks, (ThreadMarks { u"Name"_s, true, { u"a tag"_s, u"b"_s }, false }));
    QCOMPARE(store.tags(), (QStringList { u"a tag"_s, u"b"_s }));
    store.setMarks(thread, { u"Name"_s, false, {}, false });
    QCOMPARE(store.find(thread)->row.marks, (ThreadMarks { u"Name"_s, false, {}, false }));
    store.setMarks(ThreadId { 99 }, { u"Nobody"_s, true, { u"c"_s }, false });
    QVERIFY(store.tags().isEmpty());
}

void TestThreadStore::theBin()
{
    test::LibraryFixture fixture;
    ThreadStore store(fixture.database());
    const ThreadId a = store.append({}, answerTo(u"A"_s)).thread;
    const ThreadId b = store.append({}, answerTo(u"B"_s)).thread;
    for (const ThreadId id : { a, b })
        store.setMarks(id, { u"Name"_s, false, { u"kept"_s }, true });
    QVERIFY(store.list().empty());
    QCOMPARE(store.list(true).size(), std::size_t(2));
    QCOMPARE(store.countDeleted(), 2);
    QCOMPARE(store.find(a)->turns.size(), std::size_t(1));
    store.append({ a }, answerTo(u"More"_s)); // who goes on with it wants it back
    QCOMPARE(store.list().front().marks.tags, QStringList { u"kept"_s });
    store.remove(b);
    QVERIFY(store.list(true).empty());
    QVERIFY(store.find(a) && !store.find(b));
}

void TestThreadStore::versionsOfAQuestion()
{
    test::LibraryFixture fixture;
    ThreadStore store(fixture.database());
    const SavedTurn first = store.append({}, answerTo(u"One?"_s));
    store.append({ first.thread }, answerTo(u"Two?"_s, 1));
    store.append({ first.thread, first.turn }, answerTo(u"One, put otherwise?"_s, 2));
    const Thread thread = *store.find(first.thread);
    QCOMPARE(thread.row.questions, 2);
    QCOMPARE(thread.row.citations, 3);
    const std::vector<std::vector<Turn>> questions = byQuestion(thread);
    QCOMPARE(questions.size(), std::size_t(2));
    QCOMPARE(questions[0].size(), std::size_t(2));
    QCOMPARE(lastVersions(thread)[0].answer.question, u"One, put otherwise?"_s);
    QCOMPARE(lastVersions(thread)[1].answer.question, u"Two?"_s);
}

void TestThreadStore::questionsWithoutAnswers()
{
    test::LibraryFixture fixture;
    ThreadStore store(fixture.database());
    const SavedTurn first = store.append({}, answerTo(u"One \"quoted\"?"_s));
    (void)store.append({ first.thread }, answerTo(u"Two, 中?"_s, 1));
    (void)store.append({ first.thread, first.turn }, answerTo(u"One, asked anew?"_s, 2));
    (void)store.append({}, answerTo(u"Of another thread?"_s, 3));
    const auto thread = store.find(first.thread);
    QVERIFY(thread);
    QCOMPARE(questionsOf(store.earlierTurns(first.thread)), (QStringList { u"One, asked anew?"_s, u"Two, 中?"_s }));
    QCOMPARE(store.earlierTurns(first.thread), earlierTurns(*thread));
    QCOMPARE(store.findRow(first.thread), std::optional(thread->row));
    QVERIFY(store.earlierTurns(ThreadId { 4711 }).empty());
    QVERIFY(!store.findRow(ThreadId { 4711 }));
}

void TestThreadStore::rowsSayWhatTheAnswersAre()
{
    test::LibraryFixture fixture;
    ThreadStore store(fixture.database());
    Answer answer = answerTo(u"One?"_s);
    answer.confidence = Confidence::Medium;
    answer.scope = u"Sleep"_s;
    answer.writer = Writer { u"qwen3:8b"_s, u"localhost"_s };
    const ThreadId thread = store.append({}, answer).thread;
    answer.confidence = Confidence::High;
    answer.scope.clear();
    store.append({ thread }, answer);
    Answer refusal = answerTo(u"Two?"_s);
    refusal.verdict = Verdict::NoEvidence;
    refusal.sentences.clear();
    store.append({ thread }, refusal);
    const ThreadRow row = store.list().front();
    QCOMPARE(row.confidence, Confidence::High); // of the last that was answered
    QVERIFY(row.isRefused); // which is not the last that was asked
    QCOMPARE(row.models, QStringList { u"qwen3:8b"_s });
    QCOMPARE(row.scopes, (QStringList { u"Sleep"_s, u""_s }));
    QCOMPARE(row.questions, 3);
    QCOMPARE(store.find(thread)->row, row);
}

static Answer answerBy(const Profile &profile, int minute = 0)
{
    Answer answer = answerTo(u"How?"_s, minute);
    answer.trace.profile = tracedProfile(profile);
    answer.trace.parameters = profile.parameters;
    return answer;
}

void TestThreadStore::profilesAreStoredOnce()
{
    test::LibraryFixture fixture;
    ThreadStore store(fixture.database());
    const Answer first = answerBy({});
    const Answer second = answerBy(*builtInProfile(u"portal"_s), 1);
    const SavedTurn saved = store.append({}, first);
    for (const Answer &answer : { second, first, second })
        store.append({ saved.thread }, answer);
    Statement stored(fixture.database(), "SELECT (SELECT count(*) FROM profiles), max(answer LIKE '%parameters%') FROM turns");
    QVERIFY(stored.step());
    QCOMPARE(stored.number(0), 2);
    QCOMPARE(stored.number(1), 0);
    const Thread thread = *store.find(saved.thread);
    for (std::size_t i = 0; i < thread.turns.size(); ++i)
        QVERIFY(thread.turns[i].answer == (i % 2 == 0 ? first : second));
}

void TestThreadStore::aLostProfileIsSaid()
{
    for (const char *loss : { "DELETE FROM profiles", "UPDATE profiles SET json = '{cut'",
             "UPDATE profiles SET json = replace(json, '\"final_k\":', '\"final_k\":1')" }) {
        test::LibraryFixture fixture;
        ThreadStore store(fixture.database());
        Answer expected = answerBy({});
        const SavedTurn saved = store.append({}, expected);
        fixture.database().execute(loss);
        expected.trace.profile->value = {};
        expected.trace.parameters.reset();
        QVERIFY2(store.find(saved.thread)->turns[0].answer == expected, loss); // all else is there
        const ThreadId copied = store.insert(*store.find(saved.thread));
        QVERIFY(store.find(copied)->turns[0].answer == expected);
        store.append({}, answerBy({})); // who asks by it again brings it back
        QVERIFY(store.find(saved.thread)->turns[0].answer == answerBy({}));
    }
}

void TestThreadStore::numbersOfEarlierVersionsStay()
{
    test::LibraryFixture fixture;
    ThreadStore store(fixture.database());
    Answer answer = answerTo(u"A"_s);
    answer.trace.parameters = builtInProfile(u"portal"_s)->parameters;
    const SavedTurn saved = store.append({}, answer);
    QVERIFY(store.find(saved.thread)->turns[0].answer == answer);
}

void TestThreadStore::whatWasEverCited()
{
    test::LibraryFixture fixture;
    ThreadStore store(fixture.database());
    Citation here, there;
    here.sha256 = there.sha256 = u"aa"_s;
    here.page = 1;
    there.page = 2;
    here.quote = there.quote = u"The same words."_s;
    Answer answer = answerTo(u"A"_s);
    answer.sentences = { { u"S."_s, { here, there, here } } };
    const ThreadId first = store.append({}, answer).thread;
    answer.sentences = { { u"S."_s, { here } } };
    const ThreadId second = store.append({}, answer).thread;
    QCOMPARE(store.citationsFrom(u"aa"_s), (std::vector { here, there }));
    QVERIFY(store.citationsFrom(u"bb"_s).empty() && store.citationsFrom({}).empty());
    QCOMPARE(store.quoting(here).size(), std::size_t(2));
    QCOMPARE(store.quoting(there).size(), std::size_t(1));
    QCOMPARE(store.quoting(there).front().id, first);
    store.setMarks(first, { u"A"_s, false, {}, true });
    QCOMPARE(store.citationsFrom(u"aa"_s), std::vector { here });
    QCOMPARE(store.quoting(here).front().id, second);
}

ADDUCE_TEST(TestThreadStore)
#include "test_thread_store.moc"
