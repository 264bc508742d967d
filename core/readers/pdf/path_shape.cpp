#include "core/readers/pdf/path_shape.h"

#include <algorithm>
#include <cmath>

namespace adduce {

namespace {

constexpr float kLevel = 0.01F; // points: edges that are less aslant are level

/// How often what goes round turns from growing to shrinking and back; steps that do neither are passed over.
int turns(std::span<const fz_point> points, float fz_point::*part)
{
    int count = 0;
    float first = 0;
    float last = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const float step = points[(i + 1) % points.size()].*part - points[i].*part;
        if (step == 0)
            continue;
        if (first == 0)
            first = step;
        count += last != 0 && (step > 0) != (last > 0);
        last = step;
    }
    return count + (first != 0 && (first > 0) != (last > 0));
}

} // namespace

const fz_path_walker PathShape::kWalker { [](fz_context *, void *shape, float x, float y) {
                                             ++static_cast<PathShape *>(shape)->m_begun;
                                             static_cast<PathShape *>(shape)->m_isClosed = false;
                                             static_cast<PathShape *>(shape)->append({ x, y });
                                         },
    [](fz_context *, void *shape, float x, float y) {
        static_cast<PathShape *>(shape)->goOn();
        ++static_cast<PathShape *>(shape)->m_lines;
        static_cast<PathShape *>(shape)->append({ x, y });
    },
    [](fz_context *, void *shape, float x1, float y1, float x2, float y2, float x3, float y3) {
        static_cast<PathShape *>(shape)->goOn();
        ++static_cast<PathShape *>(shape)->m_curves;
        static_cast<PathShape *>(shape)->append({ x1, y1 }, true);
        static_cast<PathShape *>(shape)->append({ x2, y2 }, true);
        static_cast<PathShape *>(shape)->append({ x3, y3 });
    },
    [](fz_context *, void *shape) { static_cast<PathShape *>(shape)->m_isClosed = true; }, nullptr, nullptr, nullptr,
    [](fz_context *, void *shape, float x0, float y0, float x1, float y1) {
        ++static_cast<PathShape *>(shape)->m_begun;
        static_cast<PathShape *>(shape)->m_lines += 4;
        for (const fz_point point : { fz_point { x0, y0 }, fz_point { x1, y0 }, fz_point { x1, y1 }, fz_point { x0, y1 } })
            static_cast<PathShape *>(shape)->append(point);
        static_cast<PathShape *>(shape)->m_isClosed = true;
    } };

PathShape::PathShape(fz_context *context, const fz_path *path, fz_matrix toPage)
    : m_toPage(toPage)
{
    fz_walk_path(context, path, &kWalker, this);
    if (m_size > 1 && m_points[0].x == m_points[m_size - 1].x && m_points[0].y == m_points[m_size - 1].y)
        --m_size; // closed by a line of its own
}

void PathShape::goOn()
{
    m_begun += m_isClosed ? 1 : 0;
    m_isClosed = false;
}

void PathShape::append(fz_point point, bool isControl)
{
    point = fz_transform_point(point, m_toPage);
    const bool isSame = m_size > 0 && point.x == m_points[m_size - 1].x && point.y == m_points[m_size - 1].y;
    m_isCut = m_isCut || (!isSame && m_size == m_points.size());
    if (isSame)
        m_isControl[m_size - 1] = m_isControl[m_size - 1] && isControl;
    else if (m_size < m_points.size()) {
        m_isControl[m_size] = isControl;
        m_points[m_size++] = point;
    }
}

bool PathShape::canBeFrame() const
{
    constexpr int kFewestLines = 3;
    constexpr int kMostLines = 9;
    constexpr int kMostCurves = 8;
    return fz_is_rectilinear(m_toPage) && m_begun == 1 && m_lines >= kFewestLines && m_lines <= kMostLines
        && m_curves <= kMostCurves;
}

bool PathShape::isConvex() const
{
    // One way round at each point, and once round in all. A curve whose leading points belong to a convex line bulges outwards: what its
    // ends enclose is filled.
    if (m_begun != 1 || m_isCut || m_size < 3)
        return false;
    bool isLeft = false;
    bool isRight = false;
    for (std::size_t i = 0; i < m_size; ++i) {
        const fz_point a = m_points[i];
        const fz_point b = m_points[(i + 1) % m_size];
        const fz_point c = m_points[(i + 2) % m_size];
        const float cross = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
        isLeft = isLeft || cross > kLevel;
        isRight = isRight || cross < -kLevel;
    }
    return isLeft != isRight && turns(points(), &fz_point::x) <= 2 && turns(points(), &fz_point::y) <= 2;
}

fz_rect PathShape::filled() const
{
    if (!isConvex())
        return fz_empty_rect;
    float top = HUGE_VALF;
    float bottom = -HUGE_VALF;
    for (std::size_t i = 0; i < m_size; ++i)
        if (!m_isControl[i]) {
            top = std::min(top, m_points[i].y);
            bottom = std::max(bottom, m_points[i].y);
        }
    const auto edgeAt = [&](float y) {
        std::pair edge { HUGE_VALF, -HUGE_VALF };
        for (std::size_t i = 0; i < m_size; ++i)
            if (!m_isControl[i] && std::abs(m_points[i].y - y) <= kLevel)
                edge = { std::min(edge.first, m_points[i].x), std::max(edge.second, m_points[i].x) };
        return edge;
    };
    const auto upper = edgeAt(top);
    const auto lower = edgeAt(bottom);
    const fz_rect inner { std::max(upper.first, lower.first), top, std::min(upper.second, lower.second), bottom };
    return inner.x0 < inner.x1 ? inner : fz_empty_rect;
}

std::optional<fz_rect> PathShape::band(const fz_stroke_state &stroke) const
{
    if (m_size != 2 || m_begun != 1 || m_lines == 0 || m_curves > 0 || stroke.dash_len > 0 || !fz_is_rectilinear(m_toPage))
        return std::nullopt;
    const fz_point a = m_points[0];
    const fz_point b = m_points[1];
    const bool isLevel = std::abs(a.y - b.y) <= kLevel;
    if (!isLevel && std::abs(a.x - b.x) > kLevel)
        return std::nullopt;
    // A matrix without slant scales what is level here and what is upright by its own factor.
    const float dx = isLevel ? 0 : (std::abs(m_toPage.a) + std::abs(m_toPage.c)) * stroke.linewidth / 2;
    const float dy = isLevel ? (std::abs(m_toPage.b) + std::abs(m_toPage.d)) * stroke.linewidth / 2 : 0;
    return fz_rect { std::min(a.x, b.x) - dx, std::min(a.y, b.y) - dy, std::max(a.x, b.x) + dx, std::max(a.y, b.y) + dy };
}

} // namespace adduce
