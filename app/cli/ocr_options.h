#pragma once
#include "core/settings/parameters.h"
#include <QCommandLineParser>

namespace adduce::cli {

/// Takes --ocr and --ocr-languages over into the parameters; false when they cannot be understood. Throws
/// MissingLanguage and BadInput for languages that cannot be recognised here, before any work is begun.
bool setOcr(const QCommandLineParser &options, OcrParameters &ocr);

} // namespace adduce::cli
