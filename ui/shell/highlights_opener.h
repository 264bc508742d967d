#pragma once
#include "ui/common/file_writing.h"
#include "ui/highlights/highlight_editing.h"
#include "ui/highlights/highlights_window.h"

namespace adduce {

/// What changes the highlights of the library, and their window, made once it is asked for.
class HighlightsOpener : public QObject
{
    Q_OBJECT

public:
    HighlightsOpener(const Services &services, QUndoStack &undo, QWidget *window);

    void open();
    void reload(); ///< the library has changed
    void keep(); ///< what was typed
    void close();
    [[nodiscard]] HighlightEditing &editing() { return m_editing; }
    [[nodiscard]] FileWriting &writing() { return m_writing; }

signals:
    void opened(const adduce::Citation &citation, adduce::HighlightId highlight);

private:
    const Services &m_services;
    QWidget *m_parent;
    HighlightEditing m_editing;
    FileWriting m_writing;
    HighlightsWindow *m_window = nullptr;
};

} // namespace adduce
