#include "core/base/error.h"
#include "core/ingest/chunker.h"
#include "core/ingest/estimate.h"
#include "core/ingest/ingest.h"
#include "core/ingest/ingest_control.h"
#include "core/ingest/ingest_run.h"
#include "core/library/database.h"
#include "core/library/duplicate_store.h"
#include "core/library/text_store.h"
#include "core/library/watch_store.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTest>
#include <atomic>
#include <future>

using namespace Qt::StringLiterals;
using namespace adduce;

/// The job over real files and the real worker.
class TestIngest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void readsAndStores();
    void sameBytesAreOneDocument();
    void movedFileIsTheSameDocument();
    void replacedFileIsANewVersion();
    void unchangedFileIsNotOpened();
    void olderReadingsAreReadAgain();
    void sameTextIsOfferedAsDuplicate();
    void addedMeanwhileComesNext();
    void addedWhileLearningIsReadFirst();
    void pauseBeginsNothing();
    void estimate();
    void rescanQueuesWhatChanged();
    void readyDocumentSurvivesItsFile();
    void failureIsARowWithAReason();
    void missingPathLeavesNoRow();
    void takesUpWhatWasLeft();
    void duplicateOfAFailedPathLeavesNothingQueued();
    void stopKeepsTheRestQueued();
    void removedWhileItIsRead();
    void unwritableLibraryEndsTheJob();
    void enumeratesFolders();
    void runTellsAndEnds();

private:
    QString write(const QString &name, const QByteArray &bytes);
    IngestSummary add(const QStringList &paths, const IngestSink &tell = {}, const std::stop_token &stop = {});
    std::vector<DocumentRow> rows() { return DocumentStore(m_fixture->database()).list(); }

    std::unique_ptr<test::LibraryFixture> m_fixture;
    WorkerProgram m_worker { QStringLiteral(ADDUCE_DOCWORKER), {} };
};

static const QByteArray kText = "# Naps\n\nA nap of thirty minutes improves the recall of word pairs.\n";

void TestIngest::init()
{
    m_fixture = std::make_unique<test::LibraryFixture>();
}

QString TestIngest::write(const QString &name, const QByteArray &bytes)
{
    const QString path = m_fixture->folder() + u'/' + name;
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
    return path;
}

IngestSummary TestIngest::add(const QStringList &paths, const IngestSink &tell, const std::stop_token &stop)
{
    return ingest(m_fixture->library(), m_worker, paths, {}, 2, tell, stop);
}

void TestIngest::readsAndStores()
{
    const IngestSummary summary =
        add({ write(u"a.md"_s, kText), write(u"b.txt"_s, "Coffee before a race helps runners. It does.") });
    QCOMPARE(summary.ready, 2);
    QVERIFY(summary.failed == 0 && summary.chunksAdded == 2);
    for (const DocumentRow &row : rows()) {
        QVERIFY(row.state == DocumentState::Ready);
        QVERIFY(row.chunks > 0 && row.sentences > 0 && row.pages == 1);
    }
    Statement vectors(m_fixture->database(), "SELECT count(*) FROM vectors");
    QVERIFY(vectors.step());
    QCOMPARE(vectors.number(0), 2);
}

void TestIngest::sameBytesAreOneDocument()
{
    QStringList copies;
    for (int i = 0; i < 6; ++i)
        copies << write(u"copy%1.md"_s.arg(i), kText);
    const IngestSummary summary = add(copies);
    QCOMPARE(summary.ready, 1);
    QCOMPARE(summary.alreadyThere, 5);
    QCOMPARE(rows().size(), std::size_t(1));
}

void TestIngest::movedFileIsTheSameDocument()
{
    const QString old = write(u"old.md"_s, kText);
    add({ old });
    const QString fresh = m_fixture->folder() + u"/new.md"_s;
    QVERIFY(QFile::rename(old, fresh));
    QCOMPARE(add({ fresh }).alreadyThere, 1);
    QCOMPARE(rows().size(), std::size_t(1));
    QCOMPARE(rows().front().path, fresh);
}

