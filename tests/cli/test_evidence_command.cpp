#include "tests/cli/program.h"
#include "tests/support/other_user.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QFileInfo>
#include <QTest>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::Ran;

/// Tables of evidence from the command line.
class TestEvidenceCommand : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void quotesOfAThreadBecomeRows();
    void isMadeRenamedAndRemoved();
    void aNameThatSeveralHaveIsNoName();
    void whatIsThereNoMoreIsTold();
    void isExported();
    void personalDataIsMasked();
    void unknownIsSaid_data();
    void unknownIsSaid();
    void wrongUsage_data();
    void wrongUsage();
    void whatMayOnlyBeReadIsRead();

private:
    [[nodiscard]] Ran run(const QStringList &arguments, bool json = true) const
    {
        return m_program->run(QStringList { u"evidence"_s } + arguments, json);
    }
    [[nodiscard]] QJsonArray rows(const QString &table) const { return run({ u"show"_s, table }).object()[u"rows"_s].toArray(); }
    std::unique_ptr<test::Program> m_program;
    QString m_paper;
};

static const QByteArray kNapsWithAddress = "# Napping and memory\n\n## Results\n\n"
                                           "A nap of thirty minutes improves the recall of word pairs on the same day.\n"
                                           "Write to nap.lady@example.org for the word pairs of the nap groups.\n";

void TestEvidenceCommand::init()
{
    m_program = std::make_unique<test::Program>();
    m_paper = m_program->write(u"naps.md"_s, kNapsWithAddress);
    QCOMPARE(m_program->run({ u"add"_s, m_paper }).code, 0);
    QCOMPARE(m_program->run({ u"ask"_s, u"Does a nap improve the recall of word pairs?"_s }).code, 0);
    QCOMPARE(run({ u"create"_s, u"Naps"_s }).code, 0);
}

void TestEvidenceCommand::quotesOfAThreadBecomeRows()
{
    const Ran added = run({ u"add"_s, u"Naps"_s, u"1"_s });
    QCOMPARE(added.code, 0);
    const QJsonArray all = rows(u"Naps"_s);
    QVERIFY(!all.isEmpty());
    QCOMPARE(added.object()[u"rows"_s].toArray().size(), all.size());
    const QJsonObject row = all.first().toObject();
    QVERIFY2(row[u"evidence"_s].toString().startsWith(u"A nap of thirty minutes"_s), added.out.constData());
    QCOMPARE(row[u"page"_s].toInt(), 1);
    QCOMPARE(row[u"document"_s].toInt(), 1);
    QCOMPARE(row[u"question"_s].toString(), u"Does a nap improve the recall of word pairs?"_s);
    QCOMPARE(run({}).array()[0][u"rows"_s].toInt(), static_cast<int>(all.size()));
    const Ran plain = run({ u"show"_s, u"1"_s }, false);
    QVERIFY2(plain.out.contains("    naps, p. 1, file page 1 of 1: \"A nap of thirty minutes"), plain.out.constData());
    QCOMPARE(m_program->run({ u"ask"_s, u"Which moons does Jupiter have?"_s }).code, 0);
    const Ran nothing = run({ u"add"_s, u"Naps"_s, u"2"_s }, false); // a refusal quotes nothing
    QCOMPARE(nothing.code, 0);
    QVERIFY2(nothing.err.contains("Nothing was added"), nothing.err.constData());
    QCOMPARE(rows(u"Naps"_s).size(), all.size());
}

