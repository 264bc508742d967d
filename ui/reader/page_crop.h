#pragma once
#include "core/answer/page_source.h"
#include "ui/common/latest_read.h"
#include "ui/common/screen_scale.h"
#include "ui/common/services.h"
#include "ui/reader/page_cache.h"
#include "ui/reader/page_marks.h"
#include <QWidget>

namespace adduce {

/// The stretch of a page that a quote stands on, with the quote marked.
class PageCrop : public QWidget
{
    Q_OBJECT

public:
    explicit PageCrop(const Services &services, QWidget *parent = nullptr);
    void setWhole(); ///< all of the place is in sight, and nothing is marked: of a table
    void setCitation(const std::optional<Citation> &citation);
    void setRecoloured(bool recoloured);
    /// Its file is closed once the page is drawn, and it is as high as compactHeight() says: one of many that stay.
    void setCompact();
    static int compactHeight(
        const std::vector<QRectF> &rects, int width); ///< of a quote alone; rects in points, the rest in pixels
    [[nodiscard]] bool isDrawn() const; ///< at its size on this screen
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void open(const PageSource &source);
    void close();
    void fail(const Error &error);
    void giveUp();
    void keepBand();
    void request();
    [[nodiscard]] PageRequest wanted() const;
    [[nodiscard]] double pointsInSight() const; ///< of the page's width

    LatestRead m_reading;
    PageCache m_cache;
    std::optional<Citation> m_citation;
    PageSource m_source; ///< of the citation
    QString m_path; ///< that is open
    QString m_sha256; ///< of what is open; empty while it is being opened
    QString m_message; ///< in place of the page
    QImage m_image; ///< of the page
    double m_scale = 0; ///< of the image, pixels a point
    int m_top = 0; ///< of the image on the page, pixels: of a compact one the band around the quote is kept
    bool m_recoloured = false;
    bool m_isCompact = false;
    bool m_isWhole = false;
    ScreenScale m_screenScale;
};

} // namespace adduce
