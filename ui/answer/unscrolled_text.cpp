#include "ui/answer/unscrolled_text.h"

#include <QWheelEvent>
#include <QtMath>

namespace adduce {

UnscrolledText::UnscrolledText(QWidget *parent)
    : QTextBrowser(parent)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setOpenLinks(false);
    setOpenExternalLinks(false);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::LinksAccessibleByMouse);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setAutoFillBackground(false);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QVariant UnscrolledText::loadResource(int, const QUrl &)
{
    return {};
}

QSize UnscrolledText::sizeHint() const
{
    return { readingWidth(), heightForWidth(readingWidth()) };
}

int UnscrolledText::heightForWidth(int width) const
{
    const int shown = std::min(width, maximumWidth()); // a layout asks for more than it may give
    const auto known = m_heights.constFind(shown);
    if (known != m_heights.constEnd())
        return *known;
    const std::unique_ptr<QTextDocument> copy(document()->clone());
    copy->setTextWidth(shown);
    return *m_heights.insert(shown, qCeil(copy->size().height()));
}

void UnscrolledText::fitHeight()
{
    m_heights.clear();
    updateGeometry();
}

void UnscrolledText::wheelEvent(QWheelEvent *event)
{
    event->ignore();
}

} // namespace adduce
