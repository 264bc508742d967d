#include "ui/reader/page_layout.h"

#include "ui/common/type.h"
#include <algorithm>
#include <cmath>

namespace adduce {

namespace {

constexpr double kPointsToPixels = 96.0 / 72.0;
constexpr double kSmallest = 0.25;
constexpr double kLargest = 6;

} // namespace

void PageLayout::setPageCount(int pages)
{
    m_sizes.assign(static_cast<std::size_t>(std::max(0, pages)), std::nullopt);
    m_tops.assign(m_sizes.size() + 1, 0);
    m_texts.setPageCount(pageCount());
}

void PageLayout::setFit(Fit fit)
{
    if (fit == Fit::None)
        m_zoom = zoom();
    m_fit = fit;
}

void PageLayout::setZoom(double zoom)
{
    m_fit = Fit::None;
    m_zoom = std::clamp(zoom, kSmallest, kLargest);
}

int PageLayout::arrange(const QSize &viewport)
{
    m_viewport = viewport;
    const auto page = static_cast<std::size_t>(currentPage());
    const bool any = !m_sizes.empty();
    const double height = any ? m_tops[page + 1] - m_tops[page] : 0;
    const double into = height > 0 ? (m_corner.y() - m_tops[page]) / height : 0;
    m_tops.assign(1, 0);
    for (int i = 0; i < pageCount(); ++i)
        m_tops.push_back(m_tops.back() + std::round(sizeOf(i).height() * pointScale(i)) + space(2));
    return any ? qRound(m_tops[page] + into * (m_tops[page + 1] - m_tops[page])) : 0;
}

bool PageLayout::learnSize(int page, const QSizeF &size)
{
    const bool first = std::ranges::none_of(m_sizes, [](const auto &known) { return known.has_value(); });
    const bool surprise = std::abs(size.width() - m_guess.width()) > 1 || std::abs(size.height() - m_guess.height()) > 1;
    m_sizes.at(static_cast<std::size_t>(page)) = size;
    if (first)
        m_guess = size;
    return surprise;
}

bool PageLayout::learnText(int page, const FoundTextBlock &text)
{
    const TextBlocks before = m_texts;
    m_texts.widen(page, text);
    return m_texts != before;
}

double PageLayout::zoom() const
{
    return pointScale(currentPage()) / kPointsToPixels;
}

double PageLayout::pointScale(int page) const
{
    if (m_fit == Fit::None || m_sizes.empty())
        return m_zoom * kPointsToPixels;
    const int room = m_viewport.width() - 2 * space(3);
    const double text = m_texts.shownFor(page).width();
    return std::clamp(
        room / std::max(1.0, text > 0 ? text : m_guess.width()), kSmallest * kPointsToPixels, kLargest * kPointsToPixels);
}

QSizeF PageLayout::sizeOf(int page) const
{
    return m_sizes.at(static_cast<std::size_t>(page)).value_or(m_guess);
}

QSize PageLayout::extent() const
{
    double widest = 0;
    for (int page = 0; page < pageCount(); ++page)
        widest = std::max(widest, sizeOf(page).width() * pointScale(page));
    const int width = m_fit == Fit::Text ? m_viewport.width() : static_cast<int>(std::ceil(widest)) + 2 * space(2);
    return { width, static_cast<int>(m_tops.back()) };
}

std::pair<int, int> PageLayout::visiblePages() const
{
    if (m_sizes.empty())
        return { 0, -1 };
    const double top = m_corner.y();
    const auto first = std::ranges::upper_bound(m_tops, top) - m_tops.begin() - 1;
    const auto last = std::ranges::lower_bound(m_tops, top + m_viewport.height()) - m_tops.begin() - 1;
    const std::ptrdiff_t highest = pageCount() - 1;
    return { static_cast<int>(std::clamp<std::ptrdiff_t>(first, 0, highest)),
        static_cast<int>(std::clamp<std::ptrdiff_t>(last, 0, highest)) };
}

int PageLayout::currentPage() const
{
    if (m_sizes.empty())
        return 0;
    const auto at = std::ranges::upper_bound(m_tops, m_corner.y() + m_viewport.height() * 0.4) - m_tops.begin() - 1;
    return static_cast<int>(std::clamp<std::ptrdiff_t>(at, 0, pageCount() - 1));
}

PagePoint PageLayout::position() const
{
    if (m_sizes.empty())
        return {};
    const int page = currentPage();
    return { page, QPointF(m_corner.x(), m_corner.y() - top(page)) / pointScale(page) };
}

QRectF PageLayout::pageRect(int page) const
{
    const QSizeF size = sizeOf(page) * pointScale(page);
    double left = std::max<double>(space(2), (m_viewport.width() - size.width()) / 2) - m_corner.x();
    if (const TextBlock text = m_texts.shownFor(page); m_fit == Fit::Text && text.width() > 0)
        left = (m_viewport.width() - text.width() * pointScale(page)) / 2 - text.left * pointScale(page);
    return { std::round(left), top(page) + space(1) - m_corner.y(), std::round(size.width()), std::round(size.height()) };
}

QRectF PageLayout::onViewport(int page, const QRectF &rect) const
{
    return { rect.topLeft() * pointScale(page) + pageRect(page).topLeft(), rect.size() * pointScale(page) };
}

int PageLayout::pageAt(const QPointF &position) const
{
    const auto [first, last] = visiblePages();
    for (int page = first; page <= last; ++page)
        if (pageRect(page).contains(position))
            return page;
    return -1;
}

QPointF PageLayout::pointOn(int page, const QPointF &position) const
{
    return (position - pageRect(page).topLeft()) / pointScale(page);
}

} // namespace adduce
