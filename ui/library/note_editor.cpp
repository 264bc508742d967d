#include "ui/library/note_editor.h"

#include "ui/common/widgets.h"
#include <QEvent>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace adduce {

constexpr int kNotePause = 3000; // ms of typing

NoteEditor::NoteEditor(Writer write, QWidget *parent)
    : QWidget(parent)
    , m_write(std::move(write))
    , m_text(new QPlainTextEdit)
{
    m_text->setPlaceholderText(tr("What you think of this paper"));
    m_text->setAccessibleName(tr("Notes"));
    m_text->installEventFilter(this);
    m_typed.setSingleShot(true);
    m_typed.setInterval(kNotePause);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, space(4), 0, 0);
    column->setSpacing(space(2));
    column->addWidget(m_text, 1);
    column->addWidget(hint(tr("Markdown. Your notes stay in the library, and are in no answer.")));
    connect(m_text, &QPlainTextEdit::textChanged, &m_typed, qOverload<>(&QTimer::start));
    connect(&m_typed, &QTimer::timeout, this, &NoteEditor::keep);
}

void NoteEditor::setNote(DocumentId document, const QString &note)
{
    const bool isTyped = document == m_document && m_text->toPlainText() != m_note;
    m_document = document;
    m_note = note;
    if (isTyped || m_text->toPlainText() == note)
        return;
    m_text->setPlainText(note);
    m_typed.stop();
}

void NoteEditor::keep()
{
    m_typed.stop();
    const QString now = m_text->toPlainText();
    if (!m_document || now == m_note)
        return;
    m_write(m_document, std::exchange(m_note, now), now);
}

bool NoteEditor::isEmpty() const
{
    return m_text->toPlainText().trimmed().isEmpty();
}

bool NoteEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_text && event->type() == QEvent::FocusOut)
        keep();
    return QWidget::eventFilter(watched, event);
}

} // namespace adduce
