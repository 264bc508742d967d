#pragma once
#include "core/workspace/workspace.h"

class QSettings;

namespace adduce {

class Theme;

/// What a window works with: a view of its workspace, and what only a window has. Built in `app`, outlives the window.
struct Services
{
    /// Opens the library, which is made if it is not there: throws what Library throws.
    Services(Workspace &from, QSettings &windowSettings, Theme &windowTheme, QString samples = {}, QString manual = {})
        : workspace(from)
        , library(from.library(LibraryUse::MadeIfMissing))
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