void TestIngest::replacedFileIsANewVersion()
{
    const QString path = write(u"a.md"_s, kText);
    add({ path });
    const DocumentRow old = rows().front();
    CollectionStore collections(m_fixture->database());
    collections.add(collections.create(u"Sleep"_s), { { old.id } });
    write(u"a.md"_s, "Quite another text about steel bridges.\n");
    QCOMPARE(add({ path }).ready, 1);
    const DocumentRow fresh = rows().front();
    const DocumentRow former = *DocumentStore(m_fixture->database()).find(old.id);
    QCOMPARE(former.supersededBy, fresh.id);
    QCOMPARE(former.chunks, 0); // out of the index
    QCOMPARE(former.sentences, old.sentences); // what threads cite still opens
    QCOMPARE(collections.collectionsOf(fresh.id).size(), std::size_t(1));

    write(u"a.md"_s, kText); // and back again
    QCOMPARE(add({ path }).ready, 1);
    QCOMPARE(rows().size(), std::size_t(2));
    QCOMPARE(DocumentStore(m_fixture->database()).find(fresh.id)->supersededBy, old.id);
    QVERIFY(!DocumentStore(m_fixture->database()).find(old.id)->supersededBy);
    QCOMPARE(DocumentStore(m_fixture->database()).find(old.id)->chunks, old.chunks);
}

void TestIngest::unchangedFileIsNotOpened()
{
    const QString path = write(u"a.md"_s, kText);
    add({ path });
    bool started = false;
    const IngestSummary again =
        add({ path }, [&](const IngestEvent &e) { started |= std::holds_alternative<DocumentStarted>(e); });
    QCOMPARE(again.alreadyThere, 1);
    QVERIFY(again.chunksAlreadyThere > 0 && again.chunksAdded == 0 && !started);
}

void TestIngest::olderReadingsAreReadAgain()
{
    add({ write(u"a.md"_s, kText), write(u"b.md"_s, "Coffee helps runners.\n") });
    m_fixture->database().execute("UPDATE documents SET reader_version = 1");
    QVERIFY(QFile::remove(m_fixture->folder() + u"/b.md"_s));
    const IngestSummary summary = add({});
    QCOMPARE(summary.reread, 1);
    QCOMPARE(summary.failed, 0); // what is gone stays as it was read
    QCOMPARE(summary.chunksAdded, 0);
    for (const DocumentRow &row : rows())
        QVERIFY(row.state == DocumentState::Ready && row.chunks > 0);
    QCOMPARE(DocumentQueue(m_fixture->database()).stale(), 1);
}

void TestIngest::sameTextIsOfferedAsDuplicate()
{
    add({ write(u"a.md"_s, kText), write(u"b.md"_s, kText + "\n\n") });
    DuplicateStore duplicates(m_fixture->database());
    QCOMPARE(duplicates.list().size(), std::size_t(1));
    const Duplicate pair = duplicates.list().front();
    QVERIFY(pair.reason == DuplicateReason::Text);
    duplicates.dismiss(pair.other, pair.document);
    duplicates.update(pair.document);
    QVERIFY(duplicates.list().empty());
    duplicates.merge(pair.document, pair.other);
    const auto merged = DocumentStore(m_fixture->database()).find(pair.other);
    QVERIFY(merged->supersededBy == pair.document && merged->chunks == 0 && merged->sentences > 0);
}

void TestIngest::addedMeanwhileComesNext()
{
    QStringList paths;
    for (int i = 0; i < 5; ++i)
        paths << write(u"n%1.md"_s.arg(i), kText + QByteArray::number(i));
    const QString dropped = write(u"dropped.md"_s, "Coffee helps runners.\n");
    IngestControl control;
    QStringList order;
    const auto tell = [&](const IngestEvent &e) {
        if (const auto *started = std::get_if<DocumentStarted>(&e))
            order << started->path;
        if (order.size() == 1 && std::holds_alternative<DocumentDone>(e))
            QVERIFY(control.add({ { dropped }, kPriorityAsked, {}, {} }));
    };
    QCOMPARE(ingest(m_fixture->library(), m_worker, paths, {}, 1, tell, {}, &control).ready, 6);
    QCOMPARE(order.value(1), dropped);
    QVERIFY(!control.add({ { dropped }, kPriorityAsked, {}, {} })); // the job is over
}

