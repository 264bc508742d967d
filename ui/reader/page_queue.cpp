#include "ui/reader/page_queue.h"

#include <algorithm>
#include <utility>

namespace adduce {

void PageQueue::open(const QString &path, const QString &encoding)
{
    {
        const std::lock_guard lock(m_mutex);
        m_path = { path, encoding };
        m_isNew = true;
        m_isOpen = false;
        ++m_document;
        m_drawings.clear();
        m_underway.clear();
        m_texts.clear();
        m_outline = false;
        m_search = {};
        m_stop.request_stop();
        m_stop = std::stop_source();
    }
    m_wake.notify_all();
}

void PageQueue::draw(const QList<PageRequest> &wanted)
{
    {
        const std::lock_guard lock(m_mutex);
        m_drawings.clear();
        std::ranges::copy_if(
            wanted, std::back_inserter(m_drawings), [this](const PageRequest &request) { return !m_underway.contains(request); });
    }
    m_wake.notify_all();
}

void PageQueue::readText(int page)
{
    {
        const std::lock_guard lock(m_mutex);
        if (std::ranges::find(m_texts, page) == m_texts.end())
            m_texts.push_back(page);
    }
    m_wake.notify_all();
}

void PageQueue::readOutline()
{
    {
        const std::lock_guard lock(m_mutex);
        m_outline = true;
    }
    m_wake.notify_all();
}

void PageQueue::find(const QString &words, int from)
{
    {
        const std::lock_guard lock(m_mutex);
        m_search = { words.trimmed(), from, 0, m_search.number + 1 };
    }
    m_wake.notify_all();
}

void PageQueue::stop()
{
    const std::lock_guard lock(m_mutex);
    m_stop.request_stop();
}

bool PageQueue::isAnyWanted() const
{
    return !m_drawings.empty() || !m_texts.empty() || m_outline || !m_search.words.isEmpty();
}

std::optional<PageJob> PageQueue::take(const std::stop_token &stop)
{
    std::unique_lock lock(m_mutex);
    m_wake.wait(lock, stop, [this] { return m_isNew || (m_isOpen && isAnyWanted()); });
    if (stop.stop_requested())
        return std::nullopt;
    PageJob job { {}, m_document, m_stop.get_token() };
    if (std::exchange(m_isNew, false)) {
        job.task = m_path;
    } else if (!m_drawings.empty()) {
        m_underway << m_drawings.front();
        job.task = m_drawings.front();
        m_drawings.pop_front();
    } else if (!m_texts.empty()) {
        job.task = ReadText { m_texts.front() };
        m_texts.pop_front();
    } else if (std::exchange(m_outline, false)) {
        job.task = ReadOutline {};
    } else {
        job.task = nextOfSearch();
    }
    return job;
}

FindOnPage PageQueue::nextOfSearch()
{
    const int page = (m_search.from + m_search.done) % std::max(1, m_pages);
    const bool isLast = ++m_search.done >= m_pages;
    FindOnPage task { m_search.words, page, isLast, m_search.number };
    if (isLast)
        m_search.words.clear();
    return task;
}

void PageQueue::opened(const PageJob &job, int pages)
{
    const std::lock_guard lock(m_mutex);
    if (job.document != m_document)
        return;
    m_isOpen = true;
    m_pages = pages;
}

bool PageQueue::finish(const PageJob &job)
{
    const std::lock_guard lock(m_mutex);
    if (job.document != m_document)
        return false;
    if (const auto *drawn = std::get_if<PageRequest>(&job.task))
        m_underway.removeAll(*drawn);
    const auto *found = std::get_if<FindOnPage>(&job.task);
    return !found || found->search == m_search.number;
}

} // namespace adduce
