#include "ui/answer/answer_view.h"

#include "ui/answer/answer_accessible.h"
#include "ui/answer/chip.h"
#include "ui/answer/chip_pointer.h"
#include "ui/common/marked_text.h"
#include "ui/common/theme.h"
#include <QAbstractTextDocumentLayout>
#include <QAccessible>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QTextBlock>

namespace adduce {

AnswerView::AnswerView(AnswerMarks marks, QWidget *parent)
    : UnscrolledText(parent)
    , m_content(new AnswerDocument(std::move(marks), this))
    , m_cursor(*m_content)
    , m_pointer(new ChipPointer(*m_content, this))
{
    makeAnswersAccessible();
    setDocument(m_content);
    m_content->documentLayout()->setPaintDevice(viewport()); // as a text edit does with a document of its own
    viewport()->setMouseTracking(true);
    setAccessibleName(tr("Answer"));
    connect(m_content, &AnswerDocument::written, this, [this] {
        showFilledChips();
        QAccessibleEvent reordered(this, QAccessible::ObjectReorder);
        QAccessible::updateAccessibility(&reordered);
        fitHeight();
    });
    connect(m_pointer, &ChipPointer::moved, this, &AnswerView::showFilledChips);
    connect(m_pointer, &ChipPointer::rested, this, &AnswerView::cardRequested);
    connect(m_pointer, &ChipPointer::left, this, &AnswerView::cardLeft);
    connect(m_pointer, &ChipPointer::sentenceClicked, this, &AnswerView::focusSentence);
    connect(m_pointer, &ChipPointer::chipClicked, this, [this](int chip) {
        focusChip(chip);
        emit citationActivated(m_content->citation(chip));
    });
}

void AnswerView::setSentences(std::vector<AnswerSentence> sentences)
{
    m_cursor.toSentence(-1);
    m_pointer->forget();
    m_open = -1;
    m_content->write(std::move(sentences), palette());
}

void AnswerView::addSentence(const AnswerSentence &sentence)
{
    m_content->append(sentence, palette());
}

void AnswerView::setNotes(const CitationNotes &notes)
{
    m_content->setNotes(notes, palette());
}

void AnswerView::changeEvent(QEvent *event)
{
    UnscrolledText::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_content->sentences().empty())
        m_content->rewrite(palette());
}

// ---- where one stands

void AnswerView::focusSentence(int sentence)
{
    if (sentence >= static_cast<int>(m_content->sentences().size()))
        return;
    const bool isAnother = sentence != m_cursor.sentence();
    m_cursor.toSentence(sentence);
    if (isAnother && sentence >= 0) {
        // The caret follows unseen, for screen readers and for copying.
        setTextCursor(QTextCursor(m_content->findBlockByNumber(sentence)));
        emit sentenceFocused(sentence);
        announceFocusWithin(*this);
    }
    viewport()->update();
}

void AnswerView::focusChip(int chip)
{
    if (chip >= 0 && m_content->sentenceOf(chip) != m_cursor.sentence())
        focusSentence(m_content->sentenceOf(chip));
    m_cursor.toChip(chip);
    announceFocusWithin(*this);
    viewport()->update();
}

bool AnswerView::focusNextPrevChild(bool next)
{
    const int chip = m_cursor.nextChip(next ? 1 : -1);
    if (chip < 0)
        return QWidget::focusNextPrevChild(next); // NOLINT(bugprone-parent-virtual-call): not QTextBrowser's walk, this one
    focusChip(chip);
    return true;
}

void AnswerView::focusInEvent(QFocusEvent *event)
{
    UnscrolledText::focusInEvent(event);
    const bool byKeyboard = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (byKeyboard && m_cursor.sentence() < 0 && !m_content->sentences().empty())
        focusSentence(0);
    else
        announceFocusWithin(*this);
    viewport()->update();
}

void AnswerView::focusOutEvent(QFocusEvent *event)
{
    UnscrolledText::focusOutEvent(event);
    viewport()->update();
}

// ---- keys and the mouse

