#include "core/base/sha256.h"
#include "tests/support/embedding_server.h"
#include "tests/support/installed_ranks.h"
#include "tests/support/loopback_server.h"
#include "tests/support/test_main.h"
#include "tests/support/tiny_model.h"
#include "tests/ui/window_fixture.h"
#include "ui/ask/asker.h"
#include "ui/jobs/model_keeper.h"
#include "ui/settings/chunkings_list.h"
#include "ui/settings/model_download_dialog.h"
#include "ui/settings/search_settings_page.h"

#include <QComboBox>
#include <QLineEdit>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>

using namespace adduce;
using namespace Qt::StringLiterals;

/// Which space is searched: chosen, downloaded, removed, with the old one in its place whatever goes wrong.
class TestSearchSettings : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void learnedAtFirst();
    void aFolderIsUsed();
    void aServerIsUsed();
    void anotherComputerIsAskedFor();
    void aWrongFolderChangesNothing();
    void aDownloadIsUsed();
    void aBrokenDownloadIsTold();
    void stopped();
    void removedAfterAQuestion();
    void defaultsSearchWhatWasLearned();
    void graphThreshold();
    void otherCutsAreMadeListedAndRemoved();
    void ranksThatAreNotThereAreSaid();
    void aCutIsMadeOnceAQuestionAsksForIt();
    void wordsOfACut();
    void dialogTellsWhatIsMissing_data();
    void dialogTellsWhatIsMissing();

private:
    [[nodiscard]] QString modelFolder(const QString &name = u"tiny"_s) const;
    [[nodiscard]] SpaceProvider active() const;
    [[nodiscard]] QString problem() const;
    void waitForJob() const
    {
        QTRY_VERIFY_WITH_TIMEOUT(!m_job->isRunning(), 30'000);
        m_fixture->settle(); // the spaces are read
    }

    std::unique_ptr<test::WindowFixture> m_fixture;
    SpaceJob *m_job = nullptr;
    std::unique_ptr<SearchSettingsPage> m_page;
};

void TestSearchSettings::init()
{
    m_fixture = std::make_unique<test::WindowFixture>();
    m_fixture->show();
    m_fixture->add(m_fixture->writePaper(u"a.md"_s));
    m_job = m_fixture->window->findChild<SpaceJob *>();
    m_page = std::make_unique<SearchSettingsPage>(m_fixture->configuration, *m_job, m_fixture->window->models());
    m_page->show();
    m_fixture->settle();
}

void TestSearchSettings::cleanup()
{
    m_page.reset();
    m_fixture.reset();
}

