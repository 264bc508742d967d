#pragma once
#include "core/documents/document.h"
#include "ui/common/screen_scale.h"
#include "ui/common/services.h"
#include "ui/reader/page_cache.h"
#include <QTimer>
#include <QWidget>
#include <functional>

class QListView;
class QStackedWidget;
class QTreeWidget;

namespace adduce {

class PlainLabel;
class ThumbnailModel;

/// Beside the pages: what the document is made of, small pictures of its pages, or what is highlighted in it.
class ReaderSide : public QWidget
{
    Q_OBJECT

public:
    enum class Show
    {
        Nothing,
        Outline,
        Thumbnails,
        Highlights
    };
    ReaderSide(const Services &services, QWidget &highlights, QWidget *parent = nullptr); ///< takes the list of highlights

    void setDocument(const QString &path, const QString &encoding, int pages); ///< without an outline yet
    /// What is drawn over a small page: what is cited and highlighted on it.
    struct Stroke
    {
        QRectF rect; ///< points
        QColor colour;
    };
    void setStrokes(std::function<std::vector<Stroke>(int page)> strokes)
    {
        m_strokes = std::move(strokes);
    } ///< asked when a page is drawn
    void updateStrokes(); ///< they have changed
    void setOutline(const std::vector<OutlineItem> &outline);
    void show(Show what);
    [[nodiscard]] Show shown() const { return m_show; }
    void setCurrentPage(int page); ///< 0-based
    [[nodiscard]] std::vector<Stroke> strokesOn(int page) const { return m_strokes ? m_strokes(page) : std::vector<Stroke> {}; }
    [[nodiscard]] QTreeWidget &outline() { return *m_outline; }
    [[nodiscard]] QListView &thumbnails() { return *m_thumbnails; }

signals:
    void pageChosen(int page);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override; ///< of the small pictures

private:
    void openThumbnails();
    void requestVisible();

    PageCache m_cache; ///< of small pictures
    QStackedWidget *m_stack;
    QTreeWidget *m_outline;
    PlainLabel *m_none;
    QListView *m_thumbnails;
    ThumbnailModel *m_model;
    QTimer m_request;
    QString m_path, m_encoding;
    bool m_open = false; ///< the cache has the document
    int m_pages = 0;
    Show m_show = Show::Nothing;
    std::function<std::vector<Stroke>(int page)> m_strokes;
    ScreenScale m_screenScale;
};

} // namespace adduce
