#include "app/desktop/open_application.h"
#include "app/desktop/options.h"
#include "core/base/expressions.h"
#include "core/base/file_name.h"
#include "core/base/heap.h"
#include "core/base/private_file.h"
#include "core/base/secret.h"
#include "core/base/terminal_text.h"
#include "core/configuration/former_settings.h"
#include "core/workspace/workspace.h"
#include "ui/common/translation.h"
#include "ui/settings/appearance.h"
#include "ui/shell/end_signals.h"
#include "ui/shell/handbook.h"
#include "ui/shell/library_choice.h"
#include "ui/shell/main_window.h"
#include "ui/shell/settings_file.h"
#include "ui/shell/single_instance.h"

#include <QFileInfo>
#include <QNetworkProxyFactory>
#include <QProcess>
#include <QSettings>
#include <QStandardPaths>

using namespace adduce;
using namespace Qt::StringLiterals;

/// What the window kept for itself in earlier versions. Without it the defaults hold.
static void takeOverFormer(const QSettings &settings, const ConfigurationFile &configuration)
{
    try {
        takeOver(settings, configuration);
    } catch (const Error &error) {
        std::fputs((terminalLine(sentence(error)) + '\n').constData(), stderr);
    }
}

/// Of this user alone.
static QString socketFolder()
{
    QString folder = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    if (folder.isEmpty())
        folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    else if (const QString flatpak = qEnvironmentVariable("FLATPAK_ID"); !flatpak.isEmpty())
        folder += u"/app/"_s + flatpak; // which all that is started of it have in common
    makePrivateFolder(folder);
    return folder;
}

/// One life of the window, from the library's opening to its closing. Returns what the event loop ended with.
static int runWindow(QSettings &settings, const Appearance &appearance, const Options &options)
{
    Theme theme;
    theme.apply(options.theme.value_or(appearance.theme));

    const QString libraryPath = options.library.isEmpty() ? Library::defaultPath() : options.library;
    SingleInstance instance(libraryPath, socketFolder());
    if (instance.handOver(options.files))
        return 0;
    QNetworkProxyFactory::setUseSystemConfiguration(true);
    const QString programs = QCoreApplication::applicationDirPath();
    const std::unique_ptr<Workspace> workspace =
        openWorkspace({ libraryPath, options.configuration }, WorkerProgram(installedWorker(programs)));
    if (!workspace)
        return 1;
    LibraryThread libraryThread(workspace->library(LibraryUse::MadeIfMissing));
    const Services services(*workspace, libraryThread, settings, theme, options.sampleFolder, Handbook::installed(programs));
    MainWindow window(services);
    const EndSignals ending(window);
    window.show();
    if (takeStartedAgain(settings))
        window.openSettings(SettingsPage::Appearance);
    instance.listen();
    QObject::connect(&instance, &SingleInstance::called, &window, &MainWindow::comeForward);
    if (!options.files.isEmpty())
        window.addPaths(options.files);
    const auto addSample = [&window, &options] {
        if (!options.sampleFolder.isEmpty() && window.library().model().rowCount() == 0)
            window.addPaths({ options.sampleFolder });
    };
    QObject::connect(&window.library(), &LibraryPanel::reloaded, &window, addSample, Qt::SingleShotConnection);
    return QApplication::exec();
}

/// The same program with the same library; the files were added already.
static bool startNext(const Options &options, bool isScaleOurs)
{
    QProcess next;
    next.setProgram(QCoreApplication::applicationFilePath());
    QStringList arguments;
    if (!options.library.isEmpty())
        arguments << u"--library"_s << options.library;
    if (!options.configuration.isEmpty())
        arguments << u"--configuration"_s << options.configuration;
    next.setArguments(arguments);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    if (isScaleOurs)
        environment.remove(u"QT_SCALE_FACTOR"_s);
    next.setProcessEnvironment(environment);
    return next.startDetached();
}

int main(int argc, char **argv)
{
    denyDumps();
    interpretExpressions();
    reuseFreedMemory(heapsForThreads());
    QCoreApplication::setApplicationName(u"adduce"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(ADDUCE_VERSION));
    if (asksForWords(argc, argv)) { // which need no display
        const QCoreApplication application(argc, argv);
        (void)readOptions(QCoreApplication::arguments());
    }
    QSettings settings(
        privateSettingsFile(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + u"/window.ini"_s),
        QSettings::IniFormat);
    const Appearance appearance = loadAppearance(settings);
    const bool isScaleOurs = scaleWindows(appearance);
    const std::unique_ptr<QApplication> application = openApplication(argc, argv);
    QApplication::setApplicationDisplayName(u"Adduce"_s);
    QApplication::setDesktopFileName(qEnvironmentVariable("FLATPAK_ID", u"adduce"_s));
    installTranslations(*application, appearance.language);
    const Options options = readOptions(pathsFromArguments(argc, argv));
    if (options.onlyChecksDisplay)
        return 0; // it answers

    takeOverFormer(
        settings, ConfigurationFile(options.configuration.isEmpty() ? ConfigurationFile::usualPath() : options.configuration));
    const int code = runWindow(settings, appearance, options);
    settings.sync();
    if (code == kStartAgain)
        return startNext(options, isScaleOurs) ? 0 : 1;
    return code;
}
