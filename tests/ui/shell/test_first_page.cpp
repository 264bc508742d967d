#include "tests/support/llama_server.h"
#include "tests/support/test_main.h"
#include "tests/ui/window_fixture.h"
#include "ui/jobs/local_model_runner.h"
#include "ui/settings/get_model_dialog.h"
#include "ui/settings/models_settings_page.h"
#include "ui/settings/run_model_dialog.h"

#include <QToolButton>

using namespace adduce;
using namespace adduce::test;
using namespace Qt::StringLiterals;

/// What the window says of models while the library is empty.
class TestFirstPage : public QObject
{
    Q_OBJECT

private slots:
    void anEmptyLibrarySaysHowToGetAModel();
};

void TestFirstPage::anEmptyLibrarySaysHowToGetAModel()
{
    const auto link = [](const WindowFixture &f, const QString &words) {
        const auto links = f.window->ask().firstRun().findChildren<QToolButton *>();
        return *std::ranges::find(links, words, &QToolButton::text);
    };
    test::LlamaServer installed;
    WindowFixture f;
    f.show();
    QVERIFY(link(f, u"Run a GGUF file..."_s)->isVisible());
    QVERIFY(!link(f, u"Get a model..."_s)->isVisible() && !link(f, u"How to get one..."_s)->isVisible());
    link(f, u"Run a GGUF file..."_s)->click();
    auto *dialog = f.window->findChild<RunModelDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    dialog->reject();
    f.window->models().local().start({ installed.model() }); // one writes: no more is to be said
    QTRY_VERIFY(!f.window->models().local().id().isEmpty());
    QVERIFY(!link(f, u"Run a GGUF file..."_s)->isVisible());
    f.window->models().local().stop();
    QTRY_VERIFY(link(f, u"Run a GGUF file..."_s)->isVisible());

    const test::LlamaServer none(test::LlamaServer::Is::Missing);
    WindowFixture without;
    without.show();
    QVERIFY(!link(without, u"Run a GGUF file..."_s)->isVisible());
    QVERIFY(link(without, u"How to get one..."_s)->isVisible());
    link(without, u"How to get one..."_s)->click();
    QVERIFY(without.window->findChild<ModelsSettingsPage *>());

    QVERIFY(QFile::setPermissions(none.file(u"ollama"_s, "#!/bin/sh\n"), QFile::ReadOwner | QFile::ExeOwner));
    WindowFixture ollama;
    ollama.show();
    QVERIFY(link(ollama, u"Get a model..."_s)->isVisible());
    link(ollama, u"Get a model..."_s)->click();
    QVERIFY(ollama.window->findChild<GetModelDialog *>());
}

ADDUCE_TEST(TestFirstPage)
#include "test_first_page.moc"
