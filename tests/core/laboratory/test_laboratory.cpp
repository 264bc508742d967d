#include "core/base/file_lock.h"
#include "core/evidence/evidence_store.h"
#include "core/evidence/matrix_store.h"
#include "core/laboratory/laboratory.h"
#include "core/laboratory/laboratory_schema.h"
#include "core/laboratory/postgres.h"
#include "core/laboratory/shareable.h"
#include "core/library/collection_store.h"
#include "core/library/document_store.h"
#include "core/library/metadata_store.h"
#include "core/library/removed_papers.h"
#include "core/library/text_store.h"
#include "core/network/egress.h"
#include "tests/support/error_of.h"
#include "tests/support/library_fixture.h"
#include "tests/support/postgres_server.h"
#include "tests/support/sample_thread.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::PostgresServer;

/// Desks of one laboratory, and a PostgreSQL of the test's own.
class TestLaboratory : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aPaperOfOneIsReadByTheOthers();
    void aWordMayBeLong();
    void whatStaysHereIsNeverSent();
    void fieldsAreTheLastWriters();
    void whatWasLostIsShownAndPutBack();
    void filingIsMerged();
    void collectionsOfOneNameAreOne();
    void aPaperThatIsTakenOutGoes();
    void whatWasTakenOutHereStaysAway();
    void threadsArePrivateUntilShared();
    void threadsThatCiteWhatStaysAreNotShared();
    void tablesAreSharedWithTheirMatrix();
    void aCopyThatWasChangedIsKept();
    void contentThatIsNoneIsPassedOver();
    void whatOnlyNamesAPaperDoesNotLeave();
    void oneCopyThatIsRefusedHoldsNoOther();
    void aCopyWhoseDeletionIsUndoneIsUpdated();
    void manyCopiesComeInPages();
    void aCollectionInOneThatWasRemovedComesToTheTop();
    void filesComeWhereTheyAreKept();
    void aReaderSendsNothing();
    void whoIsNoMemberIsRefused();
    void anotherLaboratoryInItsPlaceIsTold();
    void allIsAskedForAfterABackup();
    void localOnlyClosesTheConnection();
    void everyConnectionIsWrittenDown();
    void nothingIsLostWhenTheServerIsKilled();
    void lyingPartsArePassedOver();
    void aLyingServerNamesNoFiles();
    void whatNeverCameIsNotTakenOut();
    void aRemovedCollectionIsRemovedThere();
    void anEmptiedFieldIsEmptyThere();
    void onePaperThatFailsHoldsNoOther();
    void oneProgramSynchronisesAtATime();
    void theEnvironmentLeadsNowhereElse();

private:
    PostgresServer *m_server = nullptr;
    LaboratoryAddress m_administrator;
    static inline int s_number = 0;
};

namespace {

/// A library with a member's way to the laboratory.
struct Desk
{
    test::LibraryFixture library;
    EgressGate gate;
    LaboratoryAddress address;
    Parameters parameters {};

    Desk(const LaboratoryAddress &administrator, const QString &login, LaboratoryRole role = LaboratoryRole::Contributor)
        : address(administrator)
    {
        const QString own = u"%1_%2"_s.arg(login, administrator.database);
        admitMember(administrator, own, role, access());
        address.user = own;
        joinLaboratory(database(), address, access());
    }
    [[nodiscard]] LaboratoryAccess access() { return { gate }; }
    [[nodiscard]] Database &database() { return library.database(); }
    SyncReport sync() { return syncLaboratory(database(), parameters, access()); }
    /// A paper of one's own, with bytes that are there.
    DocumentId add(const QString &name, const QStringList &lines, const QByteArray &bytes = "%PDF-1.4 made up")
    {
        const DocumentId id = library.add(name, lines);
        const QString path = library.folder() + u'/' + name;
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(bytes + name.toUtf8());
        DocumentStore store(database());
        store.setPath(id, path);
        store.setIdentity(id,
            QString::fromLatin1(QCryptographicHash::hash(bytes + name.toUtf8(), QCryptographicHash::Sha256).toHex()),
            bytes.size() + name.toUtf8().size());
        return id;
    }
    [[nodiscard]] std::optional<DocumentRow> like(DocumentId id, Desk &other)
    {
        return DocumentStore(database()).findByHash(DocumentStore(other.database()).find(id)->sha256);
    }
    [[nodiscard]] Metadata metadata(DocumentId id) { return MetadataStore(database()).find(id); }
    void describe(DocumentId id, const QString &title)
    {
        Metadata metadata = MetadataStore(database()).find(id);
        metadata.title = title;
        metadata.setOrigin(MetadataField::Title, FieldOrigin::User);
        MetadataStore(database()).set(id, metadata);
    }
};

} // namespace

void TestLaboratory::init()
{
    m_server = PostgresServer::installed();
    if (!m_server)
        QSKIP("PostgreSQL 15 or later is not installed");
    m_administrator = m_server->newDatabase(u"lab%1"_s.arg(++s_number));
    EgressGate gate;
    createLaboratory(m_administrator, QByteArray(QTest::currentTestFunction()) == "filesComeWhereTheyAreKept", { gate });
    createLaboratory(m_administrator, true, { gate }); // once more is nothing
}

void TestLaboratory::aPaperOfOneIsReadByTheOthers()
{
    Desk anna(m_administrator, u"anna"_s), ben(m_administrator, u"ben"_s), carl(m_administrator, u"carl"_s);
    const DocumentId sleep = anna.add(u"sleep.pdf"_s, test::sleepPaper());
    QCOMPARE(anna.sync().sentPapers, 1);
    QCOMPARE(anna.sync().sentPapers, 0); // once
    for (Desk *desk : { &ben, &carl }) {
        const SyncReport report = desk->sync();
        QCOMPARE(report.papers.read, 1);
        QVERIFY2(report.papers.failed.isEmpty(), qPrintable(report.papers.failed.value(0)));
        const auto row = desk->like(sleep, anna);
        QVERIFY(row);
        QCOMPARE(row->state, DocumentState::Ready);
        QCOMPARE(QFileInfo(row->path).fileName(), u"sleep.pdf"_s);
        QCOMPARE(TextStore(desk->database()).sentences(row->id), TextStore(anna.database()).sentences(sleep));
        QCOMPARE(TextStore(desk->database()).page(row->id, 0), TextStore(anna.database()).page(sleep, 0));
        QCOMPARE(TextStore(desk->database()).chunks(row->id).size(), TextStore(anna.database()).chunks(sleep).size());
        QVERIFY(desk->sync().isNothing());
    }
    const LaboratoryState state = laboratoryState(ben.database(), ben.access());
    QCOMPARE(state.papersThere, 1);
    QCOMPARE(state.papersHere, 1);
    QCOMPARE(state.waiting, 0);
    QCOMPARE(state.role, LaboratoryRole::Contributor);
}

