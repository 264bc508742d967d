#include "ui/common/marked_text.h"

#include "core/threads/thread_search.h"
#include "ui/common/theme.h"
#include <QFontMetrics>
#include <QKeyEvent>
#include <QMimeData>
#include <QtMath>

namespace adduce {

QList<QTextLayout::FormatRange> wordMarks(const QString &text, const QStringList &words, const QPalette &palette)
{
    QList<QTextLayout::FormatRange> ranges;
    for (const auto &[start, length] : matchesIn(text, words)) {
        QTextLayout::FormatRange range;
        range.start = static_cast<int>(start);
        range.length = static_cast<int>(length);
        range.format.setBackground(colours(palette).markStrong);
        range.format.setForeground(colours(palette).text);
        ranges << range;
    }
    return ranges;
}

void replaceMarks(QTextEdit &text, MarksOf owner, QList<QTextEdit::ExtraSelection> marks)
{
    constexpr int kOwner = QTextFormat::UserProperty + 1;
    for (QTextEdit::ExtraSelection &mark : marks)
        mark.format.setProperty(kOwner, static_cast<int>(owner));
    QList<QTextEdit::ExtraSelection> all = text.extraSelections();
    all.removeIf(
        [&](const QTextEdit::ExtraSelection &mark) { return mark.format.intProperty(kOwner) == static_cast<int>(owner); });
    text.setExtraSelections(all + marks);
}

int layOutLines(QTextLayout &layout, const QString &text, const QFont &font, int width, int lines)
{
    layout.setFont(font);
    QString shown = text;
    for (bool again = false;; again = true) {
        layout.setText(shown);
        layout.beginLayout();
        double y = 0;
        int lastStart = 0;
        bool fits = true;
        for (int i = 0;; ++i) {
            QTextLine line = layout.createLine();
            if (!line.isValid())
                break;
            if (i == lines) {
                fits = false;
                break;
            }
            line.setLineWidth(width);
            line.setPosition(QPointF(0, y));
            y += line.height();
            lastStart = line.textStart();
        }
        layout.endLayout();
        if (fits || again)
            return qRound(y);
        shown = shown.left(lastStart) + QFontMetrics(font).elidedText(shown.mid(lastStart), Qt::ElideRight, width);
    }
}

MarkedLabel::MarkedLabel(Type type, QWidget *parent)
    : QTextEdit(parent)
{
    setFont(typeFont(type));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setFocusPolicy(Qt::StrongFocus);
    setTabChangesFocus(true);
    setAcceptDrops(false);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    document()->setDocumentMargin(0);
    document()->setUndoRedoEnabled(false);
    viewport()->setAutoFillBackground(false);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void MarkedLabel::setText(const QString &text, const QStringList &markedWords)
{
    m_text = text;
    m_words = markedWords;
    m_heights.clear();
    setPlainText(QString(text).replace(QChar::ObjectReplacementCharacter, u' '));
    setAccessibleName(text);
    mark();
    updateGeometry();
}

void MarkedLabel::mark()
{
    QList<ExtraSelection> marks;
    for (const QTextLayout::FormatRange &range : wordMarks(toPlainText(), m_words, palette())) {
        ExtraSelection selection { textCursor(), range.format };
        selection.cursor.setPosition(range.start);
        selection.cursor.setPosition(range.start + range.length, QTextCursor::KeepAnchor);
        marks << selection;
    }
    replaceMarks(*this, MarksOf::Words, marks);
}

QSize MarkedLabel::sizeHint() const
{
    const int width = std::min(maximumWidth(), fontMetrics().horizontalAdvance(m_text.left(2000)) + 2);
    return { width, heightForWidth(width) };
}

QSize MarkedLabel::minimumSizeHint() const
{
    return { space(20), fontMetrics().lineSpacing() };
}

int MarkedLabel::heightForWidth(int width) const
{
    const int used = std::min(width, maximumWidth());
    int &height = m_heights[used];
    if (height == 0) {
        const std::unique_ptr<QTextDocument> copy(document()->clone());
        copy->setTextWidth(used);
        height = qCeil(copy->size().height());
    }
    return height;
}

void MarkedLabel::changeEvent(QEvent *event)
{
    QTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        mark();
    if (event->type() == QEvent::FontChange)
        m_heights.clear();
}

/// What is selected elsewhere next is the only selection in sight.
void MarkedLabel::focusOutEvent(QFocusEvent *event)
{
    QTextEdit::focusOutEvent(event);
    if (event->reason() == Qt::PopupFocusReason || event->reason() == Qt::ActiveWindowFocusReason)
        return;
    QTextCursor cursor = textCursor();
    cursor.clearSelection();
    setTextCursor(cursor);
}

/// The page around it scrolls.
void MarkedLabel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown || event->modifiers() & Qt::AltModifier)
        event->ignore();
    else
        QTextEdit::keyPressEvent(event);
}

void MarkedLabel::wheelEvent(QWheelEvent *event)
{
    event->ignore(); // the page scrolls
}

QMimeData *MarkedLabel::createMimeDataFromSelection() const
{
    auto *copied = new QMimeData;
    copied->setText(textCursor().selectedText().replace(QChar::ParagraphSeparator, u'\n'));
    return copied;
}

} // namespace adduce
