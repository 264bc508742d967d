#pragma once
#include "core/ask/ask.h"
#include "core/configuration/configuration_file.h"
#include "core/library/library.h"
#include "core/models/key_store.h"
#include "core/models/model_servers.h"
#include "core/worker/worker.h"

class QSettings;

namespace adduce {

class Theme;

/// What the window works with: built in `app`, outlives the window.
struct Services
{
    const Library &library;
    const Ask &ask;
    EgressGate &gate;
    KeyStore &keys;
    ModelServers &servers; ///< through that gate, with those keys
    WorkerProgram worker;
    const ConfigurationFile &configuration; ///< what every program keeps to
    QSettings &settings; ///< geometry, docks, tab, zoom
    Theme &theme;
    QString sampleFolder {}; ///< of the sample library, or empty
    QString handbook {}; ///< its PDF, or empty
};

} // namespace adduce