void TestEvidenceCommand::isMadeRenamedAndRemoved()
{
    QCOMPARE(
        run({ u"create"_s, u"Tea\x1b[2J"_s, u"and \n coffee"_s }).array()[0][u"name"_s].toString(), u"Tea\x1b[2J and coffee"_s);
    QVERIFY(!run({}, false).out.contains('\x1b'));
    QCOMPARE(run({}).array().size(), 2);
    QCOMPARE(run({ u"rename"_s, u"2"_s, u"Tea"_s }).code, 0);
    QCOMPARE(run({ u"rename"_s, u"2"_s, u" "_s }).code, 1);
    QCOMPARE(run({}).array()[1][u"name"_s].toString(), u"Tea"_s);
    QCOMPARE(run({ u"remove"_s, u"Tea"_s, u"None"_s }).code, 1); // all are known before any goes
    QCOMPARE(run({}).array().size(), 2);
    QCOMPARE(run({ u"remove"_s, u"Tea"_s, u"2"_s }).array().size(), 1); // the same
    QCOMPARE(run({}).array().size(), 1);
    QVERIFY2(run({ u"show"_s, u"Naps"_s }, false).err.contains("evidence add 1 THREAD"), "");
    QCOMPARE(run({ u"remove"_s, u"1"_s }).code, 0);
    QVERIFY2(run({}, false).err.contains("evidence create NAME"), "");
}

void TestEvidenceCommand::aNameThatSeveralHaveIsNoName()
{
    QCOMPARE(run({ u"create"_s, u"Naps"_s }).code, 0);
    for (const QStringList &arguments : { QStringList { u"show"_s, u"Naps"_s }, { u"remove"_s, u"Naps"_s },
             { u"rename"_s, u"Naps"_s, u"Other"_s }, { u"add"_s, u"Naps"_s, u"1"_s } }) {
        const Ran ran = run(arguments, false);
        QCOMPARE(ran.code, 1);
        QVERIFY2(ran.err.contains("several tables are called \"Naps\"; name one by its number: 1, 2"), ran.err.constData());
    }
    QCOMPARE(run({}).array().size(), 2);
    QCOMPARE(run({ u"remove"_s, u"2"_s }).code, 0);
    QCOMPARE(run({ u"show"_s, u"Naps"_s }).code, 0);
}

void TestEvidenceCommand::whatIsThereNoMoreIsTold()
{
    QCOMPARE(run({ u"add"_s, u"Naps"_s, u"1"_s }).code, 0);
    const Ran sound = run({ u"check"_s, u"Naps"_s }, false);
    QCOMPARE(sound.code, 0);
    QVERIFY2(sound.out.contains("all stand on their pages"), sound.out.constData());
    QCOMPARE(run({ u"check"_s, u"Naps"_s }).array()[0][u"outcome"_s].toString(), u"found"_s);
    QCOMPARE(m_program->run({ u"remove"_s, u"naps.md"_s }).code, 0);
    const Ran gone = run({ u"check"_s, u"Naps"_s }, false);
    QCOMPARE(gone.code, 3);
    QVERIFY2(gone.out.contains("not found as cited"), gone.out.constData());
}

void TestEvidenceCommand::isExported()
{
    QCOMPARE(run({ u"export"_s, u"Naps"_s }).code, 1); // it holds nothing
    QCOMPARE(run({ u"add"_s, u"Naps"_s, u"1"_s }).code, 0);
    const QString path = m_program->folder() + u"/naps.csv"_s;
    QCOMPARE(run({ u"export"_s, u"Naps"_s, u"--format"_s, u"csv"_s, u"--output"_s, path }).object()[u"path"_s].toString(), path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("A nap of thirty minutes"));
    QCOMPARE(run({ u"export"_s, u"Naps"_s, u"--format"_s, u"csv"_s, u"--output"_s, path }).code, 1); // it is there
    QVERIFY(run({ u"export"_s, u"Naps"_s }, false).out.contains("Naps"));
    QVERIFY(run({ u"export"_s, u"Naps"_s, u"--format"_s, u"pdf"_s }, false).out.startsWith("%PDF"));
    QCOMPARE(run({ u"export"_s, u"Naps"_s, u"--format"_s, u"json"_s }).code, 2);
    QCOMPARE(run({ u"export"_s, u"Naps"_s, u"--format"_s, u"doc"_s }).code, 2);
}

