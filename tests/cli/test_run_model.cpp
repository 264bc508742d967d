#include "tests/cli/program.h"
#include "tests/support/llama_server.h"
#include "tests/support/test_main.h"

#include <QRegularExpression>
#include <csignal>

using namespace Qt::StringLiterals;
using namespace adduce;

/// A model in a file, run from the command line.
class TestRunModel : public QObject
{
    Q_OBJECT

private slots:
    void writesUntilItIsInterrupted();
    void endsWithAKilledProgram();
    void tellsWhatIsWrong();

private:
    static QJsonArray kept(const test::Program &p) { return p.run({ u"models"_s, u"kept"_s }).array(); }
};

namespace {

struct RunningProgram
{
    RunningProgram(const test::Program &p, const QStringList &arguments) { p.start(process, arguments); }
    bool isReady()
    {
        err += process.readAllStandardError();
        return err.contains("writes the answers until");
    }
    [[nodiscard]] qint64 server() const
    {
        static const QRegularExpression number(u"process (\\d+)"_s);
        return number.match(QString::fromUtf8(err)).captured(1).toLongLong();
    }
    QProcess process;
    QByteArray err;
};

} // namespace

void TestRunModel::writesUntilItIsInterrupted()
{
    const test::LlamaServer installed;
    const test::Program p;
    RunningProgram running(p, { u"models"_s, u"run"_s, installed.model(), u"--context"_s, u"2048"_s });
    QTRY_VERIFY(running.isReady());
    const QJsonObject told = QJsonDocument::fromJson(running.process.readAllStandardOutput()).object();
    QCOMPARE(told[u"model"_s].toString(), u"tiny-1b.q4"_s);
    QCOMPARE(told[u"context"_s].toInt(), 2048);
    const QJsonArray models = kept(p);
    QCOMPARE(models.size(), 1);
    QCOMPARE(models[0][u"server"_s], told[u"server"_s]);
    QCOMPARE(models[0][u"tasks"_s].toVariant().toStringList(), QStringList { u"answer"_s });
    QVERIFY(test::isAlive(running.server()));
    ::kill(static_cast<pid_t>(running.process.processId()), SIGINT);
    QVERIFY(running.process.waitForFinished(60'000));
    QCOMPARE(running.process.exitCode(), 130);
    QVERIFY(!test::isAlive(running.server()));
    QCOMPARE(kept(p)[0][u"tasks"_s].toArray().size(), 0);
}

void TestRunModel::endsWithAKilledProgram()
{
    const test::LlamaServer installed;
    const test::Program p;
    RunningProgram first(p, { u"models"_s, u"run"_s, installed.model() });
    QTRY_VERIFY(first.isReady());
    first.process.kill();
    QVERIFY(first.process.waitForFinished(60'000));
    QTRY_VERIFY(!test::isAlive(first.server()));
    RunningProgram second(p, { u"models"_s, u"run"_s, installed.model() }); // what the first left makes room
    QTRY_VERIFY(second.isReady());
    QCOMPARE(kept(p).size(), 1);
    second.process.terminate();
    QVERIFY(second.process.waitForFinished(60'000));
}

void TestRunModel::tellsWhatIsWrong()
{
    const test::LlamaServer installed;
    const test::Program p;
    const auto run = [&](const QStringList &arguments) { return p.run(QStringList { u"models"_s, u"run"_s } + arguments); };
    const test::Ran noModel = run({ installed.file(u"paper.gguf"_s, "%PDF-1.4") });
    QCOMPARE(noModel.code, 1);
    QVERIFY2(noModel.err.contains("no GGUF file"), noModel.err.constData());
    const test::Ran dies = run({ installed.model("dies") });
    QCOMPARE(dies.code, 1);
    QVERIFY2(dies.err.contains("before the model was loaded"), dies.err.constData());
    QCOMPARE(run({ installed.model(), u"--context"_s, u"few"_s }).code, 1);
    QCOMPARE(run({}).code, 2);
    QVERIFY(kept(p).isEmpty());
    const test::LlamaServer none(test::LlamaServer::Is::Missing);
    const test::Ran missing = run({ installed.model() });
    QCOMPARE(missing.code, 1);
    QVERIFY2(missing.err.contains("not installed"), missing.err.constData());
}

ADDUCE_TEST(TestRunModel)
#include "test_run_model.moc"
