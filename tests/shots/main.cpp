// Pictures of the window for the handbook and for looking at: `adduce-shots FOLDER [PAPERS [evaluation|library]]`. Builds a library
// of the papers (build/sample-papers when none are named) in a temporary folder, asks, opens a citation and grabs every tab, light, dark
// and narrow; or those of one part alone. In the language that the environment asks for.
#include "core/workspace/workspace.h"
#include "tests/shots/shots.h"
#include "tests/support/places.h"
#include "ui/common/translation.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <cstdio>

using namespace adduce;
using namespace Qt::StringLiterals;

/// The offscreen platform has one screen of 800 x 800 unless told otherwise, and no dialog opens larger than its screen.
void widenScreen(const QString &file)
{
    QFile configuration(file);
    if (configuration.open(QIODevice::WriteOnly)
        && configuration.write(R"({"screens": [{"name": "wide", "width": 1920, "height": 1200}]})") > 0)
        qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + QFile::encodeName(file));
}

int main(int argc, char **argv)
{
    const QTemporaryDir place;
    widenScreen(place.filePath(u"screens.json"_s));
    QApplication application(argc, argv);
    installTranslations(application);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 2) {
        std::fputs("usage: adduce-shots FOLDER [PAPERS [evaluation|library]]\n", stderr);
        return 2;
    }
    const QString papers = arguments.value(2, test::inSources(u"build/sample-papers"_s));
    if (!QDir(papers).exists() || !QDir().mkpath(arguments[1])) {
        std::fputs("adduce-shots: no papers, or no place for the pictures\n", stderr);
        return 1;
    }
    QSettings settings(place.filePath(u"window.ini"_s), QSettings::IniFormat);
    Theme theme;
    theme.apply(ThemeChoice::Light);
    Workspace workspace({ place.filePath(u"library.adduce"_s), place.filePath(u"configuration.json"_s) }, test::docworker());
    LibraryThread libraryThread(workspace.library(LibraryUse::MadeIfMissing));
    const Services services(workspace, libraryThread, settings, theme, papers, test::builtHandbook());
    MainWindow window(services);
    window.resize(1440, 900);
    window.show();
    shots::Shots shots(window, theme, arguments[1]);
    if (const QString part = arguments.value(3); part == u"evaluation" || part == u"library") {
        window.addPaths({ papers });
        shots::Shots::wait([&] { return !window.job().isRunning(); });
        part == u"library" ? shots::tourOfLibrary(window, shots) : shots::tourOfEvaluation(window, shots, services);
        return 0;
    }
    tour(window, shots, services, papers);
    tourOfModels(window, shots);
    tourOfLibrary(window, shots);
    tourOfDialogs(window, shots, services);
    return 0;
}
