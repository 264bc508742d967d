#pragma once
#include "core/settings/parameters.h"

namespace adduce {

struct Configuration;

/// How documents are read, cut and made ready to be searched.
struct IngestSettings
{
    ChunkParameters chunks {};
    OcrParameters ocr {};
    LatentParameters latent {};
    IndexParameters index {};
    int jobs = 1; ///< worker processes that read at a time
};

/// As the user set it; a worker for each processor.
IngestSettings ingestSettings(const Configuration &configuration);

} // namespace adduce
