#include "ui/reader/page_view.h"

#include "ui/common/theme.h"
#include "ui/reader/page_painting.h"
#include <QContextMenuEvent>
#include <QPainter>
#include <QScrollBar>

namespace adduce {

PageView::PageView(PageCache &cache, QWidget *parent)
    : PageScrollArea(parent)
    , m_cache(cache)
    , m_highlights(cache)
    , m_selection(cache)
    , m_caret(*this, cache, m_selection, m_marks)
    , m_mouse(*this, cache, m_selection, m_caret, m_marks, m_highlights)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Pages"));
    const auto update = [this] { viewport()->update(); };
    connect(&cache, &PageCache::drawn, this, [this](const PageRequest &request) {
        learnPage(request.page, m_cache.find(request), request.scale);
        viewport()->update();
    });
    connect(&cache, &PageCache::textRead, this, update);
    connect(&cache, &PageCache::pageFailed, this, &PageView::showFailure);
    connect(&m_selection, &TextSelection::changed, this, update);
    connect(this, &PageView::sightChanged, this, &PageView::requestVisible);
    connect(this, &PageView::zoomChosen, this, [this] { m_failed.clear(); }); // what is too large to be drawn may fit now
}

void PageView::setPageCount(int pages)
{
    m_failed.clear();
    m_matches.clear();
    m_match = {};
    m_selection.select(-1, {});
    m_caret.leave();
    PageScrollArea::setPageCount(pages);
}

PageRequest PageView::requestFor(int page) const
{
    // Device pixels, in steps of 1/100, so that the same zoom always finds the same image.
    return { page, std::round(pages().pointScale(page) * devicePixelRatioF() * 100) / 100, m_recoloured };
}

void PageView::requestVisible()
{
    if (pages().pageCount() == 0)
        return;
    const auto [first, last] = pages().visiblePages();
    // What failed is tried again when it comes back from out of sight.
    m_failed.removeIf([f = first, l = last](const auto &failed) { return failed.key() < f - 1 || failed.key() > l + 1; });
    QList<PageRequest> shown;
    for (int page = first; page <= last; ++page)
        if (!m_failed.contains(page))
            shown << requestFor(page);
    QList<PageRequest> next;
    for (const int neighbour : { last + 1, first - 1 })
        if (neighbour >= 0 && neighbour < pages().pageCount() && !m_failed.contains(neighbour))
            next << requestFor(neighbour);
    m_cache.want(shown, next);
}

void PageView::showFailure(int page, const Error &error)
{
    m_failed.insert(page, tr("This page cannot be drawn. %1").arg(words(error.kind(), tr("page %1").arg(page + 1)).what));
    viewport()->update();
}

void PageView::setMarks(std::vector<PageMark> marks)
{
    m_marks = std::move(marks);
    viewport()->update();
    verticalScrollBar()->update();
}

void PageView::setHighlights(const std::vector<Highlight> &highlights)
{
    m_highlights.set(highlights);
    viewport()->update();
}

void PageView::setRecoloured(bool recoloured)
{
    m_recoloured = recoloured;
    requestVisible();
    viewport()->update();
}

void PageView::setMatches(QHash<int, std::vector<LetterRange>> matches)
{
    m_matches = std::move(matches);
    viewport()->update();
}

void PageView::focusMatch(int page, const LetterRange &match)
{
    m_matchPage = page;
    m_match = match;
    viewport()->update();
}

void PageView::paintText(QPainter &painter, int page, const QRectF &on)
{
    const bool selected = page == m_selection.page();
    const auto matches = m_matches.constFind(page);
    if (!selected && matches == m_matches.constEnd())
        return;
    const SelectableText *text = m_cache.text(page); // read when they come into sight
    if (!text)
        return;
    const PaintedPage painted { page, on, pages().pointScale(page), m_recoloured };
    if (matches != m_matches.constEnd())
        paintMatches(painter, painted, *text, *matches, page == m_matchPage ? std::optional(m_match) : std::nullopt);
    if (selected)
        paintSelection(painter, painted, *text, m_selection.range());
}

void PageView::paintPage(QPainter &painter, int page)
{
    const QRectF on = pages().pageRect(page);
    const PaintedPage painted { page, on, pages().pointScale(page), m_recoloured };
    QImage image = m_cache.find(requestFor(page));
    if (image.isNull())
        image = m_cache.findAny(page);
    if (image.isNull())
        painter.fillRect(on, m_recoloured ? QColor(0x1B, 0x1B, 0x1B) : QColor(Qt::white));
    else
        painter.drawImage(on, image);
    if (const auto failed = m_failed.constFind(page); failed != m_failed.constEnd())
        paintMessage(painter, painted, *failed);
    painter.save();
    for (const Highlight &highlight : m_highlights.on(page))
        paintHighlight(painter, painted, highlight, m_highlights.rects(highlight));
    paintMarks(painter, painted, m_marks, pages());
    paintWarnings(painter, painted, m_marks, pages());
    paintText(painter, page, on);
    painter.restore();
}

void PageView::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.fillRect(viewport()->rect(), colours(palette()).backdrop);
    if (m_screenScale.hasChanged(*this))
        QMetaObject::invokeMethod(this, &PageView::requestVisible, Qt::QueuedConnection);
    const auto [first, last] = pages().visiblePages();
    for (int page = first; page <= last; ++page)
        paintPage(painter, page);
    if (const QRectF caret = m_caret.rect(); !caret.isNull())
        paintCaret(painter, caret, m_recoloured);
    std::vector<double> scales;
    for (int page = 0; !m_marks.empty() && page < pages().pageCount(); ++page)
        scales.push_back(pages().pointScale(page));
    paintMarginBar(painter, viewport()->size(), palette(), marginTicks(m_marks, pages().tops(), scales));
}

void PageView::keyPressEvent(QKeyEvent *event)
{
    QScrollBar &bar = *verticalScrollBar();
    const bool turns = !(event->modifiers() & Qt::AltModifier) && horizontalScrollBar()->maximum() == 0;
    switch (event->key()) {
    case Qt::Key_PageDown:
    case Qt::Key_Space:
        return bar.setValue(bar.value() + viewport()->height() * 9 / 10);
    case Qt::Key_PageUp:
    case Qt::Key_Backspace:
        return bar.setValue(bar.value() - viewport()->height() * 9 / 10);
    case Qt::Key_Home:
        return jump(0);
    case Qt::Key_End:
        return jump(bar.maximum());
    case Qt::Key_Right:
        if (turns)
            return goToPage(currentPage() + 1);
        break;
    case Qt::Key_Left:
        if (turns)
            return goToPage(currentPage() - 1);
        break;
    case Qt::Key_C:
        if (event->matches(QKeySequence::Copy))
            return m_selection.copy();
        break;
    case Qt::Key_Plus:
        return setZoom(zoom() * 1.2);
    case Qt::Key_Minus:
        return setZoom(zoom() / 1.2);
    default:
        break;
    }
    if (event->modifiers() & Qt::AltModifier)
        event->ignore();
    else
        PageScrollArea::keyPressEvent(event);
}

void PageView::jump(int to)
{
    const PagePoint from = position();
    verticalScrollBar()->setValue(to);
    emit jumped(from);
}

void PageView::changeEvent(QEvent *event)
{
    PageScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        viewport()->update();
}

void PageView::contextMenuEvent(QContextMenuEvent *event)
{
    emit menuWanted(event->globalPos());
}

} // namespace adduce
