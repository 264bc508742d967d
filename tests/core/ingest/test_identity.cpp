#include "core/base/error.h"
#include "core/ingest/folder_watch.h"
#include "core/ingest/ingest_control.h"
#include "core/library/collection_store.h"
#include "core/library/duplicate_store.h"
#include "core/library/metadata_store.h"
#include "core/library/text_store.h"
#include "core/library/watch_store.h"
#include "core/profiles/profile.h"
#include "tests/support/ingest_fixture.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// Which files are one document, which are versions of it, and which are offered as duplicates.
class TestIdentity : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_fixture = std::make_unique<test::IngestFixture>(); }
    void sameBytesAreOneDocument();
    void movedFileIsTheSameDocument();
    void replacedFileIsANewVersion();
    void aVersionThatNothingQuotesGoes();
    void unchangedFileIsNotOpened();
    void olderReadingsAreReadAgain();
    void aKnownFileIsCutAnew();
    void textsAreReadInTheChosenEncoding();
    void sameTextIsOfferedAsDuplicate();
    void rescanQueuesWhatChanged();
    void duplicateOfAFailedPathLeavesNothingQueued();

private:
    /// A saved answer rests on it.
    void quote(const DocumentRow &row)
    {
        Answer answer = test::answerOf(u"Why?"_s, u"So it is."_s, u"It is so."_s);
        answer.sentences[0].citations[0].sha256 = row.sha256;
        ThreadStore(m_fixture->database()).append({}, answer);
    }
    std::unique_ptr<test::IngestFixture> m_fixture;
};

void TestIdentity::sameBytesAreOneDocument()
{
    QStringList copies;
    for (int i = 0; i < 6; ++i)
        copies << m_fixture->write(u"copy%1.md"_s.arg(i), test::IngestFixture::text);
    const IngestSummary summary = m_fixture->add(copies);
    QCOMPARE(summary.ready, 1);
    QCOMPARE(summary.alreadyThere, 5);
    QCOMPARE(m_fixture->rows().size(), std::size_t(1));
}

void TestIdentity::movedFileIsTheSameDocument()
{
    const QString old = m_fixture->write(u"old.md"_s, test::IngestFixture::text);
    m_fixture->add({ old });
    const QString fresh = m_fixture->folder() + u"/new.md"_s;
    QVERIFY(QFile::rename(old, fresh));
    QCOMPARE(m_fixture->add({ fresh }).alreadyThere, 1);
    QCOMPARE(m_fixture->rows().size(), std::size_t(1));
    QCOMPARE(m_fixture->rows().front().path, fresh);
}

void TestIdentity::replacedFileIsANewVersion()
{
    const QString path = m_fixture->write(u"a.md"_s, test::IngestFixture::text);
    m_fixture->add({ path });
    const DocumentRow old = m_fixture->rows().front();
    quote(old);
    CollectionStore collections(m_fixture->database());
    collections.add(collections.create(u"Sleep"_s), { { old.id } });
    Metadata typed = MetadataStore(m_fixture->database()).find(old.id);
    typed.venue = u"Journal of Naps"_s;
    typed.setOrigin(MetadataField::Venue, FieldOrigin::User);
    MetadataStore(m_fixture->database()).set(old.id, typed);
    m_fixture->write(u"a.md"_s, "Quite another text about steel bridges.\n");
    QCOMPARE(m_fixture->add({ path }).ready, 1);
    const DocumentRow fresh = m_fixture->rows().front();
    const DocumentRow former = *DocumentStore(m_fixture->database()).find(old.id);
    QCOMPARE(former.supersededBy, fresh.id);
    QCOMPARE(former.chunks, 0); // out of the index
    QCOMPARE(former.sentences, old.sentences); // what threads cite still opens
    QCOMPARE(collections.collectionsOf(fresh.id).size(), std::size_t(1));
    QCOMPARE(fresh.venue, u"Journal of Naps"_s); // what the user typed
    quote(fresh);

    m_fixture->write(u"a.md"_s, test::IngestFixture::text); // and back again
    QCOMPARE(m_fixture->add({ path }).ready, 1);
    QCOMPARE(m_fixture->rows().size(), std::size_t(2));
    QCOMPARE(DocumentStore(m_fixture->database()).find(fresh.id)->supersededBy, old.id);
    QVERIFY(!DocumentStore(m_fixture->database()).find(old.id)->supersededBy);
    QCOMPARE(DocumentStore(m_fixture->database()).find(old.id)->chunks, old.chunks);
}

