#pragma once
#include "core/ask/ask.h"
#include "core/documents/worker.h"
#include "core/library/library.h"
#include "core/settings/parameters.h"

class QSettings;

namespace adduce {

class Theme;

/// What the window works with: built in `app`, outlives the window.
struct Services
{
    const Library &library;
    const Ask &ask;
    WorkerProgram worker;
    Parameters parameters;
    QSettings &settings; ///< geometry, docks, tab, zoom
    Theme &theme;
    QString sampleFolder {}; ///< of the sample library, or empty
    QString handbook {}; ///< its PDF, or empty
};

} // namespace adduce