void TestIngest::addedWhileLearningIsReadFirst()
{
    const QString dropped = write(u"dropped.md"_s, "Coffee helps runners.\n");
    IngestControl control;
    int learnings = 0;
    const auto tell = [&](const IngestEvent &e) {
        if (std::holds_alternative<Learning>(e) && ++learnings == 1)
            QVERIFY(control.add({ { dropped }, kPriorityAsked, {}, {} }));
    };
    const IngestSummary summary = ingest(m_fixture->library(), m_worker, { write(u"a.md"_s, kText) }, {}, 2, tell, {}, &control);
    QVERIFY(summary.ready == 2 && !summary.stopped);
    QCOMPARE(learnings, 2);
    Statement vectors(m_fixture->database(), "SELECT count(*) FROM vectors");
    QVERIFY(vectors.step());
    QCOMPARE(vectors.number(0), 2);
}

void TestIngest::pauseBeginsNothing()
{
    IngestControl control;
    control.pause();
    std::atomic<int> started = 0;
    std::stop_source stop;
    auto job = std::async(std::launch::async, [&] {
        return ingest(
            m_fixture->library(), m_worker, { write(u"a.md"_s, kText) }, {}, 2,
            [&](const IngestEvent &e) {
                started += int(std::holds_alternative<DocumentStarted>(e));
                if (const auto *at = std::get_if<IngestProgress>(&e); at && at->done == 0 && at->total == 1)
                    QVERIFY(!at->msLeft); // nobody knows yet
            },
            stop.get_token(), &control);
    });
    QTRY_COMPARE(DocumentQueue(m_fixture->database()).waiting(), 1);
    QCOMPARE(started.load(), 0);
    control.resume();
    QCOMPARE(job.get().ready, 1);
    const qint64 paused = control.pausedMs();
    QVERIFY(paused > 0);
    control.resume();
    QCOMPARE(control.pausedMs(), paused); // it stands still while nothing is paused
}

