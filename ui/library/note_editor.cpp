#include "ui/library/note_editor.h"

#include "ui/common/widgets.h"
#include <QEvent>
#include <QPlainTextEdit>
#include <QPointer>
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
    if (document == m_document && (m_isWriting || m_text->hasFocus() || m_text->document()->isModified()))
        return;
    m_document = document;
    m_isWriting = false;
    m_note = note;
    m_text->setPlainText(note);
    m_typed.stop();
}

bool NoteEditor::keep()
{
    m_typed.stop();
    if (!m_document || !m_text->document()->isModified())
        return !m_isWriting;
    m_text->document()->setModified(false);
    m_isWriting = true;
    const QString before = std::exchange(m_note, m_text->toPlainText());
    const auto kept = [editor = QPointer(this), document = m_document, now = m_note] {
        if (!editor || document != editor->m_document || now != editor->m_note)
            return; // more was typed since
        editor->m_isWriting = false;
        emit editor->kept();
    };
    const auto notKept = [editor = QPointer(this), document = m_document, before](const Error &error) {
        if (!editor)
            return;
        if (document == editor->m_document) {
            editor->m_isWriting = false;
            editor->m_note = before;
            editor->m_text->document()->setModified(true); // for another try, when it is left again
        }
        emit editor->failed(error);
    };
    m_write(m_document, before, m_note, kept, notKept);
    return !m_isWriting && !m_text->document()->isModified();
}

bool NoteEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_text && event->type() == QEvent::FocusOut)
        keep();
    return QWidget::eventFilter(watched, event);
}

} // namespace adduce