/// PostgreSQL takes no term of more than 2,046 bytes.
void TestLaboratory::aWordMayBeLong()
{
    Desk anna(m_administrator, u"anna"_s), ben(m_administrator, u"ben"_s);
    anna.add(u"bases.txt"_s, { u"The zeppelin is "_s + QString(10'000, u'a') + u" and "_s + QString(2'046, u'b') + u"."_s });
    QCOMPARE(anna.sync().sentPapers, 1);
    QCOMPARE(ben.sync().papers.read, 1);
    EgressGate gate;
    Postgres server(gate, m_administrator, {});
    QCOMPARE(
        server.run("SELECT count(*) FROM adduce.postings WHERE term = 'zeppelin' OR term = repeat('b', 2046)").integer(0, 0), 2);
}

void TestLaboratory::whatStaysHereIsNeverSent()
{
    Desk anna(m_administrator, u"anna"_s), ben(m_administrator, u"ben"_s);
    const DocumentId secret = anna.add(u"secret.pdf"_s, test::coffeePaper());
    CollectionStore(anna.database()).keepHere(std::array { secret }, true);
    CollectionStore(anna.database()).tag(std::array { secret }, u"patients"_s);
    QCOMPARE(anna.sync().sentPapers, 0);
    QVERIFY(ben.sync().isNothing());
    EgressGate gate;
    Postgres server(gate, m_administrator, {});
    QCOMPARE(server.run("SELECT count(*) FROM adduce.documents").integer(0, 0), 0);
    QCOMPARE(server.run("SELECT count(*) FROM adduce.document_tags").integer(0, 0), 0);
    QCOMPARE(server.run("SELECT count(*) FROM adduce.passages").integer(0, 0), 0);
}

void TestLaboratory::fieldsAreTheLastWriters()
{
    Desk anna(m_administrator, u"anna"_s), ben(m_administrator, u"ben"_s);
    const DocumentId here = anna.add(u"sleep.pdf"_s, test::sleepPaper());
    anna.sync();
    ben.sync();
    const DocumentId there = ben.like(here, anna)->id;
    anna.describe(here, u"Of Anna"_s);
    ben.describe(there, u"Of Ben"_s);
    anna.sync();
    ben.sync(); // had not seen Anna's
    anna.sync();
    QCOMPARE(anna.metadata(here).title, u"Of Ben"_s);
    QCOMPARE(ben.metadata(there).title, u"Of Ben"_s);
    EgressGate gate;
    Postgres server(gate, m_administrator, {});
    const PostgresRows lost =
        server.run("SELECT value->>'value', unseen FROM adduce.history WHERE field = 'title' ORDER BY id DESC LIMIT 1");
    QCOMPARE(lost.text(0, 0), u"Of Anna"_s); // kept
    QVERIFY(lost.isTrue(0, 1));
    QVERIFY(anna.sync().isNothing());
    QVERIFY(ben.sync().isNothing());
}

void TestLaboratory::whatWasLostIsShownAndPutBack()
{
    Desk anna(m_administrator, u"anna"_s), ben(m_administrator, u"ben"_s);
    const DocumentId here = anna.add(u"sleep.pdf"_s, test::sleepPaper());
    anna.sync();
    ben.sync();
    const DocumentId there = ben.like(here, anna)->id;
    const auto lostOf = [](Desk &desk) { return laboratoryState(desk.database(), desk.access()).lost; };
    anna.describe(here, u"Of Anna"_s);
    anna.sync();
    ben.sync();
    QVERIFY(lostOf(ben).empty()); // what was typed over knowingly is none
    ben.describe(there, u"Of Ben, who saw it"_s);
    ben.sync();
    QVERIFY(lostOf(ben).empty());
    anna.describe(here, u"Again of Anna"_s); // neither sees the other's
    ben.describe(there, u"Again of Ben"_s);
    anna.sync();
    ben.sync();
    anna.sync();
    for (Desk *desk : { &anna, &ben }) {
        const std::vector<LostChange> lost = lostOf(*desk);
        QCOMPARE(lost.size(), std::size_t(1));
        QCOMPARE(lost[0].field, MetadataField::Title);
        QCOMPARE(lost[0].text, u"Again of Anna"_s);
        QCOMPARE(lost[0].paper, u"Again of Ben"_s);
        QCOMPARE(lost[0].author, anna.address.user);
        QCOMPARE(lost[0].replacedBy, ben.address.user);
        QVERIFY(std::abs(lost[0].at.secsTo(QDateTime::currentDateTimeUtc())) < 600);
    }
    settle(ben.database(), lostOf(ben)[0]);
    QVERIFY(lostOf(ben).empty()); // on this desk
    bringBack(anna.database(), lostOf(anna)[0]);
    QVERIFY(lostOf(anna).empty());
    QCOMPARE(anna.metadata(here).title, u"Again of Anna"_s);
    anna.sync();
    ben.sync();
    QCOMPARE(ben.metadata(there).title, u"Again of Anna"_s);
    QVERIFY(lostOf(ben).empty());
    LostChange unknown;
    unknown.sha256 = u"no such paper"_s;
    QCOMPARE(test::errorKindOf([&] { bringBack(anna.database(), unknown); }), ErrorKind::Missing);
}

