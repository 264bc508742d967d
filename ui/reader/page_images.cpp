#include "ui/reader/page_images.h"

namespace adduce {

void PageImages::clear()
{
    m_kept.clear();
    m_shown.clear();
    m_next.clear();
    m_used = 0;
}

void PageImages::want(const QList<PageRequest> &shown, const QList<PageRequest> &next)
{
    m_shown = shown;
    m_next = next;
}

QList<PageRequest> PageImages::missing() const
{
    // Another page is about as large as those in sight.
    const qint64 onePage = bytesShown() / std::max<qsizetype>(1, m_shown.size());
    const bool isRoomLeft = bytesShown() + onePage <= m_limit;
    QList<PageRequest> missing = isRoomLeft ? m_shown + m_next : m_shown;
    missing.removeIf([this](const PageRequest &request) { return m_kept.contains(request); });
    return missing;
}

void PageImages::keep(const PageRequest &request, const QImage &image)
{
    Kept &kept = m_kept[request];
    m_used += image.sizeInBytes() - kept.image.sizeInBytes();
    kept = { image, ++m_clock };
    trim();
}

QImage PageImages::find(const PageRequest &request)
{
    const auto found = m_kept.find(request);
    if (found == m_kept.end())
        return {};
    found->used = ++m_clock;
    return found->image;
}

QImage PageImages::findAny(int page) const
{
    for (auto it = m_kept.begin(); it != m_kept.end(); ++it)
        if (it.key().page == page)
            return it->image;
    return {};
}

qint64 PageImages::bytesShown() const
{
    qint64 bytes = 0;
    for (const PageRequest &request : m_shown)
        if (const auto kept = m_kept.constFind(request); kept != m_kept.constEnd())
            bytes += kept->image.sizeInBytes();
    return bytes;
}

void PageImages::trim()
{
    const auto isShown = [this](const PageRequest &request) { return m_shown.contains(request); };
    const auto priority = [this](const PageRequest &request, const Kept &kept) { // what is next before all else, then by age
        return std::pair(m_next.contains(request), kept.used);
    };
    while (m_used > m_limit) {
        auto least = m_kept.end();
        for (auto it = m_kept.begin(); it != m_kept.end(); ++it)
            if (!isShown(it.key()) && (least == m_kept.end() || priority(it.key(), *it) < priority(least.key(), *least)))
                least = it;
        if (least == m_kept.end())
            return;
        m_used -= least->image.sizeInBytes();
        m_kept.erase(least);
    }
}

} // namespace adduce
