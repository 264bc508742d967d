#include "tests/support/library_scenarios.h"

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
#include "tests/support/sample_thread.h"

#include <array>

using namespace Qt::StringLiterals;

namespace adduce::test {

namespace {

bool counts(const Database &database, const char *sql, int least = 1)
{
    Statement row(database, sql);
    return row.step() && row.number(0) >= least;
}

ThreadId ask(Database &database, int i, const OnSaved &saved)
{
    const QString question = u"Does a nap of %1 minutes help?"_s.arg(i);
    const SavedTurn turn =
        ThreadStore(database).append({}, answerOf(question, u"It does."_s, u"Naps of %1 minutes help."_s.arg(i)));
    saved([=](Database &later) {
        const auto thread = ThreadStore(later).find(turn.thread);
        return thread && thread->turns.size() == 1 && thread->turns[0].answer.question == question;
    });
    return turn.thread;
}

void threads(LibraryFixture &fixture, const OnSaved &saved)
{
    for (int i = 0; i < 8; ++i)
        ask(fixture.database(), i, saved);
}

/// Enough that the log is written back into the library in the middle.
void longThreads(LibraryFixture &fixture, const OnSaved &saved)
{
    fixture.database().execute("PRAGMA wal_autocheckpoint = 20");
    for (int i = 0; i < 12; ++i)
        ask(fixture.database(), i, saved);
}

void marks(LibraryFixture &fixture, const OnSaved &saved)
{
    const ThreadId id = ask(fixture.database(), 1, saved);
    ThreadStore(fixture.database()).setMarks(id, { u"Naps"_s, true, { u"sleep"_s }, false });
    saved([=](Database &later) {
        const auto row = ThreadStore(later).findRow(id);
        return row && row->marks.title == u"Naps" && row->marks.isPinned && row->marks.tags == QStringList { u"sleep"_s };
    });
}

void removedThread(LibraryFixture &fixture, const OnSaved &saved)
{
    const ThreadId id = ask(fixture.database(), 1, [](const SavedCheck &) { });
    ThreadStore(fixture.database()).remove(id);
    saved([=](Database &later) { return !ThreadStore(later).find(id); });
}

void importedThread(LibraryFixture &fixture, const OnSaved &saved)
{
    const Answer answer = answerOf(u"Why?"_s, u"Because."_s, u"It is so."_s);
    const ThreadId id = ThreadStore(fixture.database()).insert(threadOf(u"Imported"_s, { answer, answer }));
    saved([=](Database &later) {
        const auto thread = ThreadStore(later).find(id);
        return thread && thread->turns.size() == 2;
    });
}

void rating(LibraryFixture &fixture, const OnSaved &saved)
{
    const SavedTurn turn = ThreadStore(fixture.database()).append({}, answerOf(u"Why?"_s, u"So."_s, u"It is so."_s));
    RatingStore(fixture.database()).set(turn.turn, Rating::Right);
    saved([=](Database &later) { return RatingStore(later).find(turn.turn) == Rating::Right; });
}

void collections(LibraryFixture &fixture, const OnSaved &saved)
{
    for (int i = 0; i < 5; ++i) {
        const QString path = u"Sleep/Trial %1"_s.arg(i);
        CollectionStore(fixture.database()).obtain(path);
        saved([=](Database &later) { return bool(CollectionStore(later).find(path)); });
    }
}

void filing(LibraryFixture &fixture, const OnSaved &saved)
{
    const DocumentId id = fixture.add(u"sleep"_s, sleepPaper());
    const CollectionId collection = CollectionStore(fixture.database()).create(u"Sleep"_s);
    CollectionStore(fixture.database()).add(collection, std::array { id });
    saved([=](Database &later) { return CollectionStore(later).documents(collection) == std::vector { id }; });
}

void tags(LibraryFixture &fixture, const OnSaved &saved)
{
    const DocumentId id = fixture.add(u"sleep"_s, sleepPaper());
    for (const QString &tag : { u"naps"_s, u"trial"_s, u"later"_s }) {
        CollectionStore(fixture.database()).tag(std::array { id }, tag);
        saved([=](Database &later) { return CollectionStore(later).tagsOf(id).contains(tag); });
    }
}

void keptHere(LibraryFixture &fixture, const OnSaved &saved)
{
    const DocumentId id = fixture.add(u"sleep"_s, sleepPaper());
    CollectionStore(fixture.database()).keepHere(std::array { id }, true);
    saved([=](Database &later) {
        const auto row = DocumentStore(later).find(id);
        return row && row->isLocalOnly;
    });
}

void metadata(LibraryFixture &fixture, const OnSaved &saved)
{
    const DocumentId id = fixture.add(u"sleep"_s, sleepPaper());
    Metadata typed = MetadataStore(fixture.database()).find(id);
    typed.title = u"On Naps"_s;
    MetadataStore(fixture.database()).set(id, typed);
    saved([=](Database &later) { return MetadataStore(later).find(id).title == u"On Naps"; });
}

void evidence(LibraryFixture &fixture, const OnSaved &saved)
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

void matrix(LibraryFixture &fixture, const OnSaved &saved)
{
    EvidenceStore tables(fixture.database());
    const EvidenceTableId table = tables.newTableId();
    tables.apply({ table, {}, u"Naps"_s, {}, {} });
    MatrixStore store(fixture.database());
    store.apply({ table, {}, { { { store.newQuestionId(), 1, u"How long?"_s } }, {}, {} } });
    saved([=](Database &later) { return MatrixStore(later).find(table).questions.size() == 1; });
}

void evaluation(LibraryFixture &fixture, const OnSaved &saved)
{
    EvaluationReport report;
    report.set = u"Naps"_s;
    report.startedAt = QDateTime(QDate(2026, 1, 2), QTime(3, 4), Qt::UTC);
    const EvaluationId id = EvaluationStore(fixture.database()).keep({ u"First"_s, { report } });
    saved([=](Database &later) { return EvaluationStore(later).find(id).has_value(); });
}

void watchedFolder(LibraryFixture &fixture, const OnSaved &saved)
{
    WatchStore(fixture.database()).add({ fixture.folder(), {} });
    saved([](Database &later) { return WatchStore(later).list().size() == 1; });
}

void profile(LibraryFixture &fixture, const OnSaved &saved)
{
    ProfileStore(fixture.database()).keep(u"mine"_s, { { u"retrieval.final_k"_s, 7 } });
    saved([](Database &later) { return counts(later, "SELECT count(*) FROM profiles WHERE name = 'mine'"); });
}

void queue(LibraryFixture &fixture, const OnSaved &saved)
{
    for (int i = 1; i <= 4; ++i) {
        DocumentQueue(fixture.database()).insert(u"/papers/%1.pdf"_s.arg(i));
        saved([=](Database &later) { return DocumentQueue(later).waiting() >= i; });
    }
}

void removedPaper(LibraryFixture &fixture, const OnSaved &saved)
{
    const DocumentId id = fixture.add(u"sleep"_s, sleepPaper());
    fixture.add(u"coffee"_s, coffeePaper());
    DocumentStore(fixture.database()).remove(id);
    saved([=](Database &later) { return !DocumentStore(later).find(id); });
}

void duplicates(LibraryFixture &fixture, const OnSaved &saved)
{
    const DocumentId one = fixture.add(u"sleep"_s, sleepPaper());
    const DocumentId other = fixture.add(u"nap"_s, sleepPaper() << u"And one more."_s);
    DuplicateStore(fixture.database()).merge(one, other);
    saved([=](Database &later) {
        const auto row = DocumentStore(later).find(other);
        return !row || row->supersededBy;
    });
}

/// Papers are read by a connection that does not sync each commit, while the user asks.
void askedMeanwhile(LibraryFixture &fixture, const OnSaved &saved)
{
    Database reading = fixture.library().open(Durability::Later);
    for (int i = 0; i < 6; ++i) {
        DocumentStore(reading).insert(u"/papers/%1.pdf"_s.arg(i));
        ask(fixture.database(), i, saved);
        DocumentStore(reading).insert(u"/papers/more-%1.pdf"_s.arg(i));
    }
}

constexpr LibraryScenario kScenarios[] { { "threads", threads }, { "long threads", longThreads }, { "marks", marks },
    { "a removed thread", removedThread }, { "an imported thread", importedThread }, { "a rating", rating },
    { "collections", collections }, { "filing", filing }, { "tags", tags }, { "kept here", keptHere }, { "metadata", metadata },
    { "evidence", evidence }, { "a matrix", matrix }, { "an evaluation", evaluation }, { "a watched folder", watchedFolder },
    { "a profile", profile }, { "the queue", queue }, { "a removed paper", removedPaper }, { "duplicates", duplicates },
    { "asked while papers are read", askedMeanwhile } };

} // namespace

std::span<const LibraryScenario> libraryScenarios()
{
    return kScenarios;
}

} // namespace adduce::test
