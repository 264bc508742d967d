#include "app/ocrworker/page_recogniser.h"

#include "core/documents/ocr_yield.h"

#include <leptonica/allheaders.h>
#include <memory>
#include <tesseract/baseapi.h>
#include <tesseract/resultiterator.h>

namespace adduce {

namespace {

constexpr double kUpright = 0.6; // share of the characters in sure words: less, and the page may be turned

struct FreePix
{
    void operator()(Pix *pix) const { pixDestroy(&pix); }
};
using PixPointer = std::unique_ptr<Pix, FreePix>;

PixPointer pixOf(const protocol::OcrImage &image)
{
    PixPointer pix(pixCreate(image.width, image.height, 8));
    if (!pix)
        throw std::bad_alloc();
    pixSetResolution(pix.get(), image.resolution, image.resolution);
    const int words = pixGetWpl(pix.get());
    for (int y = 0; y < image.height; ++y) {
        l_uint32 *row = pixGetData(pix.get()) + static_cast<std::ptrdiff_t>(y) * words;
        for (int x = 0; x < image.width; ++x)
            SET_DATA_BYTE(row, x, static_cast<unsigned char>(image.grey[qsizetype(y) * image.width + x]));
    }
    return pix;
}

/// A box of the picture turned clockwise by so many quarters, in the picture as it was.
QRectF turnedBack(const QRectF &box, int quarters, QSizeF size)
{
    switch (quarters) {
    case 1:
        return { box.top(), size.height() - box.right(), box.height(), box.width() };
    case 2:
        return { size.width() - box.right(), size.height() - box.bottom(), box.width(), box.height() };
    case 3:
        return { size.width() - box.bottom(), box.left(), box.height(), box.width() };
    default:
        return box;
    }
}

QRectF boxOf(const tesseract::ResultIterator &it, tesseract::PageIteratorLevel level)
{
    int left = 0;
    int top = 0;
    int right = 0;
    int bottom = 0;
    it.BoundingBox(level, &left, &top, &right, &bottom);
    return { QPointF(left, top), QPointF(right, bottom) };
}

OcrPage read(tesseract::TessBaseAPI &tesseract, Pix *pix)
{
    OcrPage page;
    tesseract.SetImage(pix);
    if (tesseract.Recognize(nullptr) != 0)
        return page;
    const std::unique_ptr<tesseract::ResultIterator> it(tesseract.GetIterator());
    int block = -1;
    if (!it)
        return page;
    do {
        if (it->IsAtBeginningOf(tesseract::RIL_BLOCK))
            ++block;
        const std::unique_ptr<char[]> text(it->GetUTF8Text(tesseract::RIL_WORD));
        const QString word = text ? QString::fromUtf8(text.get()).simplified() : QString();
        if (it->IsAtBeginningOf(tesseract::RIL_TEXTLINE)) {
            OcrLine line;
            int x1 = 0;
            int y1 = 0;
            int x2 = 0;
            int y2 = 0;
            const bool known = it->Baseline(tesseract::RIL_TEXTLINE, &x1, &y1, &x2, &y2);
            line.baseline = known ? (y1 + y2) / 2.0 : boxOf(*it, tesseract::RIL_TEXTLINE).bottom();
            line.baseline = std::clamp(line.baseline, 0.0, static_cast<double>(pixGetHeight(pix)));
            line.block = std::max(block, 0);
            page.lines.push_back(std::move(line));
        }
        if (!word.isEmpty() && !page.lines.empty())
            page.lines.back().words.push_back(
                { word, boxOf(*it, tesseract::RIL_WORD), static_cast<double>(it->Confidence(tesseract::RIL_WORD)) });
    } while (it->Next(tesseract::RIL_WORD));
    std::erase_if(page.lines, [](const OcrLine &line) { return line.words.empty(); });
    return page;
}

} // namespace

OcrPage recognisePicture(tesseract::TessBaseAPI &tesseract, const protocol::OcrImage &image)
{
    const PixPointer upright = pixOf(image);
    OcrPage best = read(tesseract, upright.get());
    OcrYield most = yieldOf(best);
    if (most.all == 0 || most.sure >= kUpright * most.all)
        return best;
    for (const int quarters : { 1, 3, 2 }) {
        const PixPointer turned(pixRotateOrth(upright.get(), quarters));
        if (!turned)
            throw std::bad_alloc();
        OcrPage page = read(tesseract, turned.get());
        const OcrYield yield = yieldOf(page);
        if (yield.sure <= most.sure)
            continue;
        for (OcrLine &line : page.lines) {
            for (OcrWord &word : line.words)
                word.box = turnedBack(word.box, quarters, QSizeF(image.width, image.height));
            if (quarters == 2)
                line.baseline = image.height - line.baseline;
            else // a line that runs up or down has no one height
                line.baseline = line.words.front().box.bottom();
        }
        best = std::move(page);
        most = yield;
        if (most.sure >= kUpright * most.all)
            break;
    }
    return best;
}

} // namespace adduce