void TestLaboratory::filingIsMerged()
{
    Desk anna(m_administrator, u"anna"_s), ben(m_administrator, u"ben"_s);
    const DocumentId here = anna.add(u"sleep.pdf"_s, test::sleepPaper());
    CollectionStore mine(anna.database()), theirs(ben.database());
    const CollectionId naps = mine.obtain(u"Sleep/Naps"_s);
    mine.add(naps, std::array { here });
    mine.tag(std::array { here }, u"to read"_s);
    anna.sync();
    ben.sync();
    const DocumentId there = ben.like(here, anna)->id;
    const CollectionId same = theirs.find(u"Sleep/Naps"_s);
    QVERIFY(same);
    QCOMPARE(theirs.documents(same), std::vector { there });
    QCOMPARE(theirs.tagsOf(there), QStringList { u"to read"_s });

    mine.tag(std::array { here }, u"good"_s);
    theirs.tag(std::array { there }, u"short"_s);
    theirs.untag(std::array { there }, u"to read"_s);
    theirs.rename(same, u"Short naps"_s);
    ben.sync();
    anna.sync();
    ben.sync();
    const QStringList both { u"good"_s, u"short"_s };
    QCOMPARE(mine.tagsOf(here), both);
    QCOMPARE(theirs.tagsOf(there), both);
    QVERIFY(mine.find(u"Sleep/Short naps"_s));
    mine.take(naps, std::array { here });
    anna.sync();
    ben.sync();
    QVERIFY(theirs.documents(same).empty());
    mine.remove(mine.find(u"Sleep"_s));
    anna.sync();
    ben.sync();
    QVERIFY(!theirs.find(u"Sleep"_s));
    QVERIFY(anna.sync().isNothing());
    QVERIFY(ben.sync().isNothing());
}

void TestLaboratory::collectionsOfOneNameAreOne()
{
    Desk anna(m_administrator, u"anna"_s), ben(m_administrator, u"ben"_s);
    for (Desk *desk : { &anna, &ben }) {
        const DocumentId id =
            desk->add(desk == &anna ? u"sleep.pdf"_s : u"coffee.pdf"_s, desk == &anna ? test::sleepPaper() : test::coffeePaper());
        CollectionStore store(desk->database());
        store.add(store.obtain(u"Thesis"_s), std::array { id });
    }
    anna.sync();
    ben.sync();
    anna.sync();
    for (Desk *desk : { &anna, &ben }) {
        const CollectionStore store(desk->database());
        QCOMPARE(store.list().size(), std::size_t(1));
        QCOMPARE(store.documents(store.find(u"Thesis"_s)).size(), std::size_t(2));
    }
}

void TestLaboratory::aPaperThatIsTakenOutGoes()
{
    Desk anna(m_administrator, u"anna"_s, LaboratoryRole::Admin), ben(m_administrator, u"ben"_s);
    const DocumentId here = anna.add(u"sleep.pdf"_s, test::sleepPaper());
    anna.sync();
    ben.sync();
    Postgres server(anna.gate, anna.address, {});
    server.run("UPDATE adduce.documents SET is_removed = true");
    QCOMPARE(ben.sync().papers.gone, 1);
    QVERIFY(!ben.like(here, anna));
    QCOMPARE(anna.sync().papers.gone, 0); // whose own file it is
    QVERIFY(DocumentStore(anna.database()).find(here));
    QCOMPARE(anna.sync().sentPapers, 0); // and does not come back by itself
    QCOMPARE(server.run("SELECT count(*) FROM adduce.passages").integer(0, 0), 0);
}

void TestLaboratory::whatWasTakenOutHereStaysAway()
{
    Desk anna(m_administrator, u"anna"_s), ben(m_administrator, u"ben"_s);
    const DocumentId here = anna.add(u"sleep.pdf"_s, test::sleepPaper());
    anna.sync();
    ben.sync();
    RemovedPapers(ben.database()).remove(ben.like(here, anna)->id);
    QVERIFY(ben.sync().isNothing());
    QVERIFY(!ben.like(here, anna));
    anna.sync();
    QVERIFY(DocumentStore(anna.database()).find(here));
}

void TestLaboratory::threadsArePrivateUntilShared()
{
    Desk anna(m_administrator, u"anna"_s), rita(m_administrator, u"rita"_s, LaboratoryRole::Reader);
    const DocumentId here = anna.add(u"sleep.pdf"_s, test::sleepPaper());
    const QString sha256 = DocumentStore(anna.database()).find(here)->sha256;
    ThreadStore mine(anna.database()), theirs(rita.database());
    const auto asked = [&](const QString &question) {
        Answer answer = test::answerOf(question, u"Runners slept."_s, u"Runners slept."_s);
        answer.sentences[0].citations[0].sha256 = sha256;
        return answer;
    };
    const ThreadId thread = mine.append({}, asked(u"Who slept?"_s)).thread;
    anna.sync();
    rita.sync();
    QVERIFY(theirs.list().empty());

    share(anna.database(), shareableThreads(), thread.value);
    QCOMPARE(anna.sync().threads.sent, 1);
    QCOMPARE(anna.sync().threads.sent, 0);
    QCOMPARE(rita.sync().threads.came, 1);
    const std::vector<ThreadRow> copies = theirs.list();
    QCOMPARE(copies.size(), std::size_t(1));
    QCOMPARE(copies[0].marks.title, u"Who slept?"_s);
    QCOMPARE(copies[0].marks.tags, QStringList { anna.address.user });
    const Thread copy = *theirs.find(copies[0].id);
    QCOMPARE(copy.turns[0].answer.sentences[0].citations[0].sha256, sha256);
    QVERIFY(copy.turns[0].answer.sentences[0].citations[0].document); // the paper is here
    QVERIFY(rita.sync().isNothing());
    QCOMPARE(test::errorKindOf([&] { share(rita.database(), shareableThreads(), copies[0].id.value); }), ErrorKind::BadInput);

    mine.append({ thread }, asked(u"And who ran?"_s)); // again once it has changed
    QCOMPARE(anna.sync().threads.sent, 1);
    QCOMPARE(rita.sync().threads.came, 1);
    QCOMPARE(theirs.list().size(), std::size_t(1));
    QCOMPARE(theirs.list()[0].questions, 2);

    unshare(anna.database(), shareableThreads(), thread.value);
    anna.sync();
    QCOMPARE(rita.sync().threads.went, 1);
    QVERIFY(theirs.list().empty());
    QCOMPARE(mine.list().size(), std::size_t(1));
    QVERIFY(anna.sync().isNothing());
    Postgres server(anna.gate, m_administrator, {});
    QCOMPARE(server.run("SELECT content::text FROM adduce.threads").text(0, 0), u"{}"_s);
}

