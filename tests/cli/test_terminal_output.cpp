#include "tests/cli/program.h"
#include "tests/cli/terminal.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::Ran;

/// What papers, names and typed words hold never steers the terminal, whatever the command: neither its results nor its notes.
class TestTerminalOutput : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void nothingSteers_data();
    void nothingSteers();
    void nothingSteersOnATerminal_data();
    void nothingSteersOnATerminal();
    void aPdfIsNotPrintedOnOne();
    void jsonStaysTheSame();

private:
    [[nodiscard]] QByteArray shownOf(const QStringList &arguments, int *code = nullptr) const;
    std::unique_ptr<test::Program> m_program;
};

namespace {

const QString kEvil = u"evil\x1b]0;owned\x07\x9b"
                      u"31m\u202e\u2066\x7f\x8f"_s;
const QString kName = kEvil + u"\nready  forged.md"_s; // a file name may hold a newline

const QByteArray kText = "# Napping\n\n## Results\n\nThe nap group recalled 42 word pairs and the film group recalled 31 pairs.\n"
                         "A nap of thirty minutes \x1b[2J improves \xc2\x9b the recall of word pairs on the same day.\n";

/// What of it steers; empty: nothing.
QString steeringIn(const QByteArray &bytes, bool isTerminal)
{
    const QString text = QString::fromUtf8(bytes);
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char16_t c = text[i].unicode();
        if ((c < 0x20 && c != u'\n' && c != u'\t' && c != u'\r') || (c >= 0x7f && c < 0xa0) || (c >= 0x2028 && c <= 0x202e)
            || (c >= 0x2066 && c <= 0x2069))
            return u"U+%1 in: %2"_s.arg(QString::number(c, 16), text.mid(std::max(i - 40, qsizetype(0)), 80));
    }
    if (bytes.contains('\x9b') && !bytes.contains("\xc2\x9b") && QString::fromUtf8(bytes).toUtf8() != bytes)
        return u"no UTF-8"_s;
    for (const QByteArray &line : bytes.split('\n'))
        if (isTerminal && line.startsWith("ready  forged"))
            return u"a line of its own: "_s + QString::fromUtf8(line);
    return {};
}

void addCommands()
{
    QTest::addColumn<QStringList>("arguments");
    const auto row = [](const QStringList &arguments) {
        QByteArray name;
        for (const QString &argument : arguments)
            name += argument.toUtf8().toPercentEncoding(" :/-") + ' ';
        QTest::newRow(name.constData()) << arguments;
    };
    for (const QString &command : { u"list"_s, u"collections"_s, u"tags"_s, u"duplicates"_s, u"manifest"_s, u"bibtex"_s, u"ris"_s,
             u"csl"_s, u"threads"_s, u"ratings"_s, u"spaces"_s, u"chunkings"_s, u"profiles"_s, u"memory"_s, u"web"_s,
             u"pipeline"_s, u"replay"_s, u"evidence"_s, u"settings"_s, u"privacy"_s, u"watch"_s, u"help"_s })
        row({ command });
    for (const QString &command : { u"text"_s, u"chunks"_s, u"metadata"_s, u"show"_s, u"replay"_s, u"text "_s + kEvil })
        row({ command.section(u' ', 0, 0), command.contains(u' ') ? kEvil : u"1"_s });
    row({ u"page"_s, u"1"_s, u"1"_s });
    row({ u"page"_s, u"1"_s, u"1"_s, u"--sentences"_s });
    row({ u"search"_s, u"nap recall"_s });
    row({ u"search"_s, u"nap recall"_s, u"--lines"_s });
    row({ u"search"_s, kEvil });
    row({ u"explain"_s, u"nap recall"_s });
    row({ u"ask"_s, u"Does a nap improve the recall of word pairs? "_s + kEvil });
    row({ u"ask"_s, u"What of the moon? "_s + kEvil });
    row({ u"threads"_s, u"find"_s, u"nap "_s + kEvil });
    row({ u"threads"_s, u"check"_s, u"1"_s });
    row({ u"threads"_s, u"rename"_s, u"1"_s, kName });
    row({ u"threads"_s, u"tag"_s, u"1"_s, kEvil });
    for (const QString &command : { u"evidence"_s, u"matrix"_s })
        for (const QString &table : { u"1"_s, kEvil })
            row({ command, u"show"_s, table });
    row({ u"evidence"_s, u"add"_s, u"1"_s, u"1"_s });
    row({ u"matrix"_s, u"ask"_s, u"1"_s, u"Why? "_s + kEvil });
    row({ u"help"_s, kEvil });
    row({ u"completions"_s, kEvil });
    for (const QString &format : { u"md"_s, u"csv"_s, u"bib"_s, u"json"_s, kEvil })
        row({ u"export"_s, u"1"_s, u"--format"_s, format });
    row({ u"export"_s, u"1"_s, u"--output"_s, u"/nowhere/"_s + kEvil });
    // Mistakes, which name what was typed.
    row({ u"add"_s, u"/nowhere/"_s + kName });
    row({ u"remove"_s, kEvil });
    row({ u"list"_s, u"--collection"_s, kName });
    row({ u"list"_s, u"--tag"_s, kEvil });
    row({ u"profiles"_s, u"show"_s, kEvil });
    row({ u"profiles"_s, u"import"_s, u"/nowhere/"_s + kName });
    row({ u"models"_s, u"use"_s, u"answer"_s, kEvil });
    row({ u"models"_s, u"--server"_s, u"http://127.0.0.1:9/"_s + kEvil });
    row({ u"check"_s, u"/nowhere/"_s + kName });
    row({ u"verify"_s, u"/nowhere/"_s + kName });
    row({ u"import"_s, u"bibtex"_s, u"/nowhere/"_s + kName });
    row({ u"collection"_s, u"score"_s, u"--run"_s, u"/nowhere/"_s + kName, u"--qrels"_s, u"/nowhere"_s });
    row({ u"show"_s, kEvil });
    row({ u"settings"_s, kEvil });
    row({ u"settings"_s, u"reading.ocr"_s, kEvil });
    row({ u"privacy"_s, u"keep"_s, kEvil });
    row({ u"watch"_s, u"remove"_s, u"/nowhere/"_s + kName });
    row({ kName });
    row({ u"list"_s, u"--"_s + kEvil });
    row({ u"ask"_s, u"x"_s, u"--profile"_s, kEvil });
    row({ u"ask"_s, u"x"_s, u"--thread"_s, kEvil });
    row({ u"--version"_s });
    row({ u"--help"_s });
}

} // namespace

