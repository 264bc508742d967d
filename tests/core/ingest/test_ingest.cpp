#include "core/base/error.h"
#include "core/ingest/ingest.h"
#include "core/ingest/ingest_run.h"
#include "core/library/database.h"
#include "core/library/text_store.h"
#include "tests/support/library_fixture.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTest>

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
    void replacedFileIsANewDocument();
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

static QList<int> counts(const IngestSummary &summary)
{
    return { summary.ready, summary.alreadyThere, summary.failed };
}

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
    QCOMPARE(counts(summary), (QList<int> { 2, 0, 0 }));
    QVERIFY(!summary.stopped);
    QCOMPARE(summary.chunksAdded, 2);
    QCOMPARE(summary.chunksKnown, 0);
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

void TestIngest::replacedFileIsANewDocument()
{
    const QString path = write(u"a.md"_s, kText);
    add({ path });
    write(u"a.md"_s, "Quite another text about steel bridges.\n");
    QCOMPARE(add({ path }).ready, 1);
    QCOMPARE(rows().size(), std::size_t(2)); // what was read before can still be searched
    for (const DocumentRow &row : rows())
        QVERIFY(row.state == DocumentState::Ready);
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
    documents.setState(documents.enqueue(write(u"killed.md"_s, kText)), DocumentState::Reading);
    documents.enqueue(write(u"waiting.md"_s, "Sleep loss harms the memory of students.\n"));
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
    write(u"papers/c.docx"_s, "x");
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