void TestLaboratory::threadsThatCiteWhatStaysAreNotShared()
{
    Desk anna(m_administrator, u"anna"_s), ben(m_administrator, u"ben"_s);
    const DocumentId here = anna.add(u"secret.pdf"_s, test::sleepPaper());
    Answer answer = test::answerOf(u"Who slept?"_s, u"Runners slept."_s, u"Runners slept."_s);
    answer.sentences[0].citations[0].sha256 = DocumentStore(anna.database()).find(here)->sha256;
    const ThreadId thread = ThreadStore(anna.database()).append({}, answer).thread;
    share(anna.database(), shareableThreads(), thread.value);
    CollectionStore(anna.database()).keepHere(std::array { here }, true); // after it was shared
    QCOMPARE(anna.sync().threads.failed.size(), 1);
    QCOMPARE(test::errorKindOf([&] { share(anna.database(), shareableThreads(), thread.value); }), ErrorKind::DocumentLocalOnly);
    ben.sync();
    QVERIFY(ThreadStore(ben.database()).list().empty());
    Postgres server(anna.gate, m_administrator, {});
    QCOMPARE(server.run("SELECT count(*) FROM adduce.threads").integer(0, 0), 0);
}

void TestLaboratory::tablesAreSharedWithTheirMatrix()
{
    Desk anna(m_administrator, u"anna"_s), ben(m_administrator, u"ben"_s);
    const DocumentId here = anna.add(u"sleep.pdf"_s, test::sleepPaper());
    const QString sha256 = DocumentStore(anna.database()).find(here)->sha256;
    Citation citation = test::answerOf(u"Who slept?"_s, u"Runners slept."_s, u"Runners slept."_s).sentences[0].citations[0];
    citation.sha256 = sha256;
    citation.document = here;
    EvidenceStore mine(anna.database());
    const EvidenceTableId table = mine.newTableId();
    mine.apply({ table, std::nullopt, u"Sleep"_s, {},
        { { { mine.newRowId(), u"Runners sleep."_s, citation, Confidence::High, {}, u"a note"_s, u"Who slept?"_s,
                QDateTime::currentDateTimeUtc() },
            1.5 } } });
    MatrixStore(anna.database())
        .apply({ table, {},
            { { { MatrixQuestionId { 1 }, 1, u"Who?"_s }, { MatrixQuestionId { 2 }, 2, u"How long?"_s } },
                { { MatrixPaperId { 1 }, 1, here, sha256, u"sleep.pdf"_s, u"Sleep"_s } },
                { { MatrixQuestionId { 2 }, MatrixPaperId { 1 }, CellState::Quoted, citation, kChosenByUser,
                    QDateTime::currentDateTimeUtc() } } } });
    anna.sync();
    ben.sync();
    EvidenceStore theirs(ben.database());
    theirs.apply({ theirs.newTableId(), std::nullopt, u"Ben's own"_s, {}, {} }); // so that ids are others
    QCOMPARE(theirs.tables().size(), std::size_t(1)); // Anna's is her own

    share(anna.database(), shareableTables(), table.value);
    QCOMPARE(anna.sync().tables.sent, 1);
    QCOMPARE(anna.sync().tables.sent, 0);
    QCOMPARE(ben.sync().tables.came, 1);
    const auto copyOf = [&] {
        std::vector<EvidenceTable> tables = theirs.tables();
        std::erase_if(tables, [](const EvidenceTable &one) { return one.name == u"Ben's own"; });
        return tables;
    };
    QCOMPARE(copyOf().size(), std::size_t(1));
    const EvidenceTable copy = copyOf()[0];
    QCOMPARE(copy.name, u"Sleep (%1)"_s.arg(anna.address.user));
    const PlacedRow row = theirs.rows(copy.id).at(0);
    QCOMPARE(row.row.claim, u"Runners sleep."_s);
    QCOMPARE(row.row.notes, u"a note"_s);
    QCOMPARE(row.row.confidence, Confidence::High);
    QCOMPARE(row.row.citation->quote, citation.quote);
    QCOMPARE(row.row.citation->document, ben.like(here, anna)->id);
    const Matrix matrix = MatrixStore(ben.database()).find(copy.id);
    QCOMPARE(matrix.questions.size(), std::size_t(2));
    QCOMPARE(matrix.papers.size(), std::size_t(1));
    QCOMPARE(matrix.papers[0].document, ben.like(here, anna)->id);
    QCOMPARE(matrix.cells.size(), std::size_t(1));
    QCOMPARE(matrix.cells.at({ matrix.papers[0].id, matrix.questions[1].id }).citation->quote, citation.quote);
    QVERIFY(ben.sync().isNothing());
    QCOMPARE(test::errorKindOf([&] { share(ben.database(), shareableTables(), copy.id.value); }), ErrorKind::BadInput);
    QCOMPARE(test::errorKindOf([&] { share(ben.database(), shareableTables(), 999); }), ErrorKind::NoSuchTable);

    mine.apply({ table, u"Sleep"_s, u"Naps"_s, {}, {} });
    anna.describe(here, u"Another title, which the matrix shows"_s);
    anna.sync();
    QCOMPARE(ben.sync().tables.came, 1);
    QCOMPARE(copyOf().size(), std::size_t(1));
    QCOMPARE(copyOf()[0].id, copy.id); // in its place
    QCOMPARE(copyOf()[0].name, u"Naps (%1)"_s.arg(anna.address.user));
    QCOMPARE(theirs.rows(copy.id).size(), std::size_t(1));

    CollectionStore(anna.database()).keepHere(std::array { here }, true);
    QCOMPARE(anna.sync().tables.failed.size(), 1);
    QCOMPARE(ben.sync().tables.went, 1);
    QVERIFY(copyOf().empty());
    QCOMPARE(mine.tables().size(), std::size_t(1));
}