void TestEvidenceCommand::personalDataIsMasked()
{
    QCOMPARE(m_program->run({ u"ask"_s, u"Whom does one write to for the word pairs of the nap groups?"_s }).code, 0);
    const QJsonArray shown = run({ u"add"_s, u"Naps"_s, u"2"_s, u"--personal-data"_s }).object()[u"rows"_s].toArray();
    const auto holds = [](const QJsonArray &all) {
        return std::ranges::any_of(
            all, [](const QJsonValue &row) { return row[u"evidence"_s].toString().contains(u"nap.lady@example.org"_s); });
    };
    QVERIFY(holds(shown));
    QVERIFY(!holds(rows(u"Naps"_s)));
}

void TestEvidenceCommand::unknownIsSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("says");
    const QByteArray table =
        "There is no table of evidence called x\xef\xbf\xbd[2J. See which there are: \"adduce-cli evidence\".\n";
    const QString name = u"x\x1b[2J"_s;
    for (const QString &what : { u"show"_s, u"remove"_s, u"check"_s, u"export"_s })
        QTest::newRow(qPrintable(what)) << QStringList { what, name } << table;
    QTest::newRow("rename") << QStringList { u"rename"_s, name, u"New"_s } << table;
    QTest::newRow("add to") << QStringList { u"add"_s, name, u"1"_s } << table;
    QTest::newRow("add a thread") << QStringList { u"add"_s, u"Naps"_s, u"1"_s, u"99"_s }
                                  << QByteArray("There is no thread with the number 99.");
}

void TestEvidenceCommand::unknownIsSaid()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, says);
    const Ran ran = run(arguments, false);
    QCOMPARE(ran.code, 1);
    QVERIFY2(ran.err.startsWith(says), ran.err.constData());
    QVERIFY(rows(u"Naps"_s).isEmpty());
    const test::Program other;
    QCOMPARE(other.run(QStringList { u"evidence"_s } + arguments).code, 1);
    QVERIFY(!QFileInfo::exists(other.library()));
}

void TestEvidenceCommand::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    for (const QStringList &arguments :
        { QStringList { u"show"_s }, { u"show"_s, u""_s }, { u"show"_s, u"1"_s, u"2"_s }, { u"create"_s }, { u"create"_s, u""_s },
            { u"rename"_s, u"1"_s }, { u"remove"_s }, { u"remove"_s, u""_s }, { u"add"_s, u"Naps"_s },
            { u"add"_s, u""_s, u"1"_s }, { u"check"_s }, { u"export"_s }, { u"dance"_s, u"1"_s }, { u""_s } })
        QTest::newRow(qPrintable(arguments.join(u'|') + u'.')) << arguments;
}

void TestEvidenceCommand::wrongUsage()
{
    QFETCH(QStringList, arguments);
    const Ran ran = run(arguments, false);
    QCOMPARE(ran.code, 2);
    QVERIFY2(ran.err.startsWith("evidence: "), ran.err.constData());
}

void TestEvidenceCommand::whatMayOnlyBeReadIsRead()
{
    QCOMPARE(run({ u"add"_s, u"Naps"_s, u"1"_s }).code, 0);
    test::setMode(m_program->library(), 0400);
    for (const QStringList &arguments :
        { QStringList {}, { u"show"_s, u"Naps"_s }, { u"check"_s, u"Naps"_s }, { u"export"_s, u"Naps"_s } })
        QCOMPARE(run(arguments, false).code, 0);
    for (const QStringList &arguments : { QStringList { u"create"_s, u"New"_s }, { u"rename"_s, u"Naps"_s, u"New"_s },
             { u"remove"_s, u"Naps"_s }, { u"add"_s, u"Naps"_s, u"1"_s } }) {
        const Ran ran = run(arguments, false);
        QCOMPARE(ran.code, 1);
        QVERIFY2(ran.err.contains("can only be read"), ran.err.constData());
    }
}

ADDUCE_TEST(TestEvidenceCommand)
#include "test_evidence_command.moc"
