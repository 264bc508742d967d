#include "core/evaluation/comparison.h"
#include "core/evaluation/evaluation_store.h"
#include "core/evidence/evidence_store.h"
#include "core/evidence/matrix_store.h"
#include "core/library/collection_store.h"
#include "core/library/document_queue.h"
#include "core/library/document_store.h"
#include "core/library/duplicate_store.h"
#include "core/library/metadata_store.h"
#include "core/library/profile_store.h"
#include "core/library/watch_store.h"
#include "core/threads/rating_store.h"
#include "core/threads/thread_store.h"
#include "tests/support/library_fixture.h"
#include "tests/support/recording_vfs.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTest>
#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;
using namespace adduce;

namespace {

/// Whether what was saved is there.
using Check = std::function<bool(Database &)>;
/// Told each time that something was reported as saved.
using Saved = std::function<void(const Check &)>;
using Scenario = void (*)(test::LibraryFixture &, const Saved &);

bool counts(const Database &database, const char *sql, int least = 1)
{
    Statement row(database, sql);
    return row.step() && row.number(0) >= least;
}

ThreadId ask(Database &database, int i, const Saved &saved)
{
    const QString question = u"Does a nap of %1 minutes help?"_s.arg(i);
    const SavedTurn turn =
        ThreadStore(database).append({}, test::answerOf(question, u"It does."_s, u"Naps of %1 minutes help."_s.arg(i)));
    saved([=](Database &later) {
        const auto thread = ThreadStore(later).find(turn.thread);
        return thread && thread->turns.size() == 1 && thread->turns[0].answer.question == question;
    });
    return turn.thread;
}

void threads(test::LibraryFixture &fixture, const Saved &saved)
{
    for (int i = 0; i < 8; ++i)
        ask(fixture.database(), i, saved);
}

/// Enough that the log is written back into the library in the middle.
void longThreads(test::LibraryFixture &fixture, const Saved &saved)
{
    fixture.database().execute("PRAGMA wal_autocheckpoint = 20");
    for (int i = 0; i < 12; ++i)
        ask(fixture.database(), i, saved);
}

void marks(test::LibraryFixture &fixture, const Saved &saved)
{
    const ThreadId id = ask(fixture.database(), 1, saved);
    ThreadStore(fixture.database()).setMarks(id, { u"Naps"_s, true, { u"sleep"_s }, false });
    saved([=](Database &later) {
        const auto row = ThreadStore(later).findRow(id);
        return row && row->marks.title == u"Naps" && row->marks.isPinned && row->marks.tags == QStringList { u"sleep"_s };
    });
}

void removedThread(test::LibraryFixture &fixture, const Saved &saved)
{
    const ThreadId id = ask(fixture.database(), 1, [](const Check &) { });
    ThreadStore(fixture.database()).remove(id);
    saved([=](Database &later) { return !ThreadStore(later).find(id); });
}

void importedThread(test::LibraryFixture &fixture, const Saved &saved)
{
    const Answer answer = test::answerOf(u"Why?"_s, u"Because."_s, u"It is so."_s);
    const ThreadId id = ThreadStore(fixture.database()).insert(test::threadOf(u"Imported"_s, { answer, answer }));
    saved([=](Database &later) {
        const auto thread = ThreadStore(later).find(id);
        return thread && thread->turns.size() == 2;
    });
}

void rating(test::LibraryFixture &fixture, const Saved &saved)
{
    const SavedTurn turn = ThreadStore(fixture.database()).append({}, test::answerOf(u"Why?"_s, u"So."_s, u"It is so."_s));
    RatingStore(fixture.database()).set(turn.turn, Rating::Right);
    saved([=](Database &later) { return RatingStore(later).find(turn.turn) == Rating::Right; });
}

void collections(test::LibraryFixture &fixture, const Saved &saved)
{
    for (int i = 0; i < 5; ++i) {
        const QString path = u"Sleep/Trial %1"_s.arg(i);
        CollectionStore(fixture.database()).obtain(path);
        saved([=](Database &later) { return bool(CollectionStore(later).find(path)); });
    }
}

void filing(test::LibraryFixture &fixture, const Saved &saved)
{
    const DocumentId id = fixture.add(u"sleep"_s, test::sleepPaper());
    const CollectionId collection = CollectionStore(fixture.database()).create(u"Sleep"_s);
    CollectionStore(fixture.database()).add(collection, std::array { id });
    saved([=](Database &later) { return CollectionStore(later).documents(collection) == std::vector { id }; });
}

void tags(test::LibraryFixture &fixture, const Saved &saved)
{
    const DocumentId id = fixture.add(u"sleep"_s, test::sleepPaper());
    for (const QString &tag : { u"naps"_s, u"trial"_s, u"later"_s }) {
        CollectionStore(fixture.database()).tag(std::array { id }, tag);
        saved([=](Database &later) { return CollectionStore(later).tagsOf(id).contains(tag); });
    }
}

void keptHere(test::LibraryFixture &fixture, const Saved &saved)
{
    const DocumentId id = fixture.add(u"sleep"_s, test::sleepPaper());
    CollectionStore(fixture.database()).keepHere(std::array { id }, true);
    saved([=](Database &later) {
        const auto row = DocumentStore(later).find(id);
        return row && row->isLocalOnly;
    });
}

void metadata(test::LibraryFixture &fixture, const Saved &saved)
{
    const DocumentId id = fixture.add(u"sleep"_s, test::sleepPaper());
    Metadata typed = MetadataStore(fixture.database()).find(id);
    typed.title = u"On Naps"_s;
    MetadataStore(fixture.database()).set(id, typed);
    saved([=](Database &later) { return MetadataStore(later).find(id).title == u"On Naps"; });
}

void evidence(test::LibraryFixture &fixture, const Saved &saved)
{
    EvidenceStore store(fixture.database());
    const EvidenceTableId table = store.newTableId();
    store.apply({ table, {}, u"Naps"_s, {}, {} });
    for (int i = 1; i <= 4; ++i) {
        EvidenceRow row;
        row.id = store.newRowId();
        row.claim = u"Naps help %1."_s.arg(i);
        row.addedAt = QDateTime(QDate(2026, 1, 2), QTime(3, 4), Qt::UTC);
        store.apply({ table, u"Naps"_s, u"Naps"_s, {}, { { row, double(i) } } });
        saved([=](Database &later) { return EvidenceStore(later).rows(table).size() >= std::size_t(i); });
    }
}

void matrix(test::LibraryFixture &fixture, const Saved &saved)
{
    EvidenceStore tables(fixture.database());
    const EvidenceTableId table = tables.newTableId();
    tables.apply({ table, {}, u"Naps"_s, {}, {} });
    MatrixStore store(fixture.database());
    store.apply({ table, {}, { { { store.newQuestionId(), 1, u"How long?"_s } }, {}, {} } });
    saved([=](Database &later) { return MatrixStore(later).find(table).questions.size() == 1; });
}

void evaluation(test::LibraryFixture &fixture, const Saved &saved)
{
    EvaluationReport report;
    report.set = u"Naps"_s;
    report.startedAt = QDateTime(QDate(2026, 1, 2), QTime(3, 4), Qt::UTC);
    const EvaluationId id = EvaluationStore(fixture.database()).keep({ u"First"_s, { report } });
    saved([=](Database &later) { return EvaluationStore(later).find(id).has_value(); });
}

void watchedFolder(test::LibraryFixture &fixture, const Saved &saved)
{
    WatchStore(fixture.database()).add({ fixture.folder(), {} });
    saved([](Database &later) { return WatchStore(later).list().size() == 1; });
}

void profile(test::LibraryFixture &fixture, const Saved &saved)
{
    ProfileStore(fixture.database()).keep(u"mine"_s, { { u"retrieval.final_k"_s, 7 } });
    saved([](Database &later) { return counts(later, "SELECT count(*) FROM profiles WHERE name = 'mine'"); });
}

void queue(test::LibraryFixture &fixture, const Saved &saved)
{
    for (int i = 1; i <= 4; ++i) {
        DocumentQueue(fixture.database()).insert(u"/papers/%1.pdf"_s.arg(i));
        saved([=](Database &later) { return DocumentQueue(later).waiting() >= i; });
    }
}

void removedPaper(test::LibraryFixture &fixture, const Saved &saved)
{
    const DocumentId id = fixture.add(u"sleep"_s, test::sleepPaper());
    fixture.add(u"coffee"_s, test::coffeePaper());
    DocumentStore(fixture.database()).remove(id);
    saved([=](Database &later) { return !DocumentStore(later).find(id); });
}

void duplicates(test::LibraryFixture &fixture, const Saved &saved)
{
    const DocumentId one = fixture.add(u"sleep"_s, test::sleepPaper());
    const DocumentId other = fixture.add(u"nap"_s, test::sleepPaper() << u"And one more."_s);
    DuplicateStore(fixture.database()).merge(one, other);
    saved([=](Database &later) {
        const auto row = DocumentStore(later).find(other);
        return !row || row->supersededBy;
    });
}

/// Papers are read by a connection that does not sync each commit, while the user asks.
void askedMeanwhile(test::LibraryFixture &fixture, const Saved &saved)
{
    Database reading = fixture.library().open(Durability::Later);
    for (int i = 0; i < 6; ++i) {
        DocumentStore(reading).insert(u"/papers/%1.pdf"_s.arg(i));
        ask(fixture.database(), i, saved);
        DocumentStore(reading).insert(u"/papers/more-%1.pdf"_s.arg(i));
    }
}

constexpr std::pair<const char *, Scenario> kScenarios[] { { "threads", threads }, { "long threads", longThreads },
    { "marks", marks }, { "a removed thread", removedThread }, { "an imported thread", importedThread }, { "a rating", rating },
    { "collections", collections }, { "filing", filing }, { "tags", tags }, { "kept here", keptHere }, { "metadata", metadata },
    { "evidence", evidence }, { "a matrix", matrix }, { "an evaluation", evaluation }, { "a watched folder", watchedFolder },
    { "a profile", profile }, { "the queue", queue }, { "a removed paper", removedPaper }, { "duplicates", duplicates },
    { "asked while papers are read", askedMeanwhile } };

struct Recording
{
    std::vector<test::FileStep> steps;
    std::vector<std::pair<std::size_t, Check>> saved; ///< after how many steps it was reported as saved
};

Recording record(Scenario scenario)
{
    Recording recording;
    test::RecordingVfs vfs;
    {
        test::LibraryFixture fixture;
        const Database other = fixture.library().open(); // while another connection is open the log is not written back
        scenario(fixture, [&](const Check &check) { recording.saved.emplace_back(vfs.count(), check); });
    }
    recording.steps = vfs.steps();
    return recording;
}

/// Opened as the program does. What is wrong with it; empty when nothing is.
QString faultIn(const test::DiskState &disk, const Recording &recording, std::size_t count)
{
    const QTemporaryDir folder;
    for (const auto &[name, bytes] : disk) {
        QFile file(folder.filePath(QString::fromLatin1(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            return u"cannot be laid out"_s;
    }
    const Library library(folder.filePath(u"test.adduce"_s));
    Database database = library.open();
    Statement whole(database, "PRAGMA integrity_check(1)");
    if (!whole.step() || whole.text(0) != u"ok")
        return whole.text(0);
    if (Statement(database, "PRAGMA foreign_key_check").step())
        return u"a row that belongs to nothing"_s;
    for (std::size_t i = 0; i < recording.saved.size(); ++i)
        if (recording.saved[i].first <= count && !recording.saved[i].second(database))
            return u"what was saved %1. is not there"_s.arg(i + 1);
    return {};
}

} // namespace

class TestPowerLoss : public QObject
{
    Q_OBJECT

private slots:
    void whatWasSavedIsThere_data();
    void whatWasSavedIsThere();
    void whatIsMadeAgainIsNotSynced();
};

void TestPowerLoss::whatWasSavedIsThere_data()
{
    QTest::addColumn<int>("index");
    for (int i = 0; i < static_cast<int>(std::size(kScenarios)); ++i)
        QTest::newRow(kScenarios[i].first) << i;
}

/// Cut at every sync and when each thing was reported as saved, with what was not synced lost; and at random, with it in any
/// order. 2,000 states of all scenarios together with ADDUCE_FULL_COUNTS, otherwise a tenth.
void TestPowerLoss::whatWasSavedIsThere()
{
    QFETCH(int, index);
    const Recording recording = record(kScenarios[index].second);
    QVERIFY(!recording.saved.empty());
    const bool isFull = qEnvironmentVariableIsSet("ADDUCE_FULL_COUNTS");
    std::vector<std::size_t> cuts;
    for (std::size_t i = 0; i < recording.steps.size(); ++i)
        if (recording.steps[i].kind == test::FileStep::Kind::Sync)
            cuts.push_back(i + 1);
    for (const auto &[count, check] : recording.saved)
        cuts.push_back(count);
    std::mt19937 chance(static_cast<unsigned>(index + 1));
    std::ranges::shuffle(cuts, chance);
    cuts.resize(std::min<std::size_t>(cuts.size(), isFull ? 50 : 5));
    for (const std::size_t cut : cuts)
        QCOMPARE(faultIn(test::afterPowerCut(recording.steps, cut), recording, cut), QString());
    for (int i = 0; i < (isFull ? 50 : 5); ++i) {
        const std::size_t cut =
            i % 2 ? chance() % (recording.steps.size() + 1) : recording.saved[chance() % recording.saved.size()].first;
        QCOMPARE(faultIn(test::afterPowerCut(recording.steps, cut, &chance), recording, cut), QString());
    }
}

void TestPowerLoss::whatIsMadeAgainIsNotSynced()
{
    const auto syncs = [](Durability durability) {
        test::RecordingVfs vfs;
        test::LibraryFixture fixture;
        Database database = fixture.library().open(durability);
        const auto before = vfs.count();
        for (int i = 0; i < 5; ++i)
            DocumentStore(database).insert(u"/%1.pdf"_s.arg(i));
        const auto steps = vfs.steps();
        return std::count_if(steps.begin() + static_cast<std::ptrdiff_t>(before), steps.end(),
            [](const test::FileStep &step) { return step.kind == test::FileStep::Kind::Sync; });
    };
    QVERIFY(syncs(Durability::Later) <= 1); // the head of a log that begins anew
    QVERIFY(syncs(Durability::AtOnce) >= 5);
}

ADDUCE_TEST(TestPowerLoss)
#include "test_power_loss.moc"