/// What somebody did with a copy is lost neither when its owner changes it nor when it is shared no more.
void TestLaboratory::aCopyThatWasChangedIsKept()
{
    Desk anna(m_administrator, u"anna"_s), ben(m_administrator, u"ben"_s);
    EvidenceStore mine(anna.database()), theirs(ben.database());
    const EvidenceTableId table = mine.newTableId();
    mine.apply({ table, std::nullopt, u"Sleep"_s, {}, {} });
    const auto asked = [](const QString &question) {
        Answer answer = test::answerOf(question, u"Runners slept."_s, u"Runners slept."_s);
        answer.sentences.clear();
        return answer;
    };
    const ThreadId thread = ThreadStore(anna.database()).append({}, asked(u"Who slept?"_s)).thread;
    share(anna.database(), shareableTables(), table.value);
    share(anna.database(), shareableThreads(), thread.value);
    anna.sync();
    ben.sync();
    const EvidenceTable copy = theirs.tables().at(0);
    theirs.apply({ copy.id, copy.name, u"Mine now"_s, {}, {} });
    ThreadStore(ben.database()).append({ ThreadStore(ben.database()).list().at(0).id }, asked(u"And who ran?"_s));

    mine.apply({ table, u"Sleep"_s, u"Sleep, longer"_s, {}, {} });
    ThreadStore(anna.database()).append({ thread }, asked(u"And how long?"_s));
    anna.sync();
    ben.sync();
    QCOMPARE(theirs.tables().size(), std::size_t(2));
    QVERIFY(std::ranges::any_of(theirs.tables(), [](const EvidenceTable &one) { return one.name == u"Mine now"; }));
    QCOMPARE(ThreadStore(ben.database()).list().size(), std::size_t(2));
    QVERIFY(ben.sync().isNothing());
    unshare(anna.database(), shareableTables(), table.value);
    unshare(anna.database(), shareableThreads(), thread.value);
    anna.sync();
    ben.sync();
    QCOMPARE(theirs.tables().size(), std::size_t(1));
    QCOMPARE(theirs.tables()[0].name, u"Mine now"_s);
    QCOMPARE(ThreadStore(ben.database()).list().size(), std::size_t(1));
    QCOMPARE(ThreadStore(ben.database()).list()[0].questions, 2);
}

void TestLaboratory::contentThatIsNoneIsPassedOver()
{
    Desk anna(m_administrator, u"anna"_s), ben(m_administrator, u"ben"_s);
    EvidenceStore mine(anna.database());
    const EvidenceTableId table = mine.newTableId();
    mine.apply({ table, std::nullopt, u"Sleep"_s, {}, {} });
    share(anna.database(), shareableTables(), table.value);
    anna.sync();
    Postgres server(anna.gate, m_administrator, {});
    for (const QByteArray content : { "{}", R"({"format": "adduce-table", "version": 99})",
             R"({"format": "adduce-table", "version": 1, "cells": [{"question": 7, "paper": -1, "state": "quoted"}]})" }) {
        server.run("UPDATE adduce.evidence_tables SET content = $1::jsonb", { QString::fromLatin1(content) });
        const SyncReport report = ben.sync();
        QCOMPARE(report.tables.failed.size(), 1);
        QVERIFY(EvidenceStore(ben.database()).tables().empty());
    }
}

void TestLaboratory::whatOnlyNamesAPaperDoesNotLeave()
{
    Desk anna(m_administrator, u"anna"_s);
    Answer answer = test::answerOf(u"Who slept?"_s, u"Runners slept."_s, u"Runners slept."_s);
    Citation secret = answer.sentences[0].citations[0];
    secret.title = secret.source = u"Zephyr"_s;
    answer.sentences.clear();
    answer.unquotable = { secret };
    answer.scope = u"Zephyr"_s;
    answer.caveats = { { Caveat::AskedOf, u"Zephyr"_s } };
    answer.search.terms = { { u"slept"_s, 1, 1, QStringList { u"Zephyr"_s } } };
    Answer inventory = answer;
    inventory.verdict = Verdict::Reply;
    inventory.reply = ReplyKind::Inventory;
    inventory.replyLines = QStringList { u"Zephyr 2021: Sleep"_s };
    const ThreadId thread = ThreadStore(anna.database()).append({}, answer).thread;
    ThreadStore(anna.database()).append({ thread }, inventory);
    share(anna.database(), shareableThreads(), thread.value);
    QCOMPARE(anna.sync().threads.sent, 1);
    Postgres server(anna.gate, m_administrator, {});
    const QString sent = server.run("SELECT content::text FROM adduce.threads").text(0, 0);
    QVERIFY(sent.contains(u"Who slept?"_s));
    QVERIFY2(!sent.contains(u"Zephyr"_s), qPrintable(sent));
}

void TestLaboratory::oneCopyThatIsRefusedHoldsNoOther()
{
    Desk anna(m_administrator, u"anna"_s), ben(m_administrator, u"ben"_s);
    EvidenceStore mine(anna.database());
    for (const QString &name : { u"One"_s, u"Two"_s, u"Three"_s }) {
        const EvidenceTableId table = mine.newTableId();
        mine.apply({ table, std::nullopt, name, {}, {}, {} });
        share(anna.database(), shareableTables(), table.value);
    }
    Postgres server(anna.gate, m_administrator, {});
    server.run("ALTER TABLE adduce.evidence_tables ADD CONSTRAINT not_two CHECK (content->>'name' <> 'Two')");
    const SyncReport report = anna.sync();
    QCOMPARE(report.tables.sent, 2);
    QCOMPARE(report.tables.failed.size(), 1);
    QCOMPARE(ben.sync().tables.came, 2);
    server.run("ALTER TABLE adduce.evidence_tables DROP CONSTRAINT not_two");
    QCOMPARE(anna.sync().tables.sent, 1); // tried again
    QVERIFY(anna.sync().isNothing());
}

