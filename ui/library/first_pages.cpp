#include "ui/library/first_pages.h"

#include "core/base/error.h"

#include <QFileInfo>

namespace adduce {

namespace {

constexpr double kFirstPageScale = 0.2; // pixels a point: twice what is shown, for fine screens
constexpr std::size_t kMostWanted = 60; // what is in sight and a little more
constexpr std::size_t kMostFirstPages = 500; // of 60 kB

/// Null for a file that is another one by now, too: by its size, as hashing each whole file would cost more than its picture.
QImage firstPageOf(
    const WorkerProgram &worker, qint64 bytes, const QString &path, const QString &encoding, const std::stop_token &stop)
{
    try {
        if (QFileInfo(path).size() != bytes)
            return {};
        PageRenderer renderer(worker, path, encoding);
        const PageImage page = renderer.draw(0, kFirstPageScale, stop);
        const QImage view(reinterpret_cast<const uchar *>(page.rgb.constData()), page.width, page.height, 3 * page.width,
            QImage::Format_RGB888);
        return view.convertToFormat(QImage::Format_RGB32); // a copy of its own
    } catch (const Error &) {
        return {}; // the list goes without; what is wrong is said when it is opened
    }
}

} // namespace

FirstPages::FirstPages(WorkerProgram worker, QObject *parent)
    : QObject(parent)
    , m_worker(std::move(worker))
    , m_thread([this](const std::stop_token &stop) { work(stop); })
{
}

FirstPages::~FirstPages()
{
    m_thread.request_stop();
    m_thread.join(); // before what it uses goes
}

QImage FirstPages::find(const DocumentRow &row)
{
    if (const auto known = m_images.constFind(row.sha256); known != m_images.constEnd())
        return *known;
    if (row.sha256.isEmpty() || row.state != DocumentState::Ready)
        return {};
    {
        const std::lock_guard lock(m_mutex);
        if (row.sha256 == m_drawing)
            return {};
        std::erase_if(m_wanted, [&](const Wanted &wanted) { return wanted.sha256 == row.sha256; });
        m_wanted.push_back({ row.sha256, row.path, row.encoding, row.bytes });
        if (m_wanted.size() > kMostWanted)
            m_wanted.pop_front();
    }
    m_wake.notify_one();
    return {};
}

void FirstPages::work(const std::stop_token &stop)
{
    while (true) {
        Wanted wanted;
        {
            std::unique_lock lock(m_mutex);
            if (!m_wake.wait(lock, stop, [this] { return !m_wanted.empty(); }))
                return;
            wanted = std::move(m_wanted.back());
            m_wanted.pop_back();
            m_drawing = wanted.sha256;
        }
        const QImage image = firstPageOf(m_worker, wanted.bytes, wanted.path, wanted.encoding, stop);
        if (stop.stop_requested())
            return;
        QMetaObject::invokeMethod(this, [this, sha256 = wanted.sha256, image] { keep(sha256, image); }, Qt::QueuedConnection);
    }
}

void FirstPages::keep(const QString &sha256, const QImage &image)
{
    if (!m_images.contains(sha256))
        m_order.push_back(sha256);
    m_images.insert(sha256, image);
    {
        const std::lock_guard lock(m_mutex);
        std::erase_if(m_wanted, [&](const Wanted &wanted) { return wanted.sha256 == sha256; });
    }
    if (m_order.size() > kMostFirstPages) {
        m_images.remove(m_order.front());
        m_order.pop_front();
    }
    emit arrived();
}

} // namespace adduce
