#include "core/readers/pdf/visibility.h"

#include "core/readers/pdf/grey_picture.h"
#include "core/readers/pdf/stext_lines.h"
#include "core/readers/pdf/stext_walk.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace adduce {

namespace {

constexpr float kSmallestLetter = 2; // points: smaller letters are read by nobody
constexpr float kNoContrast = 0.12F; // of 1, in each colour
constexpr float kLight = 0.8F; // a text this light may be lost on a light picture
constexpr int kSuspect = 0x100; // to be decided by drawing
constexpr int kLeastDifference = 16; // of 255, that a letter makes where it can be seen
constexpr float kDrawScale = 2; // pixels a point
constexpr double kScan = 0.5; // share of a page that pictures cover

using Reason = HiddenReason;

constexpr int markOf(Reason reason)
{
    return 1 + static_cast<int>(reason);
}

bool isBlank(const fz_stext_char &c)
{
    return c.c == ' ' || c.c == 0xa0;
}

bool contains(fz_rect outer, fz_rect inner)
{
    return outer.x0 <= inner.x0 && outer.y0 <= inner.y0 && outer.x1 >= inner.x1 && outer.y1 >= inner.y1;
}

bool meet(fz_rect a, fz_rect b)
{
    return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
}

fz_point centre(fz_rect r)
{
    return { (r.x0 + r.x1) / 2, (r.y0 + r.y1) / 2 };
}

/// The middle of a character's box, where its ink is; the box reaches as far as any letter of the font.
fz_rect core(fz_rect box)
{
    const float dx = (box.x1 - box.x0) / 4;
    const float dy = (box.y1 - box.y0) / 4;
    return { box.x0 + dx, box.y0 + dy, box.x1 - dx, box.y1 - dy };
}

bool near(const Rgb &a, const Rgb &b)
{
    return std::abs(a[0] - b[0]) < kNoContrast && std::abs(a[1] - b[1]) < kNoContrast && std::abs(a[2] - b[2]) < kNoContrast;
}

bool isLight(const Rgb &c)
{
    return std::min({ c[0], c[1], c[2] }) >= kLight;
}

/// What can be told from how the page was painted.
class Judge
{
public:
    Judge(const PagePaint &paint, fz_rect page)
        : m_paint(paint)
        , m_page(page)
    {
    }

    /// Marks the characters; tells whether any is suspect.
    bool markSeen(fz_stext_line &line)
    {
        m_nearby.clear();
        for (const PaintedArea &area : m_paint.areas)
            if (meet(area.box, line.bbox))
                m_nearby.push_back(&area);
        const PaintedText *last = nullptr;
        bool plain = false;
        bool suspect = false;
        for (fz_stext_char *c = line.first_char; c; c = c->next) {
            const PaintedText &text = textOf(*c);
            if (&text != last) {
                last = &text;
                plain = isPlain(text, line.bbox);
            }
            if (plain)
                charColour(*c) = c->size < kSmallestLetter ? markOf(Reason::Tiny) : 0;
            else
                charColour(*c) = judge(*c, text);
            suspect = suspect || (charColour(*c) & kSuspect) != 0;
        }
        return suspect;
    }

    /// Marks a line that was drawn in the invisible mode.
    void markUnseen(fz_stext_line &line) const
    {
        for (fz_stext_char *c = line.first_char; c; c = c->next) {
            const bool off = !fz_is_point_inside_rect(centre(fz_rect_from_quad(c->quad)), m_page);
            charColour(*c) = markOf(off ? Reason::OffPage : Reason::Invisible);
        }
    }

private:
    [[nodiscard]] const PaintedText &textOf(const fz_stext_char &c) const
    {
        static const PaintedText none {};
        const auto number = static_cast<std::size_t>(textNumber(c));
        return number < m_paint.texts.size() ? m_paint.texts[number] : none;
    }

    /// Nothing about it is out of the ordinary.
    [[nodiscard]] bool isPlain(const PaintedText &text, fz_rect line) const
    {
        return m_nearby.empty() && !m_paint.isOverflown && !text.isTransparent && !text.isUncertain && contains(m_page, line)
            && contains(text.scissor, line) && !(text.isKnown && near(text.colour, { 1, 1, 1 }));
    }

    [[nodiscard]] int judge(const fz_stext_char &c, const PaintedText &text) const
    {
        const fz_rect box = fz_rect_from_quad(c.quad);
        const fz_rect middle = core(box);
        if (!fz_is_point_inside_rect(centre(box), m_page))
            return markOf(Reason::OffPage);
        if (text.isTransparent || !meet(text.scissor, { middle.x0, middle.y0, middle.x1 + 0.01F, middle.y1 + 0.01F }))
            return markOf(Reason::Invisible);
        if (c.size < kSmallestLetter)
            return markOf(Reason::Tiny);
        if (text.isUncertain)
            return kSuspect | markOf(Reason::Invisible);
        if (isCovered(middle, text))
            return kSuspect | markOf(Reason::Covered);
        if (m_paint.isOverflown || (text.isKnown && isLost(middle, text)))
            return kSuspect | markOf(Reason::NoContrast);
        return 0;
    }

