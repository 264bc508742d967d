#include "tests/support/loopback_server.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/settings/get_model_dialog.h"

#include <QComboBox>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>

using namespace adduce;
using namespace Qt::StringLiterals;

class TestGetModelDialog : public QObject
{
    Q_OBJECT

private slots:
    void aModelIsFetched();
    void fetchingIsStopped();
};

static QPushButton *buttonCalled(const QWidget &in, const QString &text)
{
    for (QPushButton *button : in.findChildren<QPushButton *>())
        if (button->text() == text)
            return button;
    return nullptr;
}

/// Ollama, as far as fetching a model goes: the second time it is asked for the list, the model is in it.
static test::Script ollama(const QByteArray &request, const test::Script &pull)
{
    if (request.startsWith("POST /api/pull"))
        return pull;
    return test::http("200 OK", R"({"models": [{"name": "tiny:1b", "details": {"parameter_size": "1B"}}, {"name": "other"}]})");
}

static const QByteArray kLines = "HTTP/1.1 200 OK\r\nContent-Type: application/x-ndjson\r\nConnection: close\r\n\r\n";

void TestGetModelDialog::aModelIsFetched()
{
    const test::LoopbackServer server([](const QByteArray &request) {
        return ollama(request,
            test::Script({ kLines, "{\"status\":\"pulling a\",\"digest\":\"a\",\"total\":2500000000,\"completed\":1250000000}\n",
                             "{\"status\":\"success\"}\n" },
                test::Script::End::Close));
    });
    test::WindowFixture fixture;
    ModelKeeper keeper(fixture.configuration, fixture.keys, fixture.servers);
    GetModelDialog dialog(keeper);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.setServer(server.url({}));
    dialog.open();
    auto *name = dialog.findChild<QComboBox *>();
    QVERIFY(!name->currentText().isEmpty()); // one is suggested
    name->setEditText(u"tiny:1b"_s);
    auto *download = buttonCalled(dialog, u"Download"_s);
    QVERIFY(!buttonCalled(dialog, u"Stop"_s)->isEnabled());
    QSignalSpy pulled(&keeper, &ModelKeeper::pulled);
    download->click();
    QVERIFY(!download->isEnabled());
    QTRY_VERIFY_WITH_TIMEOUT(!keeper.isRunning(), 60'000);
    QCOMPARE(pulled.size(), 2);
    QCOMPARE(keeper.models().models.size(), std::size_t(1)); // what was asked for, and no other
    const ModelChoice *writer = keeper.models().usedFor(ModelTask::Answer);
    QVERIFY(writer && writer->model == u"tiny:1b"_s && writer->api == ChatApi::Ollama);
    QVERIFY(download->isEnabled());
}

void TestGetModelDialog::fetchingIsStopped()
{
    const test::LoopbackServer server([](const QByteArray &request) {
        return ollama(request,
            test::Script({ kLines, "{\"status\":\"pulling a\",\"digest\":\"a\",\"total\":100,\"completed\":1}\n" },
                test::Script::End::Hold));
    });
    test::WindowFixture fixture;
    ModelKeeper keeper(fixture.configuration, fixture.keys, fixture.servers);
    GetModelDialog dialog(keeper);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.setServer(server.url({}));
    dialog.open();
    QSignalSpy pulled(&keeper, &ModelKeeper::pulled);
    buttonCalled(dialog, u"Download"_s)->click();
    QTRY_VERIFY_WITH_TIMEOUT(!pulled.isEmpty(), 60'000);
    QVERIFY(dialog.findChild<QProgressBar *>()->isVisible());
    buttonCalled(dialog, u"Stop"_s)->click();
    QTRY_VERIFY_WITH_TIMEOUT(!keeper.isRunning(), 60'000);
    QVERIFY(keeper.models().models.empty());
    QVERIFY(!dialog.findChild<QProgressBar *>()->isVisible());
    buttonCalled(dialog, u"Download"_s)->click(); // closed meanwhile, it stops
    QTRY_VERIFY_WITH_TIMEOUT(pulled.size() > 1, 60'000);
    dialog.reject();
    QTRY_VERIFY_WITH_TIMEOUT(!keeper.isRunning(), 60'000);
}

ADDUCE_TEST(TestGetModelDialog)
#include "test_get_model_dialog.moc"
