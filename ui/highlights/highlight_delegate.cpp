#include "ui/highlights/highlight_delegate.h"

#include "ui/common/marked_text.h"
#include "ui/common/theme.h"
#include "ui/highlights/highlight_colours.h"
#include "ui/highlights/highlight_list_model.h"
#include <QAbstractItemView>
#include <QPainter>

namespace adduce {

namespace {

constexpr int kQuoteLines = 4;
constexpr int kNoteLines = 3;

/// The texts of a row, laid out on its width.
struct HighlightRow
{
    HighlightRow(const QModelIndex &index, int width)
    {
        quoteHeight =
            layOutLines(quote, index.data(HighlightListModel::QuoteRole).toString(), typeFont(Type::Base), width, kQuoteLines);
        if (const QString text = index.data(HighlightListModel::NoteRole).toString(); !text.isEmpty()) {
            QFont italic = typeFont(Type::Base);
            italic.setItalic(true);
            noteHeight = layOutLines(note, text, italic, width, kNoteLines);
        }
        placeHeight = QFontMetrics(typeFont(Type::Caption)).lineSpacing();
    }
    [[nodiscard]] int height() const
    {
        return space(2) + quoteHeight + (noteHeight > 0 ? space(1) + noteHeight : 0) + space(1) + placeHeight + space(2);
    }

    QTextLayout quote, note;
    int quoteHeight = 0, noteHeight = 0, placeHeight = 0;
};

int textLeft()
{
    return space(4);
}

} // namespace

QSize HighlightDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    return { 0, HighlightRow(index, std::max(space(10), width - textLeft() - space(2))).height() };
}

void HighlightDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Colours &c = colours(option.palette);
    painter->save();
    if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, c.tint);
    else if (option.state & QStyle::State_MouseOver)
        painter->fillRect(option.rect, c.hover);
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), c.line);
    const auto colour = static_cast<HighlightColour>(index.data(HighlightListModel::ColourRole).toInt());
    painter->fillRect(QRect(option.rect.left() + space(1), option.rect.top() + space(2), 4, option.rect.height() - 2 * space(2)),
        swatchColour(colour, c.isDark));
    const QRect inner = option.rect.adjusted(textLeft(), space(2), -space(2), -space(2));
    HighlightRow row(index, inner.width());
    const QStringList &words = static_cast<const HighlightListModel *>(index.model())->soughtWords();
    int top = inner.top();
    painter->setPen(c.text);
    row.quote.draw(painter, QPoint(inner.left(), top), wordMarks(row.quote.text(), words, option.palette));
    top += row.quoteHeight + space(1);
    if (row.noteHeight > 0) {
        row.note.draw(painter, QPoint(inner.left(), top), wordMarks(row.note.text(), words, option.palette));
        top += row.noteHeight + space(1);
    }
    painter->setPen(c.secondary);
    painter->setFont(typeFont(Type::Caption));
    painter->drawText(QRect(inner.left(), top, inner.width(), row.placeHeight), Qt::AlignLeft | Qt::AlignTop,
        painter->fontMetrics().elidedText(index.data(HighlightListModel::PlaceRole).toString(), Qt::ElideMiddle, inner.width()));
    if ((option.state & QStyle::State_HasFocus) && (option.state & QStyle::State_KeyboardFocusChange)) {
        painter->setPen(QPen(c.accent, 2));
        painter->drawRect(option.rect.adjusted(1, 1, -1, -2));
    }
    painter->restore();
}

} // namespace adduce