void TestLaboratory::aCopyWhoseDeletionIsUndoneIsUpdated()
{
    Desk anna(m_administrator, u"anna"_s), ben(m_administrator, u"ben"_s);
    EvidenceStore mine(anna.database()), theirs(ben.database());
    const EvidenceTableId table = mine.newTableId();
    mine.apply({ table, std::nullopt, u"Sleep"_s, {}, {}, {} });
    share(anna.database(), shareableTables(), table.value);
    anna.sync();
    ben.sync();
    const EvidenceTable copy = theirs.tables().at(0);
    const EvidenceChange deletion { copy.id, copy.name, std::nullopt, {}, {}, {} };
    theirs.apply(deletion);
    mine.apply({ table, u"Sleep"_s, u"Naps"_s, {}, {}, {} });
    anna.sync();
    ben.sync();
    QVERIFY(theirs.tables().empty()); // it stays away
    theirs.apply(deletion.inverse());
    mine.apply({ table, u"Naps"_s, u"Long naps"_s, {}, {}, {} });
    anna.sync();
    ben.sync();
    QCOMPARE(theirs.tables().size(), std::size_t(1));
    QCOMPARE(theirs.tables()[0].name, u"Long naps (%1)"_s.arg(anna.address.user));
    const EvidenceChange own { table, u"Long naps"_s, std::nullopt, {}, {}, {} };
    mine.apply(own);
    mine.apply(own.inverse()); // before it was heard of
    QVERIFY(anna.sync().isNothing());
    QCOMPARE(sharedOf(anna.database(), shareableTables()), std::vector { table.value });
}

void TestLaboratory::manyCopiesComeInPages()
{
    Desk anna(m_administrator, u"anna"_s), ben(m_administrator, u"ben"_s);
    EvidenceStore mine(anna.database());
    for (int i = 0; i < 45; ++i) {
        const EvidenceTableId table = mine.newTableId();
        mine.apply({ table, std::nullopt, u"Table %1"_s.arg(i), {}, {}, {} });
        share(anna.database(), shareableTables(), table.value);
    }
    QCOMPARE(anna.sync().tables.sent, 45);
    QCOMPARE(ben.sync().tables.came, 45);
    QVERIFY(ben.sync().isNothing());
}

void TestLaboratory::aCollectionInOneThatWasRemovedComesToTheTop()
{
    Desk anna(m_administrator, u"anna"_s), ben(m_administrator, u"ben"_s);
    const DocumentId here = anna.add(u"sleep.pdf"_s, test::sleepPaper());
    CollectionStore mine(anna.database()), theirs(ben.database());
    mine.add(mine.obtain(u"Sleep"_s), std::array { here });
    anna.sync();
    ben.sync();
    theirs.remove(theirs.find(u"Sleep"_s));
    mine.add(mine.obtain(u"Sleep/Naps"_s), std::array { here });
    anna.sync();
    (void)ben.sync();
    QVERIFY(!theirs.find(u"Sleep"_s));
    QVERIFY(theirs.find(u"Naps"_s));
}

void TestLaboratory::filesComeWhereTheyAreKept()
{
    Desk anna(m_administrator, u"anna"_s), ben(m_administrator, u"ben"_s);
    const QByteArray bytes = QByteArray(3 << 20, 'p') + "end";
    const DocumentId here = anna.add(u"sleep.pdf"_s, test::sleepPaper(), bytes);
    anna.sync();
    QCOMPARE(ben.sync().papers.files, 1);
    QFile file(ben.like(here, anna)->path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), bytes + "sleep.pdf");
    QVERIFY(file.fileName().startsWith(papersFolder(ben.database().path())));
    file.close();
    QVERIFY(file.remove()); // as of a paper whose file was not there yet
    QCOMPARE(ben.sync().papers.files, 1);
    QVERIFY(file.exists());
    QVERIFY(ben.sync().isNothing());
}

void TestLaboratory::aReaderSendsNothing()
{
    Desk anna(m_administrator, u"anna"_s), rita(m_administrator, u"rita"_s, LaboratoryRole::Reader);
    anna.add(u"sleep.pdf"_s, test::sleepPaper());
    rita.add(u"coffee.pdf"_s, test::coffeePaper());
    anna.sync();
    const SyncReport report = rita.sync();
    QVERIFY(!report.mayWrite);
    QCOMPARE(report.papers.read, 1);
    QCOMPARE(report.sentPapers, 0);
    QCOMPARE(laboratoryState(rita.database(), rita.access()).waiting, 1);
    QVERIFY(anna.sync().isNothing());
}

void TestLaboratory::whoIsNoMemberIsRefused()
{
    Desk anna(m_administrator, u"anna"_s);
    EgressGate gate;
    LaboratoryAddress nobody = m_administrator;
    nobody.user = u"who_is_no_role"_s;
    test::LibraryFixture library;
    QCOMPARE(test::errorKindOf([&] { joinLaboratory(library.database(), nobody, { gate }); }), ErrorKind::LaboratoryRefuses);
    QVERIFY(!DeskStore(library.database()).membership());
    nobody.database = u"no_such_database"_s;
    nobody.user = QString::fromLatin1(PostgresServer::kAdministrator);
    QCOMPARE(test::errorKindOf([&] { joinLaboratory(library.database(), nobody, { gate }); }), ErrorKind::NoLaboratory);
    nobody.database = u"postgres"_s; // one that is none
    QCOMPARE(test::errorKindOf([&] { joinLaboratory(library.database(), nobody, { gate }); }), ErrorKind::NoLaboratory);
    nobody.socketFolder = library.folder(); // nobody listens there
    QCOMPARE(test::errorKindOf([&] { joinLaboratory(library.database(), nobody, { gate }); }), ErrorKind::LaboratoryAway);
    QCOMPARE(test::errorKindOf([&] { (void)syncLaboratory(library.database(), {}, { gate }); }), ErrorKind::BadInput);
}

