#include "app/cli/png.h"

#include "core/base/error.h"

#include <QFile>
#include <QFileInfo>
#include <png.h>

namespace adduce::cli {

using namespace Qt::StringLiterals;

void writePng(const PageImage &image, const QString &path)
{
    if (QFileInfo::exists(path))
        throw Error(ErrorKind::BadInput, path, u"the file is there already"_s);
    png_image header {};
    header.version = PNG_IMAGE_VERSION;
    header.width = static_cast<png_uint_32>(image.width);
    header.height = static_cast<png_uint_32>(image.height);
    header.format = PNG_FORMAT_RGB;
    const int written =
        png_image_write_to_file(&header, QFile::encodeName(path).constData(), 0, image.rgb.constData(), 3 * image.width, nullptr);
    if (written == 0)
        throw Error(ErrorKind::DiskFull, path, QString::fromLocal8Bit(header.message));
}

} // namespace adduce::cli
