#include "app/ocrworker/page_recogniser.h"

#include "core/documents/ocr_yield.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <leptonica/allheaders.h>
#include <memory>
#include <numbers>
#include <optional>
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
    int quarters = 0; ///< clockwise, that most of it still has to be turned by: Tesseract reads lines on their side, too
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

/// What is made of one picture, read once for each quarter that it is turned by.
class Readings
{
public:
    Readings(tesseract::TessBaseAPI &languages, Pix *pix)
        : m_languages(languages)
        , m_pix(pix)
    {
    }

    const Reading &turnedBy(int quarters)
    {
        std::optional<Reading> &reading = m_readings.at(static_cast<std::size_t>(quarters));
        if (!reading)
            reading = read(m_languages, turned(m_pix, quarters));
        return *reading;
    }

    /// By more where its lines lie on their side then, and can be read as well when they are upright.
    const Reading &uprightFrom(int quarters)
    {
        constexpr double kAsWell = 0.9;
        const Reading &reading = turnedBy(quarters);
        const Reading &upright = turnedBy((quarters + reading.quarters) % static_cast<int>(m_readings.size()));
        return upright.quarters == 0 && upright.yield.sure >= kAsWell * reading.yield.sure ? upright : reading;
    }

private:
    tesseract::TessBaseAPI &m_languages;
    Pix *m_pix;
    std::array<std::optional<Reading>, 4> m_readings;
};

/// How a page is written that made no sense; empty for Latin, and where it cannot be told.
QString scriptOf(tesseract::TessBaseAPI &scripts, Pix *pix)
{
    constexpr float kSure = 0.5F; // Chinese, Japanese, Hebrew, Arabic, Thai and Russian pages have 0.8 or more
    scripts.SetImage(pix);
    int degrees = 0;
    float turnSureness = 0;
    const char *name = nullptr;
    float sureness = 0;
    const bool isTold = scripts.DetectOrientationScript(&degrees, &turnSureness, &name, &sureness) && sureness >= kSure;
    const QString script = isTold ? QString::fromLatin1(name) : QString();
    scripts.Clear(); // the picture
    return script == QStringLiteral("Latin") ? QString() : script;
}

} // namespace

OcrPage recognisePicture(tesseract::TessBaseAPI &languages, tesseract::TessBaseAPI *scripts, const protocol::OcrImage &image)
{
    const PixPointer picture = pixOf(image);
    Readings readings(languages, picture.get());
    const auto isUpright = [](const Reading &reading) { return reading.yield.sure >= kUpright * reading.yield.all; };
    const Reading *best = &readings.uprightFrom(0);
    for (int quarters = 1; quarters < 4 && !isUpright(*best); ++quarters)
        if (const Reading &reading = readings.uprightFrom(quarters); reading.yield.sure > best->yield.sure)
            best = &reading;
    OcrPage page = best->page;
    if (scripts && !makesSense(page))
        page.script = scriptOf(*scripts, turned(picture.get(), 0).pix.get());
    return page;
}

} // namespace adduce
