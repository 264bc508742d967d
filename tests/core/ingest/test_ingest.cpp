#include "core/base/error.h"
#include "core/base/file_name.h"
#include "core/ingest/ingest.h"
#include "core/ingest/ingest_control.h"
#include "core/ingest/ingest_run.h"
#include "core/library/chunking_store.h"
#include "core/library/database.h"
#include "tests/support/ingest_fixture.h"
#include "tests/support/installed_ranks.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTest>
#include <atomic>
#include <fcntl.h>
#include <future>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace adduce;

/// The job over real files and the real worker.
class TestIngest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void readsAndStores();
    void addedMeanwhileComesNext();
    void addedWhileLearningIsReadFirst();
    void pauseBeginsNothing();
    void readyDocumentSurvivesItsFile();
    void failureIsARowWithAReason();
    void missingPathLeavesNoRow();
    void takesUpWhatWasLeft();
    void stopKeepsTheRestQueued();
    void isCutForOthersWhereTheirTokensCanBeCounted();
    void removedWhileItIsRead();
    void writtenToWhileItIsRead_data();
    void writtenToWhileItIsRead();
    void unwritableLibraryEndsTheJob();
    void enumeratesFolders();
    void whatIsPassedOverIsTold();
    void namesOfAnyBytesAreReadAndFoundAgain();
    void runTellsAndEnds();

private:
    std::unique_ptr<test::IngestFixture> m_fixture;
};

void TestIngest::init()
{
    m_fixture = std::make_unique<test::IngestFixture>();
}

void TestIngest::readsAndStores()
{
    const IngestSummary summary = m_fixture->add({ m_fixture->write(u"a.md"_s, test::IngestFixture::text),
        m_fixture->write(u"b.txt"_s, "Coffee before a race helps runners. It does.") });
    QCOMPARE(summary.ready, 2);
    QVERIFY(summary.failed == 0 && summary.chunksAdded == 2);
    for (const DocumentRow &row : m_fixture->rows()) {
        QVERIFY(row.state == DocumentState::Ready);
        QVERIFY(row.chunks > 0 && row.sentences > 0 && row.pages == 1);
    }
    Statement vectors(m_fixture->database(), "SELECT count(*) FROM vectors");
    QVERIFY(vectors.step());
    QCOMPARE(vectors.number(0), 2);
}

void TestIngest::addedMeanwhileComesNext()
{
    QStringList paths;
    for (int i = 0; i < 5; ++i)
        paths << m_fixture->write(u"n%1.md"_s.arg(i), test::IngestFixture::text + QByteArray::number(i));
    const QString dropped = m_fixture->write(u"dropped.md"_s, "Coffee helps runners.\n");
    IngestControl control;
    QStringList order;
    const auto report = [&](const IngestEvent &e) {
        if (const auto *started = std::get_if<DocumentStarted>(&e))
            order << started->path;
        if (order.size() == 1 && std::holds_alternative<DocumentDone>(e))
            QVERIFY(control.add({ { dropped }, kPriorityAsked, {}, {} }));
    };
    QCOMPARE(
        ingest(m_fixture->library(), m_fixture->network.servers, m_fixture->worker, paths, {}, report, {}, &control).ready, 6);
    QCOMPARE(order.value(1), dropped);
    QVERIFY(!control.add({ { dropped }, kPriorityAsked, {}, {} })); // the job is over
}

