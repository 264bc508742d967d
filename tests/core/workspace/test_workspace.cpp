#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/network/egress_ledger.h"
#include "core/workspace/workspace.h"
#include "tests/support/error_of.h"
#include "tests/support/library_fixture.h"
#include "tests/support/places.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestWorkspace : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void opensOnlyWhatIsThere();
    void makesWhatSomethingIsPutInto();
    void theGateKeepsToTheConfiguration_data();
    void theGateKeepsToTheConfiguration();
    void theLedgerLiesBesideTheLibrary();
    void aSecondOneSharesTheGate();

private:
    [[nodiscard]] QString inFolder(const QString &name) const { return m_folder->filePath(name); }
    [[nodiscard]] WorkspaceFiles files() const { return { inFolder(u"library.adduce"_s), inFolder(u"configuration.json"_s) }; }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestWorkspace::opensOnlyWhatIsThere()
{
    Workspace workspace(files(), test::docworker());
    QCOMPARE(test::errorKindOf([&] { (void)workspace.library(); }), ErrorKind::BadInput);
    QCOMPARE(test::errorKindOf([&] { (void)workspace.ask(); }), ErrorKind::BadInput);
    QVERIFY(!QFile::exists(workspace.libraryPath()));
    const Library made(workspace.libraryPath());
    QCOMPARE(workspace.library().path(), made.path());
}

void TestWorkspace::makesWhatSomethingIsPutInto()
{
    Workspace workspace(files(), test::docworker());
    const Library &library = workspace.library(LibraryUse::MadeIfMissing);
    QVERIFY(QFile::exists(inFolder(u"library.adduce"_s)));
    QCOMPARE(&workspace.library(), &library);
    QCOMPARE(&workspace.ask().library(), &library);
    QCOMPARE(&workspace.ask().retriever(), &workspace.retriever());
    Database database = library.open();
    QVERIFY(DocumentStore(database).list().empty());
}

void TestWorkspace::theGateKeepsToTheConfiguration_data()
{
    QTest::addColumn<QByteArray>("configuration");
    QTest::addColumn<bool>("narrowed");
    QTest::addColumn<bool>("localOnly");
    QTest::newRow("none") << QByteArray() << false << false;
    QTest::newRow("local only") << QByteArray(R"({"online": {"local_only": true}})") << false << true;
    QTest::newRow("narrowed by the program") << QByteArray() << true << true;
    QTest::newRow("damaged") << QByteArray("no configuration") << false << true;
}

void TestWorkspace::theGateKeepsToTheConfiguration()
{
    QFETCH(QByteArray, configuration);
    QFETCH(bool, narrowed);
    QFETCH(bool, localOnly);
    if (!configuration.isEmpty()) {
        QFile file(files().configuration);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(configuration);
    }
    const Workspace workspace(files(), test::docworker(), { .isLocalOnly = narrowed });
    QCOMPARE(workspace.gate().rules().isLocalOnly, localOnly);
}

void TestWorkspace::theLedgerLiesBesideTheLibrary()
{
    const Workspace workspace(files(), test::docworker());
    EgressRecord record;
    record.at = QDateTime(QDate(2026, 3, 1), QTime(12, 30), Qt::UTC);
    record.host = u"api.example.org"_s;
    record.outcome = u"200"_s;
    workspace.gate().record(record);
    QCOMPARE(readLedger(ledgerOf(workspace.libraryPath()), 10).size(), std::size_t(1));
}

void TestWorkspace::aSecondOneSharesTheGate()
{
    auto host = std::make_unique<Workspace>(files(), test::docworker(), NetworkUse { .isLocalOnly = true });
    const EgressGate *gate = &host->gate();
    Workspace second({ inFolder(u"handbook.adduce"_s), inFolder(u"handbook.json"_s) }, *host);
    QCOMPARE(&second.gate(), gate);
    QVERIFY(second.gate().rules().isLocalOnly);
    QCOMPARE(second.library(LibraryUse::MadeIfMissing).path(), inFolder(u"handbook.adduce"_s));
    const QUrl server(u"http://localhost:1"_s);
    host->keys().set(server, "key");
    QCOMPARE(second.servers().keyOf(server), QByteArray("key"));
    host.reset();
    QCOMPARE(second.servers().keyOf(server), QByteArray("key")); // it has outlived the host
}

ADDUCE_TEST(TestWorkspace)
#include "test_workspace.moc"
