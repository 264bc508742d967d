#include "core/ask/chosen_model.h"
#include "core/embedding/learn.h"
#include "core/embedding/server_space.h"
#include "core/embedding/static_space.h"
#include "core/library/database.h"
#include "core/network/egress_ledger.h"
#include "core/text/letters.h"
#include "core/workspace/ask_question.h"
#include "core/workspace/kept_memory.h"
#include "core/workspace/read_documents.h"
#include "core/workspace/web_pages.h"
#include "core/workspace/workspace.h"
#include "tests/support/embedding_server.h"
#include "tests/support/gold_server.h"
#include "tests/support/places.h"
#include "tests/support/test_main.h"
#include "tests/support/web_server.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace adduce;

namespace {

const QString kNaps = u"A nap of thirty minutes improves the recall of word pairs."_s;
const QString kQuestion = u"Does a nap improve the recall of word pairs and who was tested?"_s;

QString lettersOf(const QString &text)
{
    return lettersAndDigits(text);
}

/// Knows the answer, and remembers one thing.
test::ChatServer::Writer writer()
{
    const auto gold =
        std::make_shared<test::GoldModel>(std::vector<test::GoldAnswer> { { kQuestion, { lettersOf(kNaps) } } }, lettersOf);
    return [gold](const QString &prompt, const QString &form) {
        if (form == u"memory")
            return uR"({"should_write": true, "target": "user", "summary": "Works on sleep.", "confidence": 0.9})"_s;
        return (*gold)(prompt, form);
    };
}

/// A request as both sides know it.
struct Transfer
{
    QString host;
    qint64 sent;
    qint64 received;
    bool isStopped; ///< the reply was cut short on this side: the server sent as much or more
};

qsizetype bodyOf(const QByteArray &message)
{
    const qsizetype head = message.indexOf("\r\n\r\n");
    return head < 0 ? 0 : message.size() - head - 4;
}

void addTo(std::vector<Transfer> &all, const QUrl &server, const std::vector<test::Exchange> &exchanges)
{
    for (const test::Exchange &one : exchanges)
        all.push_back({ hostOf(server), bodyOf(one.request), bodyOf(one.reply), false });
}

bool isSame(const Transfer &written, const Transfer &seen)
{
    return written.host == seen.host && written.sent == seen.sent
        && (written.isStopped ? written.received <= seen.received : written.received == seen.received);
}

QString line(const QString &side, const Transfer &one)
{
    return u"%1: %2 sent %3 received %4"_s.arg(side, one.host).arg(one.sent).arg(one.received);
}

} // namespace

/// The ledger against what the servers themselves saw: nothing more, nothing less, to the byte.
class TestLedger : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void itIsWhatWentOverTheWire_data();
    void itIsWhatWentOverTheWire();
    void whatMayNotGoIsInNeither();

private:
    [[nodiscard]] QuestionSettings settings(const QString &profile) const;
    KeptAnswer ask(const QString &profile, const QString &question, const QString &thread = {}) const;
    void useServerSpace() const;
    [[nodiscard]] std::vector<Transfer> written() const;
    [[nodiscard]] std::vector<Transfer> seen() const;
    [[nodiscard]] QStringList differences() const;
    [[nodiscard]] QString memories() const { return lastMemories(memoryFolder(*m_workspace), 10).join(u'\n'); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<test::WebServer> m_web;
    std::unique_ptr<test::ChatServer> m_models;
    std::unique_ptr<test::EmbeddingServer> m_vectors;
};

void TestLedger::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_workspace = std::make_unique<Workspace>(
        WorkspaceFiles { m_folder->filePath(u"library.adduce"_s), m_folder->filePath(u"configuration.json"_s) },
        test::docworker());
    m_web = std::make_unique<test::WebServer>();
    m_web->pages = { { u"/page/naps"_s, test::webPage("Naps", kNaps.toUtf8() + " Thirty students of one year were tested.") } };
    m_models = std::make_unique<test::ChatServer>(0, test::ChatServer::Mode::Answers, writer());
    m_vectors = std::make_unique<test::EmbeddingServer>();
    m_workspace->configuration().change([](Configuration &now) {
        now.online.web.isAllowed = true;
        now.remembers = true;
    });
    QFile paper(m_folder->filePath(u"naps.txt"_s));
    QVERIFY(paper.open(QIODevice::WriteOnly));
    paper.write(kNaps.toUtf8() + "\nLonger naps did not help the students any further.\n");
    paper.close();
    (void)readDocuments(*m_workspace, { .jobs = 1 }, requestToAdd(*m_workspace, { .paths = { paper.fileName() } }));
}

