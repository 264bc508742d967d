#include "ui/answer/answer_view.h"

#include "ui/answer/answer_accessible.h"
#include "ui/common/theme.h"
#include "ui/common/type.h"
#include <QAbstractTextDocumentLayout>
#include <QAccessible>
#include <QMimeData>
#include <QPainter>
#include <QTextBlock>
#include <QtMath>

namespace adduce {

using namespace Qt::StringLiterals;

AnswerView::AnswerView(QWidget *parent)
    : QTextBrowser(parent)
{
    makeAnswersAccessible();
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setOpenLinks(false);
    setOpenExternalLinks(false);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::LinksAccessibleByMouse);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setAutoFillBackground(false);
    viewport()->setMouseTracking(true);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(tr("Answer"));
    prepareDocument(*document());
    m_hoverTimer.setSingleShot(true);
    m_hoverTimer.setInterval(300);
    connect(&m_hoverTimer, &QTimer::timeout, this, [this] {
        if (m_hover >= 0)
            emit cardRequested(m_hover);
    });
}

void AnswerView::setMarks(AnswerMarks marks)
{
    m_marks = std::move(marks);
}

void AnswerView::setNotes(const CitationNotes &notes)
{
    if (m_marks.notes == notes)
        return;
    m_marks.notes = notes;
    rebuild();
}

void AnswerView::setSentences(std::vector<AnswerSentence> sentences)
{
    m_sentences = std::move(sentences);
    m_sentence = m_chip = m_hover = m_open = m_pressed = -1;
    rebuild();
}

void AnswerView::addSentence(const AnswerSentence &sentence)
{
    m_sentences.push_back(sentence);
    appendSentence(*document(), m_layout, sentence, palette(), m_marks);
    contentChanged();
}

void AnswerView::rebuild()
{
    prepareDocument(*document());
    m_layout.chips.clear();
    for (const AnswerSentence &sentence : m_sentences)
        appendSentence(*document(), m_layout, sentence, palette(), m_marks);
    showFilledChips();
    contentChanged();
}

const Citation &AnswerView::citation(int chip) const
{
    const ChipRun &run = m_layout.chips.at(static_cast<std::size_t>(chip));
    return m_sentences.at(static_cast<std::size_t>(run.sentence)).citations.at(static_cast<std::size_t>(run.citation));
}

QString AnswerView::note(int chip) const
{
    return m_marks.notes.value(citationKey(citation(chip)));
}

QString AnswerView::chipName(int chip) const
{
    const ChipRun &run = m_layout.chips.at(static_cast<std::size_t>(chip));
    QTextCursor cursor(document()->findBlock(run.start));
    cursor.setPosition(run.start);
    cursor.setPosition(run.end, QTextCursor::KeepAnchor);
    return cursor.selectedText().simplified();
}

QString AnswerView::textWithCitations() const
{
    return plainText(*document(), m_layout, 0, document()->characterCount() - 1);
}

QVariant AnswerView::loadResource(int, const QUrl &)
{
    return {};
}

QSize AnswerView::sizeHint() const
{
    return { readingWidth(), heightForWidth(readingWidth()) };
}

int AnswerView::heightForWidth(int width) const
{
    const int shown = std::min(width, maximumWidth()); // a layout asks for more than it may give
    const auto known = m_heights.constFind(shown);
    if (known != m_heights.constEnd())
        return *known;
    const std::unique_ptr<QTextDocument> copy(document()->clone());
    copy->setTextWidth(shown);
    return *m_heights.insert(shown, qCeil(copy->size().height()));
}

void AnswerView::contentChanged()
{
    QAccessibleEvent reordered(this, QAccessible::ObjectReorder);
    QAccessible::updateAccessibility(&reordered);
    m_heights.clear();
    updateGeometry();
    viewport()->update();
}

void AnswerView::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_sentences.empty())
        rebuild();
}

// ---- where things are

int AnswerView::sentenceOf(int chip) const
{
    return m_layout.chips.at(static_cast<std::size_t>(chip)).sentence;
}