    [[nodiscard]] bool isCovered(fz_rect middle, const PaintedText &text) const
    {
        return std::ranges::any_of(m_nearby,
            [&](const PaintedArea *area) { return area->order > text.order && area->isOpaque && contains(area->box, middle); });
    }

    /// Whether the text may have the colour of what lies under it.
    [[nodiscard]] bool isLost(fz_rect middle, const PaintedText &text) const
    {
        for (auto it = m_nearby.rbegin(); it != m_nearby.rend(); ++it) {
            const PaintedArea &area = **it;
            if (area.order > text.order || !contains(area.box, middle))
                continue;
            if (area.isKnown ? near(area.colour, text.colour) : isLight(text.colour))
                return true;
            if (area.isOpaque && contains(area.filled, middle))
                return false;
        }
        return near(text.colour, { 1, 1, 1 });
    }

    const PagePaint &m_paint;
    fz_rect m_page;
    std::vector<const PaintedArea *> m_nearby; // that meet the line
};

/// Characters that follow one another in a line and are marked alike.
struct Segment
{
    std::vector<fz_stext_char *> characters; // no blanks
    fz_rect box = fz_empty_rect;
    int mark = 0;

    void set(int to) const
    {
        for (fz_stext_char *c : characters)
            charColour(*c) = to;
    }
};

template <class Wanted> std::vector<Segment> segmentsOf(fz_stext_page *page, Wanted wanted)
{
    std::vector<Segment> segments;
    forLines(page, [&](fz_stext_line &line) {
        int mark = -1;
        for (fz_stext_char *c = line.first_char; c; c = c->next) {
            if (isBlank(*c))
                continue;
            if (charColour(*c) != mark && wanted(charColour(*c)))
                segments.push_back({ {}, fz_empty_rect, charColour(*c) });
            mark = charColour(*c);
            if (!wanted(mark))
                continue;
            segments.back().characters.push_back(c);
            segments.back().box = fz_union_rect(segments.back().box, fz_rect_from_quad(c->quad));
        }
    });
    return segments;
}

/// Decides what is suspect by drawing the page with its text and without.
class Drawing
{
public:
    Drawing(fz_context *context, fz_page *page, fz_rect area, const PageStext &text)
        : m_pictures(drawWithAndWithoutText(context, page, area, kDrawScale))
    {
        forLines(text.seen, [&](const fz_stext_line &line) {
            for (const fz_stext_char *c = line.first_char; c; c = c->next)
                if (charColour(*c) == 0 && !isBlank(*c))
                    m_sure.push_back(fz_rect_from_quad(c->quad));
        });
    }

    /// A quarter of its characters make a difference, which is not that of other text in the same place.
    [[nodiscard]] bool isVisible(const Segment &segment) const
    {
        const auto different = std::ranges::count_if(segment.characters, [&](const fz_stext_char *c) {
            const fz_rect box = fz_rect_from_quad(c->quad);
            return differs(box) && !isUnderOther(centre(box));
        });
        return different * 4 >= static_cast<qsizetype>(segment.characters.size());
    }

private:
    [[nodiscard]] bool differs(fz_rect box) const
    {
        const fz_irect pixels = m_pictures.with.pixels(box);
        for (int y = pixels.y0; y < pixels.y1; ++y)
            for (int x = pixels.x0; x < pixels.x1; ++x)
                if (std::abs(m_pictures.with.at(x, y) - m_pictures.without.at(x, y)) >= kLeastDifference)
                    return true;
        return false;
    }

    [[nodiscard]] bool isUnderOther(fz_point p) const
    {
        return std::ranges::any_of(m_sure, [p](fz_rect box) { return fz_is_point_inside_rect(p, box) != 0; });
    }

