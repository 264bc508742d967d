#pragma once
#include "core/highlights/highlight.h"
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
    explicit HighlightEditor(HighlightEditing &editing, QWidget *parent = nullptr); ///< `editing` outlives it

    /// The one that is edited; none, or one of the file: nothing can be. What is typed of the same one stays.
    void setHighlight(const std::optional<Highlight> &highlight);
    void editNote(); ///< takes the focus

protected:
    bool eventFilter(QObject *watched, QEvent *event) override; ///< of the note
    void hideEvent(QHideEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void keepNote();
    void drawColours();

    HighlightEditing &m_editing;
    std::optional<Highlight> m_highlight;
    QList<QToolButton *> m_colours;
    QToolButton *m_remove;
    QPlainTextEdit *m_note;
    QTimer m_typed;
};

} // namespace adduce
