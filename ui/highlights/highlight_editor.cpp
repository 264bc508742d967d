#include "ui/highlights/highlight_editor.h"

#include "ui/common/theme.h"
#include "ui/common/widgets.h"
#include "ui/highlights/highlight_colours.h"
#include "ui/highlights/highlight_editing.h"
#include <QEvent>
#include <QHBoxLayout>
#include <QPlainTextEdit>

namespace adduce {

using namespace Qt::StringLiterals;

constexpr int kNotePauseMs = 3000; // of typing

HighlightEditor::HighlightEditor(HighlightEditing &editing, QWidget *parent)
    : QWidget(parent)
    , m_editing(&editing)
    , m_remove(iconButton(u"edit-delete"_s, tr("Remove the highlight")))
    , m_note(new QPlainTextEdit)
{
    auto *row = new QHBoxLayout;
    row->setSpacing(space(1) / 2);
    for (std::size_t i = 0; i < kHighlightColours; ++i) {
        const auto colour = static_cast<HighlightColour>(i);
        QToolButton *made = iconButton({}, words(colour));
        made->setCheckable(true);
        row->addWidget(made);
        m_colours << made;
        connect(made, &QToolButton::clicked, this, [this, colour] {
            keep();
            if (!m_highlight || !m_editing)
                return;
            Highlight after = *m_highlight;
            after.colour = colour;
            m_editing->change(*m_highlight, after);
            setHighlight(after);
        });
    }
    row->addStretch(1);
    row->addWidget(m_remove);
    m_note->setPlaceholderText(tr("A note of your own"));
    m_note->setAccessibleName(tr("Note"));
    m_note->setTabChangesFocus(true);
    m_note->setFixedHeight(QFontMetrics(typeFont(Type::Base)).lineSpacing() * 4 + space(4));
    m_note->installEventFilter(this);
    m_typed.setSingleShot(true);
    m_typed.setInterval(kNotePauseMs);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(space(2), space(2), space(2), space(2));
    column->setSpacing(space(1));
    column->addLayout(row);
    column->addWidget(m_note);
    connect(m_note, &QPlainTextEdit::textChanged, this, [this] {
        m_hasFailed = false;
        m_typed.start();
    });
    connect(&m_typed, &QTimer::timeout, this, &HighlightEditor::keep);
    connect(m_remove, &QToolButton::clicked, this, [this] {
        keep();
        if (m_highlight && m_editing)
            m_editing->remove({ *m_highlight });
    });
    drawColours();
    setHighlight({});
}

void HighlightEditor::setHighlight(const std::optional<Highlight> &highlight)
{
    const bool isSame = m_highlight && highlight && m_highlight->id == highlight->id;
    if (!isSame)
        keep();
    const bool isTyped = isSame && (m_note->document()->isModified() || m_note->hasFocus());
    m_highlight = highlight;
    setEnabled(highlight && highlight->id);
    for (int i = 0; i < m_colours.size(); ++i)
        m_colours[i]->setChecked(highlight && static_cast<int>(highlight->colour) == i);
    if (isTyped)
        return;
    m_note->setPlainText(highlight ? highlight->note : QString());
    m_typed.stop();
}

void HighlightEditor::editNote()
{
    m_note->setFocus(Qt::OtherFocusReason);
    m_note->moveCursor(QTextCursor::End);
}

void HighlightEditor::keep()
{
    m_typed.stop();
    if (!m_editing || !m_highlight || !m_highlight->id || !m_note->document()->isModified() || m_hasFailed)
        return;
    m_note->document()->setModified(false);
    Highlight after = *m_highlight;
    after.note = m_note->toPlainText();
    const Highlight before = *std::exchange(m_highlight, after);
    m_editing->change(before, after, [editor = QPointer(this), editing = m_editing, id = after.id, note = after.note] {
        if (!editor && editing) // its paper was closed: the words are not lost with it
            emit editing->said(tr("A note that could not be kept: “%1”").arg(note));
        if (!editor || !editor->m_highlight || editor->m_highlight->id != id)
            return;
        editor->m_note->document()->setModified(true);
        editor->m_hasFailed = true;
    });
}

bool HighlightEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_note && event->type() == QEvent::FocusOut)
        keep();
    return QWidget::eventFilter(watched, event);
}

void HighlightEditor::hideEvent(QHideEvent *event)
{
    keep();
    QWidget::hideEvent(event);
}

void HighlightEditor::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        drawColours();
}

void HighlightEditor::drawColours()
{
    for (int i = 0; i < m_colours.size(); ++i)
        m_colours[i]->setIcon(swatch(static_cast<HighlightColour>(i), colours(palette()).isDark));
}

} // namespace adduce
