#include "tests/cli/program.h"
#include "tests/support/other_user.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::Ran;

/// Matrices of tables of evidence from the command line.
class TestMatrixCommand : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void isFilledWithQuotes();
    void holdsAPaperOnce();
    void losesQuestionsAndPapers();
    void isExported();
    void unknownIsSaid_data();
    void unknownIsSaid();
    void wrongUsage_data();
    void wrongUsage();
    void goesWithItsTable();
    void whatMayOnlyBeReadIsRead();

private:
    [[nodiscard]] Ran run(const QStringList &arguments, bool json = true) const
    {
        return m_program->run(QStringList { u"matrix"_s } + arguments, json);
    }
    [[nodiscard]] QJsonArray papers() const { return run({ u"show"_s, u"Sleep"_s }).object()[u"papers"_s].toArray(); }
    std::unique_ptr<test::Program> m_program;
};

void TestMatrixCommand::init()
{
    m_program = std::make_unique<test::Program>();
    QCOMPARE(m_program
                 ->run({ u"add"_s,
                     m_program->write(
                         u"naps.md"_s, "# Naps\n\n## Results\n\nA nap of thirty minutes improves the recall of word pairs.\n"),
                     m_program->write(u"coffee.md"_s,
                         "# Coffee\n\n## Results\n\nCoffee shortened the race of ten kilometres by 1.3 percent.\n") })
                 .code,
        0);
    QCOMPARE(m_program->run({ u"evidence"_s, u"create"_s, u"Sleep"_s }).code, 0);
    QCOMPARE(run({ u"ask"_s, u"Sleep"_s, u"Does"_s, u"a nap improve the recall of word pairs?"_s }).code, 0);
    QCOMPARE(run({ u"add"_s, u"Sleep"_s, u"naps.md"_s, u"coffee.md"_s }).code, 0);
}

void TestMatrixCommand::isFilledWithQuotes()
{
    const Ran empty = run({ u"show"_s, u"Sleep"_s }, false);
    QCOMPARE(empty.out.count("1. waits"), 2);
    QCOMPARE(papers()[0][u"cells"_s].toArray().size(), 0);
    const QJsonObject filled = run({ u"fill"_s, u"Sleep"_s }).object();
    QCOMPARE(filled, (QJsonObject { { u"filled"_s, 2 }, { u"quoted"_s, 1 }, { u"left"_s, 0 } }));
    const QJsonObject naps = papers()[0][u"cells"_s][0].toObject();
    QCOMPARE(naps[u"state"_s].toString(), u"quoted"_s);
    QVERIFY(naps[u"evidence"_s].toString().startsWith(u"A nap of thirty minutes"_s));
    QVERIFY(naps[u"chosen_by"_s].toString().isEmpty());
    QCOMPARE(papers()[1][u"cells"_s][0][u"state"_s].toString(), u"nothing_found"_s);
    const Ran shown = run({ u"show"_s, u"Sleep"_s }, false);
    QVERIFY2(shown.out.startsWith("1. Does a nap improve the recall of word pairs?\n"), shown.out.constData());
    QVERIFY2(shown.out.contains("A nap of thirty minutes improves the recall of word pairs."), shown.out.constData());
    QVERIFY(shown.out.contains("  1. nothing found\n"));
    QCOMPARE(run({ u"fill"_s, u"Sleep"_s }).object()[u"filled"_s].toInt(), 0); // what is filled stays
    QCOMPARE(m_program->run({ u"evidence"_s, u"check"_s, u"Sleep"_s }).array().size(), 1); // its quotes are looked for, too
}

void TestMatrixCommand::holdsAPaperOnce()
{
    QCOMPARE(run({ u"add"_s, u"Sleep"_s, u"naps.md"_s, u"1"_s }).code, 0);
    QCOMPARE(papers().size(), 2);
    QCOMPARE(run({ u"add"_s, u"Sleep"_s, u"naps.md"_s, u"none.md"_s }).code, 1);
    QCOMPARE(m_program->run({ u"evidence"_s, u"create"_s, u"New"_s }).code, 0);
    QCOMPARE(run({ u"add"_s, u"New"_s, u"naps.md"_s, u"none.md"_s }).code, 1); // all are known before any is put in
    QVERIFY(run({ u"show"_s, u"New"_s }).object()[u"papers"_s].toArray().isEmpty());
}