void TestLedger::cleanup()
{
    m_workspace.reset();
    m_web.reset();
    m_models.reset();
    m_vectors.reset();
}

QuestionSettings TestLedger::settings(const QString &profile) const
{
    ModelChoice choice;
    choice.base = m_models->base();
    choice.model = u"tiny-8b"_s;
    ModelSettings models;
    models.add(choice);
    for (const ModelTask task : { ModelTask::Answer, ModelTask::Rank, ModelTask::Judge, ModelTask::Check })
        models.use(choice.id(), task);
    QuestionSettings all =
        questionSettings(*builtInProfile(profile), PromptStore(m_workspace->promptFolder()), models, m_workspace->servers());
    all.memory = memoryUse(*m_workspace);
    all.web = webUse(*m_workspace);
    if (all.web)
        all.web->services = m_web->services();
    return all;
}

KeptAnswer TestLedger::ask(const QString &profile, const QString &question, const QString &thread) const
{
    AskRequest request { question, {}, thread, settings(profile) };
    request.asksNext = true;
    return askQuestion(*m_workspace, request);
}

/// A server of vectors in place of what the library taught.
void TestLedger::useServerSpace() const
{
    Database database = m_workspace->library().open();
    ModelServers &servers = m_workspace->servers();
    const SpaceRow space = obtainServerSpace(database, servers, m_vectors->endpoint());
    fillSpace(database, servers, space, {});
    SpaceStore(database).activate(space.id);
    refreshIndexes(database, servers, {}, {}, {});
}

/// Each request of the ledger that a server was reached by.
std::vector<Transfer> TestLedger::written() const
{
    std::vector<Transfer> all;
    for (const EgressRecord &record : readLedger(ledgerOf(m_workspace->libraryPath()), 10'000))
        if (record.outcome != u"stopped" || record.sent > 0)
            all.push_back({ record.host, record.sent, record.received, record.outcome == u"stopped" });
    std::ranges::stable_sort(all, {}, &Transfer::isStopped); // those that fit one exchange alone come first
    return all;
}

std::vector<Transfer> TestLedger::seen() const
{
    std::vector<Transfer> all;
    addTo(all, m_web->url({}), m_web->exchanges());
    addTo(all, m_models->base(), m_models->exchanges());
    addTo(all, m_vectors->endpoint().base, m_vectors->exchanges());
    return all;
}

/// What only one side knows.
QStringList TestLedger::differences() const
{
    QStringList lines;
    std::vector<Transfer> left = seen();
    for (const Transfer &one : written()) {
        const auto same = std::ranges::find_if(left, [&](const Transfer &other) { return isSame(one, other); });
        if (same == left.end())
            lines << line(u"ledger alone"_s, one);
        else
            left.erase(same);
    }
    for (const Transfer &one : left)
        lines << line(u"server alone"_s, one);
    return lines;
}

void TestLedger::itIsWhatWentOverTheWire_data()
{
    QTest::addColumn<bool>("none");
    for (const Profile &profile : builtInProfiles())
        QTest::newRow(qPrintable(profile.name)) << true;
}

void TestLedger::itIsWhatWentOverTheWire()
{
    const QString profile = QString::fromLatin1(QTest::currentDataTag());
    useServerSpace();
    const KeptAnswer first = ask(profile, u"Search the web: "_s + kQuestion);
    const QString thread = QString::number(first.saved.thread.value);
    (void)ask(profile, kQuestion, thread);
    (void)ask(profile, u"Which zebras were seen in the valley of the twelve gardens?"_s, thread);
    m_web->isBroken = true;
    (void)ask(profile, u"Search the web: do naps help nurses?"_s, thread);
    m_models->setMode(test::ChatServer::Mode::NeedsKey);
    (void)ask(profile, kQuestion, thread);
    QVERIFY(m_models->exchanges().size() > 4);
    QVERIFY(m_vectors->exchanges().size() > 1);
    QTRY_COMPARE(differences().join(u'\n'), QString());
}

void TestLedger::whatMayNotGoIsInNeither()
{
    (void)ask(u"adduce"_s, kQuestion);
    QVERIFY(m_web->asked() > 0);
    QVERIFY(!memories().isEmpty());
    m_workspace->gate().setRules({ .isLocalOnly = true });
    const int asked = m_web->asked();
    (void)ask(u"adduce"_s, kQuestion);
    QCOMPARE(m_web->asked(), asked);
    QTRY_COMPARE(differences().join(u'\n'), QString());
}

ADDUCE_TEST(TestLedger)
#include "test_ledger.moc"
