// How AnswerView answers keys and the mouse.
#include "ui/answer/answer_view.h"

#include <QAccessible>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QTextBlock>
#include <QWheelEvent>

namespace adduce {

void AnswerView::focusSentence(int sentence)
{
    if (sentence >= static_cast<int>(m_sentences.size()))
        return;
    m_chip = -1;
    if (sentence == m_sentence) {
        viewport()->update();
        return;
    }
    m_sentence = sentence;
    if (sentence >= 0) {
        // The caret follows unseen, for screen readers and for copying.
        QTextCursor cursor(document()->findBlockByNumber(sentence));
        setTextCursor(cursor);
        emit sentenceFocused(sentence);
        tellFocus();
    }
    viewport()->update();
}

void AnswerView::walk(int direction)
{
    const int target = m_sentence < 0 && direction < 0 ? static_cast<int>(m_sentences.size()) - 1 : m_sentence + direction;
    if (target < 0 || target >= static_cast<int>(m_sentences.size())) {
        emit walkedOut(direction);
        return;
    }
    focusSentence(target);
}

void AnswerView::focusChip(int chip)
{
    const int sentence = sentenceOf(chip);
    if (sentence != m_sentence)
        focusSentence(sentence);
    m_chip = chip;
    tellFocus();
    viewport()->update();
}

/// To a screen reader, which reads the sentence or the citation that has the focus within the answer.
void AnswerView::tellFocus()
{
    if (!QAccessible::isActive() || !hasFocus())
        return;
    QAccessibleInterface *self = QAccessible::queryAccessibleInterface(this);
    if (QAccessibleInterface *part = self ? self->focusChild() : nullptr) {
        QAccessibleEvent focus(part, QAccessible::Focus);
        QAccessible::updateAccessibility(&focus);
    }
}

void AnswerView::walkChips(int direction)
{
    const int first = firstChipOf(m_sentence);
    if (first < 0)
        return;
    const int last = first + static_cast<int>(m_sentences[static_cast<std::size_t>(m_sentence)].citations.size()) - 1;
    const int target = m_chip < 0 ? (direction > 0 ? first : -1) : m_chip + direction;
    if (target < first)
        m_chip = -1;
    else if (target <= last)
        m_chip = target;
    tellFocus();
    viewport()->update();
}

void AnswerView::keyPressEvent(QKeyEvent *event)
{
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (event->modifiers() & Qt::AltModifier) {
        event->ignore(); // Alt+Left and Alt+Right are the reader's history
        return;
    }
    if (event->matches(QKeySequence::Copy) && !textCursor().hasSelection() && m_sentence >= 0) {
        const QTextBlock block = document()->findBlockByNumber(m_sentence);
        QGuiApplication::clipboard()->setText(
            plainText(*document(), m_layout, block.position(), block.position() + block.length() - 1));
        return;
    }
    if (event->matches(QKeySequence::Copy))
        return copy();
    if (event->matches(QKeySequence::SelectAll))
        return selectAll();
    if (!plain)
        return QTextBrowser::keyPressEvent(event);
    const int chosen = m_chip >= 0 ? m_chip : firstChipOf(m_sentence);
    switch (event->key()) {
    case Qt::Key_Up:
        return walk(-1);
    case Qt::Key_Down:
        return walk(1);
    case Qt::Key_Right:
        return walkChips(1);
    case Qt::Key_Left:
        return walkChips(-1);
    case Qt::Key_Home:
        return focusSentence(0);
    case Qt::Key_End:
        return focusSentence(static_cast<int>(m_sentences.size()) - 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (chosen >= 0)
            emit citationActivated(citation(chosen));
        return;
    case Qt::Key_Space:
        if (chosen >= 0)
            emit cardRequested(chosen);
        return;
    default:
        event->ignore();
    }
}

bool AnswerView::focusNextPrevChild(bool next)
{
    const int target = m_chip < 0 ? (next ? (m_sentence < 0 ? 0 : -2) : -1) : m_chip + (next ? 1 : -1);
    int chip = target;
    if (target == -2) // the first chip of the focused sentence or behind it
        for (chip = 0; chip < chipCount() && sentenceOf(chip) < m_sentence;)
            ++chip;
    if (chip < 0 || chip >= chipCount())
        return QWidget::focusNextPrevChild(next); // NOLINT(bugprone-parent-virtual-call): not QTextBrowser's walk, this one
    focusChip(chip);
    return true;
}

void AnswerView::focusInEvent(QFocusEvent *event)
{
    QTextBrowser::focusInEvent(event);
    const bool byKeyboard = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (byKeyboard && m_sentence < 0 && !m_sentences.empty())
        focusSentence(0);
    else
        tellFocus();
    viewport()->update();
}

void AnswerView::focusOutEvent(QFocusEvent *event)
{
    QTextBrowser::focusOutEvent(event);
    viewport()->update();
}

void AnswerView::setHover(int chip)
{
    if (chip == m_hover)
        return;
    if (m_hover >= 0)
        emit cardLeft();
    m_hover = chip;
    m_hoverTimer.stop();
    if (chip >= 0)
        m_hoverTimer.start();
    showFilledChips();
}

void AnswerView::mouseMoveEvent(QMouseEvent *event)
{
    QTextBrowser::mouseMoveEvent(event);
    const int chip = event->buttons() == Qt::NoButton ? chipAt(event->position().toPoint()) : -1;
    setHover(chip);
    viewport()->setCursor(chip >= 0 ? Qt::PointingHandCursor : Qt::IBeamCursor);
}

void AnswerView::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->button() == Qt::LeftButton ? chipAt(event->position().toPoint()) : -1;
    QTextBrowser::mousePressEvent(event);
}

void AnswerView::mouseReleaseEvent(QMouseEvent *event)
{
    const QPoint position = event->position().toPoint();
    const bool dragged = textCursor().hasSelection() && m_pressed < 0;
    QTextBrowser::mouseReleaseEvent(event);
    if (event->button() != Qt::LeftButton || dragged)
        return;
    const int chip = chipAt(position);
    if (chip >= 0 && chip == m_pressed) {
        m_hoverTimer.stop();
        focusChip(chip);
        emit citationActivated(citation(chip));
        return;
    }
    for (int i = 0; i < static_cast<int>(m_sentences.size()); ++i)
        if (const QRect box = sentenceRect(i); position.y() >= box.top() && position.y() <= box.bottom())
            focusSentence(i);
}

void AnswerView::leaveEvent(QEvent *event)
{
    QTextBrowser::leaveEvent(event);
    setHover(-1);
}

void AnswerView::wheelEvent(QWheelEvent *event)
{
    event->ignore(); // the page scrolls
}

void AnswerView::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction *copySelection = menu->addAction(tr("Copy"), this, &QTextEdit::copy);
    copySelection->setEnabled(textCursor().hasSelection());
    menu->addAction(
        tr("Copy answer with citations"), this, [this] { QGuiApplication::clipboard()->setText(textWithCitations()); });
    menu->addAction(tr("Select all"), this, &QTextEdit::selectAll);
    menu->popup(event->globalPos());
}

} // namespace adduce
