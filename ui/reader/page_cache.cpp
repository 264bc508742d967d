#include "ui/reader/page_cache.h"

#include "ui/reader/recolour.h"

namespace adduce {

namespace {

template <class... Functions> struct Overloaded : Functions...
{
    using Functions::operator()...;
};
template <class... Functions> Overloaded(Functions...) -> Overloaded<Functions...>;

QImage toImage(const PageImage &page)
{
    const qsizetype stride = qsizetype(3) * page.width;
    if (page.width <= 0 || page.height <= 0 || page.rgb.size() < stride * page.height)
        return {};
    const QImage view(
        reinterpret_cast<const uchar *>(page.rgb.constData()), page.width, page.height, stride, QImage::Format_RGB888);
    return view.convertToFormat(QImage::Format_RGB32); // a copy of its own, and what the screen wants
}

QImage drawPage(PageRenderer &renderer, const PageRequest &request, const std::stop_token &stop)
{
    QImage image = toImage(renderer.draw(request.page, request.scale, stop));
    if (request.isRecoloured)
        recolour(image);
    return image;
}

/// None on a page that is damaged.
SelectableText readText(PageRenderer &renderer, int page, const std::stop_token &stop)
{
    try {
        return SelectableText(renderer.lines(page, stop));
    } catch (const Error &error) {
        if (error.kind() != ErrorKind::Damaged)
            throw;
    }
    return {};
}

/// None where they cannot be read: the text is of use without them.
std::vector<PageLink> readLinks(PageRenderer &renderer, int page, const std::stop_token &stop)
{
    try {
        return renderer.links(page, stop);
    } catch (const Error &error) {
        if (error.kind() == ErrorKind::Stopped)
            throw;
    }
    return {};
}

} // namespace

PageCache::PageCache(WorkerProgram worker, qint64 bytes, QObject *parent)
    : QObject(parent)
    , m_worker(std::move(worker))
    , m_images(bytes)
    , m_thread([this](const std::stop_token &stop) { work(stop); })
{
}

PageCache::~PageCache()
{
    m_thread.request_stop();
    m_queue.stop();
    m_thread.join();
}

void PageCache::setDocument(const QString &path, const QString &encoding)
{
    m_images.clear();
    m_texts.clear();
    m_links.clear();
    m_queue.open(path, encoding);
}

void PageCache::want(const QList<PageRequest> &shown, const QList<PageRequest> &next)
{
    m_images.want(shown, next);
    m_queue.draw(m_images.missing());
}

const SelectableText *PageCache::text(int page)
{
    if (const auto found = m_texts.constFind(page); found != m_texts.constEnd())
        return &*found;
    m_queue.readText(page);
    return nullptr;
}

std::span<const PageLink> PageCache::links(int page) const
{
    const auto found = m_links.constFind(page);
    return found == m_links.constEnd() ? std::span<const PageLink>() : std::span(*found);
}

void PageCache::work(const std::stop_token &stop)
{
    std::optional<PageRenderer> renderer;
    while (const std::optional<PageJob> job = m_queue.take(stop)) {
        try {
            finish(*job, perform(renderer, *job));
        } catch (const Error &error) {
            if (std::holds_alternative<OpenDocument>(job->task))
                renderer.reset();
            if (error.kind() != ErrorKind::Stopped)
                finish(*job, failure(*job, error));
        }
    }
}

PageCache::Arrival PageCache::perform(std::optional<PageRenderer> &renderer, const PageJob &job)
{
    const Overloaded doing {
        [&](const OpenDocument &document) -> Arrival {
            renderer.reset();
            if (document.path.isEmpty())
                return {};
            renderer.emplace(m_worker, document.path, document.encoding);
            const int pages = renderer->pageCount(job.stop);
            m_queue.opened(job, pages);
            return [this, path = document.path, sha256 = renderer->sha256(job.stop), pages] { emit opened(path, sha256, pages); };
        },
        [&](const PageRequest &request) -> Arrival {
            return [this, request, image = drawPage(*renderer, request, job.stop)] {
                m_images.keep(request, image);
                emit drawn(request);
            };
        },
        [&](const ReadText &wanted) -> Arrival {
            return [this, page = wanted.page, text = readText(*renderer, wanted.page, job.stop),
                       links = readLinks(*renderer, wanted.page, job.stop)] {
                m_texts.insert(page, text);
                if (!links.empty())
                    m_links.insert(page, links);
                emit textRead(page);
            };
        },
        [&](const ReadOutline &) -> Arrival {
            return [this, outline = renderer->outline(job.stop)] { emit outlineRead(outline); };
        },
        [&](const FindOnPage &wanted) -> Arrival {
            return [this, wanted, matches = readText(*renderer, wanted.page, job.stop).find(wanted.words)] {
                if (!matches.empty())
                    emit matchesFound(wanted.page, matches);
                if (wanted.isLast)
                    emit findFinished();
            };
        },
    };
    return std::visit(doing, job.task);
}

PageCache::Arrival PageCache::failure(const PageJob &job, const Error &error)
{
    if (const auto *document = std::get_if<OpenDocument>(&job.task))
        return [this, path = document->path, error] { emit failed(path, error); };
    if (const auto *request = std::get_if<PageRequest>(&job.task))
        return [this, page = request->page, error] { emit pageFailed(page, error); };
    return {};
}

void PageCache::finish(const PageJob &job, Arrival arrival)
{
    QMetaObject::invokeMethod(
        this,
        [this, job, arrival = std::move(arrival)] {
            if (m_queue.finish(job) && arrival)
                arrival();
        },
        Qt::QueuedConnection);
}

} // namespace adduce