    TextDifference m_pictures;
    std::vector<fz_rect> m_sure; // boxes of characters that are seen
};

void decideSuspects(fz_context *context, fz_page *page, fz_rect bounds, const PageStext &text)
{
    const std::vector<Segment> suspects = segmentsOf(text.seen, [](int mark) { return (mark & kSuspect) != 0; });
    if (!suspects.empty()) { // not blanks alone
        fz_rect area = fz_empty_rect;
        for (const Segment &segment : suspects)
            area = fz_union_rect(area, segment.box);
        const Drawing drawing(context, page, fz_intersect_rect(area, bounds), text);
        for (const Segment &segment : suspects)
            segment.set(drawing.isVisible(segment) ? 0 : segment.mark & ~kSuspect);
    }
    forLines(text.seen, [](fz_stext_line &line) { // blanks go with what stands before them
        int mark = 0;
        for (fz_stext_char *c = line.first_char; c; c = c->next) {
            if (isBlank(*c))
                charColour(*c) = (charColour(*c) & kSuspect) != 0 ? mark : charColour(*c);
            else
                mark = charColour(*c);
        }
    });
}

std::size_t charactersIn(const std::vector<Segment> &segments)
{
    std::size_t count = 0;
    for (const Segment &segment : segments)
        count += segment.characters.size();
    return count;
}

/// Takes the text that stands under or over the ink of a scan back.
bool takeTextLayer(fz_context *context, fz_page *page, fz_rect bounds, const PagePaint &paint, const PageStext &text)
{
    if (pictureShare(paint, bounds) < kScan)
        return false;
    const auto onPicture = [&](const Segment &segment) {
        return std::ranges::any_of(
            paint.areas, [&](const PaintedArea &area) { return area.isPicture && meet(area.box, segment.box); });
    };
    std::vector<Segment> layer = segmentsOf(text.unseen, [](int mark) { return mark == markOf(Reason::Invisible); });
    for (Segment &segment : segmentsOf(text.seen, [](int mark) { return mark == markOf(Reason::Covered); }))
        layer.push_back(std::move(segment));
    std::erase_if(layer, [&](const Segment &segment) { return !onPicture(segment); });
    const std::size_t candidates = charactersIn(layer);
    const std::size_t sure = charactersIn(segmentsOf(text.seen, [](int mark) { return mark == 0; }));
    if (candidates == 0 || candidates <= sure)
        return false;
    const GreyPicture ink = drawGrey(context, page, bounds, 1, DrawText::No);
    std::erase_if(layer, [&](const Segment &segment) { return !hasInk(ink, segment.box); });
    if (charactersIn(layer) * 2 < candidates)
        return false;
    for (const Segment &segment : layer)
        segment.set(0);
    forLines(text.unseen, [](fz_stext_line &line) {
        bool taken = false;
        for (fz_stext_char *c = line.first_char; c; c = c->next) {
            if (!isBlank(*c))
                taken = charColour(*c) == 0;
            else if (taken)
                charColour(*c) = 0;
        }
    });
    return true;
}

bool isMarked(const fz_stext_line &line)
{
    for (const fz_stext_char *c = line.first_char; c; c = c->next)
        if (charColour(*c) != 0)
            return true;
    return false;
}

} // namespace

bool markHidden(fz_context *context, fz_page *page, const PagePaint &paint, const PageStext &text)
{
    const fz_rect bounds = text.seen->mediabox;
    Judge judge(paint, bounds);
    bool suspect = false;
    forLines(text.seen, [&](fz_stext_line &line) { suspect = judge.markSeen(line) || suspect; });
    if (suspect)
        decideSuspects(context, page, bounds, text);
    forLines(text.unseen, [&](fz_stext_line &line) { judge.markUnseen(line); });
    return takeTextLayer(context, page, bounds, paint, text);
}

std::vector<HiddenText> hiddenText(const PageStext &text, fz_point origin)
{
    std::vector<HiddenText> all;
    for (fz_stext_page *part : { text.seen, text.unseen })
        forLines(part, [&](const fz_stext_line &line) {
            if (!isMarked(line))
                return;
            int mark = 0;
            fz_rect box = fz_empty_rect;
            QString run;
            const auto end = [&] {
                if (mark != 0 && std::ranges::any_of(run, [](QChar c) { return c.isLetterOrNumber(); }))
                    all.push_back({ 0, static_cast<HiddenReason>(mark - 1), run.trimmed(),
                        { QRectF(QPointF(double(box.x0 - origin.x), double(box.y0 - origin.y)),
                            QPointF(double(box.x1 - origin.x), double(box.y1 - origin.y))) } });
                run.clear();
                box = fz_empty_rect;
            };
            for (const fz_stext_char *c = line.first_char; c; c = c->next) {
                if (charColour(*c) != mark) {
                    end();
                    mark = charColour(*c);
                }
                if (mark == 0)
                    continue;
                run += charactersOf(c->c);
                box = fz_union_rect(box, fz_rect_from_quad(c->quad));
            }
            end();
        });
    return all;
}

double pictureShare(const PagePaint &paint, fz_rect page)
{
    const double size = double(page.x1 - page.x0) * double(page.y1 - page.y0);
    double covered = 0;
    for (const PaintedArea &area : paint.areas)
        if (area.isPicture) {
            const fz_rect box = fz_intersect_rect(area.box, page);
            covered += std::max(0.0, double(box.x1 - box.x0)) * std::max(0.0, double(box.y1 - box.y0));
        }
    return size > 0 ? std::min(1.0, covered / size) : 0;
}

} // namespace adduce
