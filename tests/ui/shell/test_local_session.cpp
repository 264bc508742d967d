#include "core/library/current_documents.h"
#include "tests/support/chat_server.h"
#include "tests/support/test_main.h"
#include "tests/support/traced.h"
#include "tests/ui/evaluation/evaluation_fixture.h"
#include "tests/ui/window_fixture.h"
#include "ui/evaluation/evaluation_model.h"
#include "ui/jobs/space_job.h"
#include "ui/library/crossref_lookup.h"
#include "ui/library/document_editing.h"

using namespace adduce;
using namespace Qt::StringLiterals;

/// With "local only" on, everything that would go over the network is tried, and nothing but this computer is contacted.
class TestLocalSession : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void modelsElsewhereAreRefused();
    void modelsHereAreAsked();
    void nothingElseGoesOut();
    void theSystemSawLoopbackAlone();

private:
    Answer answerTo(const QString &question);
    ModelChoice add(const QUrl &base);

    std::unique_ptr<test::WindowFixture> m_fixture;
};

static bool isInner()
{
    return qEnvironmentVariableIsSet("ADDUCE_TRACED");
}

void TestLocalSession::init()
{
    m_fixture = std::make_unique<test::WindowFixture>();
    m_fixture->gate.setRules({ .isLocalOnly = true });
    m_fixture->show();
    m_fixture->add(m_fixture->writePaper(u"a.md"_s));
}

void TestLocalSession::cleanup()
{
    m_fixture.reset();
}

Answer TestLocalSession::answerTo(const QString &question)
{
    m_fixture->askAndWait(question);
    return *m_fixture->window->ask().threadView().turns().back()->answer();
}

ModelChoice TestLocalSession::add(const QUrl &base)
{
    ModelChoice choice;
    choice.base = base;
    choice.model = u"tiny-8b"_s;
    m_fixture->useModel(choice);
    m_fixture->window->models().change([&](ModelSettings &models) { models.use(choice.id(), ModelTask::Rank); });
    return choice;
}

void TestLocalSession::modelsElsewhereAreRefused()
{
    ModelKeeper &models = m_fixture->window->models();
    const ModelChoice remote = add(QUrl(u"https://models.example/v1"_s));
    models.test(remote.id());
    QTRY_VERIFY(!models.isRunning());
    QVERIFY(models.models().find(remote.id())->report.isTested());
    QVERIFY(!models.models().find(remote.id())->report.answers);
    QList<ErrorKind> failed;
    connect(&models, &ModelKeeper::failed, this, [&](const Error &error) { failed << error.kind(); });
    models.list({ ChatApi::OpenAi, remote.base, {} });
    QTRY_COMPARE(failed, QList { ErrorKind::LocalOnly });
    models.disconnect(this);
    const Answer answer = answerTo(u"Did sprint performance change after fasting?"_s);
    QCOMPARE(answer.verdict, Verdict::Answered);
    QVERIFY(!answer.writer);
    QVERIFY(!answer.caveats.empty());
}

void TestLocalSession::modelsHereAreAsked()
{
    const test::ChatServer server;
    ModelKeeper &models = m_fixture->window->models();
    const ModelChoice local = add(server.base());
    models.test(local.id());
    QTRY_VERIFY(!models.isRunning());
    QVERIFY(models.models().find(local.id())->report.answers);
    QVERIFY(answerTo(u"Did sprint performance change after fasting?"_s).writer);
}

void TestLocalSession::nothingElseGoesOut()
{
    MainWindow &window = *m_fixture->window;
    SpaceJob &spaces = *window.findChild<SpaceJob *>();
    QList<ErrorKind> failed;
    connect(&spaces, &SpaceJob::failed, this, [&](const Error &error) { failed << error.kind(); });
    spaces.useServer({ ChatApi::OpenAi, QUrl(u"https://models.example/v1"_s), u"embed-1"_s });
    QTRY_VERIFY(!spaces.isRunning());
    spaces.download(recommendedModel(), m_fixture->place.filePath(u"model"_s));
    QTRY_VERIFY(!spaces.isRunning());
    QCOMPARE(failed, QList({ ErrorKind::LocalOnly, ErrorKind::LocalOnly }));
    spaces.disconnect(this);

    Metadata metadata;
    metadata.doi = u"10.1000/naps"_s;
    metadata.setOrigin(MetadataField::Doi, FieldOrigin::User);
    window.findChild<DocumentEditing *>()->setMetadata(
        currentDocuments(m_fixture->library).front().id, {}, metadata);
    m_fixture->settle();
    CrossrefLookup lookup(m_fixture->services);
    connect(&lookup, &CrossrefLookup::failed, this, [&](const Error &error) { failed << error.kind(); });
    lookup.lookUp(currentDocuments(m_fixture->library));
    QTRY_COMPARE(failed.size(), 3);
    QCOMPARE(failed.last(), ErrorKind::LocalOnly);

    test::openSet(window, m_fixture->place, test::setOn(u"a.md"_s));
    window.evaluation().run();
    m_fixture->settle();
    QTRY_VERIFY_WITH_TIMEOUT(!window.evaluation().isRunning(), 60'000);
    QVERIFY(!window.evaluation().findChild<EvaluationModel *>()->results().empty());
}

void TestLocalSession::theSystemSawLoopbackAlone()
{
    if (isInner())
        return; // it is this run that is traced
    qputenv("ADDUCE_TRACED", "1");
    const auto contacts = test::traceContacts(
        QCoreApplication::applicationFilePath(), { u"-only"_s, QString::fromLatin1(metaObject()->className()) });
    qunsetenv("ADDUCE_TRACED");
    if (!contacts)
        QSKIP("processes cannot be traced here");
    QVERIFY2(contacts->code == 0, contacts->output.constData());
    QVERIFY(contacts->local > 0); // the trace sees what is contacted
    QVERIFY2(contacts->remote.isEmpty(), qPrintable(contacts->remote.join(u' ')));
}

ADDUCE_TEST(TestLocalSession)
#include "test_local_session.moc"
