#include "core/readers/pdf/page_paint.h"

#include "core/readers/pdf/mupdf_versions.h"
#include "core/readers/pdf/path_shape.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <new>

namespace adduce {

namespace {

constexpr std::size_t kMostAreas = 50'000;
constexpr std::size_t kMostTexts = (1U << 24U) - 1; // as many as there are colours
constexpr float kSmallestArea = 3; // points: a smaller area hides no word
constexpr std::size_t kMostFrames = 200;
constexpr float kNarrowestFrame = 100; // points
constexpr float kLowestFrame = 30;
constexpr float kClipSlack = 0.05F; // points, that a clip's rectangle may lack on a side
constexpr float kNearlyWhite = 0.99F;

/// MuPDF allocates and frees it: plain values only.
struct PaintDevice
{
    fz_device super;
    fz_device *seen;
    fz_device *unseen;
    PagePaint *paint;
    int order;
    int translucent; // how many groups and masks are open through which something shines
    std::uint64_t groups; // a bit for each open group, the last one lowest: whether it is such a one
    // The same for clips: whether it is no upright rectangle, so that less than its box is painted through it.
    std::uint64_t clips;
    int ragged; // how many of those are open
    // The colour that was asked for last: conversions between colour spaces are not free.
    fz_colorspace *lastSpace;
    std::array<float, FZ_MAX_COLORS> lastColour;
    Rgb lastRgb;
};

PaintDevice *of(fz_device *device)
{
    return reinterpret_cast<PaintDevice *>(device);
}

Rgb rgbOf(fz_context *context, PaintDevice *d, fz_colorspace *space, const float *colour, fz_color_params params)
{
    const int parts = fz_colorspace_n(context, space);
    if (space != d->lastSpace || !std::equal(colour, colour + parts, d->lastColour.begin())) {
        fz_convert_color(context, space, colour, fz_device_rgb(context), d->lastRgb.data(), nullptr, params);
        fz_drop_colorspace(context, d->lastSpace);
        d->lastSpace = fz_keep_colorspace(context, space); // its address must not become another's
        std::copy_n(colour, parts, d->lastColour.begin());
    }
    return d->lastRgb;
}

void drop(fz_context *context, fz_device *device)
{
    fz_drop_colorspace(context, of(device)->lastSpace);
}

/// No C++ exception may cross MuPDF's frames, and none of ours may be jumped over.
template <class Value> bool append(std::vector<Value> &to, const Value &value) noexcept
{
    try {
        to.push_back(value);
        return true;
    } catch (const std::bad_alloc &) {
        return false;
    }
}

/// Numbers the text; the colour that stands for the number goes to `code`.
void note(fz_context *context, PaintDevice *d, PaintedText text, float *code)
{
    text.order = d->order++;
    text.isUncertain = text.isUncertain || d->translucent > 0;
    text.scissor = fz_device_current_scissor(context, &d->super);
    const std::size_t number = d->paint->texts.size();
    if (number >= kMostTexts || !append(d->paint->texts, text))
        fz_throw(context, kMemoryError, "too much text on a page");
    for (int i = 0; i < 3; ++i) // a quarter more, so that neither rounding nor cutting gives another number
        code[i] = (static_cast<float>((number >> (16 - 8 * i)) & 0xff) + 0.25F) / 255;
}

bool isLarge(fz_rect box)
{
    return box.x1 - box.x0 >= kSmallestArea && box.y1 - box.y0 >= kSmallestArea;
}

void note(fz_context *context, PaintDevice *d, PaintedArea area)
{
    area.order = d->order++;
    const fz_rect scissor = fz_device_current_scissor(context, &d->super);
    area.box = fz_intersect_rect(area.box, scissor);
    area.filled = fz_intersect_rect(area.filled, scissor);
    if (d->ragged > 0)
        area.filled = fz_empty_rect;
    area.isOpaque = area.isOpaque && d->translucent == 0;
    if (!isLarge(area.box))
        return;
    if (d->paint->areas.size() >= kMostAreas)
        d->paint->isOverflown = true;
    else if (!append(d->paint->areas, area))
        fz_throw(context, kMemoryError, "too much paint on a page");
}

void noteFrame(fz_context *context, PaintDevice *d, const PathShape &shape, fz_rect box)
{
    box = fz_intersect_rect(box, fz_device_current_scissor(context, &d->super));
    if (box.x1 - box.x0 < kNarrowestFrame || box.y1 - box.y0 < kLowestFrame || d->paint->frames.size() >= kMostFrames
        || !shape.canBeFrame())
        return;
    const auto isSame = [&](const fz_rect &other) {
        return std::max({ std::abs(other.x0 - box.x0), std::abs(other.y0 - box.y0), std::abs(other.x1 - box.x1),
                   std::abs(other.y1 - box.y1) })
            < kSmallestArea;
    };
    if (std::ranges::none_of(d->paint->frames, isSame) && !append(d->paint->frames, box))
        fz_throw(context, kMemoryError, "too much paint on a page");
}

void fillPath(fz_context *context, fz_device *device, const fz_path *path, int, fz_matrix ctm, fz_colorspace *space,
    const float *colour, float alpha, fz_color_params params)
{
    PaintDevice *d = of(device);
    PaintedArea area;
    area.box = fz_bound_path(context, path, nullptr, ctm);
    if (!isLarge(area.box))
        return;
    area.colour = rgbOf(context, d, space, colour, params);
    area.isKnown = area.isOpaque = alpha >= 1;
    const PathShape shape(context, path, ctm);
    area.filled = shape.filled();
    note(context, d, area);
    if (alpha > 0 && std::ranges::any_of(area.colour, [](float part) { return part < kNearlyWhite; }))
        noteFrame(context, d, shape, area.box);
}

void strokePath(fz_context *context, fz_device *device, const fz_path *path, const fz_stroke_state *stroke, fz_matrix ctm,
    fz_colorspace *space, const float *colour, float alpha, fz_color_params params)
{
    const fz_rect box = fz_bound_path(context, path, nullptr, ctm);
    if (alpha <= 0 || std::max(box.x1 - box.x0, box.y1 - box.y0) < kSmallestArea)
        return;
    PaintDevice *d = of(device);
    const PathShape shape(context, path, ctm);
    if (const std::optional<fz_rect> band = shape.band(*stroke);
        band && isLarge(*band)) { // a bar is often drawn as one thick line
        PaintedArea area;
        area.box = area.filled = *band;
        area.isKnown = area.isOpaque = alpha >= 1;
        area.colour = rgbOf(context, d, space, colour, params);
        note(context, d, area);
    }
    noteFrame(context, d, shape, box);
}

void fillShade(fz_context *context, fz_device *device, fz_shade *shade, fz_matrix ctm, float alpha, fz_color_params)
{
    PaintedArea area;
    area.box = fz_bound_shade(context, shade, ctm);
    area.isOpaque = alpha >= 1;
    note(context, of(device), area);
}

void fillImage(fz_context *context, fz_device *device, fz_image *image, fz_matrix ctm, float alpha, fz_color_params)
{
    PaintedArea area;
    area.box = fz_transform_rect(fz_unit_rect, ctm);
    area.isOpaque = alpha >= 1 && !image->mask && !image->use_colorkey;
    area.filled = fz_is_rectilinear(ctm) ? area.box : fz_empty_rect;
    area.isPicture = true;
    note(context, of(device), area);
}

void fillImageMask(
    fz_context *context, fz_device *device, fz_image *, fz_matrix ctm, fz_colorspace *, const float *, float, fz_color_params)
{
    PaintedArea area;
    area.box = fz_transform_rect(fz_unit_rect, ctm);
    area.isPicture = true;
    note(context, of(device), area);
}

void fillText(fz_context *context, fz_device *device, const fz_text *text, fz_matrix ctm, fz_colorspace *space,
    const float *colour, float alpha, fz_color_params params)
{
    PaintDevice *d = of(device);
    PaintedText noted;
    noted.colour = rgbOf(context, d, space, colour, params);
    noted.isKnown = d->translucent == 0;
    noted.isTransparent = alpha <= 0;
    float code[3];
    note(context, d, noted, code);
    fz_fill_text(context, d->seen, text, ctm, fz_device_rgb(context), code, 1, params);
}

void strokeText(fz_context *context, fz_device *device, const fz_text *text, const fz_stroke_state *stroke, fz_matrix ctm,
    fz_colorspace *space, const float *colour, float alpha, fz_color_params params)
{
    PaintDevice *d = of(device);
    PaintedText noted;
    noted.colour = rgbOf(context, d, space, colour, params);
    noted.isKnown = d->translucent == 0;
    noted.isTransparent = alpha <= 0;
    float code[3];
    note(context, d, noted, code);
    fz_stroke_text(context, d->seen, text, stroke, ctm, fz_device_rgb(context), code, 1, params);
}

void beginClip(PaintDevice *d, bool isRagged)
{
    d->clips = d->clips << 1U | (isRagged ? 1U : 0U);
    d->ragged += isRagged ? 1 : 0;
}

void clipPath(fz_context *context, fz_device *device, const fz_path *path, int, fz_matrix ctm, fz_rect)
{
    const fz_rect box = fz_bound_path(context, path, nullptr, ctm);
    const fz_rect filled = PathShape(context, path, ctm).filled();
    beginClip(of(device), filled.x0 > box.x0 + kClipSlack || filled.x1 < box.x1 - kClipSlack || fz_is_empty_rect(filled));
}

void clipStrokePath(fz_context *, fz_device *device, const fz_path *, const fz_stroke_state *, fz_matrix, fz_rect)
{
    beginClip(of(device), true);
}

void clipImageMask(fz_context *, fz_device *device, fz_image *, fz_matrix, fz_rect)
{
    beginClip(of(device), true);
}

void popClip(fz_context *, fz_device *device)
{
    PaintDevice *d = of(device);
    d->ragged -= static_cast<int>(d->clips & 1U);
    d->clips >>= 1U;
}

/// Text as a clip path: what is painted through it shows.
void clipText(fz_context *context, fz_device *device, const fz_text *text, fz_matrix ctm, fz_rect)
{
    PaintDevice *d = of(device);
    beginClip(d, true);
    PaintedText noted;
    noted.isUncertain = true;
    float code[3];
    note(context, d, noted, code);
    fz_fill_text(context, d->seen, text, ctm, fz_device_rgb(context), code, 1, fz_default_color_params);
}

void clipStrokeText(
    fz_context *context, fz_device *device, const fz_text *text, const fz_stroke_state *, fz_matrix ctm, fz_rect scissor)
{
    clipText(context, device, text, ctm, scissor);
}

void ignoreText(fz_context *context, fz_device *device, const fz_text *text, fz_matrix ctm)
{
    PaintDevice *d = of(device);
    float code[3];
    note(context, d, PaintedText {}, code);
    // Glyphs of a Type 3 font that have colours of their own are drawn as pictures; MuPDF then hands their text over in
    // this mode, so that it can be extracted all the same.
    const bool drawn = text->head && fz_font_t3_procs(context, text->head->font);
    fz_fill_text(context, drawn ? d->seen : d->unseen, text, ctm, fz_device_rgb(context), code, 1, fz_default_color_params);
}

void beginMask(fz_context *, fz_device *device, fz_rect, int, fz_colorspace *, const float *, fz_color_params)
{
    ++of(device)->translucent;
}

// What comes after the mask is drawn through it until the clip is popped, and may be partly transparent too. Such things are opaque
// here, as what they cover is drawn before it is believed, but fill nothing for certain.
void endMask(fz_device *device)
{
    --of(device)->translucent;
    beginClip(of(device), true);
}

void beginGroup(fz_context *, fz_device *device, fz_rect, fz_colorspace *, int, int, int blendmode, float alpha)
{
    PaintDevice *d = of(device);
    const bool shines = alpha < 1 || blendmode != FZ_BLEND_NORMAL;
    d->groups = d->groups << 1U | (shines ? 1U : 0U);
    d->translucent += shines ? 1 : 0;
}

void endGroup(fz_context *, fz_device *device)
{
    PaintDevice *d = of(device);
    d->translucent -= static_cast<int>(d->groups & 1U);
    d->groups >>= 1U;
}

} // namespace

fz_device *newPaintDevice(fz_context *context, fz_device *seen, fz_device *unseen, PagePaint *paint)
{
    auto *d = reinterpret_cast<PaintDevice *>(fz_new_device_of_size(context, sizeof(PaintDevice)));
    d->super.drop_device = drop;
    d->seen = seen;
    d->unseen = unseen;
    d->paint = paint;
    d->super.fill_path = fillPath;
    d->super.stroke_path = strokePath;
    d->super.fill_shade = fillShade;
    d->super.fill_image = fillImage;
    d->super.fill_image_mask = fillImageMask;
    d->super.fill_text = fillText;
    d->super.stroke_text = strokeText;
    d->super.clip_text = clipText;
    d->super.clip_stroke_text = clipStrokeText;
    d->super.ignore_text = ignoreText;
    d->super.clip_path = clipPath;
    d->super.clip_stroke_path = clipStrokePath;
    d->super.clip_image_mask = clipImageMask;
    d->super.pop_clip = popClip;
    d->super.begin_mask = beginMask;
    d->super.end_mask = [](fz_context *, fz_device *device, auto...) { endMask(device); }; // newer ones hand over a function, too
    d->super.begin_group = beginGroup;
    d->super.end_group = endGroup;
    return &d->super;
}

int textNumber(const fz_stext_char &c)
{
    return charColour(c) & 0xffffff;
}

} // namespace adduce
