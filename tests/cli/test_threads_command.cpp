#include "tests/cli/program.h"
#include "tests/support/other_user.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;
using test::Ran;

/// What a user sets of threads, from the command line.
class TestThreadsCommand : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void isRenamed();
    void isPinnedAndTagged();
    void goesIntoTheBinAndComesBack();
    void allAreKnownBeforeAnyChanges();
    void wrongUsage_data();
    void wrongUsage();
    void whatCannotBeWrittenSaysWhy();

private:
    [[nodiscard]] Ran run(const QStringList &arguments, bool json = true) const
    {
        return m_program->run(QStringList { u"threads"_s } + arguments, json);
    }
    [[nodiscard]] QJsonObject thread(int id) const
    {
        for (const QJsonValue &one : run({}).array())
            if (one[u"id"_s].toInt() == id)
                return one.toObject();
        return {};
    }
    std::unique_ptr<test::Program> m_program;
};

void TestThreadsCommand::init()
{
    m_program = std::make_unique<test::Program>();
    QCOMPARE(m_program
                 ->run({ u"add"_s,
                     m_program->write(u"naps.md"_s, "# Naps\n\nA nap of thirty minutes improves the recall of word pairs.\n") })
                 .code,
        0);
    for (const QString &question : { u"Does a nap improve recall?"_s, u"How long is a nap?"_s })
        QCOMPARE(m_program->run({ u"ask"_s, question }).code, 0);
}

void TestThreadsCommand::isRenamed()
{
    QCOMPARE(run({ u"rename"_s, u"1"_s, u"Naps \n"_s, u"and\x1b[2J recall"_s }).array()[0][u"title"_s].toString(),
        u"Naps and\x1b[2J recall"_s);
    QCOMPARE(thread(1)[u"title"_s].toString(), u"Naps and\x1b[2J recall"_s);
    QVERIFY(!run({}, false).out.contains('\x1b'));
    QCOMPARE(thread(2)[u"title"_s].toString(), u"How long is a nap?"_s);
    QCOMPARE(run({ u"rename"_s, u"1"_s, u" "_s }).code, 1); // no title at all
    QCOMPARE(thread(1)[u"title"_s].toString(), u"Naps and\x1b[2J recall"_s);
}

void TestThreadsCommand::isPinnedAndTagged()
{
    QCOMPARE(run({ u"pin"_s, u"1"_s, u"2"_s }).array().size(), 2);
    QVERIFY(thread(1)[u"pinned"_s].toBool() && thread(2)[u"pinned"_s].toBool());
    QCOMPARE(run({ u"unpin"_s, u"2"_s }).code, 0);
    QVERIFY(thread(1)[u"pinned"_s].toBool() && !thread(2)[u"pinned"_s].toBool());
    QCOMPARE(run({ u"tag"_s, u"1"_s, u"to  read"_s, u"sleep"_s }).code, 0);
    QCOMPARE(run({ u"tag"_s, u"1"_s, u"sleep"_s }).code, 0); // it is there already
    QCOMPARE(thread(1)[u"tags"_s].toArray(), (QJsonArray { u"sleep"_s, u"to read"_s }));
    QVERIFY2(run({}, false).out.contains("[pinned]  #sleep  #to read"), run({}, false).out.constData());
    QCOMPARE(run({ u"untag"_s, u"1"_s, u"sleep"_s, u"unknown"_s }).code, 0);
    QCOMPARE(thread(1)[u"tags"_s].toArray(), (QJsonArray { u"to read"_s }));
    QCOMPARE(run({ u"tag"_s, u"1"_s, u" "_s }).code, 1);
}

void TestThreadsCommand::goesIntoTheBinAndComesBack()
{
    QVERIFY2(run({ u"bin"_s }, false).err.contains("No thread is in the bin."), "");
    const Ran removed = run({ u"remove"_s, u"1"_s }, false);
    QCOMPARE(removed.code, 0);
    QVERIFY2(removed.err.contains("threads restore"), removed.err.constData());
    QCOMPARE(run({}).array().size(), 1);
    QCOMPARE(run({ u"bin"_s }).array()[0][u"id"_s].toInt(), 1);
    QCOMPARE(run({ u"remove"_s, u"1"_s }).code, 0); // it is there already
    QCOMPARE(run({ u"restore"_s, u"1"_s }).code, 0);
    QCOMPARE(run({}).array().size(), 2);
    QVERIFY(run({ u"bin"_s }).array().isEmpty());
    QVERIFY(m_program->run({ u"show"_s, u"1"_s }, false).out.contains("A nap of thirty minutes"));
}

void TestThreadsCommand::allAreKnownBeforeAnyChanges()
{
    for (const QString &what : { u"pin"_s, u"remove"_s }) {
        const Ran ran = run({ what, u"1"_s, u"99"_s }, false);
        QCOMPARE(ran.code, 1);
        QVERIFY2(ran.err.startsWith("There is no thread with the number 99."), ran.err.constData());
    }
    QVERIFY(!thread(1)[u"pinned"_s].toBool());
    QCOMPARE(run({}).array().size(), 2);
    QCOMPARE(run({ u"rename"_s, u"x\x1b[2J"_s, u"Title"_s }, false).code, 1);
}

void TestThreadsCommand::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    for (const QStringList &arguments :
        { QStringList { u"rename"_s, u"1"_s }, { u"rename"_s }, { u"pin"_s }, { u"unpin"_s }, { u"tag"_s, u"1"_s },
            { u"untag"_s }, { u"remove"_s }, { u"restore"_s }, { u"bin"_s, u"1"_s }, { u"dance"_s, u"1"_s }, { u""_s } })
        QTest::newRow(qPrintable(arguments.join(u' ') + u'.')) << arguments;
}

void TestThreadsCommand::wrongUsage()
{
    QFETCH(QStringList, arguments);
    const Ran ran = run(arguments, false);
    QCOMPARE(ran.code, arguments.first().isEmpty() ? 0 : 2); // nothing typed lists them
    QVERIFY(arguments.first().isEmpty() || ran.err.startsWith("threads: "));
}

void TestThreadsCommand::whatCannotBeWrittenSaysWhy()
{
    test::setMode(m_program->library(), 0400);
    for (const QStringList &arguments : { QStringList { u"rename"_s, u"1"_s, u"New"_s }, { u"pin"_s, u"1"_s },
             { u"tag"_s, u"1"_s, u"new"_s }, { u"remove"_s, u"1"_s } }) {
        const Ran ran = run(arguments, false);
        QCOMPARE(ran.code, 1);
        QVERIFY2(ran.err.contains("can only be read"), ran.err.constData());
    }
    QCOMPARE(run({}).array().size(), 2);
    QCOMPARE(run({ u"bin"_s }).code, 0);
}

ADDUCE_TEST(TestThreadsCommand)
#include "test_threads_command.moc"
