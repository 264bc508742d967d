#pragma once
#include "core/base/error.h"
#include "core/base/ids.h"
#include <QTimer>
#include <QWidget>
#include <functional>

class QPlainTextEdit;

namespace adduce {

/// The user's own note on a document, Markdown. It is kept when it is left, or after a pause of typing.
class NoteEditor : public QWidget
{
    Q_OBJECT

public:
    using Kept = std::function<void()>;
    using NotKept = std::function<void(const Error &error)>;
    /// Writes the note of a document, that was `before`, and calls one of the two, at once or later.
    using Writer = std::function<void(
        DocumentId document, const QString &before, const QString &after, const Kept &kept, const NotKept &notKept)>;

    explicit NoteEditor(Writer write, QWidget *parent = nullptr);

    void setNote(DocumentId document, const QString &note); ///< what is being typed on the same document stays
    /// What was typed and not yet left. False while it is being written, or when it could not be: it stays in the field.
    bool keep();
    [[nodiscard]] bool isWriting() const { return m_isWriting; } ///< kept() or failed() follows

signals:
    void kept();
    void failed(const adduce::Error &error);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    Writer m_write;
    DocumentId m_document;
    QString m_note; ///< as kept, or on its way into the library
    bool m_isWriting = false;
    QPlainTextEdit *m_text;
    QTimer m_typed;
};

} // namespace adduce
