#include "tests/cli/program.h"
#include "tests/support/chat_server.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace adduce;

class TestMemoryCommand : public QObject
{
    Q_OBJECT

private slots:
    void itIsOffUntilItIsAllowed();
    void anAnswerIsRemembered();
    void wrongUsage();
};

void TestMemoryCommand::itIsOffUntilItIsAllowed()
{
    const test::Program program;
    QVERIFY(!program.run({ u"memory"_s }).object()[u"allowed"_s].toBool());
    QVERIFY(program.run({ u"memory"_s, u"allow"_s }).object()[u"allowed"_s].toBool());
    QVERIFY(!program.run({ u"memory"_s, u"forbid"_s }).object()[u"allowed"_s].toBool());
    QVERIFY(program.run({ u"memory"_s }, false).out.contains("USER_MEMORY.md"));
}

void TestMemoryCommand::anAnswerIsRemembered()
{
    const test::Program program;
    (void)program.run({ u"add"_s, program.write(u"naps.md"_s, "# Naps\n\nA nap of thirty minutes improves recall by 12 %.\n") });
    const test::ChatServer server(0, test::ChatServer::Mode::Answers, [](const QString &, const QString &form) {
        return form == u"memory"
            ? u"{\"should_write\": true, \"target\": \"user\", \"summary\": \"Works on naps.\", \"confidence\": 0.9}"_s
            : u"{\"statements\": [{\"text\": \"A nap of thirty minutes improves recall by 12 %.\", \"passages\": [\"P1\"], \"quote\": \"A nap of thirty minutes improves recall by 12 %.\"}], \"confidence\": \"high\", \"caveats\": []}"_s;
    });
    const QStringList ask { u"ask"_s, u"How much does a nap improve recall?"_s, u"--server"_s, server.base().toString(),
        u"--model"_s, u"tiny-8b"_s };
    QVERIFY(!program.run(ask).err.contains("Remembered"));
    (void)program.run({ u"memory"_s, u"allow"_s });
    const test::Ran ran = program.run(ask);
    QCOMPARE(ran.code, 0);
    QVERIFY2(ran.err.contains("Remembered: Works on naps."), ran.err.constData());
    QVERIFY(program.run({ u"memory"_s }).object()[u"user"_s].toString().endsWith(u"] Works on naps.\n"));
    QVERIFY(program.run({ u"memory"_s, u"forget"_s }).object()[u"user"_s].toString().isEmpty());
}

void TestMemoryCommand::wrongUsage()
{
    QCOMPARE(test::Program().run({ u"memory"_s, u"everything"_s }).code, 2);
}

ADDUCE_TEST(TestMemoryCommand)
#include "test_memory_command.moc"
