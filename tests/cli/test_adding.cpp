#include "tests/cli/program.h"
#include "tests/support/places.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using adduce::test::Ran;

/// What is added out of a folder, and what is not, is said, whatever the names are.
class TestAdding : public QObject
{
    Q_OBJECT

private slots:
    void namesOfAnyBytesAreTaken();
    void whatIsPassedOverIsListed();
    void passagesAreAsLongAsAsked();
    void lengthsThatCannotBeAreRefused_data();
    void lengthsThatCannotBeAreRefused();

private:
    adduce::test::Program m_program;
};

static const QByteArray kNaps = "# Naps\n\nThe nap group recalled 42 word pairs and the film group recalled 31 pairs.\n";

/// A name in Latin-1, as on old disks: added with its folder and by itself, listed with its byte, found by its path and its name.
void TestAdding::namesOfAnyBytesAreTaken()
{
    const QString text = m_program.write(u"text"_s, kNaps);
    const auto shell = [&](const QByteArray &script) {
        QProcess process;
        process.setWorkingDirectory(m_program.folder());
        process.start(u"/bin/sh"_s,
            { u"-c"_s, QString::fromUtf8(script), adduce::test::builtProgram(u"adduce-cli"_s), m_program.library() });
        process.waitForFinished(60'000);
        return Ran { process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError() };
    };
    const QByteArray made = "n=$(printf 'inv\\377.md'); mkdir -p d; cp text \"d/$n\"; ";
    Ran ran = shell(made + "\"$0\" --library \"$1\" add d");
    QCOMPARE(ran.code, 0);
    QVERIFY2(ran.out.contains("inv\\xff.md"), ran.out.constData());
    ran = shell(made + "\"$0\" --library \"$1\" add \"d/$n\"");
    QVERIFY2(ran.out.contains("already there  inv\\xff.md"), ran.out.constData());
    for (const QByteArray name : { "\"d/$n\"", "\"$n\"" }) {
        ran = shell(made + "\"$0\" --library \"$1\" text " + name);
        QCOMPARE(ran.code, 0);
        QVERIFY(ran.out.contains("42 word pairs"));
    }
    ran = m_program.run({ u"list"_s });
    QVERIFY(!ran.array().first().toObject()[u"file_missing"_s].toBool());
}

void TestAdding::whatIsPassedOverIsListed()
{
    QDir(m_program.folder()).mkpath(u"papers"_s);
    m_program.write(u"papers/naps.md"_s, kNaps);
    m_program.write(u"papers/LICENSE.txt"_s, "Anybody may read it.");
    QVERIFY(QFile::link(m_program.folder(), m_program.folder() + u"/papers/loop"_s));
    QCOMPARE(QProcess::execute(u"mkfifo"_s, { m_program.folder() + u"/papers/pipe.pdf"_s }), 0);
    Ran ran = m_program.run({ u"add"_s, m_program.folder() + u"/papers"_s }, false);
    QCOMPARE(ran.code, 0);
    QVERIFY2(ran.err.contains("3 passed over:") && ran.err.contains("LICENSE.txt  (what the folder says")
            && ran.err.contains("papers/loop  (a link") && ran.err.contains("papers/pipe.pdf  (a pipe"),
        ran.err.constData());
    ran = m_program.run({ u"add"_s, m_program.folder() + u"/papers"_s });
    const QJsonArray told = ran.object()[u"passed_over"_s].toArray();
    QCOMPARE(told.size(), 3);
    QCOMPARE(told[0].toObject()[u"why"_s].toString(), u"of_folder"_s);
    QCOMPARE(told[1].toObject()[u"why"_s].toString(), u"link"_s);
    QCOMPARE(told[2].toObject()[u"why"_s].toString(), u"no_file"_s);
}

/// By the profile of a design that cuts by characters; what is there is cut anew for another length.
void TestAdding::passagesAreAsLongAsAsked()
{
    QByteArray text;
    for (int i = 0; i < 60; ++i)
        text += "The nap group recalled " + QByteArray::number(i) + " of all word pairs. ";
    const QString paper = m_program.write(u"long.md"_s, text);
    const auto chunksAt = [&](const QString &size) {
        const Ran added = m_program.run({ u"add"_s, u"--profile"_s, u"nutor"_s, u"--chunk-size"_s, size, u"--chunk-overlap"_s,
            u"20"_s, u"--collection"_s, u"nutrition_knowledge_base"_s, paper });
        return added.code == 0 ? added.object()[u"documents"_s][0][u"chunks"_s].toInt() : -1;
    };
    const int few = chunksAt(u"1200"_s);
    QVERIFY2(few >= 2 && few <= 4, qPrintable(QString::number(few)));
    QVERIFY(chunksAt(u"300"_s) > 2 * few);
    QCOMPARE(chunksAt(u"1200"_s), few);
}

void TestAdding::lengthsThatCannotBeAreRefused_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("no number") << QStringList { u"--chunk-size"_s, u"long"_s };
    QTest::newRow("nothing") << QStringList { u"--chunk-size"_s, u"0"_s };
    QTest::newRow("below nothing") << QStringList { u"--chunk-size=-5"_s };
    QTest::newRow("too much") << QStringList { u"--chunk-size"_s, u"1000000000"_s };
    QTest::newRow("overlap of all") << QStringList { u"--chunk-size"_s, u"100"_s, u"--chunk-overlap"_s, u"100"_s };
}

void TestAdding::lengthsThatCannotBeAreRefused()
{
    QFETCH(QStringList, options);
    const adduce::test::Program program; // of nothing but this
    const Ran ran = program.run(QStringList { u"add"_s, program.write(u"naps.md"_s, kNaps) } + options);
    QCOMPARE(ran.code, 2);
    QVERIFY2(ran.err.contains("--chunk-size"), ran.err.constData());
    QVERIFY(program.run({ u"list"_s }).array().isEmpty());
}

ADDUCE_TEST(TestAdding)
#include "test_adding.moc"
