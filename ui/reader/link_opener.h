#pragma once
#include "ui/reader/page_point.h"
#include <QObject>

class QMenu;
class QWidget;

namespace adduce {

class PageCache;
class PageLabels;
class PageView;
struct PageLink;

/// Follows the links of a document: inside it at once, out of it only after asking, as a paper is not trusted. All that it is
/// given outlives it.
class LinkOpener : public QObject
{
    Q_OBJECT

public:
    LinkOpener(PageView &view, PageCache &cache, const PageLabels &labels, QWidget &window);

    void follow(const PageLink &link);
    [[nodiscard]] QString words(const PageLink &link) const; ///< where it leads
    void addActions(QMenu &menu, const PageLink &link); ///< what can be done with it
    [[nodiscard]] QMenu *addMenu(QMenu &menu); ///< of the page in sight, for those who do not use a mouse

signals:
    void jumped(const adduce::PagePoint &from); ///< within the document
    void said(const QString &text);

private:
    void goTo(const PageLink &link); ///< within the document
    void askToOpen(const QString &address);
    void fillMenu(QMenu &menu, int page);
    [[nodiscard]] QString shortWords(const PageLink &link) const; ///< on one line

    PageView &m_view;
    PageCache &m_cache;
    const PageLabels &m_labels;
    QWidget &m_window; ///< that questions stand over
};

} // namespace adduce
