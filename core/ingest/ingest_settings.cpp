#include "core/ingest/ingest_settings.h"

#include "core/configuration/configuration.h"

#include <QThread>

namespace adduce {

IngestSettings ingestSettings(const Configuration &configuration)
{
    const Parameters &parameters = configuration.profile.parameters;
    return { parameters.chunks, configuration.reading.ocr, parameters.latent, parameters.index, QThread::idealThreadCount() };
}

} // namespace adduce
