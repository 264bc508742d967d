#include "ui/evidence/evidence_delegate.h"

#include "core/answer/answer.h"
#include "ui/answer/chip.h"
#include "ui/common/icons.h"
#include "ui/common/theme.h"
#include "ui/common/type.h"
#include "ui/evidence/evidence_model.h"
#include <QAbstractItemView>
#include <QKeyEvent>
#include <QPainter>
#include <QPlainTextEdit>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kWrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

QRect inside(const QRect &cell)
{
    return cell.adjusted(space(2), space(2), -space(2), -space(2));
}

/// The chip, and under it whether its quote still stands.
void paintCitation(QPainter &painter, const QRect &cell, const QString &chip, const QPalette &palette, const QModelIndex &index)
{
    const Colours &c = colours(palette);
    const QRectF box = paintChip(painter, cell, chip, palette);
    QRect under = cell.adjusted(0, static_cast<int>(box.height()) + space(1), 0, 0);
    painter.setFont(typeFont(Type::Caption));
    const bool isError = index.data(EvidenceModel::ErrorRole).toBool();
    const bool checked = isError || index.data(EvidenceModel::CheckedRole).toBool();
    if (checked) {
        const int side = painter.fontMetrics().height();
        paintIcon(painter, QRect(under.left(), under.top(), side, side), isError ? u"dialog-warning"_s : u"check"_s,
            isError ? c.attention : c.secondary);
        under.setLeft(under.left() + side + space(1));
    }
    painter.setPen(isError ? c.attention : c.secondary);
    painter.drawText(under, kWrapped, index.data(EvidenceModel::StandingRole).toString());
}

} // namespace

void EvidenceDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Colours &c = colours(option.palette);
    const bool selected = option.state & QStyle::State_Selected;
    painter->save();
    if (selected)
        painter->fillRect(option.rect, c.tint);
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), c.line);
    if (selected && index.column() == EvidenceModel::Number)
        painter->fillRect(QRect(option.rect.left(), option.rect.top(), 3, option.rect.height() - 1), c.accent);
    const QRect cell = inside(option.rect);
    painter->setFont(typeFont(Type::Base));
    const bool isBeside = index.column() == EvidenceModel::Number || index.column() == EvidenceModel::Notes
        || index.column() == EvidenceModel::Caveats;
    painter->setPen(isBeside ? c.secondary : c.text);
    switch (index.column()) {
    case EvidenceModel::CitationColumn:
        if (const QString chip = index.data().toString(); !chip.isEmpty())
            paintCitation(*painter, cell, chip, option.palette, index);
        break;
    case EvidenceModel::ConfidenceColumn:
        if (const QVariant confidence = index.data(EvidenceModel::ConfidenceRole); confidence.isValid()) {
            QRect row = cell;
            row.setHeight(painter->fontMetrics().lineSpacing());
            paintConfidence(*painter, row, option.palette, static_cast<Confidence>(confidence.toInt()));
        }
        break;
    case EvidenceModel::Number:
        painter->drawText(cell, Qt::AlignRight | Qt::AlignTop, index.data().toString());
        break;
    default:
        painter->drawText(cell, kWrapped, index.data().toString());
    }
    if ((option.state & QStyle::State_HasFocus) && (option.state & QStyle::State_KeyboardFocusChange)) {
        painter->setPen(QPen(c.accent, 2));
        painter->drawRect(option.rect.adjusted(1, 1, -1, -2));
    }
    painter->restore();
}

QSize EvidenceDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = view ? std::max(space(10), view->visualRect(index).width()) : option.rect.width();
    const QRect cell(0, 0, std::max(space(5), width - 2 * space(2)), 100'000);
    int height = 0;
    if (index.column() == EvidenceModel::CitationColumn)
        height = chipSize(index.data().toString()).height() + space(1)
            + QFontMetrics(typeFont(Type::Caption))
                  .boundingRect(cell.adjusted(space(5), 0, 0, 0), kWrapped, index.data(EvidenceModel::StandingRole).toString())
                  .height();
    else
        height = QFontMetrics(typeFont(Type::Base)).boundingRect(cell, kWrapped, index.data().toString()).height();
    return { width, height + 2 * space(2) + 1 };
}

QWidget *EvidenceDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const
{
    auto *editor = new QPlainTextEdit(parent);
    editor->setFont(typeFont(Type::Base));
    editor->setTabChangesFocus(true);
    editor->setAccessibleName(index.model()->headerData(index.column(), Qt::Horizontal).toString());
    return editor;
}

void EvidenceDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    auto *text = static_cast<QPlainTextEdit *>(editor);
    text->setPlainText(index.data(Qt::EditRole).toString());
    text->moveCursor(QTextCursor::End);
}

void EvidenceDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    model->setData(index, static_cast<QPlainTextEdit *>(editor)->toPlainText(), Qt::EditRole);
}

void EvidenceDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &) const
{
    QRect box = option.rect;
    box.setHeight(std::max(box.height(), 4 * QFontMetrics(typeFont(Type::Base)).lineSpacing()));
    editor->setGeometry(box);
}

/// Return starts a new line in a note; with Ctrl it is done.
bool EvidenceDelegate::eventFilter(QObject *editor, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            if (!(key->modifiers() & Qt::ControlModifier))
                return false;
            emit commitData(static_cast<QWidget *>(editor));
            emit closeEditor(static_cast<QWidget *>(editor));
            return true;
        }
    }
    return QStyledItemDelegate::eventFilter(editor, event);
}

} // namespace adduce