void TestLaboratory::anotherLaboratoryInItsPlaceIsTold()
{
    Desk anna(m_administrator, u"anna"_s);
    anna.add(u"sleep.pdf"_s, test::sleepPaper());
    anna.sync();
    Postgres server(anna.gate, m_administrator, {});
    server.run("UPDATE adduce.format SET laboratory = gen_random_uuid()");
    QCOMPARE(test::errorKindOf([&] { anna.sync(); }), ErrorKind::BadInput);
    server.run("UPDATE adduce.format SET least_reader = 99, least_writer = 99");
    QCOMPARE(test::errorKindOf([&] { anna.sync(); }), ErrorKind::NewerLaboratory);
    QCOMPARE(DocumentStore(anna.database()).list().size(), std::size_t(1));
    leaveLaboratory(anna.database());
    QCOMPARE(DocumentStore(anna.database()).list().size(), std::size_t(1));
    QCOMPARE(test::errorKindOf([&] { anna.sync(); }), ErrorKind::BadInput);
}

void TestLaboratory::allIsAskedForAfterABackup()
{
    Desk anna(m_administrator, u"anna"_s), ben(m_administrator, u"ben"_s);
    const DocumentId sleep = anna.add(u"sleep.pdf"_s, test::sleepPaper());
    anna.sync();
    ben.sync();
    const DocumentId coffee = anna.add(u"coffee.pdf"_s, test::coffeePaper());
    CollectionStore mine(anna.database());
    mine.add(mine.obtain(u"Since the backup"_s), std::array { sleep, coffee });
    anna.sync();
    Postgres server(anna.gate, m_administrator, {});
    // As it was before, with the numbers of what came since given anew.
    server.run("DELETE FROM adduce.readings WHERE sha256 = (SELECT sha256 FROM adduce.documents WHERE file_name = 'coffee.pdf')");
    server.run("DELETE FROM adduce.collection_documents");
    server.run("DELETE FROM adduce.collections");
    server.run("DELETE FROM adduce.documents WHERE file_name = 'coffee.pdf'");
    server.run("SELECT setval('adduce.revisions', (SELECT max(revision) FROM adduce.readings))");
    server.run("SELECT adduce.restored()");
    const SyncReport sent = anna.sync();
    QCOMPARE(sent.sentPapers, 1); // what the backup lacks
    const SyncReport report = ben.sync();
    QCOMPARE(report.papers.read, 1);
    const CollectionStore theirs(ben.database());
    QCOMPARE(theirs.documents(theirs.find(u"Since the backup"_s)).size(), std::size_t(2));
    QVERIFY(anna.sync().isNothing());
    QVERIFY(ben.sync().isNothing());
}

void TestLaboratory::localOnlyClosesTheConnection()
{
    Desk anna(m_administrator, u"anna"_s);
    anna.gate.setRules({ .isLocalOnly = true });
    (void)anna.sync(); // a socket of this computer
    LaboratoryAddress far = anna.address;
    far.host = u"lab.example.org"_s;
    far.socketFolder.clear();
    QCOMPARE(test::errorKindOf([&] { Postgres server(anna.gate, far, {}); }), ErrorKind::LocalOnly);
}

void TestLaboratory::everyConnectionIsWrittenDown()
{
    Desk anna(m_administrator, u"anna"_s);
    anna.add(u"sleep.pdf"_s, test::sleepPaper());
    anna.gate.forget();
    anna.sync();
    const std::vector<EgressRecord> records = anna.gate.records(10);
    QCOMPARE(records.size(), std::size_t(1));
    QCOMPARE(records[0].purpose, EgressPurpose::Laboratory);
    QVERIFY(records[0].sent > 1000);
    QVERIFY(!records[0].isRemote);
}

void TestLaboratory::nothingIsLostWhenTheServerIsKilled()
{
    constexpr int kPapers = 7; // one more than is sent, and fetched, before the last kill
    Desk anna(m_administrator, u"anna"_s), ben(m_administrator, u"ben"_s);
    for (int i = 0; i < kPapers; ++i)
        anna.add(
            u"paper%1.pdf"_s.arg(i), test::sleepPaper() + QStringList { u"This is paper number %1 of the series."_s.arg(i) });
    int kills = 0;
    for (Desk *desk : { &anna, &ben })
        for (int at = 0; at < 3; ++at) {
            int seen = 0;
            const auto killThen = [&](SyncStage stage, int done, int) {
                if (stage != SyncStage::Hearing && done > 0 && seen++ == at) {
                    m_server->kill();
                    ++kills;
                }
            };
            const auto kind = test::errorKindOf([&] { (void)syncLaboratory(desk->database(), {}, desk->access(), killThen); });
            QCOMPARE(kind, ErrorKind::LaboratoryAway);
            m_server->start();
        }
    QCOMPARE(kills, 6);
    anna.sync();
    ben.sync();
    QCOMPARE(DocumentStore(ben.database()).list().size(), std::size_t(kPapers));
    QVERIFY(std::ranges::all_of(
        DocumentStore(ben.database()).list(), [](const DocumentRow &row) { return row.state == DocumentState::Ready; }));
    EgressGate gate;
    Postgres server(gate, m_administrator, {});
    QCOMPARE(server.run("SELECT count(*) FROM adduce.readings").integer(0, 0), kPapers);
    QCOMPARE(server.run("SELECT count(DISTINCT reading) FROM adduce.reading_parts").integer(0, 0),
        kPapers); // nothing twice, nothing left over
    QVERIFY(anna.sync().isNothing());
    QVERIFY(ben.sync().isNothing());
}

/// As a server that is hostile, or a disk that is not sound.
void TestLaboratory::lyingPartsArePassedOver()
{
    Desk anna(m_administrator, u"anna"_s), ben(m_administrator, u"ben"_s);
    anna.add(u"../../../etc/passwd"_s, test::sleepPaper());
    anna.add(u"coffee.pdf"_s, test::coffeePaper());
    anna.sync();
    Postgres server(anna.gate, m_administrator, {});
    server.run("ALTER TABLE adduce.reading_parts DROP CONSTRAINT reading_parts_check");
    server.run("UPDATE adduce.reading_parts SET payload = sha256(payload) || payload WHERE part = 1 AND reading = (SELECT "
               "min(reading::text)::uuid FROM adduce.readings)");
    const SyncReport report = ben.sync();
    QCOMPARE(report.papers.read, 1);
    QCOMPARE(report.papers.failed.size(), 1);
    for (const DocumentRow &row : DocumentStore(ben.database()).list())
        QVERIFY(QFileInfo(row.path).absolutePath().startsWith(papersFolder(ben.database().path())));
}

