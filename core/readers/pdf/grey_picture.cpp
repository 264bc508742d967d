#include "core/readers/pdf/grey_picture.h"

#include "core/readers/pdf/mupdf_call.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

namespace adduce {

namespace {

constexpr float kMostGreyPixels = 8e6F;
constexpr int kInk = 64; // of 255: contrast that counts as ink

/// In place of a clip path made of text: nothing is painted through it.
void clipAll(fz_context *context, fz_device *device, const fz_text *, fz_matrix ctm, fz_rect scissor)
{
    fz_path *path = fz_new_path(context);
    fz_try(context)
    {
        device->clip_path(context, device, path, 0, ctm, scissor);
    }
    fz_always(context)
    {
        fz_drop_path(context, path);
    }
    fz_catch(context)
    {
        fz_rethrow(context);
    }
}

/// What `run(device)` paints.
GreyPicture drawn(fz_context *context, fz_rect area, float scale, DrawText text, const auto &run)
{
    const float size = (area.x1 - area.x0) * (area.y1 - area.y0);
    if (!(size > 0) || !std::isfinite(size))
        return {};
    scale = std::min(scale, std::sqrt(kMostGreyPixels / size));
    GreyPicture picture;
    picture.scale = scale;
    fz_pixmap *volatile pixmap = nullptr;
    fz_device *volatile device = nullptr;
    const auto drop = [&] {
        fz_drop_device(context, device);
        fz_drop_pixmap(context, pixmap);
    };
    try {
        attempt(context, [&] {
            const fz_matrix zoom = fz_scale(scale, scale);
            pixmap = fz_new_pixmap_with_bbox(
                context, fz_device_gray(context), fz_round_rect(fz_transform_rect(area, zoom)), nullptr, 0);
            fz_clear_pixmap_with_value(context, pixmap, 0xff);
            device = fz_new_draw_device(context, zoom, pixmap);
            if (text == DrawText::No) {
                device->fill_text = nullptr;
                device->stroke_text = nullptr;
                device->clip_text = clipAll;
            }
            run(device);
            fz_close_device(context, device);
        });
        picture.box = fz_pixmap_bbox(context, pixmap);
        const auto width = static_cast<std::size_t>(fz_pixmap_width(context, pixmap));
        const auto height = static_cast<std::size_t>(fz_pixmap_height(context, pixmap));
        picture.luma.reserve(width * height);
        for (std::size_t y = 0; y < height; ++y) {
            const unsigned char *row =
                fz_pixmap_samples(context, pixmap) + static_cast<std::ptrdiff_t>(y) * fz_pixmap_stride(context, pixmap);
            picture.luma.insert(picture.luma.end(), row, row + width);
        }
    } catch (...) {
        drop();
        throw;
    }
    drop();
    return picture;
}

/// Most pages that are drawn to look for ink are blank: each pixel is the next.
bool isOneShade(const std::vector<unsigned char> &luma)
{
    return std::memcmp(luma.data(), luma.data() + 1, luma.size() - 1) == 0;
}

} // namespace

fz_irect GreyPicture::pixels(fz_rect area) const
{
    return fz_intersect_irect(fz_irect_from_rect(fz_transform_rect(area, fz_scale(scale, scale))), box);
}

GreyPicture drawGrey(fz_context *context, fz_page *page, fz_rect area, float scale, DrawText text)
{
    return drawn(context, area, scale, text, [=](fz_device *device) {
        if (text == DrawText::AndAnnotations)
            fz_run_page(context, page, device, fz_identity, nullptr);
        else
            fz_run_page_contents(context, page, device, fz_identity, nullptr);
    });
}

TextDifference drawWithAndWithoutText(fz_context *context, fz_page *page, fz_rect area, float scale)
{
    struct List
    {
        fz_context *context;
        fz_display_list *list = nullptr;
        ~List() { fz_drop_display_list(context, list); }
    } list { context };
    attempt(context, [&list, context, page] { list.list = fz_new_display_list_from_page_contents(context, page); });
    const auto run = [&](fz_device *device) { fz_run_display_list(context, list.list, device, fz_identity, area, nullptr); };
    return { drawn(context, area, scale, DrawText::Yes, run), drawn(context, area, scale, DrawText::No, run) };
}

double inkShare(const GreyPicture &picture)
{
    if (picture.luma.empty() || isOneShade(picture.luma))
        return 0;
    std::array<qsizetype, 256> shades {};
    for (const unsigned char shade : picture.luma)
        ++shades[shade];
    const auto paper = static_cast<int>(std::ranges::max_element(shades) - shades.begin());
    qsizetype ink = 0;
    for (int shade = 0; shade < 256; ++shade)
        ink += std::abs(shade - paper) >= kInk ? shades[static_cast<std::size_t>(shade)] : 0;
    return static_cast<double>(ink) / static_cast<double>(picture.luma.size());
}

bool hasInk(const GreyPicture &picture, fz_rect area)
{
    const fz_irect box = picture.pixels(area);
    int darkest = 255;
    int lightest = 0;
    for (int y = box.y0; y < box.y1; ++y)
        for (int x = box.x0; x < box.x1; ++x) {
            darkest = std::min(darkest, picture.at(x, y));
            lightest = std::max(lightest, picture.at(x, y));
        }
    return lightest - darkest >= kInk;
}

} // namespace adduce
