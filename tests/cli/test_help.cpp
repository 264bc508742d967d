#include "tests/cli/program.h"
#include "tests/support/places.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::Ran;

/// What the program says of its commands.
class TestHelp : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyCommandHasItsPage_data();
    void everyCommandHasItsPage();
    void anOptionIsToldAsItsCommandUsesIt();
    void theListIsShort();
    void helpIsAskedForInThreeWays();
    void nothingIsNeededForIt();
    void everyPageOfDocsKnowsThem();
    void wrongUsage_data();
    void wrongUsage();

private:
    test::Program m_program;
    QJsonArray m_commands;
};

void TestHelp::initTestCase()
{
    m_commands = m_program.run({ u"help"_s }).array();
    QVERIFY(m_commands.size() > 45);
}

void TestHelp::everyCommandHasItsPage_data()
{
    QTest::addColumn<QString>("name");
    for (const QJsonValue &command : m_program.run({ u"help"_s }).array())
        QTest::newRow(qPrintable(command[u"command"_s].toString())) << command[u"command"_s].toString();
}

void TestHelp::everyCommandHasItsPage()
{
    QFETCH(QString, name);
    const QJsonObject told = m_program.run({ u"help"_s, name }).object();
    QVERIFY(!told[u"summary"_s].toString().isEmpty());
    QVERIFY(told[u"usage"_s].toString().startsWith(u"adduce-cli "_s + name));
    const Ran page = m_program.run({ u"help"_s, name }, false);
    QCOMPARE(page.code, 0);
    const QString text = QString::fromUtf8(page.out);
    for (const QJsonValue &option : told[u"options"_s].toArray()) {
        const QString shown = u"\n  --"_s + option[u"name"_s].toString();
        QVERIFY2(text.contains(shown), qPrintable(shown));
        QVERIFY2(!option[u"description"_s].toString().isEmpty(), qPrintable(shown));
    }
    const QJsonArray examples = told[u"examples"_s].toArray();
    QVERIFY(examples.size() == 1 || examples.size() == 2);
    static const QRegularExpression option(u"--([a-z-]+)"_s);
    for (const QJsonValue &example : examples) { // with options that the command knows
        QVERIFY(text.contains(example.toString()) && example.toString().contains(name));
        for (auto it = option.globalMatch(example.toString()); it.hasNext();) {
            const QString used = it.next().captured(1);
            QVERIFY2(used == u"library" || text.contains(u"\n  --"_s + used), qPrintable(used));
        }
    }
    for (const QString &line : text.split(u'\n'))
        QVERIFY2(line.size() <= 110, qPrintable(line));
}

void TestHelp::anOptionIsToldAsItsCommandUsesIt()
{
    const auto described = [&](const QString &command, const QString &name) {
        for (const QJsonValue &option : m_program.run({ u"help"_s, command }).object()[u"options"_s].toArray())
            if (option[u"name"_s] == name)
                return option[u"description"_s].toString();
        return QString();
    };
    QCOMPARE(described(u"ask"_s, u"thread"_s), u"Go on with this thread."_s);
    QVERIFY2(described(u"add"_s, u"collection"_s).startsWith(u"Put the documents into it"_s),
        qPrintable(described(u"add"_s, u"collection"_s)));
    QVERIFY2(described(u"ask"_s, u"collection"_s).startsWith(u"Only what is in it"_s),
        qPrintable(described(u"ask"_s, u"collection"_s)));
    QCOMPARE(described(u"threads"_s, u"all"_s), u"check: every thread."_s);
    QCOMPARE(described(u"retry"_s, u"all"_s), u"Everything that failed."_s); // one of several, with an end of its own
}

void TestHelp::theListIsShort()
{
    const Ran ran = m_program.run({ u"--help"_s }, false);
    QCOMPARE(ran.code, 0);
    QVERIFY2(ran.out.count('\n') < m_commands.size() + 30, ran.out.constData());
    for (const QJsonValue &command : m_commands)
        QVERIFY(ran.out.contains("\n  " + command[u"command"_s].toString().toUtf8() + ' '));
    QVERIFY(!ran.out.contains("--follow-ups")); // stands in the page of its command
}

void TestHelp::helpIsAskedForInThreeWays()
{
    const QByteArray list = m_program.run({ u"help"_s }, false).out;
    QCOMPARE(m_program.run({ u"--help"_s }, false).out, list);
    const QByteArray page = m_program.run({ u"help"_s, u"ask"_s }, false).out;
    QCOMPARE(m_program.run({ u"ask"_s, u"--help"_s }, false).out, page);
    QCOMPARE(m_program.run({ u"ask"_s, u"Why?"_s, u"--tag"_s, u"x"_s, u"-h"_s }, false).out, page);
    const Ran nothing = m_program.run({}, false);
    QCOMPARE(nothing.code, 2);
    QCOMPARE(nothing.err, list);
    QVERIFY(m_program.run({ u"list"_s, u"--follow-ups"_s }, false).err.contains("See: adduce-cli help list"));
}

/// Neither a library nor a configuration that can be read.
void TestHelp::nothingIsNeededForIt()
{
    const test::Program other;
    QFile file(other.configuration());
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{ no JSON") > 0);
    file.close();
    QCOMPARE(other.run({ u"help"_s, u"ask"_s }, false).code, 0);
    QVERIFY(!QFileInfo::exists(other.library()));
}

/// docs/COMMAND-LINE.md and the page of man.
void TestHelp::everyPageOfDocsKnowsThem()
{
    QFile docs(test::inSources(u"docs/COMMAND-LINE.md"_s)), man(test::inSources(u"packaging/man/adduce-cli.1"_s));
    QVERIFY(docs.open(QIODevice::ReadOnly) && man.open(QIODevice::ReadOnly));
    const QByteArray table = docs.readAll(), page = man.readAll();
    for (const QJsonValue &command : m_commands) {
        const QByteArray name = command[u"command"_s].toString().toUtf8();
        QVERIFY2(table.contains("| `" + name) || table.contains(", `" + name + ' '), name.constData());
        QVERIFY2(page.contains("\n.B " + name) || page.contains(", " + name + ' '), name.constData());
    }
}

void TestHelp::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    for (const QStringList &arguments : { QStringList { u"help"_s, u"dance"_s }, { u"help"_s, u"ask"_s, u"search"_s },
             { u"help"_s, u""_s }, { u"dance\x1b[2J"_s, u"--help"_s } })
        QTest::newRow(qPrintable(arguments.join(u'|') + u'.')) << arguments;
}

void TestHelp::wrongUsage()
{
    QFETCH(QStringList, arguments);
    const Ran ran = m_program.run(arguments, false);
    QCOMPARE(ran.code, 2);
    QVERIFY2(!ran.err.isEmpty() && !ran.err.contains('\x1b'), ran.err.constData());
}

ADDUCE_TEST(TestHelp)
#include "test_help.moc"
