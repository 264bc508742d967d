#pragma once
#include "core/answer/answer.h"
#include "core/base/error.h"
#include "core/highlights/highlight.h"
#include <QObject>
#include <functional>

class QUndoStack;

namespace adduce {

class Database;
class LibraryThread;

/// What a user changes of highlights. Each is a step that can be undone, done by the library's thread.
class HighlightEditing : public QObject
{
    Q_OBJECT

public:
    HighlightEditing(LibraryThread &library, QUndoStack &undo, QObject *parent = nullptr); ///< both outlive it

    /// Words that are highlighted already get the colour.
    void add(const Citation &quote, HighlightColour colour);
    void adopt(const std::vector<Highlight> &marksOfFile); ///< as highlights of the library; those that cannot be quoted are left
    void change(const Highlight &before, const Highlight &after); ///< its colour or its note
    void remove(const std::vector<Highlight> &highlights);

signals:
    void added(const adduce::Highlight &highlight);
    void changed(); ///< what lists and pages show
    void failed(const adduce::Error &error);

private:
    void perform(const QString &text, const std::function<HighlightChange(Database &)> &plan, bool isNew = false);

    LibraryThread &m_library;
    QUndoStack &m_undo;
};

} // namespace adduce
