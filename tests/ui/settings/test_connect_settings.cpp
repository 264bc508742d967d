#include "core/base/tr.h"
#include "core/configuration/configuration_file.h"
#include "tests/support/places.h"
#include "tests/support/test_main.h"
#include "ui/settings/connect_settings_page.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

/// What other programs are told, and what they may add.
class TestConnectSettings : public QObject
{
    Q_OBJECT

private slots:
    void linesOfEachForm_data();
    void linesOfEachForm();
    void wordsOfAShell_data();
    void wordsOfAShell();
    void aFlatpakIsStartedByItsName();
    void theUsualConfigurationIsNotNamed();
    void documentsAreGivenWhenItIsSaid();
    void linesAreCopied();
    void theLinesStartTheServer();
    void theServerStandsOnTheSameFiles();
    void foldersAreKept();
};

namespace {

const StartedProgram kServer { u"/usr/bin/adduce-mcp"_s, { u"--library"_s, u"/home/anna/my \"papers\"\n.adduce"_s } };

QJsonObject objectOf(const QString &lines)
{
    return QJsonDocument::fromJson(lines.toUtf8()).object();
}

/// A page on a configuration of its own.
struct ConnectFixture
{
    QTemporaryDir place;
    ConfigurationFile configuration { place.filePath(u"configuration.json"_s) };
    QString library = place.filePath(u"papers of mine.adduce"_s);
    ConnectSettingsPage page { configuration, library, QCoreApplication::applicationDirPath() };

    [[nodiscard]] QString lines() const { return page.findChild<QPlainTextEdit *>()->toPlainText(); }
    [[nodiscard]] QPushButton *buttonNamed(const QString &text) const
    {
        for (QPushButton *button : page.findChildren<QPushButton *>())
            if (button->text() == text)
                return button;
        return nullptr;
    }
};

} // namespace

void TestConnectSettings::linesOfEachForm_data()
{
    QTest::addColumn<ClientForm>("form");
    QTest::addColumn<QString>("key");
    QTest::newRow("most") << ClientForm::McpServers << u"mcpServers"_s;
    QTest::newRow("servers") << ClientForm::Servers << u"servers"_s;
    QTest::newRow("context servers") << ClientForm::ContextServers << u"context_servers"_s;
    QTest::newRow("toml") << ClientForm::Toml << QString();
}

void TestConnectSettings::linesOfEachForm()
{
    QFETCH(ClientForm, form);
    QFETCH(QString, key);
    const QString lines = linesFor(form, kServer);
    if (key.isEmpty()) {
        QCOMPARE(lines, uR"([mcp_servers.adduce]
command = "/usr/bin/adduce-mcp"
args = ["--library", "/home/anna/my \"papers\"\n.adduce"]
)"_s);
        return;
    }
    const QJsonObject all = objectOf(lines);
    QCOMPARE(all.keys(), QStringList { key });
    const QJsonObject entry = all[key][u"adduce"_s].toObject();
    QCOMPARE(entry[u"command"_s].toString(), kServer.program);
    QCOMPARE(entry[u"args"_s].toArray(), QJsonArray::fromStringList(kServer.arguments));
    QCOMPARE(entry[u"type"_s].toString(), form == ClientForm::Servers ? u"stdio"_s : QString());
}

void TestConnectSettings::wordsOfAShell_data()
{
    QTest::addColumn<QString>("word");
    for (const char *word : { "plain", "two words", "it's", "$HOME", "a\\b", "", "*.pdf", "new\nline", "\"quoted\"", "päper" })
        QTest::newRow(word) << QString::fromUtf8(word);
}

void TestConnectSettings::wordsOfAShell()
{
    QFETCH(QString, word);
    QProcess shell;
    shell.start(u"/bin/sh"_s, { u"-c"_s, shellLine({ u"printf"_s, { u"<%s>"_s, word, u"last"_s } }) });
    QVERIFY(shell.waitForFinished());
    QCOMPARE(QString::fromUtf8(shell.readAllStandardOutput()), u'<' + word + u"><last>"_s);
}

void TestConnectSettings::aFlatpakIsStartedByItsName()
{
    qputenv("FLATPAK_ID", "org.example.Adduce");
    const StartedProgram server = libraryForClients(u"/app/bin"_s, { u"/home/anna/papers.adduce"_s }, true);
    qunsetenv("FLATPAK_ID");
    QCOMPARE(server.program, u"flatpak"_s);
    QCOMPARE(server.arguments,
        (QStringList { u"run"_s, u"--command=adduce-mcp"_s, u"org.example.Adduce"_s, u"--library"_s,
            u"/home/anna/papers.adduce"_s, u"--all-documents"_s }));
}

