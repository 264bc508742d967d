#include "ui/reader/page_crop.h"

#include "ui/common/theme.h"
#include "ui/common/type.h"
#include <QPainter>

namespace adduce {

namespace {

constexpr qint64 kBytes = 12 << 20;
constexpr double kAir = 14; // points left and right of the quote's column, and above and below a compact one
constexpr double kTallest = 200; // points of a compact one

QRectF boundsOf(const std::vector<QRectF> &rects)
{
    QRectF all;
    for (const QRectF &rect : rects)
        all = all.isNull() ? rect : all.united(rect);
    return all;
}

/// How much of the page is as wide as the crop.
double pointsAcross(const QRectF &quote)
{
    return quote.isEmpty() ? 500 : std::max(200.0, quote.width() + 2 * kAir);
}

} // namespace

PageCrop::PageCrop(const Services &services, QWidget *parent)
    : QWidget(parent)
    , m_reading(services.libraryThread)
    , m_cache(services.worker, kBytes)
{
    setAccessibleName(tr("The quote on its page"));
    connect(&m_cache, &PageCache::opened, this, [this](const QString &path, const QString &sha256, int) {
        if (path != m_path)
            return;
        m_sha256 = sha256;
        request();
    });
    connect(&m_cache, &PageCache::drawn, this, [this](const PageRequest &request) {
        if (request == wanted()) {
            m_image = m_cache.find(request);
            m_scale = request.scale;
            m_top = 0;
            if (m_isCompact) {
                keepBand();
                close();
            }
            update();
        }
    });
    connect(&m_cache, &PageCache::failed, this, [this](const QString &, const Error &error) { fail(error); });
    connect(&m_cache, &PageCache::pageFailed, this, [this](int, const Error &error) { fail(error); });
}

QSize PageCrop::sizeHint() const
{
    return { space(75), space(70) };
}

void PageCrop::setCompact()
{
    m_isCompact = true;
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void PageCrop::setWhole()
{
    m_isWhole = true;
}

double PageCrop::pointsInSight() const
{
    const QRectF place = boundsOf(m_citation->rects);
    const double across = pointsAcross(place);
    return m_isWhole && height() > 0 ? std::max(across, (place.height() + 2 * kAir) * width() / height()) : across;
}

int PageCrop::compactHeight(const std::vector<QRectF> &rects, int width)
{
    const QRectF quote = boundsOf(rects);
    return static_cast<int>(std::min(kTallest, quote.height() + 2 * kAir) * width / pointsAcross(quote));
}

void PageCrop::setCitation(const std::optional<Citation> &citation)
{
    if (citation == m_citation)
        return;
    m_citation = citation;
    m_image = {};
    m_message.clear();
    updateGeometry();
    update();
    m_reading.stop();
    if (citation)
        m_reading.run(
            this, [at = *citation](Database &database) { return pageSource(database, at); },
            [this](const PageSource &source) { open(source); },
            [this, path = citation->path](const Error &) { open({ path, {} }); });
}

void PageCrop::fail(const Error &error)
{
    m_message = words(error.kind(), error.detail()).what;
    giveUp();
}

/// No other page is to come.
void PageCrop::giveUp()
{
    if (m_isCompact) {
        m_source = {};
        close();
    }
    update();
}

void PageCrop::keepBand()
{
    const double air = kTallest / 2 + kAir;
    m_top = std::max(0, static_cast<int>((boundsOf(m_citation->rects).center().y() - air) * m_scale));
    m_image = m_image.copy(0, m_top, m_image.width(), static_cast<int>(2 * air * m_scale));
}

void PageCrop::close()
{
    m_path.clear();
    m_sha256.clear();
    m_cache.setDocument({});
}

void PageCrop::open(const PageSource &source)
{
    m_source = source;
    if (source.path != m_path) {
        m_path = source.path;
        m_sha256.clear();
        m_cache.setDocument(source.path, source.encoding);
    }
    if (source.path.isEmpty())
        m_message = tr("The paper is not in the library.");
    request();
}

void PageCrop::setRecoloured(bool recoloured)
{
    if (recoloured == m_recoloured)
        return;
    m_recoloured = recoloured;
    m_image = {};
    request();
}

PageRequest PageCrop::wanted() const
{
    if (!m_citation)
        return {};
    return { m_citation->page - 1, width() * devicePixelRatioF() / pointsInSight(), m_recoloured };
}

bool PageCrop::isDrawn() const
{
    return !m_image.isNull() && m_scale == wanted().scale;
}

void PageCrop::request()
{
    if (m_isCompact && m_path.isEmpty() && !m_source.path.isEmpty() && !isDrawn())
        return open(m_source); // which was closed
    if (!m_citation || m_sha256.isEmpty() || width() < 8)
        return;
    if (m_sha256 != m_citation->sha256) {
        m_message = tr("The file is not the one that was cited.");
        return giveUp();
    }
    if (const QImage image = m_cache.find(wanted()); !image.isNull()) {
        m_image = image;
        m_scale = wanted().scale;
        m_top = 0;
    } else {
        m_cache.want({ wanted() }); // what there is, is shown scaled meanwhile
    }
    update();
}

void PageCrop::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    request();
}

void PageCrop::paintEvent(QPaintEvent *)
{
    if (m_screenScale.hasChanged(*this))
        QMetaObject::invokeMethod(this, &PageCrop::request, Qt::QueuedConnection);
    QPainter painter(this);
    const Colours &c = colours(palette());
    const Colours &page = coloursFor(m_recoloured);
    painter.fillRect(rect(), m_recoloured ? QColor(0x1B, 0x1B, 0x1B) : QColor(Qt::white));
    if (!m_image.isNull() && m_citation) {
        const QRectF quote = boundsOf(m_citation->rects);
        const double scale = width() / pointsInSight(); // widget pixels a point
        const double ratio = m_scale / scale; // pixels of the image a widget pixel
        const QPointF topLeft(
            (quote.isEmpty() ? 0 : quote.left() - kAir) * scale, std::max(0.0, quote.center().y() * scale - height() / 2.0));
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(QRectF(rect()), m_image, QRectF(topLeft * ratio - QPointF(0, m_top), QSizeF(size()) * ratio));
        if (!m_isWhole) {
            painter.setCompositionMode(m_recoloured ? QPainter::CompositionMode_Screen : QPainter::CompositionMode_Multiply);
            for (const QRectF &line : seamless(m_citation->rects))
                painter.fillRect(QRectF(line.topLeft() * scale - topLeft, line.size() * scale).toAlignedRect(), page.markStrong);
            painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
            painter.fillRect(
                QRectF((quote.left() - 6) * scale - topLeft.x(), quote.top() * scale - topLeft.y(), 3, quote.height() * scale),
                page.accent);
        }
    } else if (!m_message.isEmpty()) {
        painter.setPen(c.secondary);
        painter.drawText(
            rect().adjusted(space(3), space(3), -space(3), -space(3)), Qt::AlignCenter | Qt::TextWordWrap, m_message);
    }
    painter.setPen(c.lineStrong);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace adduce
