#include "ui/reader/page_view.h"

#include "ui/common/type.h"
#include <QScrollBar>
#include <QtMath>

namespace adduce {

namespace {

constexpr double kPointsToPixels = 96.0 / 72.0;
constexpr double kSmallest = 0.25;
constexpr double kLargest = 6;

} // namespace

PageView::PageView(PageCache &cache, QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_cache(cache)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Pages"));
    verticalScrollBar()->setSingleStep(space(10));
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    connect(&cache, &PageCache::drawn, this, [this](const PageRequest &request) {
        learnSize(request);
        viewport()->update();
    });
    viewport()->setMouseTracking(true);
    connect(&cache, &PageCache::textRead, this, [this](int page) {
        viewport()->update();
        finishArrival(page);
        showAwaitedMatch(page);
        if (viewport()->underMouse()) // it came to rest before
            showCursor(viewport()->mapFromGlobal(QCursor::pos()));
    });
    connect(&cache, &PageCache::pageFailed, this, [this](int page, const Error &error) {
        m_failed.insert(page, tr("This page cannot be drawn. %1").arg(words(error.kind(), tr("page %1").arg(page + 1)).what));
        viewport()->update();
    });
}

void PageView::setPageCount(int pages)
{
    m_sizes.assign(static_cast<std::size_t>(std::max(0, pages)), std::nullopt);
    m_lastPage = -1;
    m_failed.clear();
    m_matches.clear();
    m_match = {};
    m_matchAwaited.reset();
    m_selection = {};
    m_arrival.reset();
    m_caretPage = m_caretAnchor = -1;
    m_textLeft = m_textWidth = 0;
    m_pendingMark.reset();
    m_pendingPoint.reset();
    layOut();
    verticalScrollBar()->setValue(0);
    requestVisible();
}

QSizeF PageView::sizeOf(int page) const
{
    return m_sizes.at(static_cast<std::size_t>(page)).value_or(m_guess);
}

double PageView::pointScale() const
{
    if (m_fit == Fit::None || m_sizes.empty())
        return m_zoom * kPointsToPixels;
    const int room = viewport()->width() - 2 * space(3);
    return std::clamp(room / std::max(1.0, m_textWidth > 0 ? m_textWidth : m_guess.width()), kSmallest * kPointsToPixels,
        kLargest * kPointsToPixels);
}

double PageView::zoom() const
{
    return pointScale() / kPointsToPixels;
}

void PageView::layOut()
{
    const int page = m_tops.empty() ? 0 : currentPage();
    const double into = m_tops.size() > static_cast<std::size_t>(page) + 1
        ? (verticalScrollBar()->value() - m_tops[static_cast<std::size_t>(page)])
            / std::max(1.0, m_tops[static_cast<std::size_t>(page) + 1] - m_tops[static_cast<std::size_t>(page)])
        : 0;
    const bool isAwaiting = m_matchAwaited == verticalScrollBar()->value();
    m_tops.assign(1, 0);
    double widest = 0;
    for (int i = 0; i < pageCount(); ++i) {
        m_tops.push_back(m_tops.back() + std::round(sizeOf(i).height() * pointScale()) + space(2));
        widest = std::max(widest, sizeOf(i).width() * pointScale());
    }
    const auto whole = static_cast<int>(m_tops.back());
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setRange(0, std::max(0, whole - viewport()->height()));
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setRange(0, m_fit == Fit::Text ? 0 : std::max(0, qCeil(widest) + 2 * space(2) - viewport()->width()));
    if (m_tops.size() > static_cast<std::size_t>(page) + 1) {
        const double top = m_tops[static_cast<std::size_t>(page)];
        verticalScrollBar()->setValue(qRound(top + into * (m_tops[static_cast<std::size_t>(page) + 1] - top)));
    }
    if (isAwaiting) // it was not the user who scrolled
        m_matchAwaited = verticalScrollBar()->value();
    viewport()->update();
    emit zoomChanged(zoom());
}

void PageView::learnSize(const PageRequest &request)
{
    const QImage image = m_cache.find(request);
    const auto page = static_cast<std::size_t>(request.page);
    if (image.isNull() || page >= m_sizes.size() || m_sizes[page])
        return;
    const bool first = std::none_of(m_sizes.begin(), m_sizes.end(), [](const auto &size) { return size.has_value(); });
    const QSizeF size = QSizeF(image.size()) / request.scale;
    const bool surprise = std::abs(size.width() - m_guess.width()) > 1 || std::abs(size.height() - m_guess.height()) > 1;
    m_sizes[page] = size;
    if (first)
        m_guess = size;
    const bool learned = m_textWidth <= 0;
    if (learned)
        learnTextBlock(image, request.scale);
    if (surprise || (learned && m_textWidth > 0)) {
        layOut();
        requestVisible();
    }
    if (m_pendingMark && m_pendingMark->page == request.page + 1) {
        const Citation pending = *m_pendingMark; // a copy: going there forgets it
        showMark(pending);
    } else if (m_pendingPoint && m_pendingPoint->page == request.page) {
        const PagePoint pending = *m_pendingPoint;
        goTo(pending);
    }
}

void PageView::learnTextBlock(const QImage &image, double scale)
{
    // Columns of pixels that hold ink in many of the rows (a rule under a running head is one row only), judged on every
    // fourth; the paper's colour is that of its corner.
    const QRgb paper = image.pixel(1, 1);
    const auto inked = [&](int x) {
        int ink = 0;
        for (int y = image.height() / 20; y < image.height() * 19 / 20; y += 4)
            ink += std::abs(qGray(image.pixel(x, y)) - qGray(paper)) > 60 ? 1 : 0;
        return ink > image.height() * 9 / 40 / 25;
    };
    int left = 0;
    int right = image.width() - 1;
    while (left < right && !inked(left))
        ++left;
    while (right > left && !inked(right))
        --right;
    if (right - left < image.width() * 2 / 5)
        return; // hardly any text: another page will tell
    constexpr double kAir = 8;
    widenTextBlock(left / scale - kAir, right / scale + kAir);
}

void PageView::widenTextBlock(double left, double right)
{
    const double end = std::max(m_textWidth > 0 ? m_textLeft + m_textWidth : 0, std::min(m_guess.width(), right));
    const double start = std::max(0.0, left);
    m_textLeft = m_textWidth > 0 ? std::min(m_textLeft, start) : start;
    m_textWidth = end - m_textLeft;
}

QRectF PageView::pageRect(int page) const
{
    const QSizeF size = sizeOf(page) * pointScale();
    double left = std::max<double>(space(2), (viewport()->width() - size.width()) / 2) - horizontalScrollBar()->value();
    if (m_fit == Fit::Text && m_textWidth > 0)
        left = (viewport()->width() - m_textWidth * pointScale()) / 2 - m_textLeft * pointScale();
    return { std::round(left), m_tops.at(static_cast<std::size_t>(page)) + space(1) - verticalScrollBar()->value(),
        std::round(size.width()), std::round(size.height()) };
}

std::pair<int, int> PageView::visiblePages() const
{
    if (m_sizes.empty())
        return { 0, -1 };
    const double top = verticalScrollBar()->value();
    const auto first = std::upper_bound(m_tops.begin(), m_tops.end(), top) - m_tops.begin() - 1;
    const auto last = std::lower_bound(m_tops.begin(), m_tops.end(), top + viewport()->height()) - m_tops.begin() - 1;
    const auto highest = static_cast<std::ptrdiff_t>(m_sizes.size()) - 1;
    return { static_cast<int>(std::clamp<std::ptrdiff_t>(first, 0, highest)),
        static_cast<int>(std::clamp<std::ptrdiff_t>(last, 0, highest)) };
}

int PageView::currentPage() const
{
    if (m_sizes.empty() || m_tops.empty())
        return 0;
    const double line = verticalScrollBar()->value() + viewport()->height() * 0.4;
    const auto at = std::upper_bound(m_tops.begin(), m_tops.end(), line) - m_tops.begin() - 1;
    return static_cast<int>(std::clamp<std::ptrdiff_t>(at, 0, static_cast<std::ptrdiff_t>(m_sizes.size()) - 1));
}

PageRequest PageView::requestFor(int page) const
{
    // Device pixels, in steps of 1/100, so that the same zoom always finds the same image.
    return { page, std::round(pointScale() * devicePixelRatioF() * 100) / 100, m_recoloured };
}

void PageView::requestVisible()
{
    if (m_sizes.empty())
        return;
    const auto [first, last] = visiblePages();
    // What failed is tried again when it comes back from out of sight.
    m_failed.removeIf([f = first, l = last](const auto &failed) { return failed.key() < f - 1 || failed.key() > l + 1; });
    QList<PageRequest> shown;
    for (int page = first; page <= last; ++page)
        if (!m_failed.contains(page))
            shown << requestFor(page);
    QList<PageRequest> next;
    for (const int neighbour : { last + 1, first - 1 })
        if (neighbour >= 0 && neighbour < pageCount() && !m_failed.contains(neighbour))
            next << requestFor(neighbour);
    m_cache.want(shown, next);
    if (const int page = currentPage(); page != m_lastPage) {
        m_lastPage = page;
        emit currentPageChanged(page);
    }
}

void PageView::setMarks(std::vector<PageMark> marks)
{
    m_marks = std::move(marks);
    viewport()->update();
    verticalScrollBar()->update();
}

void PageView::setRecoloured(bool recoloured)
{
    m_recoloured = recoloured;
    requestVisible();
    viewport()->update();
}

void PageView::setFit(Fit fit)
{
    if (fit == Fit::None)
        m_zoom = zoom();
    m_fit = fit;
    layOut();
    requestVisible();
}

void PageView::setZoom(double zoom)
{
    const bool any = !m_sizes.empty();
    const QRectF before = any ? pageRect(currentPage()) : QRectF();
    const double middle =
        any ? (viewport()->width() / 2.0 - before.left()) / before.width() : 0; // of the page, in the view's middle
    m_fit = Fit::None;
    m_failed.clear(); // what is too large to be drawn may fit now
    m_zoom = std::clamp(zoom, kSmallest, kLargest);
    layOut();
    if (any) {
        const QRectF after = pageRect(currentPage());
        horizontalScrollBar()->setValue(
            horizontalScrollBar()->value() + qRound(after.left() + middle * after.width() - viewport()->width() / 2.0));
    }
    requestVisible();
}

void PageView::goToPage(int page)
{
    if (m_sizes.empty())
        return;
    m_pendingMark.reset();
    m_pendingPoint.reset();
    const int target = std::clamp(page, 0, pageCount() - 1);
    verticalScrollBar()->setValue(static_cast<int>(m_tops[static_cast<std::size_t>(target)]));
    requestVisible();
}

PagePoint PageView::position() const
{
    if (m_sizes.empty())
        return {};
    const int page = currentPage();
    const double below = verticalScrollBar()->value() - m_tops[static_cast<std::size_t>(page)];
    return { page, QPointF(horizontalScrollBar()->value(), below) / pointScale() };
}

void PageView::goTo(const PagePoint &position)
{
    goToPage(position.page);
    if (position.page < 0 || position.page >= pageCount())
        return;
    if (!m_sizes[static_cast<std::size_t>(position.page)])
        m_pendingPoint = position; // the guess may be wrong: again once it is drawn
    const QPointF corner = position.point * pointScale();
    verticalScrollBar()->setValue(qRound(m_tops[static_cast<std::size_t>(position.page)] + corner.y()));
    horizontalScrollBar()->setValue(qRound(corner.x()));
    requestVisible();
    if (isCaretOn())
        startCaret(); // or the next key would lead back to where it was
}

bool PageView::isInSight(const Citation &citation) const
{
    return std::ranges::any_of(
        markRects(citation), [seen = QRectF(viewport()->rect())](const QRectF &rect) { return rect.intersects(seen); });
}

void PageView::showMark(const Citation &citation)
{
    const int page = citation.page - 1;
    if (page < 0 || page >= pageCount())
        return;
    goToPage(page);
    if (!m_sizes[static_cast<std::size_t>(page)])
        m_pendingMark = citation; // the guess may be wrong: again once it is drawn
    if (citation.rects.empty())
        return;
    if (m_textWidth > 0) { // the page it was learned from may have had shorter lines
        const double before = m_textWidth;
        for (const QRectF &rect : citation.rects)
            widenTextBlock(rect.left(), rect.right());
        if (m_textWidth > before)
            layOut();
    }
    const double top = m_tops[static_cast<std::size_t>(page)] + citation.rects.front().top() * pointScale();
    verticalScrollBar()->setValue(static_cast<int>(top - viewport()->height() / 3.0));
    const double left = citation.rects.front().left() * pointScale();
    if (horizontalScrollBar()->maximum() > 0)
        horizontalScrollBar()->setValue(static_cast<int>(left - space(6)));
    requestVisible();
}

QList<QRectF> PageView::markRects(const Citation &citation) const
{
    const int page = citation.page - 1;
    if (page < 0 || page >= pageCount())
        return {};
    const QRectF on = pageRect(page);
    QList<QRectF> result;
    for (const QRectF &rect : seamless(citation.rects))
        result << QRectF(rect.topLeft() * pointScale(), rect.size() * pointScale()).translated(on.topLeft());
    return result;
}

} // namespace adduce
