#include "core/readers/pdf/page_turn.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace adduce {

namespace {

fz_matrix matrixOf(TextDirection direction)
{
    switch (direction) {
    case TextDirection::Down:
        return { 0, -1, 1, 0, 0, 0 };
    case TextDirection::Up:
        return { 0, 1, -1, 0, 0, 0 };
    case TextDirection::Left:
        return { -1, 0, 0, -1, 0, 0 };
    case TextDirection::Right:
        break;
    }
    return fz_identity;
}

TextDirection directionOf(fz_point dir)
{
    if (std::abs(dir.x) >= std::abs(dir.y))
        return dir.x < 0 ? TextDirection::Left : TextDirection::Right;
    return dir.y < 0 ? TextDirection::Up : TextDirection::Down;
}

} // namespace

TextDirection directionOf(const fz_stext_page &text)
{
    std::array<int, 4> votes {};
    for (const fz_stext_block *block = text.first_block; block; block = block->next) {
        if (block->type != FZ_STEXT_BLOCK_TEXT)
            continue;
        for (const fz_stext_line *line = block->u.t.first_line; line; line = line->next) {
            int characters = 0;
            for (const fz_stext_char *c = line->wmode == 0 ? line->first_char : nullptr; c; c = c->next)
                ++characters;
            votes.at(static_cast<std::size_t>(directionOf(line->dir))) += characters;
        }
    }
    return static_cast<TextDirection>(std::ranges::max_element(votes) - votes.begin());
}

fz_rect turnUpright(fz_stext_page &text, TextDirection direction, fz_rect bounds)
{
    const fz_matrix turn = matrixOf(direction);
    for (fz_stext_block *block = text.first_block; block; block = block->next) {
        block->bbox = fz_transform_rect(block->bbox, turn);
        if (block->type != FZ_STEXT_BLOCK_TEXT)
            continue;
        for (fz_stext_line *line = block->u.t.first_line; line; line = line->next) {
            line->bbox = fz_transform_rect(line->bbox, turn);
            line->dir = fz_transform_vector(line->dir, turn);
            for (fz_stext_char *c = line->first_char; c; c = c->next) {
                c->origin = fz_transform_point(c->origin, turn);
                c->quad = fz_transform_quad(c->quad, turn);
            }
        }
    }
    return fz_transform_rect(bounds, turn);
}

fz_rect turnedUpright(fz_rect rect, TextDirection direction)
{
    return fz_transform_rect(rect, matrixOf(direction));
}

QSizeF sizeOnPage(const PageLayout &layout)
{
    if (layout.turn)
        return layout.turn->page;
    const bool sideways = layout.direction == TextDirection::Down || layout.direction == TextDirection::Up;
    return sideways ? layout.size.transposed() : layout.size;
}

QRectF onPage(const QRectF &rect, const PageLayout &layout)
{
    const QSizeF size = layout.size; // as turned
    switch (layout.direction) {
    case TextDirection::Down:
        return { size.height() - rect.bottom(), rect.left(), rect.height(), rect.width() };
    case TextDirection::Up:
        return { rect.top(), size.width() - rect.right(), rect.height(), rect.width() };
    case TextDirection::Left:
        return { size.width() - rect.right(), size.height() - rect.bottom(), rect.width(), rect.height() };
    case TextDirection::Right:
        break;
    }
    return rect;
}

std::vector<QRectF> onPage(const std::vector<QRectF> &rects, const PageLayout &layout)
{
    std::vector<QRectF> found;
    for (const QRectF &rect : rects) {
        if (layout.turn)
            std::ranges::copy(turnedBack(rect, *layout.turn), std::back_inserter(found));
        else
            found.push_back(onPage(rect, layout));
    }
    return found;
}

} // namespace adduce
