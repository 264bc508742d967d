#pragma once
#include <QWidget>

class QHBoxLayout;
class QLineEdit;
class QSettings;
class QToolButton;

namespace adduce {

class PageLabels;
class PageView;
class PlainLabel;
class ReaderFile;
class ReaderPlaces;
class ReaderSide;

/// Above the pages: the ways back and forward, what stands beside them, their size, and which page it is. All that it is given
/// outlives it.
class ReaderToolbar : public QWidget
{
    Q_OBJECT

public:
    ReaderToolbar(PageView &view, ReaderSide &side, ReaderPlaces &places, QSettings &settings, QWidget *parent = nullptr);

    void zoomIn();
    void zoomOut();
    void toggleFit();
    void toggleOutline();
    void toggleThumbnails();
    void showHighlights(); ///< stays when they are shown
    void toggleHighlights();
    void toggleRecolour();

    void showWays(const ReaderFile &file, const PageLabels &labels); ///< where back and forward lead
    void showPage(const ReaderFile &file, const PageLabels &labels); ///< the one in sight, and the zoom

signals:
    void pageTyped(const QString &page);
    void findWanted();
    void menuWanted(const QPoint &at); ///< on the screen

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QToolButton *add(const QString &icon, const QString &text); ///< at the end
    void addSideButtons();
    void addZoom();
    void addPageField();
    void followTheme();

    PageView &m_view;
    ReaderSide &m_side;
    ReaderPlaces &m_places;
    QSettings &m_settings;
    QHBoxLayout *m_row;
    QToolButton *m_back = nullptr, *m_forward = nullptr;
    QToolButton *m_outline = nullptr, *m_thumbnails = nullptr, *m_highlights = nullptr;
    QToolButton *m_fit = nullptr, *m_recolour = nullptr;
    PlainLabel *m_zoom = nullptr, *m_pages = nullptr;
    QLineEdit *m_page = nullptr;
};

} // namespace adduce