void TestIngest::estimate()
{
    IngestEstimate estimate;
    QCOMPARE(estimate.progress(4, 0).total, 4);
    estimate.begin({ 1 });
    estimate.read({ 1 }, 30, 40);
    QVERIFY(!estimate.progress(3, 1'000).msLeft); // too soon to tell
    const IngestProgress p = estimate.progress(3, 3'000);
    QCOMPARE(p.pagesDone, 30);
    QCOMPARE(p.pagesTotal, 160); // the three that wait as long as the one that is known
    QCOMPARE(p.pagesPerSecond, 10.0);
    QCOMPARE(p.msLeft, std::optional<qint64>(13'000));
    estimate.read({ 1 }, 40, 40);
    estimate.end({ 1 });
    QCOMPARE(estimate.progress(0, 4'000).msLeft, std::optional<qint64>(0));
}

void TestIngest::rescanQueuesWhatChanged()
{
    QDir(m_fixture->folder()).mkpath(u"watched/deep"_s);
    const QString kept = write(u"watched/kept.md"_s, kText);
    const QString gone = write(u"watched/gone.md"_s, "Coffee helps runners.\n");
    const QString folder = m_fixture->folder() + u"/watched"_s;
    CollectionStore collections(m_fixture->database());
    const CollectionId collection = collections.create(u"Watched"_s);
    WatchStore(m_fixture->database()).add({ folder, collection });
    QCOMPARE(rescan(m_fixture->database()).queued, 2);
    QCOMPARE(add({}).ready, 2);
    QCOMPARE(rescan(m_fixture->database()).queued, 0);
    QCOMPARE(collections.documents(collection).size(), std::size_t(2));
    QVERIFY(QFile::remove(gone));
    write(u"watched/deep/new.md"_s, "Steel bridges carry trains.\n");
    const Rescan found = rescan(m_fixture->database());
    QCOMPARE(found.queued, 1);
    QCOMPARE(found.missing.size(), std::size_t(1));
    QCOMPARE(found.missing.front().path, gone);
    QVERIFY(found.missing.front().state == DocumentState::Ready);
}

void TestIngest::readyDocumentSurvivesItsFile()
{
    const QString path = write(u"a.md"_s, kText);
    add({ path });
    QVERIFY(QFile::remove(path));
    DocumentDone told;
    const auto tell = [&](const IngestEvent &e) {
        if (const auto *done = std::get_if<DocumentDone>(&e))
            told = *done;
    };
    QCOMPARE(add({ path }, tell).failed, 1);
    QVERIFY(told.row.reason == ErrorKind::Missing);
    QVERIFY(rows().front().state == DocumentState::Ready);
    write(u"a.md"_s, {});
    QCOMPARE(add({ path }).failed, 1);
    QVERIFY(rows().front().state == DocumentState::Ready);
}

void TestIngest::failureIsARowWithAReason()
{
    const IngestSummary summary =
        add({ write(u"broken.pdf"_s, "%PDF-1.7 and nothing"), write(u"empty.pdf"_s, {}), write(u"a.md"_s, kText) });
    QCOMPARE(summary.ready, 1);
    QCOMPARE(summary.failed, 2);
    for (const DocumentRow &row : rows())
        QVERIFY(row.state == DocumentState::Ready || row.reason.has_value());
}

void TestIngest::missingPathLeavesNoRow()
{
    QCOMPARE(add({ m_fixture->folder() + u"/nowhere.pdf"_s }).failed, 1);
    QVERIFY(rows().empty());
}

void TestIngest::takesUpWhatWasLeft()
{
    DocumentStore documents(m_fixture->database());
    documents.setState(documents.insert(write(u"killed.md"_s, kText)), DocumentState::Reading);
    documents.insert(write(u"waiting.md"_s, "Sleep loss harms the memory of students.\n"));
    QCOMPARE(add({}).ready, 2);
}

void TestIngest::duplicateOfAFailedPathLeavesNothingQueued()
{
    const QString path = write(u"a.md"_s, kText);
    add({ path });
    write(u"a.md"_s, QByteArray(200, '\0'));
    add({ path });
    write(u"a.md"_s, kText);
    QCOMPARE(add({ path }).alreadyThere, 1);
    for (const DocumentRow &row : rows())
        QVERIFY(row.state != DocumentState::Queued);
}

void TestIngest::stopKeepsTheRestQueued()
{
    QStringList paths;
    for (int i = 0; i < 8; ++i)
        paths << write(u"n%1.md"_s.arg(i), kText + QByteArray::number(i));
    std::stop_source source;
    const auto tell = [&](const IngestEvent &e) {
        if (std::holds_alternative<DocumentDone>(e))
            source.request_stop();
    };
    const IngestSummary summary = add(paths, tell, source.get_token());
    QVERIFY(summary.stopped);
    QVERIFY(summary.ready >= 1 && summary.ready < 8);
    const int queued = DocumentStore(m_fixture->database()).count(DocumentState::Queued);
    QCOMPARE(queued + summary.ready, 8);
    QCOMPARE(add({}).ready, queued);
}

void TestIngest::removedWhileItIsRead()
{
    const QString path = write(u"a.md"_s, kText);
    const auto tell = [&](const IngestEvent &e) {
        if (const auto *started = std::get_if<DocumentStarted>(&e)) {
            Database database = m_fixture->library().open();
            DocumentStore(database).remove(started->id);
        }
    };
    QCOMPARE(add({ path }, tell), (IngestSummary {}));
    QVERIFY(rows().empty());
}

void TestIngest::unwritableLibraryEndsTheJob()
{
    const QString path = write(u"a.md"_s, kText);
    m_fixture->database().execute("CREATE TRIGGER full BEFORE INSERT ON pages BEGIN SELECT raise(ABORT, 'no'); END");
    // A constraint is a fault of ours; the document is listed with it and the job goes on.
    QCOMPARE(add({ path }).failed, 1);
    QVERIFY(rows().front().reason == ErrorKind::Internal);
}

void TestIngest::enumeratesFolders()
{
    QDir(m_fixture->folder()).mkpath(u"papers/deep"_s);
    const QString a = write(u"papers/a.PDF"_s, "x");
    const QString b = write(u"papers/deep/b.md"_s, "x");
    write(u"papers/c.odt"_s, "x");
    QFile::link(m_fixture->folder(), m_fixture->folder() + u"/papers/loop"_s);
    const QStringList files = enumerateFiles({ m_fixture->folder() + u"/papers"_s, a, u"/no/such/file.pdf"_s });
    QCOMPARE(files, QStringList({ a, b, u"/no/such/file.pdf"_s }));
}

void TestIngest::runTellsAndEnds()
{
    IngestRun run(m_fixture->library(), m_worker, { write(u"a.md"_s, kText) }, {});
    IngestSummary summary;
    connect(&run, &IngestRun::done, this, [&](const IngestSummary &s) { summary = s; });
    QSignalSpy finished(&run, &IngestRun::finished);
    QVERIFY(finished.wait(30'000));
    QCOMPARE(summary.ready, 1);
}

ADDUCE_TEST(TestIngest)
#include "test_ingest.moc"
