#include "ui/reader/document_search.h"

#include "ui/reader/find_bar.h"
#include "ui/reader/page_view.h"
#include <QLineEdit>
#include <QScrollBar>

namespace adduce {

DocumentSearch::DocumentSearch(FindBar &bar, PageView &view, PageCache &cache, QObject *parent)
    : QObject(parent)
    , m_bar(bar)
    , m_view(view)
    , m_cache(cache)
{
    connect(&bar, &FindBar::findWanted, this, &DocumentSearch::find);
    connect(&bar, &FindBar::matchChosen, this, &DocumentSearch::choose);
    connect(&bar, &FindBar::closed, this, &DocumentSearch::close);
    connect(&cache, &PageCache::matchesFound, this, &DocumentSearch::addMatches);
    connect(&cache, &PageCache::findFinished, &bar, &FindBar::finish);
    connect(&cache, &PageCache::textRead, this, &DocumentSearch::showAwaited);
    connect(&view, &PageView::laidOut, this, [this](int before, int now) {
        if (m_awaited && m_awaited->scrolled == before) // it was not the user who scrolled
            m_awaited->scrolled = now;
    });
}

void DocumentSearch::open(const QString &words)
{
    emit began();
    m_bar.open(words);
}

bool DocumentSearch::close()
{
    if (m_bar.isHidden())
        return false;
    m_bar.hide();
    clear();
    m_cache.find({}, 0);
    m_view.setMatches({});
    m_view.setFocus(Qt::OtherFocusReason);
    return true;
}

void DocumentSearch::clear()
{
    m_bar.clearMatches();
    m_awaited.reset();
}

void DocumentSearch::restart()
{
    m_awaited.reset();
    if (m_bar.isVisible())
        m_cache.find(m_bar.box().text(), 0);
}

void DocumentSearch::find(const QString &words)
{
    m_awaited.reset();
    m_view.setMatches({});
    m_cache.find(words, m_view.currentPage());
}

void DocumentSearch::addMatches(int page, const std::vector<LetterRange> &matches)
{
    m_bar.addMatches(page, matches);
    m_view.setMatches(m_bar.matches());
}

void DocumentSearch::choose(int page, const LetterRange &match)
{
    const PagePoint from = m_view.position();
    show(page, match);
    emit shown(from);
}

void DocumentSearch::show(int page, const LetterRange &match)
{
    m_view.focusMatch(page, match);
    m_awaited.reset();
    const SelectableText *text = m_cache.text(page);
    const std::vector<QRectF> rects = text ? text->rects(match) : std::vector<QRectF> {};
    QScrollBar &bar = *m_view.verticalScrollBar();
    if (rects.empty()) {
        const auto [first, last] = m_view.pages().visiblePages();
        if (page < first || page > last)
            m_view.goToPage(page);
        if (!text)
            m_awaited = { page, match, bar.value() };
        return;
    }
    const double top = m_view.pages().onViewport(page, rects.front()).top();
    const int height = m_view.viewport()->height();
    if (top < space(8) || top > height - space(8))
        bar.setValue(qRound(bar.value() + top - height / 3.0));
}

void DocumentSearch::showAwaited(int page)
{
    if (!m_awaited || page != m_awaited->page)
        return;
    const Awaited awaited = *std::exchange(m_awaited, std::nullopt);
    if (awaited.scrolled == m_view.verticalScrollBar()->value()) // else one has moved on since, and is left there
        show(page, awaited.match);
}

} // namespace adduce
