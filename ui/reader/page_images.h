#pragma once
#include "ui/reader/page_request.h"
#include <QImage>
#include <QList>

namespace adduce {

/// Images of pages up to a bound in bytes: what is shown always, however large, then what is next, then what was used last.
class PageImages
{
public:
    explicit PageImages(qint64 bytes)
        : m_limit(bytes)
    {
    }

    void clear(); ///< forgets what is shown and next, too
    /// What is shown and what probably is next, most wanted first.
    void want(const QList<PageRequest> &shown, const QList<PageRequest> &next);
    /// What of it is to be drawn, most wanted first: what is next while the bound leaves room for it.
    [[nodiscard]] QList<PageRequest> missing() const;
    void keep(const PageRequest &request, const QImage &image);
    [[nodiscard]] QImage find(const PageRequest &request); ///< null when it is not kept
    [[nodiscard]] QImage findAny(int page) const; ///< at any scale
    [[nodiscard]] qint64 bytes() const { return m_used; }

private:
    struct Kept
    {
        QImage image;
        quint64 used = 0; ///< the larger, the later
    };
    [[nodiscard]] qint64 bytesShown() const;
    void trim();

    qint64 m_limit;
    QHash<PageRequest, Kept> m_kept;
    QList<PageRequest> m_shown;
    QList<PageRequest> m_next;
    qint64 m_used = 0;
    quint64 m_clock = 0;
};

} // namespace adduce
