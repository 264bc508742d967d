#pragma once
#include "core/highlights/highlight.h"
#include <QWidget>
#include <optional>

class QListView;
class QStackedWidget;
class QToolButton;

namespace adduce {

class HighlightEditing;
class HighlightEditor;
class HighlightListModel;
class PlainLabel;

/// A list of highlights, and below it what is changed of the current one.
class HighlightPane : public QWidget
{
    Q_OBJECT

public:
    /// `editing` outlives it.
    HighlightPane(HighlightEditing &editing, bool ofSeveralPapers, QWidget *parent = nullptr);

    /// `words`: what was looked for, to be marked. The current one stays so.
    void setHighlights(std::vector<Highlight> highlights, const QString &words = {});
    void offerAdopting(int marksOfFile); ///< that can be made highlights of the library; 0: none
    void setEmptyText(const QString &text); ///< in place of the list while it has no row
    void choose(HighlightId id); ///< makes it the current one, once it is in the list
    void editNote(HighlightId id); ///< of that one, once it is in the list
    void keep(); ///< what was typed
    [[nodiscard]] std::vector<Highlight> chosen() const; ///< what is selected
    [[nodiscard]] const std::vector<Highlight> &highlights() const;
    [[nodiscard]] QListView &list() { return *m_list; }

signals:
    void opened(const adduce::Highlight &highlight); ///< its page is wanted
    void adoptWanted();

private:
    void addActions();
    void showCurrent();
    void comeTo(); ///< what was to be chosen, when it is there
    void openCurrent();

    HighlightEditing &m_editing;
    HighlightListModel *m_model;
    QStackedWidget *m_stack;
    QListView *m_list;
    PlainLabel *m_empty;
    HighlightEditor *m_editor;
    QToolButton *m_adopt;
    std::optional<HighlightId> m_wanted; ///< to become the current one
    bool m_isNoteWanted = false; ///< of that one
};

} // namespace adduce