QString TestSearchSettings::modelFolder(const QString &name) const
{
    QString folder = m_fixture->place.filePath(name);
    const auto save = [&](const QString &file, const QByteArray &bytes) {
        QFile out(folder + u'/' + file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(bytes);
    };
    QDir().mkpath(folder);
    save(u"tokenizer.json"_s, test::kTinyTokenizer);
    save(u"model.safetensors"_s, test::tinyVectors());
    return folder;
}

SpaceProvider TestSearchSettings::active() const
{
    for (const SpaceState &state : m_job->spaces())
        if (state.isActive)
            return state.row.provider;
    return SpaceProvider::Given;
}

QString TestSearchSettings::problem() const
{
    const auto *label = m_page->findChild<PlainLabel *>(u"trouble"_s);
    return label->isVisible() ? label->text() : QString();
}

void TestSearchSettings::learnedAtFirst()
{
    auto *space = m_page->findChild<QComboBox *>();
    QCOMPARE(space->count(), 1);
    QCOMPARE(space->currentText(), u"What your library teaches"_s);
    QVERIFY(!m_page->findChild<QProgressBar *>()->isVisible());
}

void TestSearchSettings::aFolderIsUsed()
{
    QList<SpaceStage> stages;
    connect(m_job, &SpaceJob::progressed, m_page.get(), [&] { stages << m_job->progress().stage; });
    m_job->use(modelFolder());
    QVERIFY(m_page->findChild<QProgressBar *>()->isVisible());
    QVERIFY(!m_page->findChild<QComboBox *>()->isEnabled());
    m_job->useLearned(); // one thing at a time
    waitForJob();
    QCOMPARE(stages.front(), SpaceStage::Embedding);
    QCOMPARE(stages.back(), SpaceStage::Idle);
    QCOMPARE(active(), SpaceProvider::Static);
    auto *space = m_page->findChild<QComboBox *>();
    QTRY_COMPARE(space->currentText(), u"tiny"_s);
    QCOMPARE(space->count(), 2);
    QVERIFY(space->isEnabled());
    // And back again, by the list.
    space->setCurrentIndex(0);
    emit space->activated(0);
    waitForJob();
    QCOMPARE(active(), SpaceProvider::Learned);
    QCOMPARE(m_job->spaces().size(), 2U);
}

static ModelChoice embedderAt(const QUrl &base)
{
    ModelChoice model;
    model.base = base;
    model.model = u"embed-1"_s;
    model.kind = ModelKind::Embedder;
    return model;
}

void TestSearchSettings::aServerIsUsed()
{
    const test::EmbeddingServer server;
    m_fixture->window->models().change([&](ModelSettings &models) { models.add(embedderAt(server.endpoint().base)); });
    auto *space = m_page->findChild<QComboBox *>();
    QCOMPARE(space->count(), 2);
    QCOMPARE(space->itemText(1), u"embed-1 at 127.0.0.1 (not used yet)"_s);
    space->setCurrentIndex(1);
    emit space->activated(1);
    waitForJob();
    QCOMPARE(active(), SpaceProvider::Server);
    QTRY_COMPARE(space->currentText(), u"embed-1 at 127.0.0.1"_s);
    QCOMPARE(space->count(), 2); // it is not offered twice
}

void TestSearchSettings::anotherComputerIsAskedFor()
{
    m_fixture->window->models().change(
        [](ModelSettings &models) { models.add(embedderAt(QUrl(u"https://models.example/v1"_s))); });
    auto *space = m_page->findChild<QComboBox *>();
    space->setCurrentIndex(1);
    emit space->activated(1);
    QVERIFY(!m_job->isRunning());
    auto *question = m_page->findChild<QMessageBox *>();
    QVERIFY(question);
    QVERIFY(question->text().contains(u"models.example"_s));
    question->reject();
    QCOMPARE(space->currentText(), u"What your library teaches"_s);
    QCOMPARE(active(), SpaceProvider::Learned);
}

void TestSearchSettings::aWrongFolderChangesNothing()
{
    m_job->use(m_fixture->place.path());
    waitForJob();
    QCOMPARE(active(), SpaceProvider::Learned);
    QTRY_VERIFY(!problem().isEmpty());
    m_job->use(modelFolder());
    QVERIFY(problem().isEmpty()); // of the last try only
    waitForJob();
}

void TestSearchSettings::aDownloadIsUsed()
{
    const test::LoopbackServer server([](const QByteArray &request) {
        return request.contains("tokenizer.json")   ? test::http("200 OK", test::kTinyTokenizer)
            : request.contains("model.safetensors") ? test::http("200 OK", test::tinyVectors())
                                                    : test::http("404 Not Found", {});
    });
    Sha256 hash;
    hash.add(test::tinyVectors());
    m_job->download({ server.url(u"/m"_s), hash.takeHex() }, m_fixture->place.filePath(u"models/tiny"_s));
    QCOMPARE(m_job->progress().stage, SpaceStage::Downloading);
    waitForJob();
    QCOMPARE(active(), SpaceProvider::Static);
}

void TestSearchSettings::aBrokenDownloadIsTold()
{
    const test::LoopbackServer server([](const QByteArray &) { return test::http("503 Later", {}); });
    m_job->download({ server.url(u"/m"_s), QByteArray(64, 'a') }, m_fixture->place.filePath(u"models/tiny"_s));
    waitForJob();
    QTRY_VERIFY2(problem().contains(u"503"_s), qPrintable(problem()));
    QCOMPARE(active(), SpaceProvider::Learned);
}

void TestSearchSettings::stopped()
{
    QTcpServer silent;
    QVERIFY(silent.listen(QHostAddress::LocalHost));
    m_job->download({ QUrl(u"http://127.0.0.1:%1/"_s.arg(silent.serverPort())), QByteArray(64, 'a') },
        m_fixture->place.filePath(u"models/tiny"_s));
    QTRY_VERIFY(silent.hasPendingConnections());
    m_job->stop();
    waitForJob();
    QCOMPARE(active(), SpaceProvider::Learned);
    QVERIFY(problem().isEmpty()); // who stops it need not be told
}

void TestSearchSettings::removedAfterAQuestion()
{
    m_job->use(modelFolder());
    waitForJob();
    QPushButton *remove = nullptr;
    for (QPushButton *one : m_page->findChildren<QPushButton *>())
        if (one->text() == u"Remove")
            remove = one;
    QVERIFY(remove);
    QTRY_VERIFY(remove->isEnabled());
    remove->click();
    auto *question = m_page->findChild<QMessageBox *>();
    QVERIFY(question);
    QCOMPARE(m_job->spaces().size(), 2U);
    for (QAbstractButton *answer : question->buttons())
        if (question->buttonRole(answer) == QMessageBox::DestructiveRole)
            answer->click();
    waitForJob();
    QCOMPARE(m_job->spaces().size(), 1U);
    QCOMPARE(active(), SpaceProvider::Learned);
    QTRY_VERIFY(!remove->isEnabled());
    QVERIFY(QFile::exists(m_fixture->place.filePath(u"tiny/model.safetensors"_s)));
}

void TestSearchSettings::defaultsSearchWhatWasLearned()
{
    m_job->use(modelFolder());
    waitForJob();
    QTRY_COMPARE(m_page->findChild<QComboBox *>()->currentText(), u"tiny"_s);
    m_page->reset();
    waitForJob();
    QCOMPARE(active(), SpaceProvider::Learned);
    QCOMPARE(m_job->spaces().size(), 2U);
}

void TestSearchSettings::graphThreshold()
{
    auto *from = m_page->findChild<QSpinBox *>();
    QCOMPARE(from->value(), 2'000'000);
    from->setValue(500'000);
    QCOMPARE(m_fixture->configuration.load().profile.parameters.index.graphFrom, 500'000);
    m_page->reset();
    QVERIFY(m_fixture->configuration.load().profile == Profile {});
}

void TestSearchSettings::otherCutsAreMadeListedAndRemoved()
{
    const auto buttons = [&] { return m_page->findChild<ChunkingsList *>()->findChildren<QPushButton *>(); };
    m_job->cutAsAsked(); // as they were read: nothing is to be done
    m_fixture->settle();
    waitForJob();
    QVERIFY(m_job->chunkings().empty() && buttons().isEmpty());
    m_fixture->configuration.change([](Configuration &now) { now.profile = *builtInProfile(u"nutor"_s); });
    m_job->cutAsAsked();
    QTRY_COMPARE_WITH_TIMEOUT(m_job->chunkings().size(), 1U, 30'000);
    waitForJob();
    QCOMPARE(m_job->chunkings().front().chunking.state, ChunkingState::Complete);
    QCOMPARE(m_job->chunkings().front().profiles, QStringList { u"nutor"_s });
    QTRY_COMPARE(buttons().size(), 1);
    QTRY_VERIFY(buttons().front()->isEnabled());
    QVERIFY(buttons().front()->accessibleName().contains(u"1200"_s) || buttons().front()->accessibleName().contains(u"1,200"_s));
    buttons().front()->click();
    auto *question = m_page->findChild<QMessageBox *>();
    QVERIFY(question);
    question->reject(); // nothing happens
    QVERIFY(!m_job->isRunning());
    QTRY_VERIFY(!m_page->findChild<QMessageBox *>());
    buttons().front()->click();
    m_page->findChild<QMessageBox *>()->buttons().last()->click();
    QTRY_VERIFY_WITH_TIMEOUT(m_job->chunkings().empty(), 30'000);
    QTRY_VERIFY(buttons().isEmpty());
}

void TestSearchSettings::ranksThatAreNotThereAreSaid()
{
    const auto says = [&](const QString &words) {
        m_job->readSpaces();
        m_fixture->settle();
        const auto labels = m_page->findChild<ChunkingsList *>()->findChildren<QLabel *>();
        return std::ranges::any_of(labels, [&](const QLabel *label) { return label->text().contains(words); });
    };
    QVERIFY(says(u"cl100k_base.tiktoken is not there"_s));
    const test::InstalledRanksFixture ranks;
    QTRY_VERIFY(!says(u"cl100k_base"_s)); // the labels of before go with the next event
    ranks.write("no ranks");
    QVERIFY(says(u"cl100k_base.tiktoken is damaged"_s));
}

void TestSearchSettings::aCutIsMadeOnceAQuestionAsksForIt()
{
    m_fixture->configuration.change([](Configuration &now) { now.profile = *builtInProfile(u"docagent"_s); });
    Asker &asker = *m_fixture->window->findChild<Asker *>();
    emit asker.runningChanged(true);
    emit asker.runningChanged(false);
    QTRY_COMPARE_WITH_TIMEOUT(m_job->chunkings().size(), 1U, 30'000);
    waitForJob();
}

void TestSearchSettings::wordsOfACut()
{
    QVERIFY(chunkingWords({ .strategy = ChunkStrategy::Paragraphs, .maxTokens = 512 }).contains(u"512"_s));
    QVERIFY(!chunkingWords({ .maxTokens = 512, .characters = 777 }).contains(u"777"_s)); // which nothing looks at
    QVERIFY(chunkingWords({ .strategy = ChunkStrategy::Characters, .characters = 777 }).contains(u"777"_s));
}

void TestSearchSettings::dialogTellsWhatIsMissing_data()
{
    QTest::addColumn<int>("input"); // address, checksum, folder
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("fine");
    QTest::newRow("as it comes") << -1 << QString() << true;
    QTest::newRow("not encrypted") << 0 << u"http://example.org/m"_s << false;
    QTest::newRow("no address") << 0 << QString() << false;
    QTest::newRow("another address") << 0 << u" https://example.org/m "_s << true;
    QTest::newRow("a short checksum") << 1 << u"abc"_s << false;
    QTest::newRow("no folder") << 2 << QString() << false;
    QTest::newRow("a folder from nowhere") << 2 << u"models/x"_s << false;
    QTest::newRow("one that is there") << 2 << u"/tmp"_s << false;
}

void TestSearchSettings::dialogTellsWhatIsMissing()
{
    QFETCH(int, input);
    QFETCH(QString, text);
    QFETCH(bool, fine);
    auto *dialog = new ModelDownloadDialog(m_page.get());
    const QList<QLineEdit *> inputs = dialog->findChildren<QLineEdit *>();
    QCOMPARE(inputs.size(), 3);
    inputs[2]->setText(m_fixture->place.filePath(u"models/new"_s));
    if (input >= 0)
        inputs[input]->setText(text);
    QSignalSpy chosen(dialog, &ModelDownloadDialog::chosen);
    QPushButton *download = nullptr;
    for (QPushButton *one : dialog->findChildren<QPushButton *>())
        if (one->text() == u"Download")
            download = one;
    QVERIFY(download);
    QCOMPARE(download->isEnabled(), fine);
    download->click();
    QCOMPARE(chosen.size(), fine ? 1 : 0);
    if (fine)
        QCOMPARE(chosen[0][1].toString(), m_fixture->place.filePath(u"models/new"_s));
}

ADDUCE_TEST(TestSearchSettings)
#include "test_search_settings.moc"