void AnswerView::keyPressEvent(QKeyEvent *event)
{
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (event->modifiers() & Qt::AltModifier) {
        event->ignore(); // Alt+Left and Alt+Right are the reader's history
        return;
    }
    if (event->matches(QKeySequence::Copy) && !textCursor().hasSelection() && m_cursor.sentence() >= 0) {
        const QTextBlock block = m_content->findBlockByNumber(m_cursor.sentence());
        const QString copied = m_content->textWithCitations(block.position(), block.position() + block.length() - 1);
        return QGuiApplication::clipboard()->setText(copied);
    }
    if (event->matches(QKeySequence::Copy))
        return copy();
    if (event->matches(QKeySequence::SelectAll))
        return selectAll();
    if (!plain)
        return UnscrolledText::keyPressEvent(event);
    const auto walk = [this](int direction) {
        if (const int next = m_cursor.nextSentence(direction); next >= 0)
            focusSentence(next);
        else
            emit walkedOut(direction);
    };
    const auto walkChips = [this](int direction) {
        if (m_content->firstChipOf(m_cursor.sentence()) >= 0)
            focusChip(m_cursor.nextChipInSentence(direction));
    };
    const int chosen = m_cursor.chosenChip();
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
        return focusSentence(static_cast<int>(m_content->sentences().size()) - 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (chosen >= 0)
            emit citationActivated(m_content->citation(chosen));
        return;
    case Qt::Key_Space:
        if (chosen >= 0)
            emit cardRequested(chosen);
        return;
    default:
        event->ignore();
    }
}

bool AnswerView::viewportEvent(QEvent *event)
{
    const bool selecting = textCursor().hasSelection(); // which a click takes away
    const bool done = UnscrolledText::viewportEvent(event);
    m_pointer->follow(*event, selecting);
    if (event->type() == QEvent::MouseMove)
        viewport()->setCursor(m_pointer->chip() >= 0 ? Qt::PointingHandCursor : Qt::IBeamCursor);
    return done;
}

void AnswerView::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction *copySelection = menu->addAction(tr("Copy"), this, &QTextEdit::copy);
    copySelection->setEnabled(textCursor().hasSelection());
    menu->addAction(tr("Copy answer with citations"), this,
        [this] { QGuiApplication::clipboard()->setText(m_content->textWithCitations()); });
    menu->addAction(tr("Select all"), this, &QTextEdit::selectAll);
    menu->popup(event->globalPos());
}

QMimeData *AnswerView::createMimeDataFromSelection() const
{
    auto *copied = new QMimeData; // the clipboard owns it
    const QTextCursor cursor = textCursor();
    copied->setText(m_content->textWithCitations(cursor.selectionStart(), cursor.selectionEnd()));
    return copied;
}

// ---- painting

void AnswerView::paintEvent(QPaintEvent *event)
{
    {
        QPainter painter(viewport());
        const Colours &c = colours(palette());
        if (m_cursor.sentence() >= 0) {
            const QRectF box = QRectF(m_content->sentenceRect(m_cursor.sentence())).adjusted(0, -space(1), 0, space(1) + 1);
            const QRectF row(0, box.top(), viewport()->width(), box.height());
            painter.fillRect(row, c.tint);
            painter.fillRect(QRectF(0, row.top(), 3, row.height()), c.accent);
        }
        for (int chip = 0; chip < m_content->chipCount(); ++chip) {
            const ChipState state = chip == m_open || chip == m_pointer->chip() ? ChipState::Open
                : chip == m_cursor.chip() && hasFocus()                         ? ChipState::Focused
                                                                                : ChipState::Quiet;
            for (const QRectF &box : m_content->chipBoxes(chip))
                paintChipBox(painter, box, palette(), state, m_content->isNoted(chip));
        }
    }
    UnscrolledText::paintEvent(event);
}

void AnswerView::showFilledChips()
{
    QList<ExtraSelection> filled;
    for (const int chip : { m_open, m_pointer->chip() }) {
        if (chip < 0 || chip >= m_content->chipCount())
            continue;
        ExtraSelection selection;
        selection.cursor = m_content->chipRun(chip);
        selection.format.setForeground(colours(palette()).onAccent);
        filled << selection;
    }
    replaceMarks(*this, MarksOf::Chips, filled);
    viewport()->update();
}

void AnswerView::setOpenChip(int chip)
{
    if (chip == m_open)
        return;
    m_open = chip;
    showFilledChips();
}

} // namespace adduce
