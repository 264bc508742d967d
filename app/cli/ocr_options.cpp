#include "app/cli/ocr_options.h"

#include "core/worker/ocr.h"

namespace adduce::cli {

using namespace Qt::StringLiterals;

bool setOcr(const QCommandLineParser &options, OcrParameters &ocr)
{
    if (options.isSet(u"ocr"_s)) {
        const QString mode = options.value(u"ocr"_s);
        if (mode != u"off"_s && mode != u"auto"_s)
            return false;
        ocr.mode = mode == u"auto"_s ? OcrMode::Automatic : OcrMode::Off;
    }
    if (options.isSet(u"ocr-languages"_s))
        ocr.languages = options.value(u"ocr-languages"_s).split(u'+', Qt::SkipEmptyParts);
    if (ocr.mode == OcrMode::Automatic)
        ocrDataFolder(ocr.languages);
    return true;
}

} // namespace adduce::cli
