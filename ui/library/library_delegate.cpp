#include "ui/library/library_delegate.h"

#include "ui/common/icons.h"
#include "ui/common/theme.h"
#include "ui/common/type.h"
#include "ui/library/first_pages.h"
#include "ui/library/library_model.h"
#include <QPainter>
#include <QTextLayout>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

struct StateLook
{
    QString icon;
    QColor colour;
};

StateLook look(DocumentState state, const Colours &c)
{
    switch (state) {
    case DocumentState::Queued:
        return { u"state-waiting"_s, c.secondary };
    case DocumentState::Reading:
        return { u"state-reading"_s, c.accent };
    case DocumentState::Ready:
        return { u"state-ready"_s, c.secondary };
    case DocumentState::NeedsOcr:
        return { u"state-needs-ocr"_s, c.attention };
    case DocumentState::Failed:
        return { u"state-failed"_s, c.error };
    }
    return {};
}

/// Icon and word, right-aligned. Returns the left edge.
int paintState(QPainter &painter, const QRect &row, const QModelIndex &index, const Colours &c)
{
    const bool isRetracted = index.data(LibraryModel::RetractedRole).toBool();
    const StateLook state = isRetracted ? StateLook { u"state-failed"_s, c.error }
                                        : look(static_cast<DocumentState>(index.data(LibraryModel::StateRole).toInt()), c);
    const QString words = index.data(LibraryModel::StateWordsRole).toString();
    const int side = std::max(13, iconSize() - 3);
    const int width = painter.fontMetrics().horizontalAdvance(words);
    const int left = std::max(row.left(), row.right() - width - side - space(1));
    paintIcon(painter, QRect(left, row.center().y() - side / 2, side, side), state.icon, state.colour);
    painter.setPen(state.colour);
    const QRect text = row.adjusted(left + side + space(1) - row.left(), 0, 0, 0);
    painter.drawText(
        text, Qt::AlignLeft | Qt::AlignVCenter, painter.fontMetrics().elidedText(words, Qt::ElideRight, text.width()));
    return left;
}

/// A title on two lines at most.
QStringList linesOf(const QString &title, const QFont &font, int width)
{
    QTextLayout layout(title, font);
    QTextOption wrapping;
    wrapping.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere); // addresses and names of files have no spaces
    layout.setTextOption(wrapping);
    layout.beginLayout();
    QTextLine first = layout.createLine();
    if (first.isValid())
        first.setLineWidth(width);
    layout.endLayout();
    const qsizetype length = first.isValid() ? first.textLength() : title.size();
    QStringList lines { title.left(length).trimmed() };
    if (const QString rest = title.mid(length).trimmed(); !rest.isEmpty())
        lines << rest;
    return lines;
}

} // namespace

/// Where the text goes on beside it. The page is light in every theme, as paper is.
static QRect paintFirstPage(QPainter &painter, const QRect &inner, const QImage &page, const Colours &c)
{
    const QRect room(inner.left(), inner.top(), inner.height() * 3 / 4, inner.height());
    if (!page.isNull()) {
        QRect on(QPoint(), page.size().scaled(room.size(), Qt::KeepAspectRatio));
        on.moveCenter(room.center());
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(on, page);
        painter.setPen(c.line);
        painter.drawRect(on.adjusted(0, 0, -1, -1));
    }
    return inner.adjusted(room.width() + space(2), 0, 0, 0);
}

LibraryDelegate::LibraryDelegate(FirstPages *pictures, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_pictures(pictures)
{
}

void LibraryDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Colours &c = colours(option.palette);
    painter->save();
    if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, c.tint);
    else if (option.state & QStyle::State_MouseOver)
        painter->fillRect(option.rect, c.hover);
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), c.line);

    painter->setFont(typeFont(Type::Base));
    QRect inner = option.rect.adjusted(space(3), space(1) + 2, -space(3), -space(1) - 2);
    if (m_pictures)
        inner = paintFirstPage(*painter, inner, m_pictures->find(index.data(LibraryModel::DocumentRole).value<DocumentRow>()), c);
    painter->setPen(c.text);
    const QString title = index.data(LibraryModel::TitleRole).toString().simplified();
    const QStringList lines = linesOf(title, painter->font(), inner.width());
    const int height = painter->fontMetrics().lineSpacing();
    int below = inner.top() + (lines.size() == 1 ? height / 2 : 0); // what has one line stands in the middle
    for (const QString &line : lines) {
        painter->drawText(QRect(inner.left(), below, inner.width(), height), Qt::AlignLeft | Qt::AlignVCenter,
            painter->fontMetrics().elidedText(line, Qt::ElideRight, inner.width()));
        below += height;
    }

    painter->setFont(typeFont(Type::Caption));
    const QRect second(inner.left(), below + 1, inner.width(), painter->fontMetrics().lineSpacing());
    const int left = paintState(*painter, second, index, c);
    painter->setPen(c.secondary);
    const int room = left - second.left() - space(2);
    painter->drawText(second, Qt::AlignLeft | Qt::AlignVCenter,
        painter->fontMetrics().elidedText(index.data(LibraryModel::BylineRole).toString(), Qt::ElideRight, std::max(0, room)));
    if (option.state & QStyle::State_HasFocus && option.state & QStyle::State_KeyboardFocusChange) {
        painter->setPen(QPen(c.accent, 2));
        painter->drawRect(option.rect.adjusted(1, 1, -1, -2));
    }
    painter->restore();
}

QSize LibraryDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    const int title = QFontMetrics(typeFont(Type::Base)).lineSpacing();
    return { space(40), 2 * title + QFontMetrics(typeFont(Type::Caption)).lineSpacing() + 2 * space(1) + 6 };
}

} // namespace adduce
