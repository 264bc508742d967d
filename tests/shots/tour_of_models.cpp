#include "tests/shots/shots.h"
#include "tests/support/chat_server.h"
#include "ui/answer/status_line.h"
#include "ui/jobs/model_keeper.h"
#include "ui/settings/add_server_dialog.h"
#include "ui/settings/settings_dialog.h"

#include <QListWidget>
#include <QTest>

using namespace Qt::StringLiterals;

namespace adduce::shots {

void tourOfModels(MainWindow &window, Shots &shots)
{
    test::ChatServer server(2);
    ModelChoice local;
    local.base = server.base();
    local.model = u"tiny-8b"_s;
    local.modelContext = 16384;
    ModelChoice hosted;
    hosted.base = QUrl(u"https://api.example.org/v1"_s);
    hosted.model = u"large-2"_s;
    hosted.modelContext = 400'000;
    ModelKeeper &models = window.models();
    models.change([&](ModelSettings &all) {
        all.add(local);
        all.add(hosted);
        all.used[ModelTask::Answer] = local.id();
    });
    models.test(local.id());
    Shots::wait([&] { return !models.isRunning(); });
    window.openSettings(SettingsPage::Models);
    if (auto *dialog = window.findChild<QDialog *>(u"settings"_s)) {
        shots.grabBoth(u"settings-models"_s, *dialog);
        for (const auto &[page, name] :
            { std::pair(SettingsPage::Prompts, u"settings-prompts"_s), std::pair(SettingsPage::Privacy, u"settings-privacy"_s),
                std::pair(SettingsPage::Connect, u"settings-connect"_s) }) {
            dialog->findChild<QListWidget *>(u"settings pages"_s)->setCurrentRow(static_cast<int>(page));
            shots.grabBoth(name, *dialog);
        }
        AddServerDialog add(models);
        add.setAttribute(Qt::WA_DeleteOnClose, false);
        add.show();
        shots.grabBoth(u"settings-add-server"_s, add);
        dialog->close();
    }
    window.showTab(MainWindow::AskTab);
    window.ask().newThread();
    const QString question = u"How are clustered standard errors estimated?"_s;
    shots.ask(question);
    if (auto *status = window.ask().threadView().turns().back()->findChild<StatusLine *>(); status && status->removed())
        status->removed()->click();
    shots.grabBoth(u"ask-removed"_s);
    window.ask().newThread();
    models.change([&](ModelSettings &all) {
        all.use(local.id(), ModelTask::Rank);
        all.use(local.id(), ModelTask::Judge);
    });
    shots.ask(question);
    if (auto *status = window.ask().threadView().turns().back()->findChild<StatusLine *>(); status && status->trace())
        status->trace()->click();
    shots.grabBoth(u"trace-ranked"_s);
    models.change([](ModelSettings &all) {
        all.used.erase(ModelTask::Rank);
        all.used.erase(ModelTask::Judge);
    });
    window.ask().newThread();
    server.setMode(test::ChatServer::Mode::HangsInTheMiddle);
    window.ask().ask(question);
    Shots::wait([&] { return lastAnswer(window) && !lastAnswer(window)->content().sentences().empty(); });
    shots.grabBoth(u"ask-streaming"_s);
    window.ask().asker().stop();
    Shots::wait([&] { return !window.ask().isRunning(); });
    shots.grab(u"ask-stopped-light"_s);
    for (const auto &[mode, name] : { std::pair(test::ChatServer::Mode::NeedsKey, u"ask-no-key-light"_s),
             std::pair(test::ChatServer::Mode::IsNoModelServer, u"ask-wrong-address-light"_s) }) {
        window.ask().newThread();
        server.setMode(mode);
        shots.ask(question);
        shots.grab(name);
    }
}

} // namespace adduce::shots