int AnswerView::firstChipOf(int sentence) const
{
    const auto found = std::ranges::find(m_layout.chips, sentence, &ChipRun::sentence);
    return found == m_layout.chips.end() ? -1 : static_cast<int>(found - m_layout.chips.begin());
}

QRect AnswerView::sentenceRect(int sentence) const
{
    const QTextBlock block = document()->findBlockByNumber(sentence);
    if (!block.isValid())
        return {};
    return document()->documentLayout()->blockBoundingRect(block).toAlignedRect();
}

QList<QRectF> AnswerView::chipBoxes(int chip) const
{
    const ChipRun &run = m_layout.chips.at(static_cast<std::size_t>(chip));
    const QTextBlock block = document()->findBlock(run.start);
    const QFontMetricsF metrics(typeFont(Type::Caption));
    const QPointF origin = block.layout() ? block.layout()->position() : QPointF();
    QList<QRectF> boxes;
    for (int i = 0; block.layout() && i < block.layout()->lineCount(); ++i) {
        const QTextLine line = block.layout()->lineAt(i);
        const int from = std::max(run.start - block.position(), line.textStart());
        const int to = std::min(run.end - block.position(), line.textStart() + line.textLength());
        if (from >= to)
            continue;
        const qreal left = line.cursorToX(from);
        const qreal baseline = line.y() + line.ascent();
        boxes << QRectF(QPointF(left, baseline - metrics.ascent() - 1.5), QSizeF(line.cursorToX(to) - left, metrics.height() + 3))
                     .translated(origin);
    }
    return boxes;
}

QRect AnswerView::chipRect(int chip) const
{
    const QList<QRectF> boxes = chipBoxes(chip);
    return boxes.isEmpty() ? QRect() : boxes.first().toAlignedRect();
}

int AnswerView::chipAt(const QPoint &position) const
{
    for (int chip = 0; chip < chipCount(); ++chip)
        for (const QRectF &box : chipBoxes(chip))
            if (box.contains(position))
                return chip;
    return -1;
}

// ---- painting

void AnswerView::paintEvent(QPaintEvent *event)
{
    {
        QPainter painter(viewport());
        const Colours &c = colours(palette());
        if (m_sentence >= 0) {
            const QRectF box = QRectF(sentenceRect(m_sentence)).adjusted(0, -space(1), 0, space(1) + 1);
            const QRectF row(0, box.top(), viewport()->width(), box.height());
            painter.fillRect(row, c.tint);
            painter.fillRect(QRectF(0, row.top(), 3, row.height()), c.accent);
        }
        for (int chip = 0; chip < chipCount(); ++chip) {
            const ChipState state = chip == m_open || chip == m_hover ? ChipState::Open
                : chip == m_chip && hasFocus()                        ? ChipState::Focused
                                                                      : ChipState::Quiet;
            for (const QRectF &box : chipBoxes(chip))
                paintChipBox(painter, box, palette(), state, m_layout.chips[static_cast<std::size_t>(chip)].noted);
        }
    }
    QTextBrowser::paintEvent(event);
}

void AnswerView::showFilledChips()
{
    QList<ExtraSelection> filled;
    for (const int chip : { m_open, m_hover }) {
        if (chip < 0 || chip >= chipCount())
            continue;
        const ChipRun &run = m_layout.chips[static_cast<std::size_t>(chip)];
        ExtraSelection selection;
        selection.cursor = QTextCursor(document());
        selection.cursor.setPosition(run.start);
        selection.cursor.setPosition(run.end, QTextCursor::KeepAnchor);
        selection.format.setForeground(colours(palette()).onAccent);
        filled << selection;
    }
    setExtraSelections(filled);
    viewport()->update();
}

void AnswerView::setOpenChip(int chip)
{
    if (chip == m_open)
        return;
    m_open = chip;
    showFilledChips();
}

QMimeData *AnswerView::createMimeDataFromSelection() const
{
    auto *copied = new QMimeData; // the clipboard owns it
    const QTextCursor cursor = textCursor();
    copied->setText(plainText(*document(), m_layout, cursor.selectionStart(), cursor.selectionEnd()));
    return copied;
}

} // namespace adduce