void TestIdentity::aVersionThatNothingQuotesGoes()
{
    const QString path = m_fixture->write(u"a.md"_s, test::IngestFixture::text);
    m_fixture->add({ path });
    const DocumentRow first = m_fixture->rows().front();
    quote(first);
    for (int i = 0; i < 5; ++i) { // a manuscript that is compiled all day
        m_fixture->write(u"a.md"_s, "Version " + QByteArray::number(i) + " of a text about steel bridges.\n");
        QCOMPARE(m_fixture->add({ path }).ready, 1);
    }
    std::vector<DocumentRow> rows = m_fixture->rows();
    QCOMPARE(rows.size(), std::size_t(2));
    QCOMPARE(DocumentStore(m_fixture->database()).find(first.id)->supersededBy, rows.front().id); // what is quoted still opens
    QVERIFY(!rows.front().supersededBy);
}

void TestIdentity::unchangedFileIsNotOpened()
{
    const QString path = m_fixture->write(u"a.md"_s, test::IngestFixture::text);
    m_fixture->add({ path });
    bool started = false;
    const IngestSummary again =
        m_fixture->add({ path }, [&](const IngestEvent &e) { started |= std::holds_alternative<DocumentStarted>(e); });
    QCOMPARE(again.alreadyThere, 1);
    QVERIFY(again.chunksAlreadyThere > 0 && again.chunksAdded == 0 && !started);
}

void TestIdentity::olderReadingsAreReadAgain()
{
    m_fixture->add(
        { m_fixture->write(u"a.md"_s, test::IngestFixture::text), m_fixture->write(u"b.md"_s, "Coffee helps runners.\n") });
    m_fixture->database().execute("UPDATE documents SET reader_version = 1");
    QVERIFY(QFile::remove(m_fixture->folder() + u"/b.md"_s));
    const IngestSummary summary = m_fixture->add({});
    QCOMPARE(summary.reread, 1);
    QCOMPARE(summary.failed, 0); // what is gone stays as it was read
    QCOMPARE(summary.chunksAdded, 0);
    for (const DocumentRow &row : m_fixture->rows())
        QVERIFY(row.state == DocumentState::Ready && row.chunks > 0);
    QCOMPARE(DocumentQueue(m_fixture->database()).stale(), 1);
}

void TestIdentity::aKnownFileIsCutAnew()
{
    const QString path = m_fixture->write(u"a.md"_s, test::IngestFixture::text);
    const QString other = m_fixture->write(u"b.md"_s, "Coffee helps runners.\n");
    m_fixture->add({ path, other });
    const DocumentRow old = m_fixture->rows().back();
    IngestSettings settings;
    settings.chunks = builtInProfile(u"portal"_s)->parameters.chunks;
    const auto add = [&](const IngestRequest &request) {
        IngestControl control;
        control.add(request);
        return ingest(m_fixture->library(), m_fixture->network.servers, m_fixture->worker, {}, settings, {}, {}, &control);
    };
    QCOMPARE(add({ { path } }).alreadyThere, 1); // not asked for
    QCOMPARE(m_fixture->rows().back().profile, old.profile);
    IngestRequest requested { { path } };
    requested.profile = u"portal"_s;
    QCOMPARE(add(requested).reread, 1);
    QCOMPARE(m_fixture->rows().back().profile, u"portal"_s);
    QCOMPARE(m_fixture->rows().back().id, old.id);
    QCOMPARE(m_fixture->rows().front().profile, old.profile);
    QCOMPARE(add(requested).alreadyThere, 1); // it is by now
    IngestRequest again;
    again.again = { m_fixture->rows().front().id, DocumentId { 99 } };
    QCOMPARE(add(again).reread, 1);
    QCOMPARE(m_fixture->rows().front().profile, u"portal"_s);
    QVERIFY(std::ranges::all_of(
        m_fixture->rows(), [](const DocumentRow &row) { return row.state == DocumentState::Ready && row.chunks > 0; }));
}

