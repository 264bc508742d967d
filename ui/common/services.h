#pragma once
#include "core/workspace/workspace.h"
#include "ui/common/library_thread.h"

class QSettings;

namespace adduce {

class Theme;

/// What a window works with: a view of its workspace, and what only a window has. Built in `app`, outlives the window.
struct Services
{
    /// `thread` is that of the workspace's library, which is open.
    Services(Workspace &from, LibraryThread &thread, QSettings &windowSettings, Theme &windowTheme, QString samples = {},
        QString manual = {})
        : workspace(from)
        , library(thread.library())
        , libraryThread(thread)
        , ask(from.ask())
        , gate(from.gate())
        , keys(from.keys())
        , servers(from.servers())
        , worker(from.worker())
        , configuration(from.configuration())
        , settings(windowSettings)
        , theme(windowTheme)
        , sampleFolder(std::move(samples))
        , handbook(std::move(manual))
    {
    }

    Workspace &workspace;
    const Library &library;
    LibraryThread &libraryThread; ///< what the window itself reads and writes of it
    const Ask &ask;
    EgressGate &gate;
    KeyStore &keys;
    ModelServers &servers; ///< through that gate, with those keys
    WorkerProgram worker;
    const ConfigurationFile &configuration; ///< what every program keeps to
    QSettings &settings; ///< geometry, docks, tab, zoom
    Theme &theme;
    QString sampleFolder; ///< of the sample library, or empty
    QString handbook; ///< its PDF, or empty
};

} // namespace adduce