void TestConnectSettings::theUsualConfigurationIsNotNamed()
{
    const ConfigurationFile usual(ConfigurationFile::usualPath());
    const ConnectSettingsPage page(usual, u"/home/anna/papers.adduce"_s, u"/usr/bin"_s);
    QVERIFY(!page.findChild<QPlainTextEdit *>()->toPlainText().contains(u"--configuration"_s));
    const ConnectFixture other;
    QVERIFY(other.lines().contains(other.configuration.path()));
}

void TestConnectSettings::documentsAreGivenWhenItIsSaid()
{
    const ConnectFixture f;
    QVERIFY(!f.lines().contains(u"--all-documents"_s));
    f.page.findChild<QCheckBox *>()->setChecked(true);
    QVERIFY(f.lines().contains(u"--all-documents"_s));
    QCOMPARE(f.configuration.current(), Configuration {}); // said to one client, and kept nowhere
}

void TestConnectSettings::linesAreCopied()
{
    const ConnectFixture f;
    auto *clients = f.page.findChild<QComboBox *>();
    for (int i = 0; i < clients->count(); ++i) {
        clients->setCurrentIndex(i);
        f.buttonNamed(adduce::tr("Copy"))->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), f.lines());
        QVERIFY2(f.lines().contains(u"adduce-mcp"_s), qPrintable(clients->currentText()));
    }
}

/// A program that reads the lines starts what they say.
void TestConnectSettings::theLinesStartTheServer()
{
    const ConnectFixture f;
    const QJsonObject entry = objectOf(f.lines())[u"mcpServers"_s][u"adduce"_s].toObject();
    QProcess server;
    server.start(entry[u"command"_s].toString(), entry[u"args"_s].toVariant().toStringList());
    server.write(R"({"jsonrpc":"2.0","id":1,"method":"tools/list"})"
                 "\n");
    server.closeWriteChannel();
    QVERIFY(server.waitForFinished(60'000));
    QCOMPARE(server.exitCode(), 0);
    QVERIFY2(server.readAllStandardOutput().contains("quote_check"), server.readAllStandardError().constData());
    QVERIFY(QFileInfo::exists(f.library));
}

void TestConnectSettings::theServerStandsOnTheSameFiles()
{
    const QTemporaryDir place;
    const ConfigurationFile configuration(place.filePath(u"configuration.json"_s));
    configuration.change([](Configuration &now) {
        now.server.address = u"0.0.0.0"_s;
        now.server.port = 9000;
        now.server.certificate = u"/etc/ssl/papers.pem"_s;
    });
    const ConnectSettingsPage page(configuration, place.filePath(u"papers.adduce"_s), u"/usr/bin"_s);
    const auto boxes = page.findChildren<QPlainTextEdit *>();
    QCOMPARE(boxes.size(), 2);
    const QStringList lines = boxes.last()->toPlainText().split(u'\n');
    QCOMPARE(lines.size(), 2);
    for (const QString &line : lines) {
        QVERIFY(line.startsWith(u"/usr/bin/adduce-server --library "_s));
        QVERIFY(line.contains(configuration.path()));
    }
    QVERIFY(lines.last().contains(u"token add"_s));
    bool isTold = false;
    for (const QLabel *label : page.findChildren<QLabel *>())
        isTold = isTold || label->text().contains(u"https://127.0.0.1:9000/v1"_s);
    QVERIFY(isTold);
}

void TestConnectSettings::foldersAreKept()
{
    ConnectFixture f;
    auto *folders = f.page.findChild<QListWidget *>();
    QPushButton *remove = f.buttonNamed(ConnectSettingsPage::tr("Remove"));
    QVERIFY(!remove->isEnabled());
    for (const QString &folder : { u"/home/anna/new"_s, u"/home/anna/shared"_s, u"/home/anna/new"_s })
        f.page.addFolder(folder);
    QCOMPARE(f.configuration.load().server.addFrom, (QStringList { u"/home/anna/new"_s, u"/home/anna/shared"_s }));
    QCOMPARE(folders->count(), 2);
    folders->setCurrentRow(0);
    f.configuration.change([](Configuration &now) { now.server.addFrom.prepend(u"/srv/papers"_s); }); // by another program
    remove->click();
    QCOMPARE(f.configuration.load().server.addFrom, (QStringList { u"/srv/papers"_s, u"/home/anna/shared"_s }));
    QVERIFY(remove->isEnabled()); // the next one
    f.page.reset();
    QCOMPARE(f.configuration.load().server.addFrom, QStringList());
    QCOMPARE(folders->count(), 0);
    QVERIFY(!remove->isEnabled());
}

ADDUCE_TEST(TestConnectSettings)
#include "test_connect_settings.moc"
