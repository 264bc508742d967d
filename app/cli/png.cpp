#include "app/cli/png.h"

#include "app/cli/output.h"
#include "core/base/device.h"
#include "core/export/png.h"

namespace adduce::cli {

void writePng(const PageImage &image, const QString &path)
{
    refuseToOverwrite(path);
    replaceFile(path, pngOf(image));
}

} // namespace adduce::cli
