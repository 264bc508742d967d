#include "tests/cli/program.h"
#include "tests/cli/terminal.h"
#include "tests/support/chat_server.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QFileInfo>
#include <QTest>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace adduce;

/// A conversation on a terminal.
class TestChatTerminal : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void linesAreEdited();
    void namesAreCompleted();
    void ctrlCClearsTheLine();
    void ctrlCStopsTheAnswer();
    void linesAreRemembered();

private:
    /// Starts one and waits for its prompt.
    void start(QProcess &process, test::Terminal &terminal, const QStringList &options = {}) const;
    /// By Ctrl+D, at the next prompt.
    static bool leaves(QProcess &process, test::Terminal &terminal);
    std::unique_ptr<test::Program> m_program;
};

static const QByteArray kPrompt = "> ";

void TestChatTerminal::init()
{
    m_program = std::make_unique<test::Program>();
    (void)m_program->run({ u"add"_s, u"--collection"_s, u"Schläfer, tiefe"_s,
        m_program->write(u"naps.md"_s,
            "# Naps\n\nA nap of thirty minutes improves recall by 12% in older adults. The effect fades after two days.\n") });
}

void TestChatTerminal::start(QProcess &process, test::Terminal &terminal, const QStringList &options) const
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"XDG_DATA_HOME"_s, m_program->folder() + u"/data"_s);
    environment.insert(u"TERM"_s, u"xterm"_s);
    environment.insert(u"INPUTRC"_s, u"/dev/null"_s); // the keys of whoever runs the tests
    process.setProcessEnvironment(environment);
    terminal.carry(process);
    m_program->start(process, QStringList { u"chat"_s } + options, false);
    QVERIFY(terminal.shownUntil(kPrompt).contains("/help"));
}

bool TestChatTerminal::leaves(QProcess &process, test::Terminal &terminal)
{
    (void)terminal.shownUntil(kPrompt); // what is typed before is not for the editor
    terminal.type("\x04");
    return process.waitForFinished(20'000) && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
}

/// Letters of several bytes are taken away as one, and put in where the cursor is.
void TestChatTerminal::linesAreEdited()
{
    test::Terminal terminal;
    QProcess process;
    start(process, terminal);
    terminal.type("ow much does a nap improve recall, \xe4\xb8\xad\xc3\xa9\x7f\x7f\xc3\xbc?\x01H\r");
    QVERIFY(terminal.shownUntil("[naps, p. 1]").contains("[naps, p. 1]"));
    (void)terminal.shownUntil(kPrompt);
    terminal.type("/thread\r");
    QVERIFY(terminal.shownUntil("\xc3\xbc?\r\n").contains("Thread 1: How much does a nap improve recall, \xc3\xbc?\r\n"));
    QVERIFY(leaves(process, terminal));
}

void TestChatTerminal::namesAreCompleted()
{
    test::Terminal terminal;
    QProcess process;
    start(process, terminal);
    terminal.type("/sc\t\"Sch\t\r");
    const QByteArray chosen = "Asked: \"Schl\xc3\xa4"
                              "fer, tiefe\"\r\n";
    QVERIFY(terminal.shownUntil(chosen).contains(chosen));
    terminal.type("/scope zzz\t\r"); // nothing is called so
    QVERIFY(terminal.shownUntil("try again.").contains("is called \"zzz\""));
    QVERIFY(leaves(process, terminal));
}

void TestChatTerminal::ctrlCClearsTheLine()
{
    test::Terminal terminal;
    QProcess process;
    start(process, terminal);
    terminal.type("\x03");
    QVERIFY(terminal.shownUntil(kPrompt).contains("Ctrl+D"));
    terminal.type("/dance");
    (void)terminal.shownUntil("/dance");
    terminal.type("\x03");
    QVERIFY(!terminal.shownUntil(kPrompt).contains("Ctrl+D"));
    terminal.type("/thread\r");
    const QByteArray shown = terminal.shownUntil("No thread yet");
    QVERIFY2(shown.contains("No thread yet") && !shown.contains("dance"), shown.constData());
    QVERIFY(leaves(process, terminal));
}

void TestChatTerminal::ctrlCStopsTheAnswer()
{
    const test::ChatServer server(0, test::ChatServer::Mode::HangsInTheMiddle);
    test::Terminal terminal;
    QProcess process;
    start(process, terminal, { u"--server"_s, server.base().toString(), u"--model"_s, u"tiny-8b"_s });
    terminal.type("How much does a nap improve recall?\r");
    const auto isAsked = [](const QByteArray &request) { return request.contains("\"messages\""); };
    QTRY_VERIFY_WITH_TIMEOUT(std::ranges::any_of(server.requests(), isAsked), 20'000);
    terminal.type("\x03");
    QVERIFY(terminal.shownUntil("Stopped").contains("Stopped"));
    (void)terminal.shownUntil(kPrompt);
    terminal.type("/model none\r");
    QVERIFY(terminal.shownUntil("own sentences answer").contains("own sentences answer"));
    QVERIFY(leaves(process, terminal));
}

void TestChatTerminal::linesAreRemembered()
{
    const QString file = m_program->folder() + u"/data/adduce/chat_history"_s;
    for (const QByteArray &keys :
        { QByteArray("/thread\r"), QByteArray("\x1b[A\r") }) { // the second time the key for the line before
        test::Terminal terminal;
        QProcess process;
        start(process, terminal);
        terminal.type(keys);
        QVERIFY(terminal.shownUntil("No thread yet").contains("No thread yet"));
        QVERIFY(leaves(process, terminal));
        QCOMPARE(QFileInfo(file).permissions() & ~(QFile::ReadUser | QFile::WriteUser), QFile::ReadOwner | QFile::WriteOwner);
        QCOMPARE(QFileInfo(QFileInfo(file).path()).permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    }
    QFile history(file);
    QVERIFY(history.open(QIODevice::ReadOnly));
    QCOMPARE(history.readAll(), QByteArray("/thread\n")); // each line once
}

ADDUCE_TEST(TestChatTerminal)
#include "test_chat_terminal.moc"