/// What it tells becomes no name of a file, and nothing of another format.
void TestLaboratory::aLyingServerNamesNoFiles()
{
    Desk anna(m_administrator, u"anna"_s), ben(m_administrator, u"ben"_s);
    anna.add(u"sleep.pdf"_s, test::sleepPaper());
    anna.sync();
    const QString kept = ben.library.folder() + u"/kept.pdf"_s;
    QFile file(kept);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("kept") == 4);
    file.close();
    Postgres server(anna.gate, m_administrator, {});
    server.run("ALTER TABLE adduce.documents DROP CONSTRAINT documents_format_check, DROP CONSTRAINT documents_file_name_check");
    server.run("UPDATE adduce.documents SET format = '../../x', file_name = E'../../\\\\..\\\\kept.pdf'");
    (void)ben.sync();
    for (const DocumentRow &row : DocumentStore(ben.database()).list())
        QVERIFY2(QFileInfo(row.path).absoluteFilePath().startsWith(papersFolder(ben.database().path())), qPrintable(row.path));
    server.run("UPDATE adduce.documents SET is_removed = true");
    (void)ben.sync();
    QVERIFY(QFile::exists(kept));
}

/// An administrator's "out" of one desk is not undone by another desk that never had the paper.
void TestLaboratory::whatNeverCameIsNotTakenOut()
{
    Desk anna(m_administrator, u"anna"_s, LaboratoryRole::Admin), ben(m_administrator, u"ben"_s);
    const DocumentId here = anna.add(u"sleep.pdf"_s, test::sleepPaper());
    CollectionStore store(anna.database());
    store.add(store.obtain(u"Thesis"_s), std::array { here });
    store.tag(std::array { here }, u"to read"_s);
    anna.sync();
    ben.sync();
    RemovedPapers(ben.database()).remove(ben.like(here, anna)->id);
    ben.sync();
    QVERIFY(anna.sync().isNothing()); // its filing is there as before
    QCOMPARE(store.documents(store.find(u"Thesis"_s)).size(), std::size_t(1));
    QCOMPARE(store.tagsOf(here), QStringList { u"to read"_s });
}

/// Even where another collection gets its number, which SQLite gives anew.
void TestLaboratory::aRemovedCollectionIsRemovedThere()
{
    Desk anna(m_administrator, u"anna"_s), ben(m_administrator, u"ben"_s);
    CollectionStore mine(anna.database()), theirs(ben.database());
    const DocumentId here = anna.add(u"sleep.pdf"_s, test::sleepPaper());
    const CollectionId old = mine.obtain(u"Old"_s);
    mine.add(old, std::array { here });
    anna.sync();
    ben.sync();
    QVERIFY(theirs.find(u"Old"_s));
    mine.remove(old);
    QCOMPARE(mine.obtain(u"New"_s), old);
    mine.add(old, std::array { here });
    anna.sync();
    ben.sync();
    QVERIFY(!theirs.find(u"Old"_s));
    QVERIFY(theirs.find(u"New"_s));
    QVERIFY(anna.sync().isNothing());
}

/// A field that was emptied is empty on all desks.
void TestLaboratory::anEmptiedFieldIsEmptyThere()
{
    Desk anna(m_administrator, u"anna"_s), ben(m_administrator, u"ben"_s);
    const DocumentId here = anna.add(u"sleep.pdf"_s, test::sleepPaper());
    const auto setVenue = [&](const QString &venue) {
        Metadata metadata = anna.metadata(here);
        metadata.venue = venue;
        metadata.setOrigin(MetadataField::Venue, FieldOrigin::User);
        MetadataStore(anna.database()).set(here, metadata);
        anna.sync();
        ben.sync();
        return ben.metadata(ben.like(here, anna)->id).venue;
    };
    QCOMPARE(setVenue(u"Journal of Naps"_s), u"Journal of Naps"_s);
    QCOMPARE(setVenue({}), QString());
    QVERIFY(ben.sync().isNothing());
    QVERIFY(anna.sync().isNothing());
}

void TestLaboratory::onePaperThatFailsHoldsNoOther()
{
    Desk anna(m_administrator, u"anna"_s), ben(m_administrator, u"ben"_s);
    anna.add(u"sleep.pdf"_s, test::sleepPaper());
    anna.add(u"coffee.pdf"_s, test::coffeePaper());
    Postgres server(anna.gate, m_administrator, {});
    server.run("ALTER TABLE adduce.documents ADD CONSTRAINT no_coffee CHECK (file_name <> 'coffee.pdf')");
    const SyncReport report = anna.sync();
    QCOMPARE(report.sentPapers, 1);
    QCOMPARE(report.papers.failed.size(), 1);
    QCOMPARE(ben.sync().papers.read, 1);
    server.run("ALTER TABLE adduce.documents DROP CONSTRAINT no_coffee");
    QCOMPARE(anna.sync().sentPapers, 1); // tried again
}

void TestLaboratory::oneProgramSynchronisesAtATime()
{
    Desk anna(m_administrator, u"anna"_s);
    const FileLock other(anna.database().path() + u".laboratory"_s);
    QVERIFY(other.isHeld());
    QCOMPARE(test::errorKindOf([&] { anna.sync(); }), ErrorKind::Busy);
}

void TestLaboratory::theEnvironmentLeadsNowhereElse()
{
    Desk anna(m_administrator, u"anna"_s);
    qputenv("PGHOSTADDR", "192.0.2.1");
    const auto kind = test::errorKindOf([&] { anna.sync(); });
    qunsetenv("PGHOSTADDR");
    QCOMPARE(kind, ErrorKind::BadInput);
    (void)anna.sync();
}

ADDUCE_TEST(TestLaboratory)
#include "test_laboratory.moc"
