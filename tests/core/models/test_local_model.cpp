#include "core/models/local_model.h"
#include "tests/support/llama_server.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <sys/stat.h>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestLocalModel : public QObject
{
    Q_OBJECT

private slots:
    void whatIsNoModelIsTold();
    void oneOfOurOwnIsKept();
    void itsTasksAndSettingsGoOn();
    void whoWroteBeforeWritesAgain();
};

static ModelEndpoint serverAt(int port)
{
    return { ChatApi::OpenAi, QUrl(u"http://127.0.0.1:%1/v1"_s.arg(port)), u"tiny"_s };
}

void TestLocalModel::whatIsNoModelIsTold()
{
    const test::LlamaServer files;
    QCOMPARE(troubleWith({ files.model() }), QString());
    QVERIFY(troubleWith({ files.file(u"a.gguf"_s, "%PDF-1.4") }).contains(u"no GGUF"_s));
    QVERIFY(troubleWith({ files.file(u"b.gguf"_s, "GGU") }).contains(u"no GGUF"_s));
    QVERIFY(troubleWith({ u"/nowhere/c.gguf"_s }).contains(u"not there"_s));
    const QString pipe = files.file(u"d.gguf"_s, {});
    QVERIFY(QFile::remove(pipe) && ::mkfifo(pipe.toLocal8Bit().constData(), 0600) == 0);
    QVERIFY(troubleWith({ pipe }).contains(u"cannot be read"_s)); // and nobody waits for it
}

void TestLocalModel::oneOfOurOwnIsKept()
{
    ModelSettings models;
    QVERIFY(lastLocalModel(models).path.isEmpty());
    const QString id = useLocalModel(models, { u"/m/tiny.gguf"_s, 4096 }, serverAt(40001), { u"tiny"_s, 2048, {} }).id;
    QCOMPARE(models.usedFor(ModelTask::Answer)->id(), id);
    QCOMPARE(models.find(id)->contextTokens, 2048); // what it has
    QCOMPARE(lastLocalModel(models).path, u"/m/tiny.gguf"_s);
    QVERIFY(modelSettingsFromJson(toJson(models)) == models);
    (void)useLocalModel(models, { u"/m/other.gguf"_s, 4096 }, serverAt(40002), { u"other"_s, 131072, {} });
    QCOMPARE(models.models.size(), std::size_t(1)); // the port of the one before is dead
    QCOMPARE(models.models[0].contextTokens, 4096); // what was asked for
    QCOMPARE(models.models[0].modelContext, 131072);
}

void TestLocalModel::itsTasksAndSettingsGoOn()
{
    ModelSettings models;
    const LocalModel file { u"/m/tiny.gguf"_s, 4096 };
    const QString id = useLocalModel(models, file, serverAt(40001), { u"tiny"_s, 4096, {} }).id;
    models.models[0].temperature = 0.5;
    models.use(id, ModelTask::Rank);
    const QString again = useLocalModel(models, file, serverAt(40002), { u"tiny"_s, 4096, {} }).id;
    QVERIFY(again != id);
    QCOMPARE(models.models.size(), std::size_t(1));
    QCOMPARE(models.models[0].temperature, 0.5);
    QCOMPARE(models.usedFor(ModelTask::Rank)->id(), again);
    QVERIFY(!models.usedFor(ModelTask::Judge));
}

void TestLocalModel::whoWroteBeforeWritesAgain()
{
    ModelSettings models;
    ModelChoice other;
    other.base = QUrl(u"http://127.0.0.1:11434"_s);
    other.model = u"other"_s;
    models.add(other);
    models.use(other.id(), ModelTask::Answer);
    const LocalModelInUse used = useLocalModel(models, { u"/m/tiny.gguf"_s }, serverAt(40001), { u"tiny"_s, 0, {} });
    const QString id = used.id;
    QCOMPARE(used.writerBefore, other.id());
    models.use(id, ModelTask::Judge);
    leaveLocalModel(models, used);
    QCOMPARE(models.usedFor(ModelTask::Answer)->model, u"other"_s);
    QVERIFY(!models.usedFor(ModelTask::Judge));
    QVERIFY(models.find(id)); // its file is offered again
    models.use({}, ModelTask::Answer);
    leaveLocalModel(models, used);
    QVERIFY(!models.usedFor(ModelTask::Answer)); // it was not the one that wrote
}

ADDUCE_TEST(TestLocalModel)
#include "test_local_model.moc"
