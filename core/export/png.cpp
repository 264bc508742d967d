#include "core/export/png.h"

#include "core/base/error.h"

#include <png.h>

namespace adduce {

QByteArray pngOf(const PageImage &image)
{
    png_image header {};
    header.version = PNG_IMAGE_VERSION;
    header.width = static_cast<png_uint_32>(image.width);
    header.height = static_cast<png_uint_32>(image.height);
    header.format = PNG_FORMAT_RGB;
    png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(header);
    QByteArray png(static_cast<qsizetype>(size), Qt::Uninitialized);
    if (png_image_write_to_memory(&header, png.data(), &size, 0, image.rgb.constData(), 3 * image.width, nullptr) == 0)
        throw Error(ErrorKind::Internal, {}, QString::fromLocal8Bit(header.message));
    png.truncate(static_cast<qsizetype>(size));
    return png;
}

} // namespace adduce
