#pragma once
#include "tests/support/places.h"
#include "ui/common/theme.h"
#include "ui/jobs/model_keeper.h"
#include "ui/shell/main_window.h"
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

namespace adduce::test {

/// A window on a library of its own in a temporary folder.
struct WindowFixture
{
    static constexpr int kPatienceMs = 300; ///< with another program that writes: a test does not wait long
    QTemporaryDir place;
    QString folder = place.path(); ///< of settings and library
    QSettings settings { folder + QStringLiteral("/window.ini"), QSettings::IniFormat };
    Theme theme;
    Workspace workspace { { folder + QStringLiteral("/library.adduce"), folder + QStringLiteral("/configuration.json") },
        test::docworker() };
    LibraryThread libraryThread { workspace.library(LibraryUse::MadeIfMissing), kPatienceMs };
    Services services { workspace, libraryThread, settings, theme };
    const ConfigurationFile &configuration = workspace.configuration();
    const Library &library = services.library;
    EgressGate &gate = workspace.gate();
    KeyStore &keys = workspace.keys();
    ModelServers &servers = workspace.servers();
    const Ask &ask = services.ask;
    std::unique_ptr<MainWindow> window;

    WindowFixture() = default;
    /// On what another window has left there.
    explicit WindowFixture(QString left)
        : folder(std::move(left))
    {
    }
    void show(int width = 1280, int height = 800)
    {
        theme.apply(ThemeChoice::Light);
        window = std::make_unique<MainWindow>(services);
        window->resize(width, height);
        window->show();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        settle();
    }
    /// Until all has arrived that the window asked of its library.
    void settle() const { QTRY_VERIFY_WITH_TIMEOUT(!libraryThread.isBusy(), 60'000); }
    /// A document of two paragraphs that answer one question.
    QString writePaper(const QString &name)
    {
        QString path = place.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            return {};
        file.write("# Fasting and sprints\n\nWe measured sprint performance after a night of fasting in eleven athletes. "
                   "Sprint performance did not change after fasting in these athletes. "
                   "The participants slept eight hours before each visit.\n\n"
                   "Fat oxidation increased during exercise in the fasted state. "
                   "Nothing else differed between the two visits of the study.\n");
        return path;
    }
    void add(const QString &path)
    {
        window->addPaths({ path });
        QTRY_VERIFY_WITH_TIMEOUT(!window->job().isRunning(), 60'000);
        settle();
    }
    /// Has a model write from now on.
    void useModel(const ModelChoice &model)
    {
        window->models().change([&](ModelSettings &models) {
            models.add(model);
            models.use(model.id(), ModelTask::Answer);
        });
    }
    void askAndWait(const QString &question)
    {
        window->ask().ask(question);
        QTRY_VERIFY_WITH_TIMEOUT(!window->ask().isRunning(), 60'000);
        settle();
    }
};

} // namespace adduce::test