void TestTerminalOutput::initTestCase()
{
    m_program = std::make_unique<test::Program>();
    QCOMPARE(
        m_program->run({ u"add"_s, m_program->write(kName, kText), u"--collection"_s, u"naps"_s, u"--tag"_s, kEvil }).code, 0);
    QCOMPARE(m_program->run({ u"metadata"_s, u"1"_s, u"--title"_s, kEvil, u"--author"_s, kEvil, u"--venue"_s, kEvil }).code, 0);
    QCOMPARE(m_program->run({ u"ask"_s, u"Does a nap improve the recall of word pairs? "_s + kEvil }).code, 0);
    QCOMPARE(m_program->run({ u"evidence"_s, u"create"_s, kName }).code, 0);
    QCOMPARE(m_program->run({ u"evidence"_s, u"add"_s, u"1"_s, u"1"_s }).code, 0);
    QCOMPARE(m_program->run({ u"matrix"_s, u"add"_s, u"1"_s, u"1"_s }).code, 0);
    QCOMPARE(m_program->run({ u"privacy"_s, u"keep"_s, u"1"_s }).code, 0);
}

void TestTerminalOutput::nothingSteers_data()
{
    addCommands();
}

void TestTerminalOutput::nothingSteers()
{
    QFETCH(QStringList, arguments);
    for (const bool json : { false, true }) {
        const Ran ran = m_program->run(arguments, json);
        for (const QByteArray &told : { ran.out, ran.err })
            QVERIFY2(steeringIn(told, false).isEmpty(), qPrintable(steeringIn(told, false)));
    }
}

QByteArray TestTerminalOutput::shownOf(const QStringList &arguments, int *code) const
{
    test::Terminal terminal;
    QProcess process;
    terminal.carry(process);
    m_program->start(process, arguments, false);
    QByteArray shown;
    while (process.state() != QProcess::NotRunning) {
        shown += terminal.shownUntil("\n");
        process.waitForFinished(0);
    }
    shown += terminal.shownUntil(QByteArray(1, '\0')); // all that is left
    if (code)
        *code = process.exitCode();
    return shown;
}

void TestTerminalOutput::nothingSteersOnATerminal_data()
{
    addCommands();
}

/// There a newline of a name is none either, in raw outputs, too.
void TestTerminalOutput::nothingSteersOnATerminal()
{
    QFETCH(QStringList, arguments);
    const QByteArray shown = shownOf(arguments).replace("\r\033[K", "\n"); // a line of progress is written over
    QVERIFY(!shown.isEmpty() || arguments.first() == u"duplicates" || arguments.first() == u"ratings"
        || arguments.first() == u"replay" || arguments.first() == u"chunkings" || arguments.first() == u"spaces"
        || arguments.first() == u"search");
    QVERIFY2(steeringIn(shown, true).isEmpty(), qPrintable(steeringIn(shown, true)));
}

void TestTerminalOutput::aPdfIsNotPrintedOnOne()
{
    int code = 0;
    const QByteArray shown = shownOf({ u"export"_s, u"1"_s, u"--format"_s, u"pdf"_s }, &code);
    QCOMPARE(code, 1);
    QVERIFY2(shown.contains("--output") && !shown.contains("%PDF"), shown.constData());
    QVERIFY(m_program->run({ u"export"_s, u"1"_s, u"--format"_s, u"pdf"_s }, false).out.startsWith("%PDF"));
}

/// Escaped, and not changed.
void TestTerminalOutput::jsonStaysTheSame()
{
    const QJsonArray list = m_program->run({ u"list"_s }).array();
    QCOMPARE(list.first()[u"title"_s].toString(), kEvil.simplified());
    QVERIFY(list.first()[u"path"_s].toString().endsWith(kName));
    const QByteArray statement = QJsonDocument(QJsonObject { { u"statement"_s, kEvil }, { u"passages"_s, QJsonArray { kEvil } } })
                                     .toJson(QJsonDocument::Compact);
    const Ran checked = m_program->run({ u"check"_s, m_program->write(u"statements.jsonl"_s, statement + '\n') });
    QVERIFY(checked.object().contains(u"verdict"_s));
    QVERIFY2(steeringIn(checked.out, true).isEmpty(), checked.out.constData());
}

ADDUCE_TEST(TestTerminalOutput)
#include "test_terminal_output.moc"
