#include "tests/cli/program.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::Ran;

/// What shells complete of the program.
class TestCompletions : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void shellsCompleteEveryCommand_data();
    void shellsCompleteEveryCommand();
    void bashTakesItsCompletions();
    void bashCompletesWhatIsTyped_data();
    void bashCompletesWhatIsTyped();
    void wrongUsage_data();
    void wrongUsage();
    void aBrokenConfigurationIsNoHindrance();

private:
    [[nodiscard]] QByteArray completed(const QStringList &words) const;
    test::Program m_program;
    QJsonArray m_commands;
};

void TestCompletions::initTestCase()
{
    m_commands = m_program.run({ u"help"_s }).array();
    QVERIFY(m_commands.size() > 45);
}

void TestCompletions::shellsCompleteEveryCommand_data()
{
    QTest::addColumn<QString>("shell");
    for (const QString &shell : { u"bash"_s, u"zsh"_s, u"fish"_s })
        QTest::newRow(qPrintable(shell)) << shell;
}

void TestCompletions::shellsCompleteEveryCommand()
{
    QFETCH(QString, shell);
    const QString script = QString::fromUtf8(m_program.run({ u"completions"_s, shell }, false).out);
    for (const QJsonValue &command : m_commands) {
        const QString name = command[u"command"_s].toString();
        const QString named = shell == u"bash" ? u"        %1) options='"_s : shell == u"zsh" ? u"'%1:"_s : u" -a %1 -d "_s;
        QVERIFY2(script.contains(named.arg(name)), qPrintable(name));
        for (const QJsonValue &option : command[u"options"_s].toArray())
            QVERIFY2(script.contains((shell == u"fish" ? u"contains -- %1 (__adduce_cli_command)' -l "_s.arg(name) : u"--"_s)
                         + option[u"name"_s].toString()),
                qPrintable(name));
    }
    const QString path = m_program.folder() + u'/' + shell;
    QCOMPARE(m_program.run({ u"completions"_s, shell, u"--output"_s, path }).code, 0);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(file.readAll()), script);
    QCOMPARE(m_program.run({ u"completions"_s, shell, u"--output"_s, path }).code, 1); // it is there
}

void TestCompletions::bashTakesItsCompletions()
{
    const QString path = m_program.write(u"completions.bash"_s, m_program.run({ u"completions"_s, u"bash"_s }, false).out);
    QProcess bash;
    bash.start(u"bash"_s, { u"-n"_s, path });
    QVERIFY(bash.waitForFinished());
    QCOMPARE(bash.exitCode(), 0);
    QCOMPARE(bash.readAllStandardError(), QByteArray());
}

/// What bash offers behind these words, of which the last is being typed.
QByteArray TestCompletions::completed(const QStringList &words) const
{
    const QString path = m_program.write(u"offered.bash"_s,
        m_program.run({ u"completions"_s, u"bash"_s }, false).out
            + "COMP_WORDS=(adduce-cli \"$@\"); COMP_CWORD=$#; _adduce_cli; echo \"${COMPREPLY[*]}\"\n");
    QProcess bash;
    bash.start(u"bash"_s, QStringList { path } + words);
    return bash.waitForFinished() ? bash.readAllStandardOutput().trimmed() : QByteArray();
}

void TestCompletions::bashCompletesWhatIsTyped_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("offered");
    QTest::newRow("a command") << QStringList { u"evid"_s } << QByteArray("evidence");
    QTest::newRow("a verb") << QStringList { u"evidence"_s, u"re"_s } << QByteArray("rename remove");
    QTest::newRow("an option") << QStringList { u"ask"_s, u"--follow"_s } << QByteArray("--follow-ups");
    QTest::newRow("an option of all") << QStringList { u"list"_s, u"--js"_s } << QByteArray("--json");
    QTest::newRow("not another's option") << QStringList { u"list"_s, u"--follow"_s } << QByteArray();
    QTest::newRow("behind the value of an option")
        << QStringList { u"--library"_s, u"x.adduce"_s, u"thre"_s } << QByteArray("threads");
    QTest::newRow("a value") << QStringList { u"--library"_s, u"ask"_s } << QByteArray();
    QTest::newRow("a third word") << QStringList { u"evidence"_s, u"add"_s, u"re"_s } << QByteArray();
    QTest::newRow("help") << QStringList { u"help"_s, u"pri"_s } << QByteArray("privacy");
}

void TestCompletions::bashCompletesWhatIsTyped()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, offered);
    QCOMPARE(completed(words), offered);
}

void TestCompletions::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    for (const QStringList &arguments : { QStringList {}, { u"csh"_s }, { u"bash"_s, u"zsh"_s }, { u""_s }, { u"x\x1b[2J"_s } })
        QTest::newRow(qPrintable(arguments.join(u'|') + u'.')) << arguments;
}

void TestCompletions::wrongUsage()
{
    QFETCH(QStringList, arguments);
    const Ran ran = m_program.run(QStringList { u"completions"_s } + arguments, false);
    QCOMPARE(ran.code, 2);
    QCOMPARE(ran.err, QByteArray("completions: bash, zsh or fish\n"));
}

void TestCompletions::aBrokenConfigurationIsNoHindrance()
{
    const test::Program other;
    QFile file(other.configuration());
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{ no JSON") > 0);
    file.close();
    QCOMPARE(other.run({ u"completions"_s, u"bash"_s }, false).code, 0);
}

ADDUCE_TEST(TestCompletions)
#include "test_completions.moc"
