#include "core/readers/pdf/page_text.h"

#include "core/readers/pdf/gibberish.h"
#include "core/readers/pdf/grey_picture.h"
#include "core/readers/pdf/mupdf_call.h"
#include "core/readers/pdf/page_turn.h"
#include "core/readers/pdf/stext_lines.h"
#include "core/readers/pdf/visibility.h"

#include <algorithm>

namespace adduce {

namespace {

constexpr int kStamp = 200; // letters: more than a page number and what a library prints on its scans
constexpr double kPicture = 0.8; // share of the page that the picture of a page covers
constexpr double kInkOfDust = 0.0005; // share of the page; a line of text has about 0.002
constexpr double kInkOfText = 0.005;
constexpr float kLongSide = 600; // pixels

/// What MuPDF made for one page; freed whatever happens.
struct OpenText
{
    explicit OpenText(fz_context *c)
        : context(c)
    {
    }
    ~OpenText()
    {
        fz_drop_device(context, painter);
        fz_drop_device(context, seenDevice);
        fz_drop_device(context, unseenDevice);
        fz_drop_stext_page(context, text.seen);
        fz_drop_stext_page(context, text.unseen);
    }
    OpenText(const OpenText &) = delete;
    OpenText &operator=(const OpenText &) = delete;

    fz_context *context;
    PageStext text;
    fz_device *seenDevice = nullptr;
    fz_device *unseenDevice = nullptr;
    fz_device *painter = nullptr;
    PagePaint paint;
};

void run(OpenText &o, fz_page *page, fz_rect bounds)
{
    fz_context *context = o.context;
    attempt(context, [&o, context, page, bounds] {
        const fz_stext_options options {};
        o.text.seen = fz_new_stext_page(context, bounds);
        o.text.unseen = fz_new_stext_page(context, bounds);
        o.seenDevice = fz_new_stext_device(context, o.text.seen, &options);
        o.unseenDevice = fz_new_stext_device(context, o.text.unseen, &options);
        o.painter = newPaintDevice(context, o.seenDevice, o.unseenDevice, &o.paint);
        fz_run_page_contents(context, page, o.painter, fz_identity, nullptr);
        fz_close_device(context, o.painter);
        fz_close_device(context, o.seenDevice);
        fz_close_device(context, o.unseenDevice);
    });
}

qsizetype lettersIn(const std::vector<Line> &lines)
{
    qsizetype letters = 0;
    for (const Line &line : lines)
        letters += std::ranges::count_if(line.text, [](QChar c) { return c.isLetterOrNumber(); });
    return letters;
}

bool meansNothing(const std::vector<Line> &lines)
{
    qsizetype length = 0;
    for (const Line &line : lines)
        length += line.text.size();
    QString text;
    text.reserve(length);
    qsizetype lost = 0; // characters that had no meaning at all
    for (const Line &line : lines) {
        text += line.text;
        lost += static_cast<qsizetype>(line.unsure.size());
    }
    return isGibberish(text) || (lost > 100 && lost > text.size());
}

/// Looks for ink only where there is no text, or little of it on a picture of a page.
PageQuality qualityOf(fz_context *context, fz_page *page, fz_rect bounds, const PagePaint &paint, const PageLayout &layout)
{
    if (meansNothing(layout.lines))
        return PageQuality::Gibberish;
    const bool none = layout.lines.empty();
    if (!none && (pictureShare(paint, bounds) < kPicture || lettersIn(layout.lines) >= kStamp))
        return PageQuality::Sound;
    const float longSide = std::max({ bounds.x1 - bounds.x0, bounds.y1 - bounds.y0, 1.0F });
    const auto inkOf = [&](DrawText text) { return inkShare(drawGrey(context, page, bounds, kLongSide / longSide, text)); };
    const double ink = inkOf(DrawText::No);
    if (none) // a form may have all of its words in its fields
        return std::max(ink, ink < kInkOfDust ? inkOf(DrawText::AndAnnotations) : 0) >= kInkOfDust ? PageQuality::Scan
                                                                                                   : PageQuality::Blank;
    return ink >= kInkOfText ? PageQuality::Scan : PageQuality::Sound;
}

} // namespace

PageLayout readPage(fz_context *context, fz_page *page)
{
    fz_rect bounds = fz_empty_rect;
    attempt(context, [&] { bounds = fz_bound_page(context, page); });
    OpenText open(context);
    run(open, page, bounds);
    PageLayout layout;
    layout.drawn = drawnText(open.text);
    const bool layer = markHidden(context, page, open.paint, open.text);
    layout.hidden = hiddenText(open.text, { bounds.x0, bounds.y0 });
    const fz_stext_page &read = layer ? *open.text.unseen : *open.text.seen;
    layout.direction = directionOf(read);
    fz_rect turned = bounds;
    if (layout.direction != TextDirection::Right) {
        turned = turnUpright(*open.text.seen, layout.direction, bounds);
        turnUpright(*open.text.unseen, layout.direction, bounds);
    }
    const fz_point origin { turned.x0, turned.y0 };
    layout.size = QSizeF(double(turned.x1 - turned.x0), double(turned.y1 - turned.y0));
    layout.lines = linesFrom(context, *open.text.seen, origin);
    for (const fz_rect &frame : open.paint.frames) {
        const fz_rect box = turnedUpright(frame, layout.direction);
        layout.frames.emplace_back(QPointF(double(box.x0 - origin.x), double(box.y0 - origin.y)),
            QPointF(double(box.x1 - origin.x), double(box.y1 - origin.y)));
    }
    if (!layer) {
        layout.quality = qualityOf(context, page, bounds, open.paint, layout);
        return layout;
    }
    const int blocks = layout.lines.empty() ? 0 : layout.lines.back().block + 1;
    for (Line &line : linesFrom(context, *open.text.unseen, origin, blocks))
        layout.lines.push_back(std::move(line));
    layout.quality = meansNothing(layout.lines) ? PageQuality::Gibberish : PageQuality::Recognised;
    return layout;
}

} // namespace adduce
