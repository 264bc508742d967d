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
    /// Writes the note of a document, that was `before`.
    using Writer = std::function<void(DocumentId document, const QString &before, const QString &after)>;

    explicit NoteEditor(Writer write, QWidget *parent = nullptr);

    void setNote(DocumentId document, const QString &note); ///< what is being typed on the same document stays
    void keep();
    [[nodiscard]] bool isEmpty() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    Writer m_write;
    DocumentId m_document;
    QString m_note; ///< as kept
    QPlainTextEdit *m_text;
    QTimer m_typed;
};

} // namespace adduce
