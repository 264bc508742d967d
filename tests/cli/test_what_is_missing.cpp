#include "tests/cli/program.h"
#include "tests/support/test_main.h"

#include <QFileInfo>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::Ran;

/// What is named and not there is said in words of its own, with what lists those that are.
class TestWhatIsMissing : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void isSaid_data();
    void isSaid();
    void aSearchInVainSaysWhatToDo_data();
    void aSearchInVainSaysWhatToDo();
    void noLibraryIsMade_data();
    void noLibraryIsMade();

private:
    test::Program m_program;
};

void TestWhatIsMissing::initTestCase()
{
    QCOMPARE(m_program
                 .run({ u"add"_s,
                     m_program.write(u"naps%2.md"_s,
                         "# Napping and memory\n\nA nap of thirty minutes improves the recall of word pairs on the same "
                         "day.\n") })
                 .code,
        0);
}

void TestWhatIsMissing::isSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("says");
    const QString document = u"There is no document called x.pdf in the library. See which there are: \"adduce-cli list\".\n"_s;
    const QString thread = u"There is no thread with the number 99. See which there are: \"adduce-cli threads\".\n"_s;
    const auto row = [](const char *name, const QStringList &arguments, const QString &says) {
        QTest::newRow(name) << arguments << says;
    };
    row("text", { u"text"_s, u"x.pdf"_s }, document);
    row("chunks", { u"chunks"_s, u"x.pdf"_s }, document);
    row("page", { u"page"_s, u"x.pdf"_s, u"1"_s }, document);
    row("page --png", { u"page"_s, u"x.pdf"_s, u"1"_s, u"--png"_s, u"/nowhere/x.png"_s }, document);
    row("remove", { u"remove"_s, u"naps%2.md"_s, u"x.pdf"_s }, document);
    row("lookup", { u"lookup"_s, u"x.pdf"_s }, document);
    row("metadata", { u"metadata"_s, u"x.pdf"_s }, document);
    row("ask --document", { u"ask"_s, u"Why?"_s, u"--document"_s, u"x.pdf"_s }, document);
    row("a steering name", { u"text"_s, u"x\x1b[2J.pdf"_s },
        u"There is no document called x\ufffd[2J.pdf in the library. See which there are: \"adduce-cli list\".\n"_s);
    row("a page", { u"page"_s, u"1"_s, u"99"_s }, u"naps%2.md has 1 page; there is no page 99. Pages are counted from 1.\n"_s);
    row("page 0", { u"page"_s, u"1"_s, u"0"_s }, u"naps%2.md has 1 page; there is no page 0. Pages are counted from 1.\n"_s);
    row("show", { u"show"_s, u"99"_s }, thread);
    row("export", { u"export"_s, u"99"_s }, thread);
    row("ask --thread", { u"ask"_s, u"Why?"_s, u"--thread"_s, u"99"_s }, thread);
    row("show a word", { u"show"_s, u"naps"_s },
        u"There is no thread with the number naps. See which there are: \"adduce-cli threads\".\n"_s);
}

void TestWhatIsMissing::isSaid()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, says);
    const Ran ran = m_program.run(arguments, false);
    QCOMPARE(QString::fromUtf8(ran.err), says);
    QCOMPARE(ran.code, 1);
    QVERIFY(ran.out.isEmpty());
    QCOMPARE(m_program.run({ u"list"_s }).array().size(), 1);
}

void TestWhatIsMissing::aSearchInVainSaysWhatToDo_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("words") << QStringList { u"search"_s, u"zxqwv"_s, u"--mode"_s, u"keyword"_s } << QByteArray("--mode");
    QTest::newRow("a phrase") << QStringList { u"search"_s, u"\"word pairs of naps\""_s } << QByteArray("\"exact words\"");
    QTest::newRow("a year") << QStringList { u"search"_s, u"nap year:1901"_s } << QByteArray("year:");
    QTest::newRow("a scope") << QStringList { u"search"_s, u"\"zxqwv\""_s, u"--document"_s, u"naps%2.md"_s }
                             << QByteArray("in naps%2.md");
}

void TestWhatIsMissing::aSearchInVainSaysWhatToDo()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, says);
    const Ran ran = m_program.run(arguments, false);
    QCOMPARE(ran.code, 0);
    QVERIFY(ran.out.isEmpty());
    QVERIFY2(ran.err.startsWith("Nothing was found") && ran.err.contains(says), ran.err.constData());
    QCOMPARE(m_program.run(arguments).array().size(), 0);
}

void TestWhatIsMissing::noLibraryIsMade_data()
{
    QTest::addColumn<QStringList>("arguments");
    for (const QStringList &arguments :
        { QStringList { u"list"_s }, { u"text"_s, u"x.pdf"_s }, { u"page"_s, u"1"_s, u"1"_s }, { u"show"_s, u"1"_s },
            { u"search"_s, u"nap"_s }, { u"threads"_s }, { u"lookup"_s, u"x.pdf"_s }, { u"remove"_s, u"x.pdf"_s } })
        QTest::newRow(qPrintable(arguments.join(u' '))) << arguments;
}

void TestWhatIsMissing::noLibraryIsMade()
{
    QFETCH(QStringList, arguments);
    const test::Program program;
    QCOMPARE(program.run(arguments, false).code, 1);
    QVERIFY(!QFileInfo::exists(program.library()));
}

ADDUCE_TEST(TestWhatIsMissing)
#include "test_what_is_missing.moc"
