#include "core/worker/ocr.h"

#include "core/base/stop.h"
#include "core/worker/ocr_process.h"
#include "core/worker/worker_host.h"

#include <QFileInfo>
#include <cmath>
#include <memory>

namespace adduce {

using namespace Qt::StringLiterals;
using protocol::OcrImage;

namespace {

constexpr double kPointsAnInch = 72;
constexpr double kScale = 300 / kPointsAnInch; // pixels a point: what Tesseract was made for
constexpr double kMostPixels = 32e6; // A2 at this scale; larger pages are drawn smaller

/// A page as the recognition wants it, and its scale.
struct DrawnPage
{
    OcrImage image;
    double scale = 1; ///< pixels a point
};

OcrImage greyOf(const PageImage &page, double scale)
{
    OcrImage image { page.width, page.height, std::max(1, static_cast<int>(std::lround(scale * kPointsAnInch))), {} };
    image.grey.resize(qsizetype(page.width) * page.height);
    const auto *rgb = reinterpret_cast<const unsigned char *>(page.rgb.constData());
    for (char &grey : image.grey) {
        grey = static_cast<char>((rgb[0] * 77 + rgb[1] * 150 + rgb[2] * 29) >> 8); // luma of ITU-R BT.601
        rgb += 3;
    }
    return image;
}

/// First small, to learn how large the page is.
DrawnPage drawPage(PageRenderer &renderer, int page, const std::stop_token &stop)
{
    constexpr double kSmall = 0.1;
    const PageImage small = renderer.draw(page, kSmall, stop);
    const double width = small.width / kSmall; // points
    const double height = small.height / kSmall;
    double scale = std::min(kScale, std::sqrt(kMostPixels / (width * height)));
    scale = std::min(scale, protocol::kLongestOcrSide / std::max(width, height));
    return { greyOf(renderer.draw(page, scale, stop), scale), scale };
}

void toPoints(OcrPage &page, double scale)
{
    page.size /= scale;
    for (OcrLine &line : page.lines) {
        line.baseline /= scale;
        for (OcrWord &word : line.words)
            word.box = QRectF(word.box.topLeft() / scale, word.box.size() / scale);
    }
}

/// Keeps a worker as long as it is sound.
class Recogniser
{
public:
    Recogniser(const OcrProgram &program, const QStringList &languages)
        : m_program(program)
        , m_languages(languages)
    {
    }

    OcrPage read(const OcrImage &image, const std::stop_token &stop)
    {
        const bool fresh = !m_process;
        if (fresh)
            m_process = std::make_unique<OcrProcess>(m_program, m_languages);
        try {
            return m_process->recognise(image, stop);
        } catch (const Error &error) {
            m_process.reset();
            // A worker that served before may have used up its time, or have been harmed by another page.
            if (fresh || error.kind() == ErrorKind::Stopped)
                throw;
            return read(image, stop);
        }
    }

private:
    const OcrProgram &m_program;
    const QStringList &m_languages;
    std::unique_ptr<OcrProcess> m_process;
};

} // namespace

OcrProgram ocrProgramBeside(const WorkerProgram &program)
{
    OcrProgram ocr;
    ocr.path = QFileInfo(program.host->path()).path() + u"/adduce-ocrworker"_s;
    return ocr;
}

std::vector<OcrFailure> recognisePages(const OcrProgram &program, PageRenderer &renderer, const std::vector<int> &pages,
    const QStringList &languages, const OcrPageSink &done, const PageProgress &progress, const std::stop_token &stop)
{
    ocrDataFolder(languages);
    if (!QFileInfo(program.path).isExecutable())
        throw Error(ErrorKind::Crashed, program.path, u"text recognition is not installed"_s);
    std::vector<OcrFailure> failures;
    Recogniser recogniser(program, languages);
    int finished = 0;
    for (const int number : pages) {
        throwIfStopped(stop);
        try {
            const DrawnPage drawn = drawPage(renderer, number, stop);
            OcrPage page = recogniser.read(drawn.image, stop);
            page.page = number;
            toPoints(page, drawn.scale);
            done(page);
        } catch (const Error &error) {
            if (error.kind() == ErrorKind::Stopped)
                throw;
            failures.push_back({ number, error });
        }
        if (progress)
            progress(++finished, static_cast<int>(pages.size()));
    }
    return failures;
}

} // namespace adduce
