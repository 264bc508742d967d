#include "core/export/crops.h"

#include "core/answer/as_printed.h"
#include "core/answer/page_source.h"
#include "core/base/error.h"
#include "core/base/stop.h"
#include "core/guardrails/quote.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace adduce {

namespace {

constexpr double kAir = 14; // points around the quote, left and right
constexpr double kContext = 28; // above and below: about two lines
constexpr double kTallest = 320;
constexpr std::array kMark { 0xCF, 0xE6, 0xE4 }; // multiplied with the page, as the reader does

QRectF boundsOf(const std::vector<QRectF> &rects)
{
    QRectF all;
    for (const QRectF &rect : rects)
        all = all.isNull() ? rect : all.united(rect);
    return all;
}

/// Pixels of `box`, points, that lie in the image.
QRect pixelsOf(const QRectF &box, double scale, const PageImage &image)
{
    return QRectF(box.topLeft() * scale, box.size() * scale).toAlignedRect() & QRect(0, 0, image.width, image.height);
}

void multiply(PageImage &image, const QRect &box)
{
    for (int y = box.top(); y <= box.bottom(); ++y)
        for (int x = box.left(); x <= box.right(); ++x)
            for (int channel = 0; channel < 3; ++channel) {
                char &value = image.rgb[3 * (qsizetype(y) * image.width + x) + channel];
                value = static_cast<char>(static_cast<uchar>(value) * kMark[static_cast<std::size_t>(channel)] / 255);
            }
}

/// What the page tells better than its words: rows of tables, formula signs, what cannot be quoted.
std::vector<Citation> betterSeen(const Answer &answer)
{
    std::vector<Citation> places;
    for (const AnswerSentence &sentence : answer.sentences)
        if (readsBetterOnPage(sentence))
            std::ranges::copy_if(sentence.citations, std::back_inserter(places),
                [](const Citation &citation) { return !citation.quote.contains(QChar(kMask)); }); // a picture cannot be masked
    places.insert(places.end(), answer.unquotable.begin(), answer.unquotable.end());
    return places;
}

/// Those of one paper mostly stand together.
std::vector<Citation> quotesOf(const ExportContent &content)
{
    std::vector<Citation> quotes;
    for (const Thread &thread : content.threads)
        for (const Turn &turn : lastVersions(thread)) {
            const std::vector<Citation> places = betterSeen(turn.answer);
            quotes.insert(quotes.end(), places.begin(), places.end());
        }
    for (const NamedRows &table : content.tables)
        for (const EvidenceRow &row : table.rows)
            if (row.citation)
                quotes.push_back(*row.citation);
    for (const auto &[name, matrix] : content.matrices)
        for (const MatrixPaper &paper : matrix.papers)
            for (const MatrixQuestion &question : matrix.questions)
                if (const auto cell = matrix.cells.find({ paper.id, question.id });
                    cell != matrix.cells.end() && cell->second.citation)
                    quotes.push_back(*cell->second.citation);
    return quotes;
}

} // namespace

PageImage cropAround(const PageImage &page, const std::vector<QRectF> &rects, double scale)
{
    const QRectF quote = boundsOf(rects);
    QRectF area =
        quote.isNull() ? QRectF(0, 0, page.width / scale, kTallest / 2) : quote.adjusted(-kAir, -kContext, kAir, kContext);
    area.setHeight(std::min(area.height(), kTallest));
    const QRect cut = pixelsOf(area, scale, page);
    if (cut.isEmpty())
        return {};
    PageImage marked = page;
    for (const QRectF &rect : rects)
        multiply(marked, pixelsOf(rect, scale, page));
    PageImage crop { cut.width(), cut.height(), {} };
    crop.rgb.reserve(3 * qsizetype(crop.width) * crop.height);
    for (int y = cut.top(); y <= cut.bottom(); ++y)
        crop.rgb += QByteArrayView(marked.rgb).sliced(3 * (qsizetype(y) * page.width + cut.left()), 3 * qsizetype(cut.width()));
    return crop;
}

void addCrops(const Library &library, const WorkerProgram &worker, ExportContent &content, const std::stop_token &stop,
    const std::function<void(int done, int total)> &report)
{
    std::map<QString, std::unique_ptr<PageRenderer>> renderers; // by the hash of the document; null where it cannot be drawn
    const std::vector<Citation> quotes = quotesOf(content);
    int done = 0;
    for (const Citation &citation : quotes) {
        throwIfStopped(stop);
        if (report)
            report(done++, static_cast<int>(quotes.size()));
        if (std::ranges::find(content.crops, citation, &QuoteCrop::citation) != content.crops.end())
            continue;
        try {
            if (!renderers.contains(citation.sha256)) {
                renderers.clear(); // one open document at a time
                auto &renderer = renderers[citation.sha256];
                const auto [path, encoding] = pageSource(library, citation);
                renderer = std::make_unique<PageRenderer>(worker, path, encoding);
                if (renderer->pageCount() < citation.page || renderer->sha256() != citation.sha256)
                    renderer.reset();
            }
            if (const auto &renderer = renderers[citation.sha256])
                content.crops.push_back(
                    { citation, cropAround(renderer->draw(citation.page - 1, kCropScale, stop), citation.rects, kCropScale) });
        } catch (const Error &error) {
            if (error.kind() == ErrorKind::Stopped)
                throw;
            renderers[citation.sha256].reset();
        }
    }
}

} // namespace adduce
