#include "app/ocrworker/page_recogniser.h"

#include "core/documents/ocr_yield.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <leptonica/allheaders.h>
#include <memory>
#include <numbers>
#include <tesseract/baseapi.h>
#include <tesseract/resultiterator.h>

namespace adduce {

namespace {

constexpr double kUpright = 0.6; // share of the characters in sure words: less, and the page may be turned
constexpr double kLegible = 0.45; // less, and it may be written otherwise than was asked for

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

/// A picture as it is read, and how it was turned for that.
struct TurnedPicture
{
    PixPointer pix;
    double degrees = 0; ///< clockwise; 0 to 360
};

/// By how many degrees a picture of text has to be turned clockwise so that its lines lie level. 0 for less than the recognition copes
/// with, and where no lines stand out.
double slopeOf(Pix *pix)
{
    // As Leptonica's own deskewing does it, over a wider range.
    constexpr int kCoarse = 4; // the picture is made smaller by this for the first look
    constexpr int kFine = 2;
    constexpr float kRange = 10; // degrees either way
    constexpr float kStep = 1;
    constexpr float kAccuracy = 0.01F;
    constexpr float kSure = 3;
    constexpr float kLevel = 0.3F; // words of a page come out in order up to this, and no more at twice as much
    constexpr int kBlack = 160; // of 255, and darker
    const PixPointer ink(pixConvertTo1(pix, kBlack));
    float degrees = 0;
    float sureness = 0;
    if (!ink || pixFindSkewSweepAndSearch(ink.get(), &degrees, &sureness, kCoarse, kFine, kRange, kStep, kAccuracy) != 0
        || sureness < kSure || std::abs(degrees) < kLevel)
        return 0;
    return degrees;
}

TurnedPicture turned(Pix *pix, int quarters)
{
    constexpr int kQuarter = 90;
    constexpr int kWhole = 360;
    PixPointer upright(quarters == 0 ? pixClone(pix) : pixRotateOrth(pix, quarters));
    if (!upright)
        throw std::bad_alloc();
    const double slope = slopeOf(upright.get());
    const double radians = slope * std::numbers::pi / 180;
    const int width = pixGetWidth(upright.get());
    const int height = pixGetHeight(upright.get());
    const double pixels = (width + height * std::abs(std::sin(radians))) * (height + width * std::abs(std::sin(radians)));
    if (slope == 0 || pixels > protocol::kMostOcrPixels)
        return { std::move(upright), static_cast<double>(kQuarter * quarters) };
    PixPointer level(pixRotate(
        upright.get(), static_cast<float>(radians), L_ROTATE_AREA_MAP, L_BRING_IN_WHITE, width, height)); // none of it is cut off
    if (!level)
        throw std::bad_alloc();
    return { std::move(level), std::fmod(kWhole + kQuarter * quarters + slope, kWhole) };
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

/// What was made of a picture.
struct Reading
{
    OcrPage page;
    OcrYield yield {};
    int quarters =
        0; ///< by which most of the text would have to be turned clockwise yet: Tesseract reads lines on their side, too
};

/// By how many quarters the block at `it` has to be turned clockwise to be upright.
int quartersOf(const tesseract::ResultIterator &it)
{
    tesseract::Orientation up {};
    tesseract::WritingDirection direction {};
    tesseract::TextlineOrder order {};
    float slope = 0;
    it.Orientation(&up, &direction, &order, &slope);
    switch (up) {
    case tesseract::ORIENTATION_PAGE_RIGHT: // where the block's top is
        return 3;
    case tesseract::ORIENTATION_PAGE_DOWN:
        return 2;
    case tesseract::ORIENTATION_PAGE_LEFT:
        return 1;
    case tesseract::ORIENTATION_PAGE_UP:
        break;
    }
    return 0;
}

Reading read(tesseract::TessBaseAPI &tesseract, const TurnedPicture &picture)
{
    Reading reading;
    OcrPage &page = reading.page;
    page.turn = picture.degrees;
    page.size = QSizeF(pixGetWidth(picture.pix.get()), pixGetHeight(picture.pix.get()));
    tesseract.SetImage(picture.pix.get());
    if (tesseract.Recognize(nullptr) != 0)
        return reading;
    const std::unique_ptr<tesseract::ResultIterator> it(tesseract.GetIterator());
    int block = -1;
    std::array<qsizetype, 4> upright {}; // letters, by the quarters that they have to be turned by
    if (!it)
        return reading;
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
            line.baseline = std::clamp(line.baseline, 0.0, page.size.height());
            line.block = std::max(block, 0);
            page.lines.push_back(std::move(line));
        }
        if (word.isEmpty() || page.lines.empty())
            continue;
        page.lines.back().words.push_back(
            { word, boxOf(*it, tesseract::RIL_WORD), static_cast<double>(it->Confidence(tesseract::RIL_WORD)) });
        upright.at(static_cast<std::size_t>(quartersOf(*it))) += word.size();
    } while (it->Next(tesseract::RIL_WORD));
    std::erase_if(page.lines, [](const OcrLine &line) { return line.words.empty(); });
    reading.yield = yieldOf(page);
    reading.quarters = static_cast<int>(std::ranges::max_element(upright) - upright.begin());
    return reading;
}

/// What is made of a picture that is turned by so many quarters; by more where its lines lie on their side then, and can be read as well
/// when they are upright.
Reading readTurned(tesseract::TessBaseAPI &languages, Pix *pix, int quarters)
{
    constexpr int kAround = 4;
    constexpr double kAsWell = 0.9;
    Reading reading = read(languages, turned(pix, quarters));
    if (reading.quarters == 0)
        return reading;
    Reading upright = read(languages, turned(pix, (quarters + reading.quarters) % kAround));
    return upright.quarters == 0 && upright.yield.sure >= kAsWell * reading.yield.sure ? upright : reading;
}

/// How a page is written that made no sense; empty for Latin, and where it cannot be told.
QString scriptOf(tesseract::TessBaseAPI &scripts, Pix *pix)
{
    constexpr float kSure = 0.5F; // Chinese, Japanese, Hebrew, Arabic, Thai and Russian pages have 0.8 or more
    scripts.SetImage(pix);
    int degrees = 0;
    float turnSureness = 0;
    const char *name = nullptr;
    float sureness = 0;
    if (!scripts.DetectOrientationScript(&degrees, &turnSureness, &name, &sureness) || !name || sureness < kSure)
        return {};
    const QString script = QString::fromLatin1(name);
    return script == QStringLiteral("Latin") ? QString() : script;
}

} // namespace

OcrPage recognisePicture(tesseract::TessBaseAPI &languages, tesseract::TessBaseAPI *scripts, const protocol::OcrImage &image)
{
    const PixPointer upright = pixOf(image);
    const auto isSure = [](const OcrYield &yield, double share) { return yield.sure >= share * yield.all; };
    Reading best;
    for (const int quarters : { 0, 2, 1, 3 }) {
        Reading reading = readTurned(languages, upright.get(), quarters);
        if (quarters == 0 || reading.yield.sure > best.yield.sure)
            best = std::move(reading);
        if (isSure(best.yield, kUpright))
            break;
    }
    if (scripts && !isSure(best.yield, kLegible))
        best.page.script = scriptOf(*scripts, upright.get());
    return best.page;
}

} // namespace adduce