void TestIngest::addedWhileLearningIsReadFirst()
{
    const QString dropped = m_fixture->write(u"dropped.md"_s, "Coffee helps runners.\n");
    IngestControl control;
    int learnings = 0;
    const auto report = [&](const IngestEvent &e) {
        if (std::holds_alternative<Learning>(e) && ++learnings == 1)
            QVERIFY(control.add({ { dropped }, kPriorityAsked, {}, {} }));
    };
    const IngestSummary summary = ingest(m_fixture->library(), m_fixture->network.servers, m_fixture->worker,
        { m_fixture->write(u"a.md"_s, test::IngestFixture::text) }, { .jobs = 2 }, report, {}, &control);
    QVERIFY(summary.ready == 2 && !summary.isStopped);
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
            m_fixture->library(), m_fixture->network.servers, m_fixture->worker,
            { m_fixture->write(u"a.md"_s, test::IngestFixture::text) }, { .jobs = 2 },
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

void TestIngest::readyDocumentSurvivesItsFile()
{
    const QString path = m_fixture->write(u"a.md"_s, test::IngestFixture::text);
    m_fixture->add({ path });
    QVERIFY(QFile::remove(path));
    DocumentDone emitted;
    const auto report = [&](const IngestEvent &e) {
        if (const auto *done = std::get_if<DocumentDone>(&e))
            emitted = *done;
    };
    QCOMPARE(m_fixture->add({ path }, report).failed, 1);
    QVERIFY(emitted.row.reason == ErrorKind::Missing);
    QVERIFY(m_fixture->rows().front().state == DocumentState::Ready);
    m_fixture->write(u"a.md"_s, {});
    QCOMPARE(m_fixture->add({ path }).failed, 1);
    QVERIFY(m_fixture->rows().front().state == DocumentState::Ready);
}

void TestIngest::failureIsARowWithAReason()
{
    const IngestSummary summary = m_fixture->add({ m_fixture->write(u"broken.pdf"_s, "%PDF-1.7 and nothing"),
        m_fixture->write(u"empty.pdf"_s, {}), m_fixture->write(u"a.md"_s, test::IngestFixture::text) });
    QCOMPARE(summary.ready, 1);
    QCOMPARE(summary.failed, 2);
    for (const DocumentRow &row : m_fixture->rows())
        QVERIFY(row.state == DocumentState::Ready || row.reason.has_value());
}

void TestIngest::missingPathLeavesNoRow()
{
    QCOMPARE(m_fixture->add({ m_fixture->folder() + u"/nowhere.pdf"_s }).failed, 1);
    QVERIFY(m_fixture->rows().empty());
}

void TestIngest::takesUpWhatWasLeft()
{
    DocumentStore documents(m_fixture->database());
    documents.setState(documents.insert(m_fixture->write(u"killed.md"_s, test::IngestFixture::text)), DocumentState::Reading);
    documents.insert(m_fixture->write(u"waiting.md"_s, "Sleep loss harms the memory of students.\n"));
    QCOMPARE(m_fixture->add({}).ready, 2);
}

void TestIngest::stopKeepsTheRestQueued()
{
    QStringList paths;
    for (int i = 0; i < 8; ++i)
        paths << m_fixture->write(u"n%1.md"_s.arg(i), test::IngestFixture::text + QByteArray::number(i));
    std::stop_source source;
    const auto report = [&](const IngestEvent &e) {
        if (std::holds_alternative<DocumentDone>(e))
            source.request_stop();
    };
    const IngestSummary summary = m_fixture->add(paths, report, source.get_token());
    QVERIFY(summary.isStopped);
    QVERIFY(summary.ready >= 1 && summary.ready < 8);
    const int queued = DocumentStore(m_fixture->database()).count(DocumentState::Queued);
    QCOMPARE(queued + summary.ready, 8);
    QCOMPARE(m_fixture->add({}).ready, queued);
}

/// A chunking whose ranks are away is not filled with estimates.
void TestIngest::isCutForOthersWhereTheirTokensCanBeCounted()
{
    ChunkParameters counted { .maxTokens = 60, .overlapTokens = 0 };
    counted.tokens = TokenCount::Cl100kBase;
    ChunkingStore store(m_fixture->database());
    const auto add = [&](const QString &name) {
        m_fixture->add({ m_fixture->write(name, test::IngestFixture::text + name.toUtf8() + ".\n") });
        return m_fixture->rows().front().id;
    };
    ChunkingId chunking;
    {
        const test::InstalledRanksFixture ranks;
        chunking = store.obtain(counted).id;
        QVERIFY(!store.chunks(chunking, add(u"first.md"_s)).empty());
        store.setComplete(chunking);
    }
    QVERIFY(store.chunks(chunking, add(u"second.md"_s)).empty());
    QCOMPARE(store.find(counted)->state, ChunkingState::BeingMade);
}

void TestIngest::removedWhileItIsRead()
{
    const QString path = m_fixture->write(u"a.md"_s, test::IngestFixture::text);
    const auto report = [&](const IngestEvent &e) {
        if (const auto *started = std::get_if<DocumentStarted>(&e)) {
            Database database = m_fixture->library().open();
            DocumentStore(database).remove(started->id);
        }
    };
    QCOMPARE(m_fixture->add({ path }, report), (IngestSummary {}));
    QVERIFY(m_fixture->rows().empty());
}

/// Whoever saves a paper just then gets no mixture of two versions: it is read again, and given up when that never ends.
void TestIngest::writtenToWhileItIsRead_data()
{
    QTest::addColumn<bool>("always");
    QTest::newRow("once") << false;
    QTest::newRow("whenever it is read") << true;
}

void TestIngest::writtenToWhileItIsRead()
{
    QFETCH(bool, always);
    const QStringList lines { u"Sleep was measured in every group before the training began."_s };
    const QString path = m_fixture->write(u"long.pdf"_s, test::makePdf(QList<test::MadePage>(60, { test::textColumn(lines) })));
    int written = 0;
    const auto report = [&](const IngestEvent &event) {
        const auto *read = std::get_if<PageRead>(&event);
        if (!read || read->page != 1 || (written > 0 && !always))
            return;
        const QStringList other { u"Another paper was saved over it, the %1st of them."_s.arg(++written) };
        m_fixture->write(u"long.pdf"_s, test::makePdf(QList<test::MadePage>(written, { test::textColumn(other) })));
    };
    const IngestSummary summary = m_fixture->add({ path }, report);
    QCOMPARE(m_fixture->rows().size(), std::size_t(1));
    QCOMPARE(summary.ready, always ? 0 : 1);
    QCOMPARE(summary.failed, always ? 1 : 0);
    QCOMPARE(m_fixture->rows().front().state, always ? DocumentState::Failed : DocumentState::Ready);
    QCOMPARE(m_fixture->rows().front().pages, always ? 0 : 1);
    QVERIFY(!always || m_fixture->rows().front().reasonDetail.contains(u"written"_s));
    QCOMPARE(m_fixture->add({ path }).failed, 0);
}

void TestIngest::unwritableLibraryEndsTheJob()
{
    const QString path = m_fixture->write(u"a.md"_s, test::IngestFixture::text);
    m_fixture->database().execute("CREATE TRIGGER full BEFORE INSERT ON pages BEGIN SELECT raise(ABORT, 'no'); END");
    // A constraint is a fault of ours; the document is listed with it and the job goes on.
    QCOMPARE(m_fixture->add({ path }).failed, 1);
    QVERIFY(m_fixture->rows().front().reason == ErrorKind::Internal);
}

void TestIngest::enumeratesFolders()
{
    QDir(m_fixture->folder()).mkpath(u"papers/deep"_s);
    const QString a = m_fixture->write(u"papers/a.PDF"_s, "x");
    const QString b = m_fixture->write(u"papers/deep/b.md"_s, "x");
    m_fixture->write(u"papers/c.rtf"_s, "x");
    QFile::link(m_fixture->folder(), m_fixture->folder() + u"/papers/loop"_s);
    const QStringList files = enumerateFiles({ m_fixture->folder() + u"/papers"_s, a, u"/no/such/file.pdf"_s });
    QCOMPARE(files, QStringList({ a, b, u"/no/such/file.pdf"_s }));
}

/// Links, pipes and folders that may not be looked into are in the summary, once and by path; what is hidden, or of another format, is not.
void TestIngest::whatIsPassedOverIsTold()
{
    const QString folder = m_fixture->folder() + u"/papers"_s;
    QDir(folder).mkpath(u"locked"_s);
    QDir(folder).mkpath(u".hidden"_s);
    m_fixture->write(u"papers/a.md"_s, test::IngestFixture::text);
    m_fixture->write(u"papers/c.rtf"_s, "x");
    m_fixture->write(u"papers/README.md"_s, test::IngestFixture::text);
    m_fixture->write(u"papers/readme first.md"_s, test::IngestFixture::text + QByteArray("Another text."));
    QFile::link(m_fixture->folder(), folder + u"/loop"_s);
    QFile::link(folder + u"/a.md"_s, folder + u"/same.md"_s);
    QCOMPARE(::mkfifo((folder + u"/pipe.pdf"_s).toLocal8Bit().constData(), 0600), 0);
    QCOMPARE(::chmod((folder + u"/locked"_s).toLocal8Bit().constData(), 0), 0);
    using Why = PassedOver::Why;
    std::vector<PassedOver> expected { { folder + u"/README.md"_s, Why::OfFolder }, { folder + u"/loop"_s, Why::Link },
        { folder + u"/pipe.pdf"_s, Why::NoFile }, { folder + u"/same.md"_s, Why::Link } };
    if (::geteuid() != 0) // who may look into everything
        expected.insert(expected.begin() + 1, { folder + u"/locked"_s, Why::NoPermission });
    QCOMPARE(findFiles({ folder }).passedOver, expected);
    const IngestSummary summary = m_fixture->add({ folder });
    QCOMPARE(summary.ready, 2);
    QCOMPARE(summary.passedOver, expected);
    QVERIFY(m_fixture->add({ folder + u"/a.md"_s }).passedOver.empty());
    QVERIFY(m_fixture->add({ folder + u"/README.md"_s }).passedOver.empty()); // it is named
    ::chmod((folder + u"/locked"_s).toLocal8Bit().constData(), 0700); // so that it can be removed
}

void TestIngest::namesOfAnyBytesAreReadAndFoundAgain()
{
    const QByteArray folder = m_fixture->folder().toUtf8()
        + "/alte B\xfc"
          "cher";
    QCOMPARE(::mkdir(folder.constData(), 0700), 0);
    const auto write = [&](const QByteArray &name, const QByteArray &text) {
        const int descriptor = ::open((folder + '/' + name).constData(), O_CREAT | O_TRUNC | O_WRONLY, 0600);
        QCOMPARE(::write(descriptor, text.constData(), static_cast<std::size_t>(text.size())), text.size());
        ::close(descriptor);
    };
    write("inv\xff.md", test::IngestFixture::text);
    const QString path = pathFromBytes(folder + "/inv\xff.md");
    QCOMPARE(findFiles({ pathFromBytes(folder) }).files, QStringList { path });
    QCOMPARE(m_fixture->add({ pathFromBytes(folder) }).ready, 1);
    QCOMPARE(m_fixture->rows().front().path, path);
    QCOMPARE(m_fixture->add({ path }).alreadyThere, 1); // unchanged: not even opened
    write("inv\xff.md", "# Naps\n\nA nap of an hour makes people drowsy.\n");
    QCOMPARE(m_fixture->add({ path }).ready, 1);
    QVERIFY(rescan(m_fixture->database()).missing.empty());
    QCOMPARE(::unlink((folder + "/inv\xff.md").constData()), 0);
    QCOMPARE(rescan(m_fixture->database()).missing.size(), 1U);
}

void TestIngest::runTellsAndEnds()
{
    IngestRun run(m_fixture->library(), m_fixture->network.servers, m_fixture->worker,
        { { { m_fixture->write(u"a.md"_s, test::IngestFixture::text) }, kPriorityAsked, {}, {} } }, {});
    IngestSummary summary;
    connect(&run, &IngestRun::done, this, [&](const IngestSummary &s) { summary = s; });
    QSignalSpy finished(&run, &IngestRun::finished);
    QVERIFY(finished.wait(30'000));
    QCOMPARE(summary.ready, 1);
}

ADDUCE_TEST(TestIngest)
#include "test_ingest.moc"
