#include "ui/reader/page_cache.h"

#include "ui/reader/recolour.h"

namespace adduce {

namespace {

QImage toImage(const PageImage &page)
{
    const qsizetype stride = qsizetype(3) * page.width;
    if (page.width <= 0 || page.height <= 0 || page.rgb.size() < stride * page.height)
        return {};
    const QImage view(
        reinterpret_cast<const uchar *>(page.rgb.constData()), page.width, page.height, stride, QImage::Format_RGB888);
    return view.convertToFormat(QImage::Format_RGB32); // a copy of its own, and what the screen wants
}

} // namespace

PageCache::PageCache(WorkerProgram worker, qint64 bytes, QObject *parent)
    : QObject(parent)
    , m_worker(std::move(worker))
    , m_limit(bytes)
    , m_thread([this](const std::stop_token &stop) { work(stop); })
{
}

PageCache::~PageCache()
{
    m_thread.request_stop();
    {
        const std::lock_guard lock(m_mutex);
        m_drawing.request_stop();
    }
    m_wake.notify_all();
    m_thread.join();
}

void PageCache::setDocument(const QString &path, const QString &encoding)
{
    m_kept.clear();
    m_shown.clear();
    m_next.clear();
    m_texts.clear();
    m_links.clear();
    m_used = 0;
    {
        const std::lock_guard lock(m_mutex);
        m_wanted.clear();
        m_underway.clear();
        m_textsWanted.clear();
        m_outlineWanted = false;
        m_search = {};
        m_path = path;
        m_encoding = encoding;
        ++m_generation;
        m_drawing.request_stop();
        m_drawing = std::stop_source();
    }
    m_wake.notify_all();
}

void PageCache::want(const QList<PageRequest> &shown, const QList<PageRequest> &next)
{
    m_shown = shown;
    m_next = next;
    // Another page is about as large as those in sight.
    const qint64 onePage = bytesShown() / std::max<qsizetype>(1, shown.size());
    const bool isRoomLeft = bytesShown() + onePage <= m_limit;
    {
        const std::lock_guard lock(m_mutex);
        m_wanted.clear();
        for (const PageRequest &request : isRoomLeft ? shown + next : shown)
            if (!m_kept.contains(request) && !m_underway.contains(request))
                m_wanted.push_back(request);
    }
    m_wake.notify_all();
}

qint64 PageCache::bytesShown() const
{
    qint64 bytes = 0;
    for (const PageRequest &request : m_shown)
        if (const auto kept = m_kept.constFind(request); kept != m_kept.constEnd())
            bytes += kept->image.sizeInBytes();
    return bytes;
}

QImage PageCache::find(const PageRequest &request)
{
    const auto found = m_kept.find(request);
    if (found == m_kept.end())
        return {};
    found->used = ++m_clock;
    return found->image;
}

const SelectableText *PageCache::text(int page)
{
    if (const auto found = m_texts.constFind(page); found != m_texts.constEnd())
        return &*found;
    {
        const std::lock_guard lock(m_mutex);
        if (std::ranges::find(m_textsWanted, page) == m_textsWanted.end())
            m_textsWanted.push_back(page);
    }
    m_wake.notify_all();
    return nullptr;
}

std::span<const PageLink> PageCache::links(int page) const
{
    const auto found = m_links.constFind(page);
    return found == m_links.constEnd() ? std::span<const PageLink>() : std::span(*found);
}

void PageCache::find(const QString &words, int from)
{
    {
        const std::lock_guard lock(m_mutex);
        m_search = { words.trimmed(), from, 0, m_search.number + 1 };
    }
    m_wake.notify_all();
}

void PageCache::readText(PageRenderer &renderer, int generation, int page, const std::stop_token &stop)
{
    SelectableText text;
    try {
        text = SelectableText(renderer.lines(page, stop));
    } catch (const Error &error) {
        if (error.kind() != ErrorKind::Damaged) // such a page has no text to select
            throw;
    }
    std::vector<PageLink> links;
    try {
        links = renderer.links(page, stop);
    } catch (const Error &error) {
        if (error.kind() == ErrorKind::Stopped)
            throw;
        links.clear(); // the text is of use without them
    }
    QMetaObject::invokeMethod(
        this,
        [this, generation, page, text = std::move(text), links = std::move(links)] {
            {
                const std::lock_guard lock(m_mutex);
                if (generation != m_generation)
                    return;
            }
            m_texts.insert(page, text);
            if (!links.empty())
                m_links.insert(page, links);
            emit textRead(page);
        },
        Qt::QueuedConnection);
}

void PageCache::readOutline()
{
    {
        const std::lock_guard lock(m_mutex);
        m_outlineWanted = true;
    }
    m_wake.notify_all();
}

void PageCache::readOutline(PageRenderer &renderer, int generation, const std::stop_token &stop)
{
    QMetaObject::invokeMethod(
        this,
        [this, generation, outline = renderer.outline(stop)] {
            {
                const std::lock_guard lock(m_mutex);
                if (generation != m_generation)
                    return;
            }
            emit outlineRead(outline);
        },
        Qt::QueuedConnection);
}

void PageCache::searchPage(PageRenderer &renderer, int generation, int pages, const std::stop_token &stop)
{
    Search search;
    {
        const std::lock_guard lock(m_mutex);
        search = m_search;
        ++m_search.done;
        if (m_search.done >= pages)
            m_search.words.clear();
    }
    const int page = (search.from + search.done) % std::max(1, pages);
    std::vector<LetterRange> matches;
    try {
        matches = SelectableText(renderer.lines(page, stop)).find(search.words);
    } catch (const Error &error) {
        if (error.kind() != ErrorKind::Damaged) // such a page has no text to find
            throw;
    }
    QMetaObject::invokeMethod(
        this,
        [this, generation, page, matches, search, last = search.done + 1 >= pages] {
            {
                const std::lock_guard lock(m_mutex);
                if (generation != m_generation || m_search.number != search.number)
                    return;
            }
            if (!matches.empty())
                emit matchesFound(page, matches);
            if (last)
                emit findFinished();
        },
        Qt::QueuedConnection);
}

QImage PageCache::findAny(int page) const
{
    for (auto it = m_kept.begin(); it != m_kept.end(); ++it)
        if (it.key().page == page)
            return it->image;
    return {};
}

void PageCache::keep(int generation, const PageRequest &request, const QImage &image)
{
    {
        const std::lock_guard lock(m_mutex);
        if (generation != m_generation)
            return;
        m_underway.removeAll(request);
    }
    Kept &kept = m_kept[request];
    m_used += image.sizeInBytes() - kept.image.sizeInBytes();
    kept = { image, ++m_clock };
    trim();
    emit drawn(request);
}

void PageCache::trim()
{
    const auto isShown = [this](const PageRequest &request) { return m_shown.contains(request); };
    const auto worth = [this](const PageRequest &request, const Kept &kept) { // what is next before all else, then by age
        return std::pair(m_next.contains(request), kept.used);
    };
    while (m_used > m_limit) {
        auto least = m_kept.end();
        for (auto it = m_kept.begin(); it != m_kept.end(); ++it)
            if (!isShown(it.key()) && (least == m_kept.end() || worth(it.key(), *it) < worth(least.key(), *least)))
                least = it;
        if (least == m_kept.end())
            return;
        m_used -= least->image.sizeInBytes();
        m_kept.erase(least);
    }
}

void PageCache::work(const std::stop_token &stop)
{
    std::optional<PageRenderer> renderer;
    int generation = 0;
    QString path;
    QString encoding;
    int pages = 0;
    while (!stop.stop_requested()) {
        std::optional<PageRequest> request;
        std::stop_token drawing;
        bool fresh = false;
        std::optional<int> textPage;
        bool outline = false;
        {
            std::unique_lock lock(m_mutex);
            m_wake.wait(lock, stop, [&] {
                const bool any = !m_wanted.empty() || !m_textsWanted.empty() || m_outlineWanted || !m_search.words.isEmpty();
                return generation != m_generation || (any && renderer);
            });
            if (stop.stop_requested())
                return;
            fresh = generation != m_generation;
            generation = m_generation;
            path = m_path;
            encoding = m_encoding;
            drawing = m_drawing.get_token();
            // What is shown comes first, then what is selected, then what is looked for.
            if (!fresh && !m_wanted.empty()) {
                request = m_wanted.front();
                m_wanted.pop_front();
                m_underway << *request;
            } else if (!fresh && !m_textsWanted.empty()) {
                textPage = m_textsWanted.front();
                m_textsWanted.pop_front();
            } else if (!fresh) {
                outline = std::exchange(m_outlineWanted, false);
            }
        }
        const auto tell = [&](auto &&say) {
            QMetaObject::invokeMethod(this, std::forward<decltype(say)>(say), Qt::QueuedConnection);
        };
        try {
            if (fresh) {
                renderer.reset();
                if (path.isEmpty())
                    continue;
                renderer.emplace(m_worker, path, encoding);
                pages = renderer->pageCount();
                tell([this, path, sha = renderer->sha256(), pages] { emit opened(path, sha, pages); });
            } else if (request && renderer) {
                QImage image = toImage(renderer->draw(request->page, request->scale, drawing));
                if (request->recoloured)
                    recolour(image);
                tell([this, generation, request = *request, image] { keep(generation, request, image); });
            } else if (textPage && renderer) {
                readText(*renderer, generation, *textPage, drawing);
            } else if (outline && renderer) {
                readOutline(*renderer, generation, drawing);
            } else if (renderer) {
                searchPage(*renderer, generation, pages, drawing);
            }
        } catch (const Error &error) {
            if (fresh)
                renderer.reset();
            if (fresh && error.kind() != ErrorKind::Stopped)
                tell([this, path, error] { emit failed(path, error); });
            else if (request && error.kind() != ErrorKind::Stopped)
                tell([this, generation, request = *request, error] {
                    {
                        const std::lock_guard lock(m_mutex);
                        if (generation != m_generation)
                            return; // of another document
                        m_underway.removeAll(request);
                    }
                    emit pageFailed(request.page, error);
                });
        }
    }
}

} // namespace adduce
