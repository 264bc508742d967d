#include "core/worker/ocr_protocol.h"

#include "core/worker/ocr_page_stream.h"

namespace adduce::protocol {

QByteArray recognisePayload(const OcrImage &image)
{
    Writer out;
    out << qint32(image.width) << qint32(image.height) << qint32(image.resolution) << image.grey;
    return out.bytes();
}

OcrImage decodeRecognise(const QByteArray &payload)
{
    Reader in(payload);
    OcrImage image;
    image.width = in.integer(1, kLongestOcrSide);
    image.height = in.integer(1, kLongestOcrSide);
    image.resolution = in.integer(1, 10'000);
    image.grey = in.bytes();
    in.end();
    const qint64 pixels = qint64(image.width) * image.height;
    if (pixels > kMostOcrPixels || image.grey.size() != pixels)
        refuse();
    return image;
}

QByteArray ocrPagePayload(const OcrPage &page)
{
    Writer out;
    writeOcrPage(out, page);
    return out.bytes();
}

OcrPage decodeOcrPage(const QByteArray &payload)
{
    Reader in(payload);
    OcrPage page = readOcrPage(in);
    in.end();
    return page;
}

} // namespace adduce::protocol