void TestMatrixCommand::losesQuestionsAndPapers()
{
    QCOMPARE(run({ u"fill"_s, u"Sleep"_s }).code, 0);
    QCOMPARE(run({ u"take"_s, u"Sleep"_s, u"coffee.md"_s }).code, 0);
    QCOMPARE(papers().size(), 1);
    QCOMPARE(papers()[0][u"cells"_s].toArray().size(), 1);
    QCOMPARE(run({ u"take"_s, u"Sleep"_s, u"coffee.md"_s }).code, 1); // it is not in it any more
    for (const QString &number : { u"0"_s, u"2"_s, u"-1"_s, u"one"_s })
        QCOMPARE(run({ u"unask"_s, u"Sleep"_s, u"--"_s, number }).code, 1);
    QCOMPARE(run({ u"unask"_s, u"Sleep"_s, u"1"_s }).code, 0);
    QVERIFY(papers()[0][u"cells"_s].toArray().isEmpty());
    QVERIFY2(run({ u"show"_s, u"Sleep"_s }, false).err.contains("matrix ask 1 QUESTION"), "");
}

void TestMatrixCommand::isExported()
{
    QCOMPARE(run({ u"fill"_s, u"Sleep"_s }).code, 0);
    const Ran csv = run({ u"export"_s, u"Sleep"_s, u"--format"_s, u"csv"_s }, false);
    QVERIFY2(csv.out.contains("Does a nap improve the recall of word pairs?") && csv.out.contains("nothing found"),
        csv.out.constData());
    QVERIFY(run({ u"export"_s, u"Sleep"_s, u"--format"_s, u"pdf"_s }, false).out.startsWith("%PDF"));
    QCOMPARE(run({ u"export"_s, u"Sleep"_s, u"--format"_s, u"json"_s }).code, 2);
    QCOMPARE(run({ u"unask"_s, u"Sleep"_s, u"1"_s }).code, 0);
    QCOMPARE(run({ u"export"_s, u"Sleep"_s }).code, 1); // there is no question
}

void TestMatrixCommand::unknownIsSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    const QString name = u"x\x1b[2J"_s;
    for (const QString &what : { u"show"_s, u"fill"_s, u"export"_s })
        QTest::newRow(qPrintable(what)) << QStringList { what, name };
    for (const QString &what : { u"ask"_s, u"unask"_s, u"add"_s, u"take"_s })
        QTest::newRow(qPrintable(what)) << QStringList { what, name, u"1"_s };
}

void TestMatrixCommand::unknownIsSaid()
{
    QFETCH(QStringList, arguments);
    const Ran ran = run(arguments, false);
    QCOMPARE(ran.code, 1);
    QVERIFY2(ran.err.startsWith("There is no table of evidence called x\xef\xbf\xbd[2J."), ran.err.constData());
}

void TestMatrixCommand::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    for (const QStringList &arguments : { QStringList {}, { u"show"_s }, { u"show"_s, u""_s }, { u"ask"_s, u"Sleep"_s },
             { u"ask"_s, u"Sleep"_s, u""_s }, { u"add"_s, u"Sleep"_s }, { u"take"_s, u"Sleep"_s, u""_s }, { u"fill"_s },
             { u"unask"_s, u"Sleep"_s }, { u"dance"_s, u"Sleep"_s } })
        QTest::newRow(qPrintable(arguments.join(u'|') + u'.')) << arguments;
}

void TestMatrixCommand::wrongUsage()
{
    QFETCH(QStringList, arguments);
    const Ran ran = run(arguments, false);
    QCOMPARE(ran.code, 2);
    QVERIFY2(ran.err.startsWith("matrix: "), ran.err.constData());
}

void TestMatrixCommand::goesWithItsTable()
{
    QCOMPARE(run({ u"fill"_s, u"Sleep"_s }).code, 0);
    QCOMPARE(m_program->run({ u"evidence"_s, u"remove"_s, u"Sleep"_s }).code, 0);
    QCOMPARE(run({ u"show"_s, u"Sleep"_s }).code, 1);
    QCOMPARE(m_program->run({ u"evidence"_s, u"create"_s, u"Sleep"_s }).code, 0);
    QVERIFY(papers().isEmpty());
}

void TestMatrixCommand::whatMayOnlyBeReadIsRead()
{
    test::setMode(m_program->library(), 0400);
    QCOMPARE(run({ u"show"_s, u"Sleep"_s }).code, 0);
    QCOMPARE(run({ u"export"_s, u"Sleep"_s, u"--format"_s, u"csv"_s }).code, 0);
    for (const QStringList &arguments : { QStringList { u"ask"_s, u"Sleep"_s, u"Why?"_s }, { u"fill"_s, u"Sleep"_s },
             { u"take"_s, u"Sleep"_s, u"naps.md"_s }, { u"unask"_s, u"Sleep"_s, u"1"_s } }) {
        const Ran ran = run(arguments, false);
        QCOMPARE(ran.code, 1);
        QVERIFY2(ran.err.contains("can only be read"), ran.err.constData());
    }
}

ADDUCE_TEST(TestMatrixCommand)
#include "test_matrix_command.moc"
