#pragma once
#include "core/highlights/highlight.h"
#include <QPointer>
#include <QTimer>
#include <QWidget>
#include <optional>

class QPlainTextEdit;
class QToolButton;

namespace adduce {

class HighlightEditing;

/// Below a list of highlights: the colour of the current one, and the user's note on it. A note is kept when it is left, or after
/// a pause of typing.
class HighlightEditor : public QWidget
{
    Q_OBJECT

public:
    explicit HighlightEditor(HighlightEditing &editing, QWidget *parent = nullptr);

    /// The one that is edited; none, or one of the file: nothing can be. What is typed of the same one stays.
    void setHighlight(const std::optional<Highlight> &highlight);
    void editNote(); ///< takes the focus
    void keep(); ///< what was typed; what could not be kept is tried again once more is typed

protected:
    bool eventFilter(QObject *watched, QEvent *event) override; ///< of the note
    void hideEvent(QHideEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void drawColours();

    QPointer<HighlightEditing> m_editing; ///< it may go first when the window closes
    std::optional<Highlight> m_highlight;
    QList<QToolButton *> m_colours;
    QToolButton *m_remove;
    QPlainTextEdit *m_note;
    QTimer m_typed;
    bool m_hasFailed = false; ///< the note, as it is typed
};

} // namespace adduce