void TestIdentity::textsAreReadInTheChosenEncoding()
{
    const QByteArray bytes = "\xd1\xee\xed, \xef\xee\xeb\xe5\xe7\xe5\xed."; // Russian in windows-1251
    const QString path = m_fixture->write(u"a.txt"_s, bytes);
    const auto add = [&](const IngestRequest &request) {
        IngestControl control;
        control.add(request);
        return ingest(m_fixture->library(), m_fixture->network.servers, m_fixture->worker, {}, {}, {}, {}, &control);
    };
    IngestRequest greek { { path } };
    greek.encoding = u"windows-1253"_s;
    QCOMPARE(add(greek).ready, 1);
    QCOMPARE(m_fixture->rows().front().encoding, u"windows-1253"_s);
    QCOMPARE(add(greek).alreadyThere, 1);
    IngestRequest russian { { path } };
    russian.encoding = u"windows-1251"_s;
    QCOMPARE(add(russian).reread, 1);
    const DocumentRow row = m_fixture->rows().front();
    QCOMPARE(row.chosenEncoding, u"windows-1251"_s);
    QCOMPARE(TextStore(m_fixture->database()).sentences(row.id).front().text,
        u"\u0421\u043e\u043d, \u043f\u043e\u043b\u0435\u0437\u0435\u043d."_s);
    m_fixture->database().execute("UPDATE documents SET reader_version = 1");
    QCOMPARE(add({}).reread, 1);
    QCOMPARE(m_fixture->rows().front().encoding, u"windows-1251"_s); // the choice outlives a new reader
    QCOMPARE(add({ { path } }).alreadyThere, 1); // no wish is no other wish
}

void TestIdentity::sameTextIsOfferedAsDuplicate()
{
    m_fixture->add({ m_fixture->write(u"a.md"_s, test::IngestFixture::text),
        m_fixture->write(u"b.md"_s, test::IngestFixture::text + "\n\n") });
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

void TestIdentity::rescanQueuesWhatChanged()
{
    QDir(m_fixture->folder()).mkpath(u"watched/deep"_s);
    const QString kept = m_fixture->write(u"watched/kept.md"_s, test::IngestFixture::text);
    const QString gone = m_fixture->write(u"watched/gone.md"_s, "Coffee helps runners.\n");
    const QString folder = m_fixture->folder() + u"/watched"_s;
    CollectionStore collections(m_fixture->database());
    const CollectionId collection = collections.create(u"Watched"_s);
    WatchStore(m_fixture->database()).add({ folder, collection });
    QCOMPARE(rescan(m_fixture->database()).queued, 2);
    QCOMPARE(m_fixture->add({}).ready, 2);
    QCOMPARE(rescan(m_fixture->database()).queued, 0);
    QCOMPARE(collections.documents(collection).size(), std::size_t(2));
    QVERIFY(QFile::remove(gone));
    m_fixture->write(u"watched/deep/new.md"_s, "Steel bridges carry trains.\n");
    const Rescan found = rescan(m_fixture->database());
    QCOMPARE(found.queued, 1);
    QCOMPARE(found.missing.size(), std::size_t(1));
    QCOMPARE(found.missing.front().path, gone);
    QVERIFY(found.missing.front().state == DocumentState::Ready);
}

void TestIdentity::duplicateOfAFailedPathLeavesNothingQueued()
{
    const QString path = m_fixture->write(u"a.md"_s, test::IngestFixture::text);
    m_fixture->add({ path });
    m_fixture->write(u"a.md"_s, QByteArray(200, '\0'));
    m_fixture->add({ path });
    m_fixture->write(u"a.md"_s, test::IngestFixture::text);
    QCOMPARE(m_fixture->add({ path }).alreadyThere, 1);
    for (const DocumentRow &row : m_fixture->rows())
        QVERIFY(row.state != DocumentState::Queued);
}

ADDUCE_TEST(TestIdentity)
#include "test_identity.moc"
