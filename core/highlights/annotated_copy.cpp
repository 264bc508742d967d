#include "core/highlights/annotated_copy.h"

#include "core/base/stop.h"
#include "core/highlights/highlight_places.h"
#include "core/worker/protocol.h"

#include <algorithm>
#include <array>

namespace adduce {

namespace {

constexpr std::array<quint32, kHighlightColours> kInks { 0xFFE566, 0xB4E58A, 0x93C9FA, 0xFAA0BC, 0xCDB0F2 };
constexpr std::array<double, kHighlightColours> kHues { 52, 110, 220, 340, 275 }; // degrees, around which they are called so

struct Hue
{
    double degrees = 0;
    bool isGrey = true;
};

Hue hueOf(quint32 ink)
{
    const auto part = [&](int shift) { return static_cast<double>(ink >> shift & 0xFFU); };
    const double red = part(16);
    const double green = part(8);
    const double blue = part(0);
    const double most = std::max({ red, green, blue });
    const double range = most - std::min({ red, green, blue });
    constexpr double kGrey = 16; // of 255
    if (range < kGrey)
        return {};
    const double sixth = most == red ? (green - blue) / range
        : most == green              ? 2 + (blue - red) / range
                                     : 4 + (red - green) / range;
    return { sixth < 0 ? sixth * 60 + 360 : sixth * 60, false };
}

} // namespace

quint32 inkOf(HighlightColour colour)
{
    return kInks[static_cast<std::size_t>(colour)];
}

HighlightColour nearestColour(std::optional<quint32> ink)
{
    const Hue hue = ink ? hueOf(*ink) : Hue {};
    if (hue.isGrey)
        return HighlightColour::Yellow;
    const auto distance = [&](double ours) {
        const double apart = std::abs(ours - hue.degrees);
        return std::min(apart, 360 - apart);
    };
    return static_cast<HighlightColour>(std::ranges::min_element(kHues, {}, distance) - kHues.begin());
}

int writeAnnotatedCopy(
    PageRenderer &source, const std::vector<Highlight> &highlights, QIODevice &copy, const std::stop_token &stop)
{
    std::vector<PageAnnotation> annotations;
    const int pages = source.pageCount();
    for (const Highlight &highlight : highlights) {
        throwIfStopped(stop);
        if (highlight.page > pages)
            continue;
        const std::vector<TextLine> lines =
            highlight.rects.empty() ? source.lines(highlight.page - 1, stop) : std::vector<TextLine> {};
        PageAnnotation made { .page = highlight.page - 1,
            .rects = rectsOf(highlight, lines),
            .colour = inkOf(highlight.colour),
            .note = highlight.note.left(protocol::kLongestNote) };
        std::erase_if(made.rects, [](const QRectF &rect) { return rect.isEmpty(); });
        made.rects.resize(std::min(made.rects.size(), protocol::kMostAnnotationRects));
        if (!made.rects.empty() && annotations.size() < protocol::kMostAnnotations)
            annotations.push_back(std::move(made));
    }
    source.writeAnnotated(annotations, copy, stop);
    return static_cast<int>(annotations.size());
}

} // namespace adduce
